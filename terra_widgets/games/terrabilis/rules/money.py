"""Terras and energy: what the bank gives and takes, and loans (TB-40, TB-41, TB-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.rules.numbers import BORROWED, LOAN_PRICE
from terra_widgets.games.terrabilis.rules.state import (
    COUNTRIES, ENERGY, LOAN, LOG, OUT, OVER, PHASE, TERRAS, WELLBEING, WHO, State, draft,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import BORROW, REPAY
from terra_widgets.games.terrabilis.rules.zone import pay_zone

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis


def earn(s: State, player: int, energy: int, terras: int, why: str) -> None:
    """The bank gives."""
    country = s[COUNTRIES + player]
    country[ENERGY] += energy
    country[TERRAS] += terras
    if energy:
        s[LOG].append((why, player, "energy", energy))
    if terras:
        s[LOG].append((why, player, "terras", terras))


def pay_energy(s: State, player: int, energy: int, why: str) -> None:
    """TB-51: energy to the bank, as far as there is any."""
    country = s[COUNTRIES + player]
    paid = min(energy, country[ENERGY])
    country[ENERGY] -= paid
    if paid:
        s[LOG].append((why, player, "energy", -paid))


def pay_terras(game: Terrabilis, s: State, player: int, terras: int, why: str) -> int:
    """TB-51: Terras that must be paid: who falls short borrows if possible, else pays what there is."""
    country = s[COUNTRIES + player]
    if country[TERRAS] < terras and not country[LOAN] and country[WELLBEING] > LOAN_PRICE:
        lend(game, s, player)
        if s[PHASE] == OVER:
            return 0
    paid: int = min(terras, country[TERRAS])
    country[TERRAS] -= paid
    if paid:
        s[LOG].append((why, player, "terras", -paid))
    return paid


def lend(game: Terrabilis, s: State, player: int) -> None:
    """TB-40: Terras for well-being onto the zone."""
    country = s[COUNTRIES + player]
    country[LOAN] = 1
    earn(s, player, 0, BORROWED, "borrow")
    pay_zone(game, s, player, 0, LOAN_PRICE)


def loan_moves(s: State) -> tuple[int, ...]:
    """TB-40: whoever decides may borrow or repay first."""
    country = s[COUNTRIES + s[WHO]]
    if country[LOAN]:
        return (REPAY,) if country[TERRAS] >= BORROWED else ()
    return (BORROW,) if country[WELLBEING] >= LOAN_PRICE else ()


def borrow(game: Terrabilis, state: State, _: int) -> State:
    """TB-40: a loan, by choice."""
    s = draft(state)
    lend(game, s, s[WHO])
    return s


def repay(game: Terrabilis, state: State, _: int) -> State:
    """TB-40: the loan back to the bank."""
    s = draft(state)
    country = s[COUNTRIES + s[WHO]]
    assert not country[OUT]
    country[LOAN] = 0
    country[TERRAS] -= BORROWED
    s[LOG].append(("repay", s[WHO], "terras", -BORROWED))
    return s
