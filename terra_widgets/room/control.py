"""The way from a notebook to a room on the same machine: a secret in a file that only its owner can read."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from terra_widgets.files import read_json, read_whole, write_whole
from terra_widgets.processes import gone

FOLDER = "TERRA_ROOMS"
"""The variable that names another folder."""
MOST_BYTES = 4000


@dataclass(frozen=True, slots=True)
class Way:
    """How a program of the same person reaches a room."""

    program: str
    """The mark of the program in which the room is."""
    address: str
    """Where it answers, for this machine."""
    secret: str
    jupyter: bool
    """Whether it is part of a Jupyter server."""
    data: str = ""
    """The file of the class, if it has one."""


def folder() -> Path:
    """Where rooms of this person say how they are reached."""
    return Path(os.environ.get(FOLDER) or Path.home() / ".terra" / "rooms")


def write(way: Way) -> Path | None:
    """Say how a room is reached; None where no file can be written, and only notebooks miss it."""
    path = folder() / f"{way.program}.json"
    with contextlib.suppress(OSError, RuntimeError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(path, json.dumps(asdict(way)))
        return path
    return None


def remove(path: Path | None) -> None:
    """The room is gone."""
    if path is not None:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def ways() -> list[Way]:
    """All rooms of this person on this machine; those of programs that have ended are forgotten."""
    found = []
    with contextlib.suppress(OSError, RuntimeError):
        for path in sorted(folder().glob("*.json")):
            way = _read(path)
            if way is not None and gone(way.program) is not True:
                found.append(way)
            else:
                remove(path)
    return found


def _read(path: Path) -> Way | None:
    try:
        given: dict[str, Any] = read_json(read_whole(path, MOST_BYTES))
        way = Way(**given)
    except (OSError, ValueError, TypeError):
        return None
    return way if all(isinstance(one, str) for one in (way.program, way.address, way.secret)) else None
