"""A game from its setup through the phases of a turn, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra.rules.numbers import (
    DEALT, FIRST_POINTS, HAND_LIMIT, HIGHEST_POINTS, LAST_POINTS, LIMITS,
)  # fmt: skip
from terra_widgets.games.terra.rules.state import (
    ACT, BY_COLOUR, BY_REGION, CHANCE, CRISIS_COLOUR, CRISIS_REGION, DISCARD, DRAW, FIELD, FIELDS, GIVE,
    GIVEN, GONE, GUARD, HANDS, HELPED, HOARDS, IMPENDING, IN_ALL, KINDS, LAID, LOST, LUCK, NONE, OF_COLOUR,
    OPEN, OVER, PACKED, PHASE, PILE, PLAYED, POINTS, ROUND, SHIFT, SOLVED, TURN, UNIT, VALUE_OF, WHO, State,
    pack, size,
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

if TYPE_CHECKING:
    from terra_widgets.games.terra.rules.game import Terra

DRAW_MOVES = (DRAW_CARD,)
HELP_MOVES = tuple(
    tuple(help_move(crisis, kind) for kind in range(KINDS)) for crisis in range(len(CRISIS_COLOUR))
)


def setup(game: Terra, chance: Chance) -> State:
    """TR-10, TR-11: hands are dealt from the solutions; the crises are shuffled into the rest."""
    cards = game.solutions
    dealt = chance.order(0, len(cards))
    shuffled = [cards[i] for i in dealt]
    each = DEALT[game.players]
    hands = tuple(pack(shuffled[p * each : (p + 1) * each]) for p in range(game.players))
    rest = [*shuffled[game.players * each :], *range(KINDS, KINDS + len(CRISIS_COLOUR))]
    mixed = chance.order(1, len(rest))
    s: State = [0] * FIELDS
    s[PHASE], s[TURN], s[WHO], s[ROUND] = DRAW, 0, 0, 1
    s[PILE] = tuple([rest[i] for i in mixed])
    s[IMPENDING] = s[LOST] = NONE
    s[PLAYED] = s[OPEN] = s[LAID] = s[SOLVED] = ()
    s[LUCK], s[CHANCE] = (dealt, mixed), chance
    s[HANDS] = hands
    s[POINTS] = s[GIVEN] = (0,) * game.players
    s[HOARDS] = ((),) * game.players
    return s


# Phase 1


def draw_moves(game: Terra, s: State) -> tuple[int, ...]:
    """TR-20: the top card."""
    return DRAW_MOVES


def draw(game: Terra, s: State, _a: int, _b: int) -> State:
    """TR-20: a solution goes to the hand, a crisis lies before the player."""
    n = s[:]
    card = s[PILE][-1]
    n[PILE] = s[PILE][:-1]
    if card < KINDS:
        n[HANDS] = _plus(s[HANDS], s[TURN], UNIT[card])
        n[PHASE] = ACT
    else:
        n[IMPENDING] = card - KINDS
        n[PHASE] = GIVE
    return n


# Phase 2


def give_moves(game: Terra, s: State) -> list[int]:
    """TR-21: one card of the crisis' colour, or none."""
    hand = s[HANDS][s[WHO]]
    moves = [
        GIVE_CARD + kind for kind in OF_COLOUR[CRISIS_COLOUR[s[IMPENDING]]] if hand >> SHIFT[kind] & FIELD
    ]
    moves.append(PASS)
    return moves


def give(game: Terra, s: State, kind: int, _b: int) -> State:
    """TR-21: a card face up beside the crisis."""
    n = s[:]
    n[HANDS] = _plus(s[HANDS], s[WHO], -UNIT[kind])
    n[GIVEN] = _plus(s[GIVEN], s[WHO], 1)
    return _asked(game, n, kind)


def decline(game: Terra, s: State, _a: int, _b: int) -> State:
    """TR-21: nobody has to play."""
    return _asked(game, s[:], NONE)


def _asked(game: Terra, n: State, kind: int) -> State:
    n[PLAYED] += (kind,)
    if len(n[PLAYED]) < game.players:
        n[WHO] = (n[WHO] + 1) % game.players
        return n
    n[WHO] = n[TURN]
    crisis = n[IMPENDING]
    cards = [kind for kind in n[PLAYED] if kind != NONE]
    n[IMPENDING] = NONE
    n[GONE] += pack(cards)
    if sum(VALUE_OF[kind] for kind in cards) >= game.threats[crisis]:  # TR-22
        n[POINTS] = _rewarded(game, n)
        n[PLAYED] = ()
        n[SOLVED] += (crisis,)
        return end_turn(game, n)
    n[PLAYED] = ()
    n[OPEN] += (crisis,)  # TR-23
    n[LAID] += ((),)
    n[LOST] = limit_reached(n[OPEN])
    if n[LOST] != NONE:
        n[PHASE] = OVER
    else:
        n[PHASE] = DRAW if n[PILE] else ACT  # TR-24
    return n


def _rewarded(game: Terra, n: State) -> tuple[int, ...]:
    """TR-22: points for the first card and for the highest, for each if several are level."""
    points = list(n[POINTS])
    played = [((n[TURN] + i) % game.players, kind) for i, kind in enumerate(n[PLAYED]) if kind != NONE]
    points[played[0][0]] += FIRST_POINTS
    highest = max(kind for _, kind in played)  # all of one colour
    for player, kind in played:
        if kind == highest:
            points[player] += HIGHEST_POINTS
    return tuple(points)


# Phase 3


def act_moves(game: Terra, s: State) -> list[int]:
    """TR-30, TR-32: cards on full-blown crises; after one of them a combination; or enough."""
    hand, helped = s[HANDS][s[TURN]], s[HELPED]
    moves = []
    for crisis in s[OPEN]:
        if not helped >> crisis & 1:
            by_kind = HELP_MOVES[crisis]
            moves += [
                by_kind[kind] for kind in OF_COLOUR[CRISIS_COLOUR[crisis]] if hand >> SHIFT[kind] & FIELD
            ]
    if helped:
        guarded = hand | GUARD
        moves += [HOARD + i for i, cards in enumerate(PACKED) if (guarded - cards) & GUARD == GUARD]
    moves.append(END)
    return moves


def help_crisis(game: Terra, s: State, crisis: int, kind: int) -> State:
    """TR-30, TR-31: a card on a full-blown crisis, which may solve it."""
    n = s[:]
    player, at = s[TURN], s[OPEN].index(crisis)
    n[HANDS] = _plus(s[HANDS], player, -UNIT[kind])
    n[GIVEN] = _plus(s[GIVEN], player, 1)
    n[HELPED] = s[HELPED] | 1 << crisis
    cards = (*s[LAID][at], kind)
    if sum(VALUE_OF[card] for card in cards) >= game.threats[crisis]:
        n[OPEN] = s[OPEN][:at] + s[OPEN][at + 1 :]
        n[LAID] = s[LAID][:at] + s[LAID][at + 1 :]
        n[GONE] = s[GONE] + pack(cards)
        n[SOLVED] = (*s[SOLVED], crisis)
        n[POINTS] = _plus(s[POINTS], player, LAST_POINTS)
    else:
        n[LAID] = (*s[LAID][:at], cards, *s[LAID][at + 1 :])
    return n


def hoard(game: Terra, s: State, combination: int, _b: int) -> State:
    """TR-32, TR-33: three cards face down; then the turn is over."""
    n = s[:]
    n[HANDS] = _plus(s[HANDS], s[TURN], -PACKED[combination])
    n[HOARDS] = tuple(
        (*held, combination) if player == s[TURN] else held for player, held in enumerate(s[HOARDS])
    )
    return end_turn(game, n)


def end(game: Terra, s: State, _a: int, _b: int) -> State:
    """Enough: the turn is over."""
    return end_turn(game, s[:])


# The end of a turn


def discard_moves(game: Terra, s: State) -> list[int]:
    """TR-40: any card of the hand."""
    hand = s[HANDS][s[TURN]]
    return [DISCARD_CARD + kind for kind, shift in enumerate(SHIFT) if hand >> shift & FIELD]


def discard(game: Terra, s: State, kind: int, _b: int) -> State:
    """TR-40: one card less."""
    n = s[:]
    n[HANDS] = _plus(s[HANDS], s[TURN], -UNIT[kind])
    n[GONE] = s[GONE] + UNIT[kind]
    return end_turn(game, n)


def end_turn(game: Terra, n: State) -> State:
    """TR-40, TR-51: no more than eight cards; then the next player, or the end with the last card drawn."""
    n[HELPED] = 0
    if size(n[HANDS][n[TURN]]) > HAND_LIMIT:
        n[PHASE] = DISCARD
        return n
    if not n[PILE]:
        n[PHASE] = OVER
        return n
    n[TURN] = n[WHO] = (n[TURN] + 1) % game.players
    n[ROUND] += n[TURN] == 0
    n[PHASE] = DRAW
    return n


def limit_reached(crises: tuple[int, ...]) -> int:
    """TR-50: the limit that these full-blown crises have run into, or NONE."""
    regions = [CRISIS_REGION[crisis] for crisis in crises]
    colours = [CRISIS_COLOUR[crisis] for crisis in crises]
    if max(map(regions.count, regions), default=0) >= LIMITS[BY_REGION]:
        return BY_REGION
    if max(map(colours.count, colours), default=0) >= LIMITS[BY_COLOUR]:
        return BY_COLOUR
    return IN_ALL if len(crises) >= LIMITS[IN_ALL] else NONE


def _plus(numbers: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] + change, *numbers[at + 1 :])
