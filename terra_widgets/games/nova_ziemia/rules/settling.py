"""The second part of a turn: settling, and what it costs (TX-22 to TX-25, TX-30, TX-31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.rules import competition
from terra_widgets.games.nova_ziemia.rules.disasters import crowded, from_library, limits, opened, over
from terra_widgets.games.nova_ziemia.rules.numbers import FAILURE
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, ALL_GOALS, CLAIMED, DISCARD, EXCESS, GOALS, HANDS, LIBRARY, MET, NO_CARDS, OVER, OWED, PHASE,
    PILE, PLANET, SETTLE, SHAPE, TURN, TURNS, WHO, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.planet import serves, values

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia


def wanted(game: NovaZiemia, s: State, card: int) -> tuple[int, int, int]:
    """What a card asks for now: colour, value, how many zones."""
    colour, value, count = game.cards.tasks[card]
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
    s[CLAIMED] = (*s[CLAIMED], card)
    return s


def reach(game: NovaZiemia, s: State, move: int) -> State:
    """TX-24: a goal is turned over."""
    s, card = s[:], game.moves.args[move]
    s[MET] = (*s[MET], card)
    s[CLAIMED] = (*s[CLAIMED], card)
    return s


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
        _thin_out(game, s)
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
    """TX-31, TX-40: won with all goals met; else disasters open, hands are thinned out, cards are drawn."""
    if set(s[MET]) == set(s[GOALS]):
        over(s, ALL_GOALS)
        return
    opened(game, s)
    s[ACTIONS], s[CLAIMED], s[OWED] = (), (), 0
    if s[PHASE] != OVER:
        _thin_out(game, s)


def _thin_out(game: NovaZiemia, s: State) -> None:
    player = crowded(game, s, s[TURN])
    if player is None:
        _draw(game, s)
    else:
        s[PHASE], s[WHO] = EXCESS, player


def _draw(game: NovaZiemia, s: State) -> None:
    """TX-25, TX-30: cards up to the limit, then the next player; all lose when the library has too few."""
    hand = s[HANDS][s[TURN]]
    need = limits(game, s).hand - len(hand)
    if need > len(s[LIBRARY]):
        over(s, NO_CARDS)
        return
    drawn = s[LIBRARY][len(s[LIBRARY]) - need :]
    s[LIBRARY] = s[LIBRARY][: len(s[LIBRARY]) - need]
    _hold(s, s[TURN], tuple(sorted(hand + drawn)))
    s[TURNS] += 1
    s[TURN] = s[WHO] = (s[TURN] + 1) % game.players
    s[PHASE] = SHAPE
