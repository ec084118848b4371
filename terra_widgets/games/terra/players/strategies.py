"""Ways to play Terra: each gives a move for a state, and the reason for it in one word.

They look at nothing but what the deciding player may know, so they serve as players and, inside the
thinker, as a picture of what others will do.
"""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.terra.players.situation import (
    best_combination, cards_of, danger, needed, on_the_brink, rest_of, would_lose, yet_to_play,
)  # fmt: skip
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.deck import VALUES
from terra_widgets.games.terra.rules.numbers import HAND_LIMIT, LAST_POINTS
from terra_widgets.games.terra.rules.state import (
    ACT, CRISIS_COLOUR, DRAW, GIVE, GIVEN, HANDS, HELPED, IMPENDING, NONE, OPEN, PHASE, TURN, UNIT, VALUE_OF,
    WHO, WORTH, State, size, unpack,
)  # fmt: skip
from terra_widgets.games.terra.rules.moves import (
    DISCARD_CARD,
    DRAW_CARD,
    END,
    GIVE_CARD,
    HOARD,
    PASS,
    help_move,
)

Choice = tuple[int, str]
Strategy = Callable[[Terra, State], Choice]

HOPE = 3.2  # what a helper expects of each player who is asked later
RESERVE = 4  # cards that a helper keeps for crises to come, while there is no danger
TICKET = 0.5  # what a point of a card counts that is only played so that hoarding is allowed


def helper(game: Terra, s: State) -> Choice:
    """Always contributes, as long as it can do any good."""
    if s[PHASE] == GIVE:
        return help_in_time(game, s)
    return help_later(game, s) if s[PHASE] == ACT else without_choice(s)


def hoarder(game: Terra, s: State) -> Choice:
    """Leaves crises to the others, unless all is lost otherwise; plays a card where that lets it hoard."""
    if s[PHASE] == GIVE:
        return leave_it(game, s)
    return hoard_most(game, s) if s[PHASE] == ACT else without_choice(s)


def reciprocal(game: Terra, s: State) -> Choice:
    """Helps as long as it has not given more than the others have on average; begins with giving."""
    others = [given for player, given in enumerate(s[GIVEN]) if player != s[WHO]]
    fair = s[GIVEN][s[WHO]] * len(others) <= sum(others) + len(others)
    move, why = (helper if fair else hoarder)(game, s)
    if s[PHASE] in {GIVE, ACT} and why in {"best", "later", "leave", "wait"}:
        why = "repay" if fair else "withhold"
    return move, why


def prudent(game: Terra, s: State) -> Choice:
    """Looks after itself, and after the world where that is in danger: what the thinker expects to play."""
    if s[PHASE] == GIVE:
        solves = any(
            VALUE_OF[kind] >= needed(game, s) > 0 for kind in cards_of(s, CRISIS_COLOUR[s[IMPENDING]])
        )
        careful = solves or would_lose(s) or on_the_brink(s, 2)
        return help_in_time(game, s) if careful else leave_it(game, s)
    if s[PHASE] == ACT:
        move, why = hoard_most(game, s)
        return help_later(game, s) if move == END and not s[HELPED] else (move, why)
    return without_choice(s)


def help_in_time(game: Terra, s: State) -> Choice:
    """TR-21: the lowest card that is enough, else the highest; none if it would be wasted."""
    cards = cards_of(s, CRISIS_COLOUR[s[IMPENDING]])
    need, later = needed(game, s), yet_to_play(game, s)
    if need <= 0:
        return PASS, "enough"
    if not cards:
        return PASS, "none"
    for kind in cards:
        if VALUE_OF[kind] >= need:
            return GIVE_CARD + kind, "finish"
    highest = VALUE_OF[cards[-1]]
    if highest + (VALUES if would_lose(s) else HOPE) * later < need:
        return PASS, "hopeless"
    return GIVE_CARD + cards[-1], "best"


def help_later(game: Terra, s: State) -> Choice:
    """TR-30: on the most dangerous crisis; freely in danger or with a full hand, else only to solve one."""
    hand = s[HANDS][s[TURN]]
    found = []
    for crisis in s[OPEN]:
        cards = [] if s[HELPED] >> crisis & 1 else cards_of(s, CRISIS_COLOUR[crisis])
        if cards:
            rest = rest_of(game, s, crisis)
            solving = [kind for kind in cards if VALUE_OF[kind] >= rest]
            kind = solving[0] if solving else cards[-1]
            found.append((bool(solving), danger(s, crisis), -rest, crisis, kind))
    if found:
        solves, _, _, crisis, kind = max(found)
        if solves:
            return help_move(crisis, kind), "solve"
        if on_the_brink(s, 2) or size(hand) > RESERVE:
            return help_move(crisis, kind), "later"
    spare = best_combination(hand) if s[HELPED] and size(hand) > HAND_LIMIT else NONE
    return (END, "reserve") if spare == NONE else (HOARD + spare, "spare")


def leave_it(game: Terra, s: State) -> Choice:
    """TR-21: none, unless this very card saves the world."""
    need = needed(game, s)
    if need > 0 and would_lose(s):
        for kind in cards_of(s, CRISIS_COLOUR[s[IMPENDING]]):
            if VALUE_OF[kind] >= need:
                return GIVE_CARD + kind, "doom"
    return PASS, "leave"


def hoard_most(game: Terra, s: State) -> Choice:
    """TR-32: the best combination; before it the card on a crisis that it takes."""
    hand = s[HANDS][s[TURN]]
    if s[HELPED]:
        best = best_combination(hand)
        return (END, "wait") if best == NONE else (HOARD + best, "hoard")
    found = []
    for crisis in s[OPEN]:
        for kind in cards_of(s, CRISIS_COLOUR[crisis]):
            best = best_combination(hand - UNIT[kind])
            if best != NONE:
                solves = LAST_POINTS if VALUE_OF[kind] >= rest_of(game, s, crisis) else 0
                found.append((WORTH[best] + solves - TICKET * VALUE_OF[kind], -crisis, kind))
    if not found:
        return END, "wait"
    _, crisis, kind = max(found)
    return help_move(-crisis, kind), "ticket"


def without_choice(s: State) -> Choice:
    """TR-20, TR-40: drawing, and throwing away what is worth least."""
    if s[PHASE] == DRAW:
        return DRAW_CARD, "draw"
    lowest = min(unpack(s[HANDS][s[TURN]]), key=VALUE_OF.__getitem__)
    return DISCARD_CARD + lowest, "lowest"
