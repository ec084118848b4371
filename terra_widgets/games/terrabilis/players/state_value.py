"""What a state is worth to a country, in points at the end of the game."""

from __future__ import annotations

from math import exp

from terra_widgets.games.terrabilis.players.weights import Weights
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.ending import gains, lost
from terra_widgets.games.terrabilis.rules.numbers import (
    BORROWED, ECONOMIC_POINTS, INTEREST, PLACES, POINT_TERRAS, RENEWABLE_POINTS, SERVICE_POINTS,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.state import (
    BUILT, BURSTS, COUNTRIES, ENERGY, LAST, LOAN, MEMBER, NATURE, OUT, OVER, PHASE, TERRAS, WELLBEING,
    Country, State,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.zone import capacity, lying

BUILT_A_YEAR = 1.1  # infrastructures that the fastest country installs
FILL = 3.5  # counters that come to the zone in a year beyond those that leave it
SPREAD = 5.0  # how far that varies
STAKE = 25.0  # points that a lost planet takes from everybody
TAXED = 0.3  # visits to the Alliance in a year
PEACE = 0.6  # points that the Alliance's peace saves in a year
PROGRESS = 3.0  # what an infrastructure is worth for being one more
RESERVE = 6_000  # Terras that save a country from having to borrow
LOW = 6  # counters below which it becomes dangerous
DANGER = 0.2


def years_left(game: Terrabilis, s: State) -> float:
    """How many ends of years are still to come, about."""
    if s[LAST]:
        return 1.0
    most = max([len(country[BUILT]) for country in s[COUNTRIES:]])
    return max(1.0, (game.options.goal - most) / BUILT_A_YEAR)


def money_weight(years: float) -> float:
    """What 5 000 Terras are worth: more while there is time to invest them."""
    return 1.0 + 0.06 * min(5.0, years - 1)


def stock_value(kind: int, amount: int, years: float, weights: Weights) -> float:
    """What so much of a resource is worth to a country."""
    if kind <= WELLBEING:
        short = LOW - amount
        return weights.counters * amount - (DANGER * short * short if short > 0 else 0.0)
    if kind == TERRAS:
        poor = 0.5 * min(amount, RESERVE) / POINT_TERRAS if years > 1 else 0.0
        return money_weight(years) * amount / POINT_TERRAS + poor
    # The first few are needed to build; what is left at the end is worth nothing.
    need = min(1.0, (years - 1) / 4)
    if amount <= 5:
        return need * 0.5 * amount
    return need * (2.5 + 0.25 * min(amount - 5, 5) + 0.04 * max(0, amount - 10))


def card_points(game: Terrabilis, number: int) -> int:
    """TB-61: what an installed card scores."""
    card = game.cards.deck.cards[number]
    if card.category == "services":
        return SERVICE_POINTS
    if card.category == "economic":
        return ECONOMIC_POINTS
    return RENEWABLE_POINTS if card.source == "renewable" else 0


def danger(game: Terrabilis, s: State, years: float) -> float:
    """How likely the planet is lost."""
    if lost(game, s):
        return 1.0
    left = game.bursts - s[BURSTS]
    room = capacity(s) - lying(s) + left * (PLACES - s[BURSTS]) - left * (left + 1) // 2
    return 1 / (1 + exp((room - FILL * (years - 0.5)) / SPREAD))


def state_value(game: Terrabilis, s: State, player: int, weights: Weights) -> float:
    """What a country may expect in the end."""
    country: Country = s[COUNTRIES + player]
    years = years_left(game, s)
    risk = danger(game, s, years)
    if country[OUT]:
        return -STAKE
    if risk == 1.0:  # to be out alone is not as bad as to take everybody along (TB-51)
        return -STAKE - weights.planet
    total = sum([card_points(game, c) for c in country[BUILT]]) + PROGRESS * len(country[BUILT])
    for kind in (NATURE, WELLBEING, TERRAS):
        total += stock_value(kind, country[kind], years, weights)
    energy, terras = gains(game, country) if s[PHASE] != OVER else (0, 0)
    total += weights.gains * money_weight(years) * years * terras / POINT_TERRAS
    have = country[ENERGY]
    now = stock_value(ENERGY, have, years, weights)
    # What comes in later years is spent as it comes.
    coming = stock_value(ENERGY, have + int(min(energy * (years - 1), 12)), years, weights)
    total += now + weights.gains * (coming - now)
    if country[LOAN]:
        total -= 1.05 * (BORROWED + INTEREST * years) / POINT_TERRAS
        short = BORROWED + INTEREST * years - country[TERRAS] - terras * years
        if short > 0:  # TB-50: who can't repay in the end is out
            total -= min(STAKE, 2 * short / POINT_TERRAS) * min(1.0, 4 / years)
    if country[MEMBER]:
        tax = sum([game.cards.deck.cards[c].tax for c in country[BUILT]])
        total += years * (PEACE + weights.alliance - TAXED * tax / POINT_TERRAS)
    return total - weights.planet * STAKE * risk


def card_value(game: Terrabilis, s: State, player: int, number: int, weights: Weights) -> float:
    """What a card in the hand may bring when it is installed one day."""
    card = game.cards.deck.cards[number]
    years = max(1.0, years_left(game, s) - 1)
    energy, terras = card.gain
    value = card_points(game, number) + PROGRESS
    value += weights.gains * (years * terras / POINT_TERRAS + 0.2 * years * energy)
    value -= money_weight(years) * card.terras / POINT_TERRAS + 0.4 * (card.energy - card.bonus)
    value -= (weights.counters + 0.3 * weights.planet) * (sum(card.pays) - 0.7 * sum(card.takes))
    if s[COUNTRIES + player][MEMBER]:
        value -= years * TAXED * card.tax / POINT_TERRAS
    return value
