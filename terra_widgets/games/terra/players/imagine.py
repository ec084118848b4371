"""A whole table as it might be behind what one player sees."""

from __future__ import annotations

from terra_widgets.games.contract import Chance
from terra_widgets.games.players.deciding import Draw, shuffled
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.state import (
    CHANCE, CRISIS_COLOUR, GONE, HANDS, HOARDS, IMPENDING, KINDS, LAID, LUCK, NONE, OPEN, PACKED, PILE,
    PLAYED, SOLVED, State, pack, size, some_combinations, unpack,
)  # fmt: skip


def imagine(game: Terra, view: State, draw: Draw) -> State:
    """Deal what the view hides, at random, from the cards that it shows nowhere."""
    s = view[:]
    hidden = pack(game.solutions) - s[GONE] - pack(kind for kind in s[PLAYED] if kind != NONE)
    hidden -= sum(pack(laid) for laid in s[LAID]) + sum(hand for hand in s[HANDS] if hand >= 0)
    hidden -= sum(PACKED[i] for held in s[HOARDS] for i in held if i != NONE)
    unknown = sum(held.count(NONE) for held in s[HOARDS])
    found = some_combinations(hidden, unknown, lambda able: shuffled(able, draw))
    if found is not None:
        hidden -= sum(PACKED[i] for i in found)
        taken = iter(found)
        s[HOARDS] = tuple(tuple(next(taken) if i == NONE else i for i in held) for held in s[HOARDS])
    cards = shuffled(list(unpack(hidden)), draw)
    if found is None:  # too rare to search for: any cards lie there, and count nothing
        del cards[: 3 * unknown]
    s[HANDS] = tuple(
        hand if hand >= 0 else pack([cards.pop() for _ in range(size(hand))]) for hand in s[HANDS]
    )
    seen = {*s[OPEN], *s[SOLVED], s[IMPENDING]}
    crises = [KINDS + crisis for crisis in range(len(CRISIS_COLOUR)) if crisis not in seen]
    s[PILE] = tuple(shuffled([*cards, *crises], draw))
    s[CHANCE], s[LUCK] = Chance(0), ()
    return s
