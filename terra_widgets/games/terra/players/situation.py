"""How things stand in a game of Terra, as far as the deciding player can see: what characters weigh up."""

from __future__ import annotations

from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.numbers import LIMITS
from terra_widgets.games.terra.rules.state import (
    BY_COLOUR, BY_REGION, CRISIS_COLOUR, CRISIS_REGION, FIELD, GUARD, HANDS, IMPENDING, IN_ALL, LAID, NONE,
    OF_COLOUR, OPEN, PACKED, PLAYED, SHIFT, SOLVED, VALUE_OF, WHO, WORTH, State,
)  # fmt: skip
from terra_widgets.games.terra.rules.turn import limit_reached


def cards_of(s: State, colour: int) -> list[int]:
    """The kinds of a colour in the hand of who decides, the lowest first."""
    hand = s[HANDS][s[WHO]]
    return [kind for kind in OF_COLOUR[colour] if hand >> SHIFT[kind] & FIELD]


def needed(game: Terra, s: State) -> int:
    """What the crisis before the player still needs."""
    return int(game.threats[s[IMPENDING]] - sum(VALUE_OF[kind] for kind in s[PLAYED] if kind != NONE))


def yet_to_play(game: Terra, s: State) -> int:
    """How many are asked after the player who decides."""
    return game.players - 1 - len(s[PLAYED])


def would_lose(s: State) -> bool:
    """TR-50: whether the world is lost if the crisis before the player breaks out."""
    return limit_reached((*s[OPEN], s[IMPENDING])) != NONE


def on_the_brink(s: State, more: int) -> bool:
    """Whether so many further crises could be too many: in all, of a colour, or in a region."""
    crises = s[OPEN]
    if len(crises) + more >= LIMITS[IN_ALL]:
        return True
    coming = [c for c in range(len(CRISIS_COLOUR)) if c not in crises and c not in s[SOLVED]]
    for limit, of in ((LIMITS[BY_COLOUR], CRISIS_COLOUR), (LIMITS[BY_REGION], CRISIS_REGION)):
        lying = [of[crisis] for crisis in crises]
        for group in set(lying):
            lack = limit - lying.count(group)
            if lack <= more and sum(of[crisis] == group for crisis in coming) >= lack:
                return True
    return False


def danger(s: State, crisis: int) -> int:
    """How much solving a crisis takes from the danger: the nearer its limits, the more."""
    crises: tuple[int, ...] = s[OPEN]
    regions = [CRISIS_REGION[c] for c in crises].count(CRISIS_REGION[crisis])
    colours = [CRISIS_COLOUR[c] for c in crises].count(CRISIS_COLOUR[crisis])
    return 3 * regions + 2 * colours


def rest_of(game: Terra, s: State, crisis: int) -> int:
    """What a full-blown crisis still needs."""
    laid: tuple[int, ...] = s[LAID][s[OPEN].index(crisis)]
    return game.threats[crisis] - sum(VALUE_OF[kind] for kind in laid)


def best_combination(hand: int) -> int:
    """The combination of a hand that is worth most, or NONE."""
    best, most, guarded = NONE, 0, hand | GUARD
    for i, cards in enumerate(PACKED):
        if WORTH[i] > most and (guarded - cards) & GUARD == GUARD:
            best, most = i, WORTH[i]
    return best
