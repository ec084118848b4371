"""catanatron: Catan of four players, in Python.

The playable actions are made inside `execute`, at its end, so a decision is: take them, choose,
execute. Checking once more that the chosen action is among them is left out, which its API allows,
and our choice is quicker than its RandomPlayer. Sharing one map between games gains nothing.
It has no undo but a copy of the game.
"""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

NAME = "catanatron"
PACKAGE = "catanatron"


def play(rng: random.Random, games: int) -> int:
    """`Game.execute` without its check, until somebody has won or the turns are used up."""
    choose = rng.random
    decisions = 0
    for _ in range(games):
        game = _new(rng)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            game.execute(actions[int(choose() * len(actions))], validate_action=False)
            decisions += 1
    return decisions


def play_itself(rng: random.Random, games: int) -> int:
    """Its own loop with its own random players."""
    decisions = 0
    for _ in range(games):
        game = _new(rng)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def play_copies(rng: random.Random, games: int) -> int:
    """With undo: each action is carried out on a copy."""
    choose = rng.random
    decisions = 0
    for _ in range(games):
        game = _new(rng)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            game = game.copy()
            game.execute(actions[int(choose() * len(actions))], validate_action=False)
            decisions += 1
    return decisions


def _new(rng: random.Random) -> Game:
    # It seeds Python's global generator, and takes 0 for no seed at all.
    return Game([RandomPlayer(color) for color in Color], seed=rng.getrandbits(32) + 1)


WAYS = {"execute": play, "Game.play": play_itself, "execute on a copy (undo)": play_copies}
