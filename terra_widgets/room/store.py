"""What a room keeps: one SQLite file, one row for each thing that happens, so that nothing is lost."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from terra_widgets.errors import RoomError
from terra_widgets.files import problem_of

log = logging.getLogger("terra_widgets")
FORMAT = 0x7E44A  # SQLite's own place for saying whose file it is
VERSION = 1
SIDE_FILES = ("-wal", "-shm", "-journal")
TABLES = """
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, mark TEXT NOT NULL, language TEXT NOT NULL,
                     joined REAL NOT NULL, removed INTEGER NOT NULL DEFAULT 0);
CREATE TABLE tables (id INTEGER PRIMARY KEY, setup TEXT NOT NULL, seats TEXT NOT NULL, made REAL NOT NULL,
                     closed INTEGER NOT NULL DEFAULT 0);
CREATE TABLE moves (id INTEGER PRIMARY KEY, room_table INTEGER NOT NULL, kind TEXT NOT NULL,
                    move TEXT NOT NULL, seat INTEGER, person INTEGER, at REAL NOT NULL);
CREATE TABLE notes (id INTEGER PRIMARY KEY, person INTEGER NOT NULL, part TEXT NOT NULL, name TEXT NOT NULL,
                    value TEXT NOT NULL, at REAL NOT NULL);
CREATE TABLE events (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, facts TEXT NOT NULL, at REAL NOT NULL);
CREATE INDEX moves_of_a_table ON moves (room_table, id);
"""
MOST_WAITING = 100_000
MISTAKES = (
    sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError,
    ValueError, OverflowError,
)  # fmt: skip
"""What no disk is to blame for."""


class Store:
    """The file of a room.

    What can't be written, since the disk is full or gone, waits in memory and is tried again: play goes on,
    and `trouble` says so.

    Parameters
    ----------
    path
        The file; without one, nothing outlives the process.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.trouble = ""
        """What is wrong with the disk, as far as anything is."""
        self._waiting: deque[tuple[str, tuple[Any, ...]]] = deque()
        try:
            self._file = self._opened()
        except (sqlite3.Error, OSError) as error:
            raise RoomError("room-file", where=str(path), problem=problem_of(error)) from error

    def _opened(self) -> sqlite3.Connection:
        if self.path is not None:
            self.path.touch(mode=0o600)  # the first to make it says who may read it
        file = sqlite3.connect(self.path or ":memory:", isolation_level=None, timeout=2)
        # A killed program loses nothing so; only a power cut may take the last moments.
        file.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;"
        )
        owner = file.execute("PRAGMA application_id").fetchone()[0]
        version = file.execute("PRAGMA user_version").fetchone()[0]
        if not version and not file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            file.executescript(
                f"BEGIN; {TABLES} PRAGMA application_id = {FORMAT}; PRAGMA user_version = {VERSION}; COMMIT;"
            )
        elif (owner, version) != (FORMAT, VERSION):
            file.close()
            raise RoomError("room-file-other", where=str(self.path))
        # One program at a time: two servers on one file would each know half of what happens.
        file.execute("PRAGMA locking_mode = EXCLUSIVE")
        file.execute("BEGIN IMMEDIATE")
        file.execute("COMMIT")
        return file

    def rows(self, question: str, *given: Any) -> list[tuple[Any, ...]]:
        """What the file answers to a question."""
        return self._file.execute(question, given).fetchall()

    def write(self, order: str, *given: Any) -> None:
        """Carry out one order, now or, where the disk won't have it, as soon as it will."""
        if self._waiting:
            self._waiting.append((order, given))
            self.retry()
            return
        try:
            self._carry_out(order, given)
        except sqlite3.Error as error:
            self._fail(error)
            self._waiting.append((order, given))

    def _carry_out(self, order: str, given: tuple[Any, ...]) -> None:
        """Carry out one order; a mistake of ours is logged, since waiting would not mend it."""
        try:
            self._file.execute(order, given)
        except MISTAKES:
            log.exception("The room could not keep something")

    def retry(self) -> bool:
        """Write what waits; whether all of it is written now."""
        while self._waiting:
            order, given = self._waiting[0]
            try:
                self._carry_out(order, given)
            except sqlite3.Error as error:
                self._fail(error)
                while len(self._waiting) > MOST_WAITING:
                    self._waiting.popleft()
                return False
            self._waiting.popleft()
        self.trouble = ""
        return True

    def _fail(self, error: sqlite3.Error) -> None:
        if not self.trouble:
            log.warning("The room's file can't be written: %s", error)
        self.trouble = str(error)

    # What is kept, kind by kind

    def fact(self, name: str, usual: Any = None) -> Any:
        """A fact about the room."""
        found = self.rows("SELECT value FROM facts WHERE name = ?", name)
        return json.loads(found[0][0]) if found else usual

    def keep_fact(self, name: str, value: Any) -> None:
        """Keep a fact about the room."""
        self.write("INSERT OR REPLACE INTO facts VALUES (?, ?)", name, json.dumps(value))

    def note(self, person: int, part: str, name: str, value: Any) -> None:
        """Keep what a person wrote; the rows before it stay, so that a first answer is not lost."""
        self.write(
            "INSERT INTO notes (person, part, name, value, at) VALUES (?, ?, ?, ?, ?)",
            person, part, name, json.dumps(value), time.time(),
        )  # fmt: skip

    def notes(self, person: int) -> dict[str, dict[str, Any]]:
        """What a person has written last, by part and name."""
        found: dict[str, dict[str, Any]] = {}
        for part, name, text in self.rows(
            "SELECT part, name, value FROM notes WHERE person = ? ORDER BY id", person
        ):
            value = json.loads(text)
            if value is None:
                found.get(part, {}).pop(name, None)
            else:
                found.setdefault(part, {})[name] = value
        return found

    def event(self, kind: str, **facts: Any) -> None:
        """Keep that something happened in the room."""
        self.write(
            "INSERT INTO events (kind, facts, at) VALUES (?, ?, ?)", kind, json.dumps(facts), time.time()
        )

    def move(self, room_table: int, kind: str, move: str, seat: int | None, person: int | None) -> None:
        """Keep a move at a table, or that some were taken back."""
        self.write(
            "INSERT INTO moves (room_table, kind, move, seat, person, at) VALUES (?, ?, ?, ?, ?, ?)",
            room_table, kind, move, seat, person, time.time(),
        )  # fmt: skip

    def moves(self, room_table: int) -> Iterator[tuple[str, str]]:
        """Each move of a table, and what was taken back, in order."""
        yield from self.rows("SELECT kind, move FROM moves WHERE room_table = ? ORDER BY id", room_table)

    def close(self) -> None:
        """Close the file, with everything in it."""
        self.retry()
        with contextlib.suppress(sqlite3.Error):
            self._file.close()

    def erase(self) -> None:
        """Forget everything: what is in the file, the file, and what SQLite put beside it."""
        self._waiting.clear()
        with contextlib.suppress(sqlite3.Error):
            for table in ("facts", "people", "tables", "moves", "notes", "events"):
                self._file.execute(f"DELETE FROM {table}")  # noqa: S608 (our own names)
            self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with contextlib.suppress(sqlite3.Error):
            self._file.close()
        if self.path is not None:
            for path in (self.path, *(self.path.with_name(self.path.name + end) for end in SIDE_FILES)):
                try:
                    path.unlink(missing_ok=True)
                except OSError as error:
                    raise RoomError("room-erase", where=str(path), problem=problem_of(error)) from error
