"""Two lanes: the tests that each change needs, and with `--all` the long ones too."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest


def first_quick(values: Iterable[Any], count: int = 3) -> list[Any]:
    """Parameters of a test: the first so many run at each change, the others only with `--all`."""
    given = list(values)
    return [*given[:count], *(pytest.param(value, marks=pytest.mark.long) for value in given[count:])]


def measures(item: pytest.Item) -> bool:
    """Whether a test measures time, and so wants the machine for itself."""
    return item.get_closest_marker("alone") is not None


def named_files(config: pytest.Config) -> list[Path]:
    """The test files that the command line names, be it for one of their tests."""
    paths = [config.invocation_params.dir / word.partition("::")[0] for word in config.args]
    return [path.resolve() for path in paths if path.is_file()]


def workers(config: pytest.Config) -> int:
    """One process more than cores: some always wait for a server, a kernel or an installation.

    Where only files are named none is started: that would take longer than most files do.
    """
    return 0 if len(named_files(config)) == len(config.args) else (os.cpu_count() or 1) + 1


def leave_out_long(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take out what is long or measures time, but for files that were named, or when marks were asked for."""
    if config.option.all or config.option.markexpr:
        return
    named = named_files(config)
    lanes: dict[bool, list[pytest.Item]] = {True: [], False: []}
    for item in items:
        long = item.get_closest_marker("long") is not None or measures(item)
        lanes[long and item.path not in named].append(item)
    items[:] = lanes[False]
    if lanes[True]:
        config.hook.pytest_deselected(items=lanes[True])
