"""Random games, and random moments of them."""

import random

from terra_widgets.games.contract import Chance

from .tables import game_of

HELPFUL = 0.6  # how often a walk gives rather than not: those that never give end at once


def mix(number):
    """A game and its seed; all numbers of players, with teams and without, in turn."""
    players = 3 + number % 4
    return game_of(players, teams=players % 2 == 0 and number % 3 == 0), number


def pick(moves, luck):
    """A random move, mostly one that helps, so that games last."""
    count = len(moves)
    if count > 1 and luck.random() < HELPFUL:
        count -= 1
    return moves[int(luck.random() * count)]


def states(game, seed):
    """Every state of a random game with the move that comes next; the last with None."""
    luck = random.Random(seed)
    state = game.setup(Chance(seed))
    while moves := game.legal_moves(state):
        move = pick(moves, luck)
        yield state, move
        state = game.step(state, move)
    yield state, None


def moments(count, seed=0):
    """Random states of random games, with their game."""
    luck = random.Random(seed)
    for number in range(count):
        game, seed = mix(number + 1000)
        walked = [state for state, _ in states(game, seed)]
        yield game, luck.choice(walked)
