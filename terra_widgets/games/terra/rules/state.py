"""How a state of Terra is laid out: one flat list of small numbers and tuples.

Nothing in it is changed in place once a step is done; a step copies the list. Solution cards of one colour
and value are all alike, so a card is the number of its kind: colour times six, plus its value less one. A
hand is one whole number with five bits a kind, so that counting, taking and comparing are one operation
each; the top bit of every kind stays free as GUARD, and `(hand | GUARD) - cards` keeps all guards exactly
when the hand holds the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from typing import Any

from terra_widgets.games.terra.deck import COLOURS, CRISES, REGIONS, VALUES
from terra_widgets.games.terra.rules.numbers import COMBINATION

State = list[Any]

# The decisions, in the order in which a turn meets them.
DRAW, GIVE, ACT, DISCARD, OVER = range(5)
DECISIONS = ("draw", "give", "act", "discard", "over")

# Fields of a state.
PHASE = 0  # which decision is asked for
TURN = 1  # whose turn it is
WHO = 2  # who decides
ROUND = 3  # from 1
PILE = 4  # the draw pile, its top card last; a crisis is its number plus KINDS
IMPENDING = 5  # the crisis that lies before the player, or NONE
PLAYED = 6  # what each player has played on it, in the order of asking: a card, or NONE for none
OPEN = 7  # full-blown crises, the oldest first
LAID = 8  # the cards on each of them, in the order of playing
HELPED = 9  # the crises that this turn's player has played on, as bits; solved ones too
LOST = 10  # which limit the world has run into, or NONE
GONE = 11  # solution cards that are discarded, packed as a hand
SOLVED = 12  # crises that were solved, in that order
LUCK = 13  # every outcome of chance so far
CHANCE = 14  # where further outcomes come from
HANDS = 15  # one packed hand per player; below zero when it is hidden: -1 for none, -2 for one card ...
POINTS = 16  # on the score track
HOARDS = 17  # for each player the numbers of the combinations that lie face down; NONE for unknown ones
GIVEN = 18  # for each player how many cards they have played on crises
FIELDS = 19

NONE = -1
KINDS = len(COLOURS) * VALUES

# TR-50: the limits.
BY_REGION, BY_COLOUR, IN_ALL = range(3)
LIMIT_NAMES = ("region", "colour", "all")

WIDTH = 5
FIELD = (1 << WIDTH) - 1
SHIFT = tuple(WIDTH * kind for kind in range(KINDS))
UNIT = tuple(1 << shift for shift in SHIFT)
GUARD = sum(1 << (shift + WIDTH - 1) for shift in SHIFT)
BITS = tuple(sum(1 << (shift + weight) for shift in SHIFT) for weight in range(WIDTH))  # by what they count

COLOUR_OF = tuple(kind // VALUES for kind in range(KINDS))
VALUE_OF = tuple(kind % VALUES + 1 for kind in range(KINDS))
OF_COLOUR = tuple(tuple(range(c * VALUES, (c + 1) * VALUES)) for c in range(len(COLOURS)))
CARD_NAMES = tuple(f"{COLOURS[COLOUR_OF[kind]][0].upper()}{VALUE_OF[kind]}" for kind in range(KINDS))
CARD_NUMBERS = {name: kind for kind, name in enumerate(CARD_NAMES)}

CRISIS_COLOUR = tuple(crisis // len(REGIONS) for crisis in range(CRISES))
CRISIS_REGION = tuple(crisis % len(REGIONS) for crisis in range(CRISES))
CRISIS_NAMES = tuple(f"{COLOURS[CRISIS_COLOUR[c]]} {REGIONS[CRISIS_REGION[c]]}" for c in range(CRISES))
CRISIS_NUMBERS = {name: crisis for crisis, name in enumerate(CRISIS_NAMES)}


def pack(cards: Iterable[int]) -> int:
    """Cards as one number."""
    return sum(UNIT[kind] for kind in cards)


def unpack(packed: int) -> Iterator[int]:
    """The cards in a packed number, by colour and value."""
    for kind, shift in enumerate(SHIFT):
        for _ in range(packed >> shift & FIELD):
            yield kind


def size(packed: int) -> int:
    """How many cards there are; also of a hand that is not to be known.

    >>> size(pack([3, 3, 17])), size(-1 - 4)
    (3, 4)
    """
    if packed < 0:
        return -1 - packed
    return sum([(packed & bits).bit_count() << weight for weight, bits in enumerate(BITS)])


def holds(packed: int, cards: int) -> bool:
    """Whether all of these cards are there."""
    return ((packed | GUARD) - cards) & GUARD == GUARD


def _combinations() -> Iterator[tuple[int, ...]]:
    """TR-32: three of a kind, three of a value, and straights of one colour or of all three."""
    colours, lowest = range(len(COLOURS)), range(VALUES - COMBINATION + 1)
    yield from ((kind,) * COMBINATION for kind in range(KINDS))
    yield from (
        tuple(c * VALUES + v for c in some)
        for v in range(VALUES)
        for some in combinations(colours, COMBINATION)
    )
    yield from (tuple(c * VALUES + v + i for i in range(COMBINATION)) for c in colours for v in lowest)
    yield from (
        tuple(c * VALUES + v + i for i, c in enumerate(order))
        for v in lowest
        for order in permutations(colours, COMBINATION)
    )


COMBINATIONS = tuple(_combinations())
PACKED = tuple(map(pack, COMBINATIONS))
WORTH = tuple(sum(VALUE_OF[kind] for kind in cards) for cards in COMBINATIONS)
COMBINATION_NAMES = tuple(" ".join(CARD_NAMES[kind] for kind in cards) for cards in COMBINATIONS)
MOST_TRIES = 500


def some_combinations(cards: int, count: int, shuffled: Callable[[list[int]], list[int]]) -> list[int] | None:
    """So many combinations that these cards hold together, at random; None when none are found.

    >>> len(some_combinations(pack([0, 0, 0, 1, 2]), 1, sorted)), some_combinations(pack([0, 0]), 1, sorted)
    (1, None)
    """
    ways: list[list[int]] = []  # for each combination taken: what may be taken in its place
    taken: list[int] = []
    for _ in range(MOST_TRIES):
        if len(taken) == count:
            return taken
        ways.append(shuffled([i for i, three in enumerate(PACKED) if holds(cards, three)]))
        while ways and not ways[-1]:
            ways.pop()
            if not taken:
                return None
            cards += PACKED[taken.pop()]
        taken.append(ways[-1].pop())
        cards -= PACKED[taken[-1]]
    return None
