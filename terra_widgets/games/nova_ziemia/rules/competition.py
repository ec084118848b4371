"""The competition: bidding for tasks and carrying them out (TX-50 to TX-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.rules.numbers import LEAST_BID, MOST_BID, TARGET
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, BID, BIDS, ENDED, LIBRARY, LOST, LOWER, LOWEST, NONE, NO_TASKS, OVER, PASSED, PHASE, PLANET,
    POINTS, SHAPE, TASK, TURN, TURNS, WHO, WON, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.planet import serves, values
from terra_widgets.games.nova_ziemia.rules.solver import solve

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia


def library(game: NovaZiemia) -> list[int]:
    """TX-50: the goals and the missions for any number of players."""
    missions = [card for card, task in enumerate(game.cards.deck.missions) if task.players == 1]
    return missions + [game.cards.missions + goal for goal in range(game.cards.goals)]


def too_easy(game: NovaZiemia, s: State, card: int) -> bool:
    """TX-50: whether one action is enough, or none."""
    task, exact = game.cards.tasks[card], game.options.exact_zones
    return solve(game.cards, s[PLANET], task, exact_zones=exact, most=LEAST_BID - 1) is not None


def open_task(game: NovaZiemia, s: State) -> None:
    """TX-50, TX-52: who has enough points has won; else the next card opens that is not too easy."""
    s[BIDS], s[LOWEST], s[PASSED], s[ACTIONS], s[TASK] = (0,) * game.players, NONE, 0, (), NONE
    if any(points(s, player) >= TARGET[game.players] for player in range(game.players)):
        s[PHASE], s[ENDED] = OVER, POINTS
        return
    cards = s[LIBRARY]
    for _ in range(len(cards)):
        card, cards = cards[-1], cards[:-1]
        if not too_easy(game, s, card):
            s[LIBRARY], s[TASK], s[PHASE] = cards, card, BID
            s[TURN] = s[WHO] = s[TURNS] % game.players
            return
        cards = (card, *cards)  # under the library
    s[PHASE], s[ENDED] = OVER, NO_TASKS


def lowest_bid(s: State) -> int:
    """The lowest bid so far; one above the highest possible before the first."""
    return int(s[BIDS][s[LOWEST]]) if s[LOWEST] != NONE else MOST_BID + 1


def bid_moves(game: NovaZiemia, s: State) -> tuple[int, ...]:
    """TX-50: each player says a number of actions."""
    return tuple(range(game.moves.bid + LEAST_BID, game.moves.bid + game.options.most_bid + 1))


def lower_moves(game: NovaZiemia, s: State) -> tuple[int, ...]:
    """TX-50: whoever has the word may bid lower, or pass; others may ask for it until time is up."""
    moves = game.moves
    fewer = range(moves.bid + LEAST_BID, moves.bid + lowest_bid(s))
    others = (p for p in range(game.players) if p not in {s[WHO], s[LOWEST]})
    return (*fewer, moves.silent, moves.time, *(moves.speak + player for player in others))


def bid(game: NovaZiemia, s: State, move: int) -> State:
    """TX-50, TX-51: a bid; on a tie the earlier one stays the lowest."""
    s, count = s[:], game.moves.args[move]
    player = s[WHO]
    if count < lowest_bid(s):
        s[LOWEST] = player
    s[BIDS] = (*s[BIDS][:player], count, *s[BIDS][player + 1 :])
    s[PASSED] = 0
    if s[PHASE] == BID and not all(s[BIDS]):
        s[WHO] = (player + 1) % game.players
        return s
    s[PHASE] = LOWER
    _ask_next(game, s, player)
    return s


def silent(game: NovaZiemia, s: State, move: int) -> State:
    """TX-50: nothing lower from this player."""
    s = s[:]
    s[PASSED] |= 1 << s[WHO]
    _ask_next(game, s, s[WHO])
    return s


def speak(game: NovaZiemia, s: State, move: int) -> State:
    """TX-50: another player has the word."""
    s = s[:]
    s[WHO] = game.moves.args[move]
    return s


def time(game: NovaZiemia, s: State, move: int) -> State:
    """TX-51: time is up."""
    s = s[:]
    _carry_out(s)
    return s


def _ask_next(game: NovaZiemia, s: State, player: int) -> None:
    """The next player who has not passed; without one, nobody bids lower and time needn't run out."""
    if lowest_bid(s) > LEAST_BID:
        for step in range(1, game.players + 1):
            other = (player + step) % game.players
            if other != s[LOWEST] and not s[PASSED] >> other & 1:
                s[WHO] = other
                return
    _carry_out(s)


def _carry_out(s: State) -> None:
    """TX-51: the lowest bidder acts."""
    s[PHASE], s[PASSED] = SHAPE, 0
    s[TURN] = s[WHO] = s[LOWEST]


def judge(game: NovaZiemia, s: State) -> None:
    """TX-51, TX-52: the card lies face up when its zones are there, else face down; then the next one."""
    colour, value, count = game.cards.tasks[s[TASK]]
    done = serves(values(game.cards, s[PLANET])[colour], [value] * count, game.options.exact_zones)
    side, player = (WON if done else LOST), s[TURN]
    s[side] = (*s[side][:player], (*s[side][player], s[TASK]), *s[side][player + 1 :])
    s[TURNS] += 1
    open_task(game, s)


def points(s: State, player: int) -> int:
    """TX-51: a card face up is worth one point, face down it takes one."""
    return len(s[WON][player]) - len(s[LOST][player])
