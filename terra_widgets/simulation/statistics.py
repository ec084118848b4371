"""What many games say: means with their intervals, changes, shares, and classes of values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from math import ceil, floor, fsum, sqrt
from typing import NamedTuple, TypeVar

NORMAL = 1.96
"""So many standard errors to either side make an interval of 95 %."""
FEW = 30
"""With fewer games nobody can tell a difference from chance."""
MOST = 36
"""Classes, which a phone can still show side by side."""
K = TypeVar("K", bound=Hashable)
WIDTHS = [digit * 10**power for power in range(7) for digit in (1, 2, 5)]


class Estimate(NamedTuple):
    """A mean, and the interval where the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float
    games: int

    @property
    def sure(self) -> bool:
        """Whether it is more than chance explains that this is not zero."""
        return self.games >= FEW and (self.low > 0 or self.high < 0)


def estimate(numbers: Iterable[float]) -> Estimate:
    """The mean of some games.

    >>> found = estimate([1, 2, 3])
    >>> found.mean, round(found.low, 2), round(found.high, 2), found.games
    (2.0, 0.87, 3.13, 3)
    """
    found = list(numbers)
    count = len(found)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    # Exact sums: they don't depend on the order in which the games arrived.
    mean = fsum(found) / count
    if count == 1:
        return Estimate(mean, mean, mean, 1)
    wide = NORMAL * sqrt(fsum((one - mean) ** 2 for one in found) / (count - 1) / count)
    return Estimate(mean, mean - wide, mean + wide, count)


def share(found: float, of: int) -> Estimate:
    """A part of many games (Wilson's interval, which is honest at none and at all of them too).

    >>> [round(part, 3) for part in share(0, 60)[:3]]
    [0.0, 0.0, 0.06]
    """
    part, square = found / of, NORMAL**2
    middle = (part + square / (2 * of)) / (1 + square / of)
    wide = NORMAL * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return Estimate(part, max(0.0, middle - wide), min(1.0, middle + wide), of)


def means_by_game(games: Iterable[K], values: Iterable[float]) -> dict[K, float]:
    """The mean of each game: players of one game share its luck, so games are what counts.

    >>> means_by_game([1, 1, 2], [10, 20, 7])
    {1: 15.0, 2: 7.0}
    """
    together: dict[K, list[float]] = {}
    for game, value in zip(games, values, strict=True):
        together.setdefault(game, []).append(value)
    return {game: fsum(found) / len(found) for game, found in together.items()}


def change(before: Mapping[K, float], after: Mapping[K, float], *, paired: bool) -> Estimate:
    """By how much the means of two runs differ.

    Parameters
    ----------
    before, after
        The mean of each game, by its number.
    paired
        Whether games with the same number begin the same: then each is compared with its like, and luck
        that both share does not blur the difference.
    """
    if paired:
        return estimate(after[game] - before[game] for game in before.keys() & after.keys())
    first, second = estimate(before.values()), estimate(after.values())
    moved = second.mean - first.mean
    wide = sqrt((first.high - first.mean) ** 2 + (second.high - second.mean) ** 2)
    return Estimate(moved, moved - wide, moved + wide, min(first.games, second.games))


@dataclass(frozen=True, slots=True)
class Classes:
    """Values in classes of one width; a class holds the whole numbers from its first to its last.

    >>> Classes(10, 5, 3).of(17), Classes(10, 5, 3).middle(1)
    (1, 17.0)
    """

    start: int
    wide: int
    count: int

    def of(self, value: float) -> int:
        """The number of the class that a value belongs to."""
        return floor((value - self.start) / self.wide)

    def middle(self, number: int) -> float:
        """The middle of a class."""
        return self.start + number * self.wide + (self.wide - 1) / 2

    @property
    def middles(self) -> tuple[float, ...]:
        """The middles of all classes."""
        return tuple(map(self.middle, range(self.count)))

    def ends(self, number: int) -> tuple[int, int]:
        """The first and the last whole number of a class."""
        first = self.start + number * self.wide
        return first, first + self.wide - 1

    @property
    def edges(self) -> list[float]:
        """Where classes begin, and where the last one ends."""
        return [self.start + number * self.wide - 0.5 for number in range(self.count + 1)]

    def shares(self, counts: Counter[float], whole: float) -> list[float]:
        """How much of the whole each class holds, in per cent."""
        found = [0] * self.count
        for value, times in counts.items():
            found[self.of(value)] += times
        return [100 * times / whole for times in found]

    def ticks(self, show: Callable[[float], str], most: int = 6) -> tuple[tuple[float, str], ...]:
        """Round numbers along the axis."""
        low, high = self.edges[0], self.edges[-1]
        step = next(step for step in WIDTHS if (high - low) / step <= most)
        values = range(ceil(low / step) * step, floor(high) + 1, step)
        return tuple((float(value), show(value)) for value in values)


def classes(values: Iterable[float]) -> Classes:
    """Classes for these values: round ones, which only ever get wider when more values come.

    >>> classes([3, 8])
    Classes(start=3, wide=1, count=6)
    >>> classes(range(12, 80))
    Classes(start=12, wide=2, count=34)
    """
    found = list(values) or [0]
    low, high = floor(min(found)), floor(max(found))
    wide = next(wide for wide in WIDTHS if high // wide - low // wide + 1 <= MOST)
    start = low // wide * wide
    return Classes(start, wide, high // wide - low // wide + 1)
