"""TX-40: what the open disasters change, a newer one before an older one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.deck import BANS
from terra_widgets.games.nova_ziemia.rules.numbers import ACTIONS_A_TURN, HAND
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, CLAIMED, ENDED, HANDS, LIBRARY, NO_CARDS, OPEN, OVER, OWED, PHASE, PILE, STACK, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.planet import Cards

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia


@dataclass(frozen=True, slots=True)
class Limits:
    """What holds while certain disasters lie open."""

    actions: int = ACTIONS_A_TURN
    hand: int = HAND
    missions: int = 0
    """By how much a zone must be larger than a mission says."""
    failure: int = 0
    """How many more cards a failure costs."""
    banned: frozenset[str] = frozenset()
    """Kinds of actions that nobody may take."""


@lru_cache(maxsize=256)
def limits_of(cards: Cards, opened: tuple[int, ...]) -> Limits:
    """The limits under these disasters, the newest last."""
    first = cards.missions + cards.goals
    amounts: dict[str, int] = {}
    banned = set()
    for number in opened:
        for what, amount in cards.deck.disasters[number - first].effects:
            if what in BANS:
                banned.add(what.removeprefix("no "))
            elif what != "discard":
                amounts[what] = amount  # the newer one holds
    return Limits(**amounts, banned=frozenset(banned))


def limits(game: NovaZiemia, s: State) -> Limits:
    """What holds now."""
    return limits_of(game.cards, s[OPEN])


def opened(game: NovaZiemia, s: State) -> None:
    """TX-40: after a turn one disaster opens for each goal that it met, on the copy of a state."""
    for card in s[CLAIMED]:
        if card >= game.cards.missions and s[STACK] and s[PHASE] != OVER:
            open_next(game, s)


def open_next(game: NovaZiemia, s: State) -> None:
    """The next disaster opens, and what it does at once is done."""
    card, s[STACK] = s[STACK][-1], s[STACK][:-1]
    s[OPEN] = (*s[OPEN], card)
    disaster = game.cards.deck.disasters[card - game.cards.missions - game.cards.goals]
    lost = dict(disaster.effects).get("discard", 0)
    if lost:
        from_library(s, lost)


def from_library(s: State, count: int) -> None:
    """TX-22, TX-30, TX-42: so many cards go from the library to the pile; all lose when it has too few."""
    if count > len(s[LIBRARY]):
        over(s, NO_CARDS)
    elif count:
        s[PILE] += s[LIBRARY][: -count - 1 : -1]
        s[LIBRARY] = s[LIBRARY][:-count]


def over(s: State, why: int) -> None:
    """The game is over: nothing of a turn is left."""
    s[PHASE], s[ENDED] = OVER, why
    s[ACTIONS], s[CLAIMED], s[OWED] = (), (), 0


def crowded(game: NovaZiemia, s: State, first: int) -> int | None:
    """TX-42: the first player, from one on, who holds more missions than the limit; None when nobody does."""
    most = limits(game, s).hand
    for step in range(game.players):
        player = (first + step) % game.players
        if len(s[HANDS][player]) > most:
            return player
    return None
