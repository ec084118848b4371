"""The Impact zone, and who drops out (TB-20 to TB-24, TB-50): the only way counters move to it and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.deck.cards import RESOURCES
from terra_widgets.games.terrabilis.rules.numbers import LOAN_PRICE, MOST_BLACK, PLACES
from terra_widgets.games.terrabilis.rules.state import (
    BURSTS, COUNTRIES, ENERGY, GONE, HAND, LOAN, LOG, NATURE, OUT, OVER, PHASE, PILES, TERRAS, WELLBEING,
    ZONE, State,
)  # fmt: skip

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis


def capacity(s: State) -> int:
    """TB-20, TB-23: the places that no black counter takes."""
    black: int = min(s[BURSTS], MOST_BLACK)
    return PLACES - black


def lying(s: State) -> int:
    """How many counters are on the zone."""
    on_zone: int = s[ZONE] + s[ZONE + 1]
    return on_zone


def loan_bursts(game: Terrabilis, s: State) -> str:
    """What a loan would do to the zone now: `no`, `burst`, or `lost` when that loses the planet (TB-40)."""
    if lying(s) + LOAN_PRICE <= capacity(s):
        return "no"
    return "lost" if s[BURSTS] + 1 > game.bursts else "burst"


def pay_zone(game: Terrabilis, s: State, player: int, nature: int, wellbeing: int) -> None:
    """TB-21: counters from a country onto the zone, well-being first; who has fewer pays what there is."""
    country = s[COUNTRIES + player]
    for kind, wanted in ((WELLBEING, wellbeing), (NATURE, nature)):
        laid = 0
        for _ in range(min(wanted, country[kind])):
            if lying(s) == capacity(s):
                if laid:
                    s[LOG].append(("harm", player, RESOURCES[kind], -laid))
                    laid = 0
                _explode(game, s, player)
                if s[PHASE] == OVER:
                    return
            country[kind] -= 1
            s[ZONE + kind] += 1
            laid += 1
        if laid:
            s[LOG].append(("harm", player, RESOURCES[kind], -laid))
    if not (country[NATURE] and country[WELLBEING]):
        drop_out(game, s, player)


def _explode(game: Terrabilis, s: State, player: int) -> None:
    """TB-23, TB-24: all counters on it leave the game; one time too often and the planet is lost."""
    s[LOG].append(("burst", player, "", lying(s)))
    for kind in (NATURE, WELLBEING):
        s[GONE + kind] += s[ZONE + kind]
        s[ZONE + kind] = 0
    s[BURSTS] += 1
    if s[BURSTS] > game.bursts:
        s[PHASE] = OVER
        s[LOG].append(("lost", player, "", s[BURSTS]))


def take_zone(s: State, player: int, nature: int, wellbeing: int) -> None:
    """TB-22: counters from the zone to a country, as far as they lie there."""
    country = s[COUNTRIES + player]
    for kind, wanted in ((WELLBEING, wellbeing), (NATURE, nature)):
        taken = min(wanted, s[ZONE + kind])
        if taken:
            s[ZONE + kind] -= taken
            country[kind] += taken
            s[LOG].append(("benefit", player, RESOURCES[kind], taken))


def drop_out(game: Terrabilis, s: State, player: int) -> None:
    """TB-50: the country's counters leave the game, its hand goes under the piles."""
    country = s[COUNTRIES + player]
    country[OUT] = 1
    for kind in (NATURE, WELLBEING):
        s[GONE + kind] += country[kind]
        country[kind] = 0
    country[ENERGY] = country[TERRAS] = country[LOAN] = 0
    for card in country[HAND]:
        s[PILES + game.cards.category[card]] += (card,)
    country[HAND] = ()
    s[LOG].append(("out", player, "", 0))
