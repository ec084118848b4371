"""The folder of kept games: one file per table, named so that a teacher finds the right one."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from terra_widgets.errors import RecordError
from terra_widgets.files import write_whole
from terra_widgets.table.autosave.origin import Origin
from terra_widgets.table.record import MOST_BYTES, Record
from terra_widgets.text import translate

NOTE = "READ ME.txt"
MOST = 8  # games of one cell; older ones make room
LONGEST = 60


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A kept game, as far as its file tells without being replayed."""

    path: Path
    notebook: str
    session_id: str
    """Which table it was: a cell that runs again makes another."""
    changes: int
    """How often it had changed: of two copies of one table, the one with more is further."""
    when: float
    """Seconds since 1970."""
    seed: int
    moves: tuple[str, ...]

    def within(self, other: SavedGame) -> bool:
        """Whether another game begins with all of this one."""
        return self.seed == other.seed and self.moves == other.moves[: len(self.moves)]


class SaveFolder:
    """The games that one cell keeps in a folder."""

    def __init__(self, folder: Path, place: Origin) -> None:
        self.folder, self.place = folder, place

    def games(self) -> list[SavedGame]:
        """The games of this cell, the newest first; what can't be read is left where it is."""
        found = [
            kept for path in self._files() if path.stem.endswith(self.place.table) and (kept := _read(path))
        ]
        return sorted(filter(self._ours, found), key=lambda kept: (kept.when, kept.changes), reverse=True)

    def _ours(self, kept: SavedGame) -> bool:
        """Whether it is of this notebook, which may have been renamed since."""
        return kept.notebook == self.place.notebook or not Path(kept.notebook).is_file()

    def _files(self) -> Iterator[Path]:
        with contextlib.suppress(OSError):
            yield from sorted(self.folder.glob("*.json"))

    def name(self, names: tuple[str, ...], session_id: str) -> Path:
        """A file for a new table: notebook, players, day and time, and what makes it unique."""
        notebook = Path(self.place.notebook).stem or "game"
        words = f"{_plain(notebook)[:LONGEST]}, {_plain(' + '.join(names))[:LONGEST]}"
        return (
            self.folder / f"{words}, {time.strftime('%Y-%m-%d %H.%M')} {session_id}-{self.place.table}.json"
        )

    def put(self, path: Path, record: Record, language: str, *, sync: bool = True, **facts: Any) -> None:
        """Write a game; OSError leaves the last good file as it was. `files.py` tells what `sync` means."""
        if not self.folder.is_dir():
            self.folder.mkdir(parents=True)
            note = translate("autosave-note", language, folder=self.folder.name)
            write_whole(self.folder / NOTE, note.replace("\u00a0", " ") + "\n")
        first = not path.exists()
        write_whole(path, record.sealed(notebook=self.place.notebook, **facts), sync=sync)
        if first:
            for old in self.games()[MOST:]:
                old.path.unlink(missing_ok=True)

    def closed(self) -> str | None:
        """What would go wrong with the first game, as far as one can see now."""
        nearest = next((path for path in (self.folder, *self.folder.parents) if path.exists()), self.folder)
        if nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK):
            return None
        return os.strerror(errno.EACCES if nearest.is_dir() else errno.ENOTDIR)

    def erase(self) -> None:
        """Remove all games of this notebook, and the folder if nothing else is in it."""
        for path in [*self._files()]:
            kept = _read(path)
            if kept and kept.notebook == self.place.notebook:
                path.unlink(missing_ok=True)
        if self.folder.is_dir() and {path.name for path in self.folder.iterdir()} <= {NOTE}:
            (self.folder / NOTE).unlink(missing_ok=True)
            self.folder.rmdir()


def record_of(kept: SavedGame) -> Record:
    """The game in a file, every move checked."""
    try:
        return Record.from_json(kept.path.read_bytes(), kept.path.name)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise RecordError("record-file", where=kept.path.name, problem=problem) from error


def _read(path: Path) -> SavedGame | None:
    try:
        if path.stat().st_size > MOST_BYTES:
            return None
        content = json.loads(path.read_bytes())
        facts = content["kept"]
        return SavedGame(
            path=path,
            notebook=str(facts["notebook"]),
            session_id=str(facts.get("session_id") or facts["life"]),
            changes=int(facts["changes"]),
            when=float(facts["when"]),
            seed=int(content["seed"]),
            moves=tuple(map(str, content["moves"])),
        )
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None  # not one that a table kept by itself


def _plain(text: str) -> str:
    """The letters, digits and simple signs of a text: what every file system takes."""
    kept = "".join(sign if sign.isalnum() or sign in " +-_" else " " for sign in text)
    return " ".join(kept.split()) or "game"
