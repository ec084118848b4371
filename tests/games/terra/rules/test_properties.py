"""What always holds, step by step, over ten thousand random games.

After every step: all 90 + 18 cards are somewhere, each once; the world is lost exactly when three crises
are full-blown in a region, four of a colour or seven in all, and then at once; no crisis lies there that
is solved; hands keep their limit; points come with a solved crisis only; one player decides, has a move,
and each move once; nothing that was is changed afterwards.
"""

import random

import pytest
from lanes import first_quick

from terra_widgets.games.contract import Chance

from .invariants import play_on
from .walks import mix, pick

CHUNKS = 40
GAMES = 250  # in each chunk: 10,000 in all


@pytest.mark.parametrize("chunk", first_quick(range(CHUNKS)))
def test_tr2_tr3_tr31_tr40_tr50_in_random_games(chunk):
    saved = 0
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        game, seed = mix(number)
        luck = random.Random(seed)
        state = play_on(game, game.setup(Chance(seed)), pick, luck)
        outcome = game.outcome(state)
        saved += bool(outcome.winners)
        for lines, points in zip(outcome.counts, outcome.points, strict=True):
            assert sum(line.points for line in lines) == points
    assert 0 < saved < GAMES  # both ends occur
