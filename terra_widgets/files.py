"""Files written whole or not at all, and read only when they are files, and not too large ones.

Whatever happens while one is written, the last good one is still there. What a program that was killed left
behind is known by its name, and swept away by the next one.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import tempfile
import time
from collections.abc import Iterable
from math import isfinite
from pathlib import Path
from typing import Any

from terra_widgets.processes import gone, here

UNFINISHED = ".terra-"
ENDING = ".tmp"
MOST_DIGITS = 300  # a longer number is none that a float could hold
LEFT_BEHIND = 3600
"""Seconds after which a file that is not finished never will be, if nobody knows who was writing it."""


class TooLarge(OSError):
    """A file is larger than what is read here."""

    def __init__(self, size: int) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG))
        self.size = size


def read_whole(path: Path, most: int) -> bytes:
    """All bytes of a file; OSError for one that is larger, and for what is no file.

    A pipe or a device could keep us waiting for ever, or have no end.
    """
    _regular(path.stat())  # opening a device may already do something
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        size = _regular(os.fstat(handle))
        if size > most:
            raise TooLarge(size)
        content = file.read(most + 1)  # it may have grown meanwhile
        if len(content) > most:
            raise TooLarge(len(content))
        return content


def read_json(text: str | bytes) -> Any:
    """What a JSON text says; ValueError for damage, and for numbers without end, which JSON does not have.

    >>> read_json('{"a": [1, 2.5]}')
    {'a': [1, 2.5]}
    """
    return json.loads(text, parse_constant=_finite, parse_float=_finite, parse_int=_whole)


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise ValueError(f"{text[:20]}... is not a number here")
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text[:20]} is not a number here")
    return number


def _regular(about: os.stat_result) -> int:
    if stat.S_ISDIR(about.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, "Not a regular file")
    return about.st_size


def write_whole(target: Path, text: str, *, sync: bool = True, shared: bool = False) -> None:
    """Write a text file that nobody ever sees half written; OSError leaves the old one as it was.

    With `sync` it waits until the disk has it, which may take long where others write too. Without, it is
    safe from the end of the program at once, and from the end of the machine only a moment later. Only its
    owner can read it, but a `shared` one may be read by everybody on the machine: a printer prints it. On
    Windows, who may read a file is said by the folder that it lies in.
    """
    # Beside it, as only within one folder a file can take the place of another in one step.
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f"{UNFINISHED}{here()}-", suffix=ENDING)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", errors="replace", newline="\n") as file:
            file.write(text)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        if shared:
            Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def sweep(folder: Path, left_behind: float = LEFT_BEHIND, before: Iterable[str] = ()) -> None:
    """Remove what programs that were killed have not finished; what can't be removed stays.

    Parameters
    ----------
    folder
        Where they wrote.
    left_behind
        So many seconds old are those that are removed though nobody knows whether their program lives.
    before
        How the names of unfinished files began in earlier versions of the kit, without the dot.
    """
    with contextlib.suppress(OSError):
        for path in list(folder.glob(f".*{ENDING}")):
            with contextlib.suppress(OSError):
                if _unfinished(path.name, tuple(before)) and _left(path, left_behind):
                    path.unlink(missing_ok=True)


def _unfinished(name: str, before: tuple[str, ...]) -> bool:
    return name.startswith(UNFINISHED) or name[1:].startswith(before)


def _left(path: Path, after: float) -> bool:
    about = path.lstat()
    if not stat.S_ISREG(about.st_mode):
        return False
    who = path.name.removeprefix(UNFINISHED).rpartition("-")[0]
    return gone(who) is True or time.time() - about.st_mtime > after


def problem_of(error: Exception) -> str:
    """What the operating system says, in its words: `No space left on device`."""
    return getattr(error, "strerror", None) or str(error)[:80] or type(error).__name__
