"""Games at random through the engine."""

import random
from bisect import bisect
from itertools import accumulate

from terra_widgets.games.terrabilis.rules.moves import BORROW, REPAY
from terra_widgets.games.terrabilis.rules.state import OWE, PHASE

from .tables import game_of

EARLIER = {"loans": "automatic", "talks": "three"}
OPTIONS = ({}, {"goal": 4}, {"goal": 6, "years": 8}, {"sandbox": True}, {"goal": 1}, EARLIER)
DECKS = ("small", "terrabilis")
LOANS = {BORROW, REPAY}
TALK = {"trade": 3, "join": 4, "offer": 3, "agree": 3, "refuse": 2, "install": 6}


def games(number):
    """An endless mix of games: two to four players, decks and options in turn."""
    luck = random.Random(number)
    while True:
        yield game_of(luck.choice((2, 3, 4)), luck.choice(DECKS), **luck.choice(OPTIONS)), luck


def pick(game, state, moves, luck):
    """A move: loans seldom, since they end games soon; trade and building often, so that much happens."""
    few = [move for move in moves if move not in LOANS]
    if few and luck.random() < 0.93:
        moves = few
    if len(moves) == 1:
        return moves[0]
    verbs = game.cards.moves.verbs
    if state[PHASE] == OWE:
        return moves[luck.random() < 0.3]
    sums = list(accumulate([TALK.get(verbs[move], 1) for move in moves]))
    return moves[bisect(sums, luck.random() * sums[-1])]
