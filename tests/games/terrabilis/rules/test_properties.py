"""What always holds, step by step, over ten thousand random games.

After every step: each counter is in a country, on the zone or out of the game, and moved only as the log
says (TB-I1); each card is in one place (TB-I2); no stock is below zero, the zone holds no more than it
has places, a country is out exactly when a counter ran out, and one player decides among different
moves. States that were kept look as they did when they were new (TB-I3). Every game ends (TB-I4).
"""

import random

import pytest
from lanes import first_quick

from terra_widgets.games.contract import Chance

from .invariants import play_on
from .tables import game_of
from .walks import DECKS, OPTIONS, pick

CHUNKS = 50
GAMES = 200  # 10,000 in all


@pytest.mark.parametrize("chunk", first_quick(range(CHUNKS)))
def test_tbi1_tbi2_tbi3_tbi4_in_random_games(chunk):
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        deck, options = DECKS[number % 8 == 0], OPTIONS[number // 3 % len(OPTIONS)]
        game = game_of(2 + number % 3, deck, **options)
        state = play_on(game, game.setup(Chance(number)), pick, random.Random(number))
        assert game.outcome(state) is not None
