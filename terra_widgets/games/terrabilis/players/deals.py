"""Trades that leave both sides better off (TB-34)."""

from __future__ import annotations

from typing import NamedTuple

from terra_widgets.games.terrabilis.players.weights import Weights
from terra_widgets.games.terrabilis.players.state_value import stock_value, years_left
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import COUNTRIES, TERRAS, Country, State
from terra_widgets.games.terrabilis.rules.trade import spare

# How much of a resource is offered or asked for.
AMOUNTS = ((1, 2), (1, 2), (1, 2, 3), (1_000, 2_000, 3_000, 5_000))
FAIR = Weights()  # what the other side is thought to care about
GIVE_WAY = 0.25  # the other side must gain so much, or it won't agree


class Deal(NamedTuple):
    """What is given and what is asked for, and what it brings."""

    gain: float
    given: tuple[int, int]
    """Which resource, how much."""
    asked: tuple[int, int]


def best_deal(game: Terrabilis, s: State, player: int, partner: int, weights: Weights) -> Deal | None:
    """The trade with a partner that brings most, if the partner gains too; None when there is none."""
    years = years_left(game, s)
    mine, theirs = s[COUNTRIES + player], s[COUNTRIES + partner]
    give = _changes(mine, theirs, years, weights, FAIR)
    ask = _changes(theirs, mine, years, FAIR, weights)
    found = [
        Deal(my_loss + my_gain, given, asked)
        for given, my_loss, their_gain in give
        for asked, their_loss, my_gain in ask
        if given[0] != asked[0] and my_loss + my_gain > weights.margin and their_loss + their_gain > GIVE_WAY
    ]
    return max(found, default=None)


def _changes(
    giver: Country,
    taker: Country,
    years: float,
    giver_weights: Weights,
    taker_weights: Weights,
) -> list[tuple[tuple[int, int], float, float]]:
    """What one side may hand over: the thing, what that costs the giver and brings the taker."""
    found = []
    for kind in range(TERRAS + 1):
        had, has = giver[kind], taker[kind]
        for amount in AMOUNTS[kind]:
            if amount > spare(giver, kind):
                break
            cost = stock_value(kind, had - amount, years, giver_weights) - stock_value(
                kind, had, years, giver_weights
            )
            gain = stock_value(kind, has + amount, years, taker_weights) - stock_value(
                kind, has, years, taker_weights
            )
            found.append(((kind, amount), cost, gain))
    return found
