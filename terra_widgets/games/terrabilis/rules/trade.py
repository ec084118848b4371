"""Free trade among members of the Alliance, offer by offer (TB-34).

The member on the square names a partner, puts things into an offer one by one, and makes it; the partner
agrees or declines. A card is offered for any card that the partner picks from their own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.deck.cards import RESOURCES
from terra_widgets.games.terrabilis.rules.numbers import MOST_ITEMS, MOST_OFFERS, NOTES
from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, ASKED, COUNTRIES, GIVEN, HAND, ITEMS, LOG, MEMBER, NONE, OFFER, OFFERS, PARTNER, PHASE, SWAP,
    TERRAS, TRADE, TURN, WELLBEING, WHO, Country, State, after, draft,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.money import loan_moves
from terra_widgets.games.terrabilis.rules.moves import (
    AGREE, ASK, DECLINE, DONE, DROP, GIVE, ITEMS as NAMES, MAKE_OFFER, TRADE_WITH,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.turn import clear_offer, end_turn

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis


def partners(s: State) -> list[int]:
    """The other members of the Alliance."""
    return [p for p in after(s, s[TURN]) if s[COUNTRIES + p][MEMBER]]


def open_trade(s: State) -> None:
    """The tax is paid; now trade, if there is anybody to trade with."""
    if partners(s):
        s[PHASE] = TRADE
    else:
        end_turn(s)


def trade_moves(game: Terrabilis, s: State) -> list[int]:
    """TB-34: whom to make an offer to, or no more of it."""
    found = [TRADE_WITH + p for p in sorted(partners(s))] if s[OFFERS] < MOST_OFFERS else []
    return [*found, DONE, *loan_moves(s)]


def item(number: int) -> tuple[int, int]:
    """An item of an offer: which resource, and how much of it."""
    return (number, 1) if number < TERRAS else (TERRAS, NOTES[number - TERRAS])


def spare(country: Country, kind: int) -> int:
    """What a country may trade away: its last nature and well-being it keeps."""
    left: int = country[kind] - (1 if kind <= WELLBEING else 0)
    return left


def fits(s: State, asks: bool, number: int) -> bool:
    """Whether an item may be put into the offer."""
    kind, amount = item(number)
    mine, other = (ASKED, GIVEN) if asks else (GIVEN, ASKED)
    owner = s[COUNTRIES + (s[PARTNER] if asks else s[TURN])]
    return s[ITEMS] < MOST_ITEMS and not s[other][kind] and s[mine][kind] + amount <= spare(owner, kind)


def offer_moves(game: Terrabilis, s: State) -> list[int]:
    """TB-34: what may be put into the offer."""
    found = [GIVE + i for i in range(len(NAMES)) if fits(s, asks=False, number=i)]
    found += [ASK + i for i in range(len(NAMES)) if fits(s, asks=True, number=i)]
    if s[SWAP] == NONE and s[COUNTRIES + s[PARTNER]][HAND] and s[ITEMS] < MOST_ITEMS:
        found += [game.cards.moves.swap + card for card in s[COUNTRIES + s[TURN]][HAND]]
    if s[ITEMS] and not short(s, GIVEN):
        found.append(MAKE_OFFER)
    return [*found, DROP, *loan_moves(s)]


def answer_moves(game: Terrabilis, s: State) -> list[int]:
    """TB-34: the partner agrees or declines."""
    found = []
    if not short(s, ASKED):
        partner = s[COUNTRIES + s[PARTNER]]
        found = [AGREE] if s[SWAP] == NONE else [game.cards.moves.agree + card for card in partner[HAND]]
    return [*found, DECLINE, *loan_moves(s)]


def short(s: State, side: int) -> str:
    """What the side that must hand it over has no longer enough of, after a loan; empty when nothing."""
    owner = s[COUNTRIES + (s[PARTNER] if side == ASKED else s[TURN])]
    return next((RESOURCES[k] for k, n in enumerate(s[side]) if n and n > spare(owner, k)), "")


def trade_with(game: Terrabilis, state: State, partner: int) -> State:
    """TB-34: an offer begins."""
    s = draft(state)
    s[PARTNER] = partner
    s[OFFERS] += 1
    s[PHASE] = OFFER
    return s


def done(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: no more offers."""
    s = draft(state)
    end_turn(s)
    return s


def give(game: Terrabilis, state: State, number: int) -> State:
    """TB-34: one more thing that the offer gives."""
    return _put(state, GIVEN, number)


def ask(game: Terrabilis, state: State, number: int) -> State:
    """TB-34: one more thing that the offer asks for."""
    return _put(state, ASKED, number)


def _put(state: State, side: int, number: int) -> State:
    s = draft(state)
    kind, amount = item(number)
    s[side] = tuple(n + amount if k == kind else n for k, n in enumerate(s[side]))
    s[ITEMS] += 1
    return s


def swap(game: Terrabilis, state: State, card: int) -> State:
    """TB-34: a card for a card."""
    s = draft(state)
    s[SWAP] = card
    s[ITEMS] += 1
    return s


def drop(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: the offer is taken back before it is made."""
    s = draft(state)
    clear_offer(s)
    s[PHASE] = TRADE
    return s


def make_offer(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: the partner is asked."""
    s = draft(state)
    s[LOG].append(("offer", s[TURN], "", s[ITEMS], s[PARTNER]))
    s[PHASE], s[WHO] = ANSWER, s[PARTNER]
    return s


def agree(game: Terrabilis, state: State, card: int) -> State:
    """Everything changes hands at once."""
    s = draft(state)
    giver, partner = s[TURN], s[PARTNER]
    s[LOG].append(("agree", partner, "", s[ITEMS], giver))
    for player, sign in ((giver, 1), (partner, -1)):
        country = s[COUNTRIES + player]
        for kind, name in enumerate(RESOURCES):
            change = sign * (s[ASKED][kind] - s[GIVEN][kind])
            country[kind] += change
            if change:
                s[LOG].append(("trade", player, name, change, giver + partner - player))
    if card != NONE:
        mine, theirs = s[COUNTRIES + giver], s[COUNTRIES + partner]
        mine[HAND] = (*(c for c in mine[HAND] if c != s[SWAP]), card)
        theirs[HAND] = (*(c for c in theirs[HAND] if c != card), s[SWAP])
        s[LOG] += [("trade", giver, "card", 1, partner), ("trade", partner, "card", 1, giver)]
    _answered(s)
    return s


def decline(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: nothing changes hands."""
    s = draft(state)
    s[LOG].append(("decline", s[PARTNER], "", s[ITEMS], s[TURN]))
    _answered(s)
    return s


def _answered(s: State) -> None:
    clear_offer(s)
    s[PHASE], s[WHO] = TRADE, s[TURN]
