"""The games of a run so far, and what they say: the same whoever played them and in whatever order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from terra_widgets.lab.setup import Setup
from terra_widgets.simulation.jobs import Job, Row
from terra_widgets.simulation.simulation import frame_of
from terra_widgets.simulation.statistics import Estimate, change, estimate

if TYPE_CHECKING:
    import pandas as pd

EVERYONE = ""
"""The group of all players together."""
GAME = 0  # where the number of the game stands in a row


class Measured:
    """One measure over the games of a run, for each kind of player and for everyone."""

    def __init__(self, place: int, kind: int, players: Sequence[str]) -> None:
        self._place, self._kind = place, kind
        self.seats = Counter(players) | Counter({EVERYONE: len(players)})
        self.counts: dict[str, Counter[float]] = {group: Counter() for group in self.seats}
        """For each group, how often each value was met."""
        self._sums: dict[str, dict[int, float]] = {group: {} for group in self.seats}
        self._means: dict[str, dict[int, float]] = {}
        self._estimates: dict[str, Estimate] = {}
        self.seen = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Take in what has not been seen yet."""
        if self.seen == len(rows):
            return
        self._means, self._estimates = {}, {}
        everyone, all_counts = self._sums[EVERYONE], self.counts[EVERYONE]
        for row in rows[self.seen :]:
            game, kind, value = row[GAME], row[self._kind], row[self._place]
            self.counts[kind][value] += 1
            all_counts[value] += 1
            sums = self._sums[kind]
            sums[game] = sums.get(game, 0) + value
            everyone[game] = everyone.get(game, 0) + value
        self.seen = len(rows)

    def by_game(self, group: str = EVERYONE) -> dict[int, float]:
        """The mean of a group in each game: players of one game share its luck, so games are what counts."""
        if group not in self._means:
            seats = self.seats[group]
            self._means[group] = {game: total / seats for game, total in self._sums[group].items()}
        return self._means[group]

    def estimate(self, group: str = EVERYONE) -> Estimate:
        """The mean of a group."""
        if group not in self._estimates:
            self._estimates[group] = estimate(self.by_game(group).values())
        return self._estimates[group]

    def median(self, group: str = EVERYONE) -> float:
        """The value that half of a group does not pass."""
        counts = self.counts[group]
        met, half = 0, counts.total() / 2
        for value in sorted(counts):
            met += counts[value]
            if met >= half:
                return value
        return 0.0


class Results:
    """All rows of a run so far."""

    def __init__(self, setup: Setup, job: Job) -> None:
        self.setup, self.job = setup, job
        self.rows: list[Row] = []
        self._columns = list(job.columns())
        self._measured: dict[str, Measured] = {}

    @property
    def done(self) -> int:
        """How many games are finished."""
        return len(self.rows) // len(self.job.players)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of players, in the order of their seats."""
        return tuple(dict.fromkeys(self.job.players))

    def add(self, rows: Iterable[Row]) -> None:
        """More games are finished."""
        self.rows += rows

    @property
    def unbroken(self) -> bool:
        """Whether these are the first games, without a gap."""
        return max((row[GAME] for row in self.rows), default=0) == self.done

    def first(self, games: int) -> list[Row]:
        """The rows of the first games."""
        return [row for row in self.rows if row[GAME] <= games]

    def of(self, measure: str) -> Measured:
        """One measure of the games so far."""
        if measure not in self._measured:
            place, kind = self._columns.index(measure), self._columns.index("player")
            self._measured[measure] = Measured(place, kind, self.job.players)
        self._measured[measure].add(self.rows)
        return self._measured[measure]

    def frame(self) -> pd.DataFrame:
        """The rows as `tw.simulate` gives them."""
        return frame_of(self.job, self.rows)


def shift(before: Results, after: Results, measure: str, group: str = EVERYONE) -> Estimate:
    """By how much the mean of a group differs between two runs."""
    one, other = before.job, after.job
    alike = (one.game, one.seed, len(one.players)) == (other.game, other.seed, len(other.players))
    return change(before.of(measure).by_game(group), after.of(measure).by_game(group), paired=alike)


def shifts(before: Results, after: Results, measure: str) -> Mapping[str, Estimate]:
    """The differences for everyone, and for each kind of player that both runs have."""
    groups = [EVERYONE, *(kind for kind in after.kinds if kind in before.kinds)]
    return {group: shift(before, after, measure, group) for group in groups}
