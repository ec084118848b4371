"""Terras and energy: what the bank gives and takes, and loans (TB-40, TB-41, TB-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.rules.numbers import BORROWED, LOAN_PRICE
from terra_widgets.games.terrabilis.rules.options import AUTOMATIC
from terra_widgets.games.terrabilis.rules.state import (
    COUNTRIES, ENERGY, LOAN, LOG, NONE, OVER, PHASE, TERRAS, WELLBEING, WHO, Country, State, draft, standing,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import BORROW, BORROW_FOR, REPAY, REPAY_FOR
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


def falls_short(country: Country, terras: int) -> bool:
    """TB-51: whether Terras are missing that a loan could bring without throwing the country out."""
    return bool(country[TERRAS] < terras and not country[LOAN] and country[WELLBEING] > LOAN_PRICE)


def pay_terras(s: State, player: int, terras: int, why: str) -> int:
    """TB-51: Terras that must be paid, as far as there are any."""
    country = s[COUNTRIES + player]
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
    return (*((BORROW,) if may_borrow(country) else ()), *((REPAY,) if may_repay(country) else ()))


def may_borrow(country: Country) -> bool:
    """TB-40: one loan at a time, for well-being."""
    return bool(not country[LOAN] and country[WELLBEING] >= LOAN_PRICE)


def may_repay(country: Country) -> bool:
    """TB-40: all of it, or nothing."""
    return bool(country[LOAN] and country[TERRAS] >= BORROWED)


def asides(game: Terrabilis, s: State) -> list[int]:
    """TB-40: while one country decides, the others may borrow and repay too, each for itself."""
    if s[PHASE] == OVER or game.options.loans == AUTOMATIC:
        return []
    others = [p for p in standing(s) if p != s[WHO]]
    return [
        *(BORROW_FOR + p for p in others if may_borrow(s[COUNTRIES + p])),
        *(REPAY_FOR + p for p in others if may_repay(s[COUNTRIES + p])),
    ]


def repay(game: Terrabilis, state: State, player: int) -> State:
    """TB-40: the loan back to the bank; of whoever decides, unless another country is named."""
    s = draft(state)
    who = s[WHO] if player == NONE else player
    country = s[COUNTRIES + who]
    country[LOAN] = 0
    country[TERRAS] -= BORROWED
    s[LOG].append(("repay", who, "terras", -BORROWED))
    return s
