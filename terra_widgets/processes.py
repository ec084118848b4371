"""Which program this is, and whether another one that wrote something still runs.

Programs are known by a short mark, which says nothing of whose machine it is:

>>> gone(here()), gone("nobody knows")
(False, None)
"""

from __future__ import annotations

import os
import platform
import re
from functools import cache
from hashlib import blake2b
from pathlib import Path

MARK = re.compile(r"(?P<machine>[0-9a-f]{8})-(?P<number>[0-9]{1,10})-(?P<born>[0-9a-f]{1,16})")
SLACK = 2000
"""Milliseconds: not all clocks tell alike when a process began."""


@cache
def _machine() -> str:
    """The machine, as far as numbers of processes are its own: two containers count each for themselves."""
    try:
        count = str(Path("/proc/self/ns/pid").readlink())
    except OSError:
        count = ""
    return blake2b(f"{platform.node()}/{count}".encode(errors="replace"), digest_size=4).hexdigest()


def _born(number: int) -> int | None:
    """When a process began, in milliseconds; None where there is none, or none that still does anything.

    LookupError when it can't be told.
    """
    try:
        import psutil  # type: ignore[import-untyped]  # comes with Jupyter; a browser's Python has neither
    except ImportError:
        raise LookupError from None
    try:
        process = psutil.Process(number)
        if process.status() == psutil.STATUS_ZOMBIE:
            return None
        return int(process.create_time() * 1000)
    except psutil.NoSuchProcess:
        return None
    except (psutil.Error, OSError, ValueError, OverflowError):
        raise LookupError from None


def here() -> str:
    """The mark of this program."""
    return _mark(os.getpid())


@cache
def _mark(number: int) -> str:
    try:
        born = _born(number) or 0
    except LookupError:
        born = 0
    return f"{_machine()}-{number}-{born:x}"


def gone(mark: object) -> bool | None:
    """Whether the program with a mark has ended; None where nobody can tell."""
    if mark == here():
        return False
    known = MARK.fullmatch(mark) if isinstance(mark, str) else None
    if known is None or known["machine"] != _machine():
        return None
    try:
        found = _born(int(known["number"]))
    except LookupError:
        return None
    # A number is given again to another program; that one is younger.
    return found is None or abs(found - int(known["born"], 16)) > SLACK
