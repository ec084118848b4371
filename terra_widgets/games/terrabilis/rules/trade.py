"""Free trade among members of the Alliance, offer by offer (TB-34).

The member on the square names a partner, puts things into an offer one by one, and makes it; the partner
agrees, declines, or ends the talks. A card is offered for one that the partner picks from their own hand: any
one, or one of a category. Talks go on until one side ends them; with the option `talks` they end after three
offers, as they did in the first version of these rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES
from terra_widgets.games.terrabilis.rules.numbers import MOST_ITEMS, MOST_OFFERS, NOTES
from terra_widgets.games.terrabilis.rules.options import FREE
from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, ASKED, COUNTRIES, DECLINED, ENDED, GIVEN, HAND, ITEMS, LOG, MEMBER, NONE, OFFER, OFFERS, OPEN,
    PARTNER, PHASE, SWAP, TALKS, TERRAS, TRADE, TURN, WANTED, WELLBEING, WHO, Country, State, after, draft,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.money import loan_moves
from terra_widgets.games.terrabilis.rules.moves import (
    AGREE, ASK, DECLINE, DONE, DROP, END_TALKS, GIVE, ITEMS as NAMES, MAKE_OFFER, TRADE_WITH, WANT,
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
    return [*(TRADE_WITH + p for p in sorted(listeners(game, s))), DONE, *loan_moves(s)]


def listeners(game: Terrabilis, s: State) -> list[int]:
    """TB-34: the members that may still be made an offer on this visit."""
    if game.options.talks == FREE:
        return [p for p in partners(s) if s[TALKS][p] != ENDED]
    return partners(s) if s[OFFERS] < MOST_OFFERS else []


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
    if s[SWAP] != NONE and s[WANTED] == NONE and game.options.talks == FREE:
        found += [WANT + category for category in range(len(CATEGORIES))]
    if s[ITEMS] and not short(s, GIVEN):
        found.append(MAKE_OFFER)
    return [*found, DROP, *loan_moves(s)]


def answer_moves(game: Terrabilis, s: State) -> list[int]:
    """TB-34: the partner agrees or declines, or ends the talks."""
    found = []
    if not short(s, ASKED):
        found = [AGREE] if s[SWAP] == NONE else [game.cards.moves.agree + card for card in fitting(game, s)]
    more = (END_TALKS,) if game.options.talks == FREE else ()
    return [*found, DECLINE, *more, *loan_moves(s)]


def fitting(game: Terrabilis, s: State) -> list[int]:
    """TB-34: the partner's cards that may be given for the offered one."""
    held = s[COUNTRIES + s[PARTNER]][HAND]
    return [card for card in held if s[WANTED] in (NONE, game.cards.category[card])]


def short(s: State, side: int) -> str:
    """What the side that must hand it over has no longer enough of, after a loan; empty when nothing."""
    owner = s[COUNTRIES + (s[PARTNER] if side == ASKED else s[TURN])]
    return next((RESOURCES[k] for k, n in enumerate(s[side]) if n and n > spare(owner, k)), "")


def trade_with(game: Terrabilis, state: State, partner: int) -> State:
    """TB-34: an offer begins."""
    s = draft(state)
    s[PARTNER] = partner
    s[OFFERS] += game.options.talks != FREE
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


def want(game: Terrabilis, state: State, category: int) -> State:
    """TB-34: the card that is given for the offered one must be of a category."""
    s = draft(state)
    s[WANTED] = category
    return s


def drop(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: the offer is taken back before it is made, and the talks with this partner are over."""
    s = draft(state)
    _answered(game, s, ENDED)
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
    _answered(game, s, OPEN)
    return s


def decline(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: nothing changes hands, but the partner listens on."""
    s = draft(state)
    s[LOG].append(("decline", s[PARTNER], "", s[ITEMS], s[TURN]))
    _answered(game, s, DECLINED)
    return s


def end_talks(game: Terrabilis, state: State, _: int) -> State:
    """TB-34: nothing changes hands, and the partner hears no more offers on this visit."""
    s = draft(state)
    s[LOG].append(("end", s[PARTNER], "", s[ITEMS], s[TURN]))
    _answered(game, s, ENDED)
    return s


def _answered(game: Terrabilis, s: State, talks: int) -> None:
    if game.options.talks == FREE:
        s[TALKS] = tuple(talks if p == s[PARTNER] else was for p, was in enumerate(s[TALKS]))
    back_to_table(game, s)


def back_to_table(game: Terrabilis, s: State) -> None:
    """TB-34: the member on the square decides again; free talks are over when nobody listens any more."""
    clear_offer(s)
    s[PHASE], s[WHO] = TRADE, s[TURN]
    if game.options.talks == FREE and not listeners(game, s):
        end_turn(s)
