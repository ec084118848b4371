"""A record of Terrabilis told for charts: the thermometer, who moved it, and every country by year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import ClassVar, NamedTuple

from terra_widgets.charts.story import Story
from terra_widgets.table.record import Record
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import BURSTS, COUNTRIES, LOG, OUT, TERRAS, YEAR, State
from terra_widgets.games.terrabilis.rules.zone import capacity, lying
from terra_widgets.charts.writer import StoryWriter


class Reading(NamedTuple):
    """The thermometer at a moment, which is a year and a part of it."""

    moment: float
    level: int
    places: int
    burst: int
    """How many counters left the game just now; 0 when it did not burst."""
    seat: int
    """Whose move it was."""


class Standing(NamedTuple):
    """A country at the end of a year, or now."""

    year: int
    seat: int
    stock: tuple[int, int, int, int]
    """Nature, well-being, energy, Terras."""
    out: bool


@dataclass(frozen=True)
class TerrabilisStory(Story):
    """All that charts need to know about one game."""

    game: ClassVar[str] = "terrabilis"

    readings: tuple[Reading, ...]
    standings: tuple[Standing, ...]
    moved: Mapping[tuple[str, int], int]
    """Counters by "harm" and "benefit", and bursts, of every player."""
    most: int
    """How often the zone may burst."""
    years: int
    lost: bool


Writer = StoryWriter[TerrabilisStory]


def tell(record: Record, _language: str) -> TerrabilisStory:
    """The story of a record."""
    game = record.rules()
    assert isinstance(game, Terrabilis)
    states = list(record.states())
    moments = _moments(states)
    moved: Counter[tuple[str, int]] = Counter()
    readings = [Reading(moments[0], lying(states[0]), capacity(states[0]), 0, 0)]
    standings: list[Standing] = []
    for (before, after), moment in zip(pairwise(states), moments[1:], strict=True):
        burst = seat = 0
        for kind, player, _, amount, *_ in after[LOG]:
            if kind in {"harm", "benefit"}:
                moved[kind, player] += abs(amount)
                seat = player
            elif kind == "burst":
                moved[kind, player] += 1
                burst, seat = burst + amount, player
        if burst or lying(after) != lying(before):
            readings.append(Reading(moment, lying(after), capacity(after), burst, seat))
        if after[YEAR] != before[YEAR]:
            standings += _standings(after, before[YEAR])
    last = states[-1]
    standings += _standings(last, last[YEAR])
    readings.append(Reading(moments[-1], lying(last), capacity(last), 0, 0))
    return TerrabilisStory(
        names=record.players,
        seats=tuple(range(game.players)),
        readings=tuple(readings),
        standings=(*_standings(states[0], 0), *standings),
        moved=moved,
        most=game.bursts,
        years=last[YEAR],
        lost=last[BURSTS] > game.bursts,
    )


def _moments(states: list[State]) -> list[float]:
    """For every state the year and how much of it has passed."""
    found = []
    for year, group in groupby(state[YEAR] for state in states):
        size = len(list(group))
        found += [year - 1 + i / size for i in range(size)]
    return found


def _standings(s: State, year: int) -> list[Standing]:
    found = []
    for seat, country in enumerate(s[COUNTRIES:]):
        nature, wellbeing, energy, terras = country[: TERRAS + 1]
        found.append(Standing(year, seat, (nature, wellbeing, energy, terras), bool(country[OUT])))
    return found
