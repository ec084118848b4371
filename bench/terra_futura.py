"""Terra Futura, this kit's: four players, the built-in deck, the usual options.

`step` gives a new state and leaves the old one as it was, so each decision measured here could be
taken back: that is the undo.
"""

from __future__ import annotations

import random

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules import TerraFutura

NAME = "Terra Futura"
PACKAGE = "terra-widgets"

GAME = TerraFutura(players=4)


def play(rng: random.Random, games: int) -> int:
    """Set up, then legal moves, choice and step until no move is left."""
    choose = rng.random
    legal_moves, step = GAME.legal_moves, GAME.step
    decisions = 0
    for _ in range(games):
        state = GAME.setup(Chance(rng.getrandbits(32)))
        while moves := legal_moves(state):
            state = step(state, moves[int(choose() * len(moves))])
            decisions += 1
    return decisions


def play_kept(rng: random.Random, games: int) -> int:
    """The same, and every state of the game is kept to its end, as a table with undo would."""
    choose = rng.random
    legal_moves, step = GAME.legal_moves, GAME.step
    decisions = 0
    for _ in range(games):
        state = GAME.setup(Chance(rng.getrandbits(32)))
        states = [state]
        while moves := legal_moves(state):
            state = step(state, moves[int(choose() * len(moves))])
            states.append(state)
        decisions += len(states) - 1
    return decisions


WAYS = {"step": play, "step, all states kept": play_kept}
