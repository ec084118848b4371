"""OpenSpiel's `python_kuhn_poker`: two players, three cards, at most three decisions, in Python.

A decision is: `legal_actions`, choice, `apply_action`. The two cards dealt are chance nodes, drawn
but not counted; dealing takes about half the time of so short a game, and the decisions alone would
come to twice the figure. Naming the player spares `legal_actions` a call back into Python.
Undo is `child`, which clones the state first.
"""

from __future__ import annotations

import random

import pyspiel
from open_spiel.python.games import kuhn_poker

NAME = "OpenSpiel python_kuhn_poker"
PACKAGE = "open_spiel"

GAME: kuhn_poker.KuhnPokerGame = pyspiel.load_game("python_kuhn_poker")
CHANCE = pyspiel.PlayerId.CHANCE


def play(rng: random.Random, games: int) -> int:
    """`apply_action`, which changes the state."""
    choose = rng.random
    decisions = 0
    for _ in range(games):
        state = _dealt(rng)
        while not state.is_terminal():
            actions = state.legal_actions(state.current_player())
            state.apply_action(actions[int(choose() * len(actions))])
            decisions += 1
    return decisions


def play_children(rng: random.Random, games: int) -> int:
    """With undo: `child` gives a new state."""
    choose = rng.random
    decisions = 0
    for _ in range(games):
        state = _dealt(rng)
        while not state.is_terminal():
            actions = state.legal_actions(state.current_player())
            state = state.child(actions[int(choose() * len(actions))])
            decisions += 1
    return decisions


def _dealt(rng: random.Random) -> kuhn_poker.KuhnPokerState:
    state = GAME.new_initial_state()
    while state.current_player() is CHANCE:
        # All cards left are equally likely, as `chance_outcomes` says.
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
    return state


WAYS = {"apply_action": play, "child (undo)": play_children}
