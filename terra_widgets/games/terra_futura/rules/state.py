"""How a state of Terra Futura is laid out: flat lists of small numbers and tuples.

A state is a list: the fields below, then one territory per player, each a list of its own. Nothing in
them is changed in place once a step is done; a step copies the one or two lists it changes.

Resources are packed into one whole number, thirteen bits a kind, so that adding, paying and comparing
all seven kinds is one operation each. A raw material counts twice: in its colour and in RAW_FIELD,
the sum over the colours, which makes "any raw" one more kind to compare. The top bit of every kind
stays free as GUARD: `(owned | GUARD) - cost` keeps all guards exactly when nothing falls short.
"""

from __future__ import annotations

from typing import Any

from terra_widgets.games.terra_futura.deck import KINDS

State = list[Any]
Territory = list[Any]

# The decisions, in the order in which a game meets them.
MARKET, PLACE, ACTIVATE, COPY, PAY, CHOOSE, POLLUTE, MOVE, REWARD, CLEAN, PATTERN, SCORE, OVER = range(13)
DECISIONS = (
    "market", "place", "activate", "copy", "pay", "choose", "pollute",
    "move", "reward", "clean", "pattern", "score", "over",
)  # fmt: skip

# Fields of a state.
PHASE = 0  # which decision is asked for
TURN = 1  # whose turn it is
WHO = 2  # who decides: mostly the same player
FIRST = 3  # who began
FINAL = 4  # 1 once the final activations have begun
DISCARDED = 5  # 1 when a row's last card was discarded this turn
HAND = 6  # the card to be placed, or NONE
PENDING = 7  # places left to activate, in frame order, one entry per activation
AT = 8  # the acting card's place, or NONE
EFFECT = 9  # the effect under way, or NONE
NEED = 10  # still to be paid
PAID = 11  # paid so far in this effect
DONE = 12  # choices made, cubes put down or cubes moved so far in this decision
COPIED = 13  # (owner, place, number of the effect) of a copied card, or None
LUCK = 14  # every outcome of chance so far
CHANCE = 15  # where further outcomes come from
ROW = 16  # two rows, the last card first
DECK = 18  # two decks, the top card last
PILE = 20  # two discard piles, the oldest card first
LANDS = 22  # the territories

# Fields of a territory: the 25 places of the frame, then the rest. A place is one number: how many more
# cubes its card can take, in units of ONE_ROOM, plus the resources on the card. A place below ONE_ROOM
# is inactive, or empty.
OWNED = 25  # resources on active cards
SPACE = 26  # room for cubes on all cards
CUBES = 27  # cubes on all cards
CARDS = 28  # which card lies on each of the 25 places, or NONE
CELLS = 29  # occupied places in the order of placement
OFFERS = 30  # those of them whose card has an effect that others may copy
MASK = 31  # all occupied places as bits
HELD = 32  # the two scoring cards
CHOSEN_PATTERN = 33  # 0 or 1 once chosen, else NONE
CHOSEN_SET = 34

NONE = -1
CENTRE = 12  # c3, where every starting card lies

WIDTH = 13
FIELD = (1 << (WIDTH - 1)) - 1
RAWS = 3
MONEY = 6
RAW_FIELD = 7 * WIDTH
SHIFT = tuple(k * WIDTH for k in range(7))
UNIT = tuple((1 << s) + ((1 << RAW_FIELD) if k < RAWS else 0) for k, s in enumerate(SHIFT))
ANY_RAW = 1 << RAW_FIELD
ROOM = RAW_FIELD + WIDTH
ONE_ROOM = 1 << ROOM
RESOURCES = ONE_ROOM - 1
GUARD = sum(1 << (k * WIDTH + WIDTH - 1) for k in range(8))

PLACES = 25
NO_PLACES = (0,) * PLACES
NO_CARDS = [NONE] * PLACES
CELL_NAMES = tuple(column + row for row in "12345" for column in "abcde")
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}


def pack(counts: tuple[int, ...] | list[int], any_raw: int = 0) -> int:
    """Counts of the seven kinds, and of "any raw", as one number."""
    return sum(n * unit for n, unit in zip(counts, UNIT, strict=True)) + any_raw * ANY_RAW


def unpack(packed: int) -> tuple[int, ...]:
    """The counts of the seven kinds."""
    return tuple([packed >> s & FIELD for s in SHIFT])  # a list first: twice as quick


def counts(packed: int) -> dict[str, int]:
    """The kinds that are there, with their names.

    >>> counts(pack([0, 2, 0, 0, 0, 0, 1]))
    {'red': 2, 'money': 1}
    """
    if not packed & RESOURCES:  # most cards of most positions
        return {}
    return {kind: n for kind, n in zip(KINDS, unpack(packed), strict=True) if n}


def new_territory() -> Territory:
    """A territory without cards."""
    return [*NO_PLACES, 0, 0, 0, NO_CARDS, (), (), 0, (NONE, NONE), NONE, NONE]
