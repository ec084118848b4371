"""Classes of values, for bars that show how a measure is spread over many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil, floor

MOST = 36
"""Bars, which a phone can still show side by side."""
WIDTHS = [digit * 10**power for power in range(7) for digit in (1, 2, 5)]
TOPS = (2.0, 5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0)
DOUBT = 30
"""So many games more than there are: the first few say little about how high a bar will be."""


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


def top(shares: Iterable[float], expected: float) -> float:
    """The height of an axis in per cent: round, so that it seldom moves while the bars grow.

    >>> top([3.0, 6.1], 7.5)
    10.0
    """
    high = max([*shares, expected, 1.0])
    return next((round_ for round_ in TOPS if high <= round_), 100.0)


def expected(counts: Counter[float], of: Classes) -> float:
    """How high the highest bar will about be, in per cent, judging by the games so far."""
    met = counts.total()
    return max(of.shares(counts, met + DOUBT)) if met else 0.0
