"""Development: drawing, installing and putting back infrastructures (TB-10 to TB-12, TB-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.rules.numbers import HELD
from terra_widgets.games.terrabilis.rules.state import (
    BUILD, BUILT, COUNTRIES, ENERGY, HAND, LAST, LOG, NATURE, OVER, PHASE, PILES, TERRAS, TURN, WELLBEING,
    ZONE, Country, State, draft,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.money import earn, loan_moves
from terra_widgets.games.terrabilis.rules.moves import DRAW_FROM, KEEP
from terra_widgets.games.terrabilis.rules.turn import end_turn
from terra_widgets.games.terrabilis.rules.zone import pay_zone, take_zone

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis


def tax_of(game: Terrabilis, s: State, player: int) -> int:
    """TB-34: the CO2 tax of everything that a country has installed."""
    return sum(game.cards.deck.cards[c].tax for c in s[COUNTRIES + player][BUILT])


def draw_moves(game: Terrabilis, s: State) -> list[int]:
    """TB-30: the piles that have cards."""
    return [*(DRAW_FROM + i for i in range(3) if s[PILES + i]), *loan_moves(s)]


def build_moves(game: Terrabilis, s: State) -> list[int]:
    """TB-30: install one, or put one back so that three are left; who holds no more may keep them."""
    country = s[COUNTRIES + s[TURN]]
    moves = game.cards.moves
    found = [moves.install + card for card in country[HAND] if lacking(game, s, country, card) is None]
    if len(country[HAND]) > HELD:
        found += [moves.put_back + card for card in country[HAND]]
    else:
        found.append(KEEP)
    return [*found, *loan_moves(s)]


def lacking(game: Terrabilis, s: State, country: Country, number: int) -> tuple[str, int] | None:
    """TB-51: what a country lacks to install a card in full, and how much; None when nothing."""
    card = game.cards.deck.cards[number]
    if country[TERRAS] < card.terras:
        return "terras", card.terras - country[TERRAS]
    if country[ENERGY] < card.energy:
        return "energy", card.energy - country[ENERGY]
    for kind, name in ((NATURE, "nature"), (WELLBEING, "wellbeing")):
        # TB-12: what it takes from the zone comes first, and may be paid again.
        has = country[kind] + min(card.takes[kind], s[ZONE + kind])
        if has < card.pays[kind]:
            return name, card.pays[kind] - has
    return None


def draw(game: Terrabilis, state: State, category: int) -> State:
    """TB-30: the top card of a pile into the hand."""
    s = draft(state)
    card, *rest = s[PILES + category]
    s[PILES + category] = tuple(rest)
    s[COUNTRIES + s[TURN]][HAND] += (card,)
    s[LOG].append(("draw", s[TURN], game.cards.deck.cards[card].category, 1))
    s[PHASE] = BUILD
    return s


def install(game: Terrabilis, state: State, number: int) -> State:
    """TB-30: pay the cost, get the bonus, then take from the zone and pay to it."""
    s = draft(state)
    player = s[TURN]
    country = s[COUNTRIES + player]
    card = game.cards.deck.cards[number]
    country[HAND] = tuple(c for c in country[HAND] if c != number)
    country[BUILT] += (number,)
    s[LOG].append(("install", player, card.id, 1))
    country[TERRAS] -= card.terras
    country[ENERGY] -= card.energy
    if card.terras:
        s[LOG].append(("cost", player, "terras", -card.terras))
    if card.energy:
        s[LOG].append(("cost", player, "energy", -card.energy))
    earn(s, player, card.bonus, 0, "bonus")  # TB-11
    take_zone(s, player, *card.takes)
    pay_zone(game, s, player, *card.pays)
    if len(country[BUILT]) >= game.options.goal:  # TB-60
        s[LAST] = 1
    if s[PHASE] != OVER:
        end_turn(s)
    return s


def put_back(game: Terrabilis, state: State, number: int) -> State:
    """TB-30: under the pile of its category."""
    s = draft(state)
    country = s[COUNTRIES + s[TURN]]
    country[HAND] = tuple(c for c in country[HAND] if c != number)
    s[PILES + game.cards.category[number]] += (number,)
    s[LOG].append(("return", s[TURN], game.cards.deck.cards[number].category, 1))
    end_turn(s)
    return s


def keep(game: Terrabilis, state: State, _: int) -> State:
    """TB-30: with three cards or fewer nothing need be put back."""
    s = draft(state)
    s[LOG].append(("keep", s[TURN], "", 0))
    end_turn(s)
    return s
