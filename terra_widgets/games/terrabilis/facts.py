"""Numbers about a learner's own game of Terrabilis."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.terrabilis.charts.story import TerrabilisStory
from terra_widgets.games.terrabilis.deck.cards import RESOURCES


def _stock(kind: int) -> Callable[[TerrabilisStory, int], float]:
    """What a country has of a resource now."""
    return lambda saga, seat: [one for one in saga.standings if one.seat == seat][-1].stock[kind]


def _all(saga: TerrabilisStory, kind: str) -> int:
    return sum(count for (what, _), count in saga.moved.items() if what == kind)


def _calm(saga: TerrabilisStory, _seat: int) -> float:
    """How many years ended before the first burst; without a burst, all that were begun."""
    return next((int(one.moment) for one in saga.readings if one.burst), saga.years)


def _share(saga: TerrabilisStory, seat: int) -> float:
    """The part of all counters put onto the zone that came from this country, in per cent."""
    return round(100 * saga.moved.get(("harm", seat), 0) / (_all(saga, "harm") or 1))


FACTS: dict[str, Callable[[TerrabilisStory, int], float]] = {
    "counters-put-down": lambda saga, seat: saga.moved.get(("harm", seat), 0),
    "counters-put-down-by-all": lambda saga, _seat: _all(saga, "harm"),
    "counters-put-down-percent": _share,
    "counters-taken-back": lambda saga, seat: saga.moved.get(("benefit", seat), 0),
    "counters-out-of-the-game": lambda saga, _seat: sum(one.burst for one in saga.readings),
    "level": lambda saga, _seat: saga.readings[-1].level,
    "level-most": lambda saga, _seat: max(one.level for one in saga.readings),
    "places": lambda saga, _seat: saga.readings[-1].places,
    "bursts": lambda saga, _seat: _all(saga, "burst"),
    "own-bursts": lambda saga, seat: saga.moved.get(("burst", seat), 0),
    "calm-years": _calm,
    "years": lambda saga, _seat: saga.years,
    **{resource: _stock(kind) for kind, resource in enumerate(RESOURCES)},
}
EVENTS: dict[str, Callable[[TerrabilisStory, int], bool]] = {
    "burst": lambda saga, _seat: any(one.burst for one in saga.readings),
}
