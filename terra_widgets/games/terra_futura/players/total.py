"""Adding up in one way everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def total(numbers: Iterable[float]) -> float:
    """The sum, from left to right.

    `sum` rounds differently since Python 3.12, and two moves that are worth the same would be so in one
    version and not in another: the same seed must play the same game in all of them.
    """
    return reduce(add, numbers, 0.0)
