"""The second part of a turn: settling, and what it costs (TX-22 to TX-25, TX-30, TX-31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.rules import competition
from terra_widgets.games.nova_ziemia.rules.disasters import (
    above_limit, ask_due, clear_turn, from_library, limits, opened, over, strike,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.numbers import FAILURE
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, ALL_GOALS, CLAIMED, DISCARD, DUE, EXCESS, GOALS, HANDS, LIBRARY, MET, NEEDED, NO_CARDS, OVER,
    OWED, PHASE, PILE, PLANET, SETTLE, SHAPE, STACK, TURN, TURNS, WHO, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.planet import serves, values

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia


def wanted(game: NovaZiemia, s: State, card: int) -> tuple[int, int, int]:
    """What a card asks for now: colour, value, how many zones. One that is settled stays as it was then."""
    colour, value, count = game.cards.tasks[card]
    if card in s[CLAIMED]:
        return colour, s[NEEDED][s[CLAIMED].index(card)], count
    more = limits(game, s).missions if card < game.cards.missions else 0
    return colour, value + more, count


def met(game: NovaZiemia, s: State, card: int, others: Sequence[int] = ()) -> bool:
    """TX-23: whether the zones can serve a card beside others, each zone one card only."""
    colour, value, count = wanted(game, s, card)
    asked = [value] * count
    for other in others:
        its_colour, value, count = wanted(game, s, other)
        if its_colour == colour:
            asked += [value] * count
    return serves(values(game.cards, s[PLANET])[colour], asked, game.options.exact_zones)


def settle(game: NovaZiemia, s: State, move: int) -> State:
    """TX-22: the shaping is over; without a mission that is met, the turn is a failure."""
    s = s[:]
    if game.options.competition:
        competition.judge(game, s)
        return s
    hand = s[HANDS][s[TURN]]
    if any(met(game, s, card) for card in hand):
        s[PHASE] = SETTLE
        return s
    owed = cost_of_failure(game, s)
    if owed < len(hand):
        s[PHASE], s[OWED] = DISCARD, owed
        return s
    # The whole hand goes, and the rest comes from the library.
    s[PILE] += hand
    _hold(s, s[TURN], ())
    from_library(s, owed - len(hand))
    if s[PHASE] != OVER:
        end_turn(game, s)
    return s


def cost_of_failure(game: NovaZiemia, s: State) -> int:
    """TX-22: two missions, and one more for each action."""
    return int(FAILURE + len(s[ACTIONS]) + limits(game, s).failure)


def settle_moves(game: NovaZiemia, s: State) -> list[int]:
    """TX-24: missions that are met, then goals too, or the end of the turn."""
    moves, claimed = game.moves, s[CLAIMED]
    found = [moves.meet + card for card in s[HANDS][s[TURN]] if met(game, s, card, claimed)]
    if claimed:
        found += [
            moves.reach + card - game.cards.missions
            for card in s[GOALS]
            if card not in s[MET] and met(game, s, card, claimed)
        ]
        found.append(moves.end)
    return found


def meet(game: NovaZiemia, s: State, move: int) -> State:
    """TX-24: a mission is done."""
    s, card = s[:], game.moves.args[move]
    _discarded(s, s[TURN], card)
    _claim(game, s, card)
    return s


def reach(game: NovaZiemia, s: State, move: int) -> State:
    """TX-24: a goal is turned over. TX-40: a disaster opens at that moment, unless it was the last one."""
    s, card = s[:], game.moves.args[move]
    s[MET] = (*s[MET], card)
    _claim(game, s, card)
    if s[STACK] and not game.options.late_disasters and set(s[MET]) != set(s[GOALS]):
        strike(game, s)
    return s


def _claim(game: NovaZiemia, s: State, card: int) -> None:
    needed = wanted(game, s, card)[1]
    s[CLAIMED], s[NEEDED] = (*s[CLAIMED], card), (*s[NEEDED], needed)


def end(game: NovaZiemia, s: State, move: int) -> State:
    """TX-24: enough is settled."""
    s = s[:]
    end_turn(game, s)
    return s


def discard_moves(game: NovaZiemia, s: State) -> list[int]:
    """TX-22, TX-42: any mission of the hand."""
    return [game.moves.discard + card for card in s[HANDS][s[WHO]]]


def discard(game: NovaZiemia, s: State, move: int) -> State:
    """TX-22, TX-42: a mission goes to the pile, for a failure or above the limit of the hand."""
    s = s[:]
    _discarded(s, s[WHO], game.moves.args[move])
    if s[PHASE] == EXCESS:
        who = s[WHO]
        s[DUE] = (*s[DUE][:who], s[DUE][who] - 1, *s[DUE][who + 1 :])
        if not ask_due(game, s):
            _go_on(game, s)
        return s
    s[OWED] -= 1
    if not s[OWED]:
        end_turn(game, s)
    return s


def _discarded(s: State, player: int, card: int) -> None:
    _hold(s, player, tuple(other for other in s[HANDS][player] if other != card))
    s[PILE] = (*s[PILE], card)


def _hold(s: State, player: int, hand: tuple[int, ...]) -> None:
    s[HANDS] = (*s[HANDS][:player], hand, *s[HANDS][player + 1 :])


def end_turn(game: NovaZiemia, s: State) -> None:
    """TX-31: won with all goals met; else cards are drawn."""
    if set(s[MET]) == set(s[GOALS]):
        over(s, ALL_GOALS)
        return
    if game.options.late_disasters:  # TX-40
        opened(game, s)
        s[DUE] = above_limit(game, s)
    clear_turn(s)
    if s[PHASE] != OVER and not ask_due(game, s):
        _draw(game, s)


def _go_on(game: NovaZiemia, s: State) -> None:
    """TX-42: after what a disaster took, on with what it broke into."""
    s[WHO] = s[TURN]
    if s[CLAIMED]:
        s[PHASE] = SETTLE
    elif game.options.late_disasters:
        _draw(game, s)
    else:
        s[PHASE] = SHAPE  # it lay open from the start


def _draw(game: NovaZiemia, s: State) -> None:
    """TX-25, TX-30: cards up to the limit, then the next player; all lose when the library has too few."""
    hand = s[HANDS][s[TURN]]
    need = max(0, limits(game, s).hand - len(hand))
    if need > len(s[LIBRARY]):
        over(s, NO_CARDS)
        return
    drawn = s[LIBRARY][len(s[LIBRARY]) - need :]
    s[LIBRARY] = s[LIBRARY][: len(s[LIBRARY]) - need]
    _hold(s, s[TURN], tuple(sorted(hand + drawn)))
    s[TURNS] += 1
    s[TURN] = s[WHO] = (s[TURN] + 1) % game.players
    s[PHASE] = SHAPE
