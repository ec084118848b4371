"""What always holds, step by step, over ten thousand random games.

After every step: the totals that a territory keeps are those of its places; no card has more cubes than
spaces + 1; resources and cubes changed exactly by what the move says, in the territory it says (TF-I2,
TF-I4); with a limited supply nothing came out of nothing; no card is lost or doubled; one player decides,
has a move as long as the game goes on, and each move once. At the end of a game: TF-I1, and the states
that were kept (one of every forty) look as they did when they were new (TF-I3). Half of the games end no
activations while there is something else to do.
"""

import random

import pytest
from lanes import first_quick

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules.state import OVER, PHASE

from .invariants import play_on
from .tables import game_of
from .walks import DECKS, OPTIONS

CHUNKS = 50
GAMES = 200  # of two to five players in each chunk: 10,000 in all
ALONE = 6


def mix(chunk):
    """The games of a chunk: players, decks and options in turn, so that every mix occurs."""
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        players, rest = 2 + number % 4, number // 4
        yield game_of(players, DECKS[rest % 2], **OPTIONS[rest // 2 % len(OPTIONS)]), number
    for number in range(chunk * ALONE, (chunk + 1) * ALONE):
        yield game_of(1, DECKS[number % 2], **OPTIONS[number // 2 % len(OPTIONS)]), -1 - number


@pytest.mark.parametrize("chunk", first_quick(range(CHUNKS)))
def test_tfi1_tfi2_tfi3_tfi4_in_random_games(chunk):
    for game, number in mix(chunk):
        luck, eager = random.Random(number).random, not number // 100 % 2
        assert play_on(game, game.setup(Chance(number)), luck, eager)[PHASE] == OVER
