"""The end of a year, the end of the game, and the count (TB-37, TB-41, TB-50, TB-52, TB-60, TB-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.errors import Reason
from terra_widgets.games.contract import Line, Outcome
from terra_widgets.games.terrabilis.rules.numbers import (
    BORROWED, ECONOMIC_POINTS, INTEREST, POINT_TERRAS, RENEWABLE_POINTS, SERVICE_POINTS,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.state import (
    BUILT, BURSTS, COUNTRIES, LAST, LOAN, LOG, NATURE, OVER, PHASE, SQUARE, TERRAS, TURN, WELLBEING, YEAR,
    Country, State, standing,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.money import earn
from terra_widgets.games.terrabilis.rules.turn import begin_turn
from terra_widgets.games.terrabilis.rules.zone import drop_out

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis


def gains(game: Terrabilis, country: Country) -> tuple[int, int]:
    """TB-37: energy and Terras that a country gets at the end of a year."""
    built = [game.cards.deck.cards[c].gain for c in country[BUILT]]
    return sum(energy for energy, _ in built), sum(terras for _, terras in built)


def end_year(game: Terrabilis, s: State) -> None:
    """TB-37: all pawns to Start, gains, interest; whoever crossed Start begins the new year."""
    s[LOG].append(("year", s[TURN], "", s[YEAR]))
    final = s[LAST] or s[YEAR] >= game.options.years
    for player in standing(s):
        country = s[COUNTRIES + player]
        country[SQUARE] = 0
        earn(s, player, *gains(game, country), "gain")
        if country[LOAN] and not final:  # TB-41
            paid = min(INTEREST, country[TERRAS])
            country[TERRAS] -= paid
            if paid:
                s[LOG].append(("interest", player, "terras", -paid))
    if not final:
        s[YEAR] += 1
        begin_turn(s, s[TURN])
        return
    for player in standing(s):  # TB-60, TB-50
        country = s[COUNTRIES + player]
        if country[LOAN] and country[TERRAS] < BORROWED + INTEREST:
            drop_out(game, s, player)
        elif country[LOAN]:
            country[LOAN] = 0
            country[TERRAS] -= BORROWED + INTEREST
            s[LOG].append(("repay", player, "terras", -BORROWED - INTEREST))
    s[PHASE] = OVER


def count(game: Terrabilis, country: Country) -> tuple[Line, ...]:
    """TB-61: the lines of a country's score."""
    cards = [game.cards.deck.cards[c] for c in country[BUILT]]
    services = sum(card.category == "services" for card in cards)
    economic = sum(card.category == "economic" for card in cards)
    renewable = sum(card.source == "renewable" for card in cards)
    return (
        Line("terrabilis-count-services", services, SERVICE_POINTS * services),
        Line("terrabilis-count-economic", economic, ECONOMIC_POINTS * economic),
        Line("terrabilis-count-renewable", renewable, RENEWABLE_POINTS * renewable),
        Line("terrabilis-count-nature", country[NATURE], country[NATURE]),
        Line("terrabilis-count-wellbeing", country[WELLBEING], country[WELLBEING]),
        Line("terrabilis-count-terras", country[TERRAS], country[TERRAS] // POINT_TERRAS),
    )


def lost(game: Terrabilis, s: State) -> bool:
    """TB-24: whether the zone exploded once too often."""
    return bool(s[BURSTS] > game.bursts)


def outcome(game: Terrabilis, s: State) -> Outcome | None:
    """TB-24, TB-52, TB-61: who wins, and why."""
    if s[PHASE] != OVER:
        return None
    left = [] if lost(game, s) else standing(s)
    counts = tuple(
        count(game, country) if player in left else () for player, country in enumerate(s[COUNTRIES:])
    )
    points = tuple(sum(line.points for line in lines) for lines in counts)
    if lost(game, s):
        why = Reason("terrabilis-end-lost", {"bursts": s[BURSTS]}, "TB-24")
    elif not left:
        why = Reason("terrabilis-end-nobody", {}, "TB-52")
    elif len(left) == 1 < game.players:
        why = Reason("terrabilis-end-alone", {}, "TB-52")
    else:
        best = max(points[p] for p in left)
        left = [p for p in left if points[p] == best]
        key = "terrabilis-end-points" if len(left) == 1 else "terrabilis-end-shared"
        why = Reason(key, {"points": best}, "TB-61")
    return Outcome(tuple(left), points, counts, why)
