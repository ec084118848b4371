"""OpenSpiel's `chess`: compiled C++, random games played from Python.

A decision is: `legal_actions`, choice, `apply_action`. It keeps its history, so `undo_action` can
take each move back: the plain figure is one with undo. `child`, which clones the state first as our
`step` does, is slower. The end is known by the empty list of actions, which spares one call.
"""

from __future__ import annotations

import random

import pyspiel

NAME = "OpenSpiel chess, compiled"
PACKAGE = "open_spiel"

GAME = pyspiel.load_game("chess")


def play(rng: random.Random, games: int) -> int:
    """`apply_action`, which changes the state."""
    choose = rng.random
    decisions = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while actions := state.legal_actions():
            state.apply_action(actions[int(choose() * len(actions))])
            decisions += 1
    return decisions


def play_children(rng: random.Random, games: int) -> int:
    """`child`, which gives a new state."""
    choose = rng.random
    decisions = 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while actions := state.legal_actions():
            state = state.child(actions[int(choose() * len(actions))])
            decisions += 1
    return decisions


WAYS = {"apply_action (undo)": play, "child (undo)": play_children}
