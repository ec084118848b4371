"""Games at random through the engine."""

import random

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules.moves import END
from terra_widgets.games.terra_futura.rules.state import ACTIVATE, OVER, PHASE

from .tables import game_of

OPTIONS = (
    {},
    {"limited_supply": True},
    {"adjacent_placement": False},
    {"edition": "first", "limited_supply": True},
    {"adjacent_placement": False, "limited_supply": True, "sandbox": True},
    {"edition": "first", "adjacent_placement": False},
    {"late_reshuffle": True},
)
DECKS = ("small", "terra_futura")


def games(number):
    """An endless mix of games: two to five players, now and then one; decks and options in turn."""
    luck = random.Random(number)
    while True:
        players = luck.choice((2, 2, 3, 3, 4, 4, 5, 5, 1))
        yield game_of(players, luck.choice(DECKS), **luck.choice(OPTIONS)), luck


def moves_of(game, state, luck):
    """The legal moves; mostly without `end`, so that much happens."""
    moves = game.legal_moves(state)
    if len(moves) > 1 and moves[-1] == END and luck.random() < 0.8:
        return moves[:-1]
    return moves


def states_at_every_decision(number, of_each):
    """States out of random games, so many at each decision."""
    wanted = dict.fromkeys(range(OVER + 1), of_each)
    for game, luck in games(number):
        state = game.setup(Chance(luck.randrange(10**6)))
        while True:
            phase = state[PHASE]
            if (wanted.get(phase) and luck.random() < 0.2) or (phase > ACTIVATE and wanted.get(phase)):
                wanted[phase] -= 1
                yield game, state
            if phase == OVER:
                break
            state = game.step(state, luck.choice(moves_of(game, state, luck)))
        if not any(wanted.values()):
            return
