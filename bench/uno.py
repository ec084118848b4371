"""rlcard: Uno, in Python.

`step` returns what the next player sees, the legal actions among it, so a decision is: take them,
choose, step. Its documented entrance, the environment, also encodes what is seen as an array for
learning; the game below it does not, and is what we compare with. One could go lower still, past
the game's own `step` to the round inside, which tells nobody anything: shown, not compared.
Two players is what rlcard plays; with four the figures differ by about 1 %.
Its undo copies everything deeply before each step.
"""

from __future__ import annotations

import random

import numpy as np
import rlcard
from rlcard.games.uno import Game

NAME = "rlcard uno"
PACKAGE = "rlcard"


def play(rng: random.Random, games: int) -> int:
    """`Game.step`, without the environment around it."""
    return _steps(_new(rng), rng, games)


def play_environment(rng: random.Random, games: int) -> int:
    """The environment's `step` with the game's own names of actions, its quicker form."""
    choose = rng.random
    environment = rlcard.make("uno", config={"seed": rng.getrandbits(31)})
    decisions = 0
    for _ in range(games):
        seen, _player = environment.reset()
        while not environment.is_over():
            actions = seen["raw_legal_actions"]
            seen, _player = environment.step(actions[int(choose() * len(actions))], raw_action=True)
            decisions += 1
    return decisions


def play_rounds(rng: random.Random, games: int) -> int:
    """The round inside the game, called by hand: no player is told what there is to see."""
    choose = rng.random
    game = _new(rng)
    decisions = 0
    for _ in range(games):
        game.init_game()
        inside, players = game.round, game.players
        while not inside.is_over:
            actions = inside.get_legal_actions(players, inside.current_player)
            inside.proceed_round(players, actions[int(choose() * len(actions))])
            decisions += 1
    return decisions


def play_undo(rng: random.Random, games: int) -> int:
    """`Game.step` with `step_back` allowed."""
    return _steps(_new(rng, allow_step_back=True), rng, games)


def _steps(game: Game, rng: random.Random, games: int) -> int:
    choose = rng.random
    decisions = 0
    for _ in range(games):
        seen, _player = game.init_game()
        while not game.is_over():
            actions = seen["legal_actions"]
            seen, _player = game.step(actions[int(choose() * len(actions))])
            decisions += 1
    return decisions


def _new(rng: random.Random, *, allow_step_back: bool = False) -> Game:
    game = Game(allow_step_back=allow_step_back)
    game.np_random = np.random.RandomState(rng.getrandbits(32))
    return game


WAYS = {
    "Game.step": play,
    "environment": play_environment,
    "round by hand": play_rounds,
    "Game.step (undo)": play_undo,
}
