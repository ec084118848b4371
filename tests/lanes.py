"""The two lanes of the tests: the quick one of each change, and that of `--all`."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_quick(values: Iterable[Any], count: int = 3) -> list[Any]:
    """Parameters of a test: the first so many run at each change, the others only with `--all`."""
    given = list(values)
    return [*given[:count], *(pytest.param(value, marks=pytest.mark.long) for value in given[count:])]
