"""TX-40: what the open disasters change, a newer one before an older one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.deck import BANS, Disaster
from terra_widgets.games.nova_ziemia.rules.numbers import ACTIONS_A_TURN, HAND
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, CLAIMED, DUE, ENDED, EXCESS, HANDS, LIBRARY, NEEDED, NO_CARDS, OPEN, OVER, OWED, PHASE, PILE,
    STACK, TURN, WHO, State,
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
    """TX-40, `late_disasters`: after a turn one disaster opens for each goal that it met."""
    for card in s[CLAIMED]:
        if card >= game.cards.missions and s[STACK] and s[PHASE] != OVER:
            open_next(game, s)


def strike(game: NovaZiemia, s: State) -> None:
    """TX-40, TX-42: the next disaster opens, and takes its missions from the hands."""
    before = limits(game, s).hand
    open_next(game, s)
    if s[PHASE] == OVER:
        return
    effects = dict(disaster(game, s[OPEN][-1]).effects)
    # A limit that is no wider than before takes one mission at least.
    least = int(effects.get("hand", before + 1) <= before)
    s[DUE] = tuple(
        max(above, min(least, len(hand))) for above, hand in zip(above_limit(game, s), s[HANDS], strict=True)
    )
    ask_due(game, s)


def washes(what: str, amount: int) -> int:
    """TX-42: 1 for an effect that takes missions from the hands of a usual size, else 0."""
    return int(what == "hand" and amount <= HAND)


def above_limit(game: NovaZiemia, s: State) -> tuple[int, ...]:
    """TX-42: how many missions each player holds above the limit."""
    most = limits(game, s).hand
    return tuple(max(0, len(hand) - most) for hand in s[HANDS])


def ask_due(game: NovaZiemia, s: State) -> bool:
    """TX-42: whether somebody must discard for a disaster; it begins with whose turn it is."""
    for step in range(game.players):
        player = (s[TURN] + step) % game.players
        if s[DUE][player]:
            s[PHASE], s[WHO] = EXCESS, player
            return True
    return False


def disaster(game: NovaZiemia, card: int) -> Disaster:
    """The disaster with that number."""
    return game.cards.deck.disasters[card - game.cards.missions - game.cards.goals]


def open_next(game: NovaZiemia, s: State) -> None:
    """The next disaster opens, and what it does at once is done."""
    card, s[STACK] = s[STACK][-1], s[STACK][:-1]
    s[OPEN] = (*s[OPEN], card)
    lost = dict(disaster(game, card).effects).get("discard", 0)
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
    """The game is over."""
    s[PHASE], s[ENDED] = OVER, why
    clear_turn(s)


def clear_turn(s: State) -> None:
    """Nothing of a turn is left."""
    s[ACTIONS], s[CLAIMED], s[NEEDED], s[OWED] = (), (), (), 0
