"""The folder of kept games: one file per table, named so that a teacher finds the right one."""

from __future__ import annotations

import contextlib
import errno
import logging
import math
import os
import re
import stat
import time
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from terra_widgets.errors import RecordError
from terra_widgets.files import problem_of, read_whole, sweep, write_whole
from terra_widgets.games import catalog
from terra_widgets.processes import gone, here
from terra_widgets.table.autosave.origin import Origin
from terra_widgets.table.record import MOST_BYTES, MOST_MOVES, MOST_SEED, Record, opened
from terra_widgets.text import translate
from terra_widgets.text.names import is_name

log = logging.getLogger("terra_widgets")
NOTE = "READ ME.txt"
MOST = 8  # games of one cell that nobody plays any more; older ones make room
FORGOTTEN = 30 * 24 * 3600
"""Seconds after which a game counts as one that nobody plays, if its program is not known here."""
JUST_NOW = 60
"""Seconds: what is not finished after them was left behind by somebody."""
LONGEST = 70  # bytes of each part of a file's name; file systems take 255, and some letters are four
SESSION = re.compile(r"[0-9A-Za-z_-]{1,40}")
OURS = re.compile(r" [0-9a-f]{6}-(?P<table>[0-9a-f]{10})\.json")
"""How the name of a kept game ends."""


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
    players: tuple[str, ...] = ()
    game: str = ""
    program: str = ""
    """The mark of the program that keeps it, or kept it."""

    @property
    def elsewhere(self) -> bool:
        """Whether another program that runs now keeps it: somebody plays it."""
        return self.program != here() and gone(self.program) is False

    def left(self) -> bool:
        """Whether nobody but this program keeps it any more, as far as one can know."""
        if self.program == here():
            return True
        ended = gone(self.program)
        if ended is None:
            with contextlib.suppress(OSError):
                return time.time() - self.path.stat().st_mtime > FORGOTTEN
        return ended is True

    def within(self, other: SavedGame) -> bool:
        """Whether another game begins with all of this one."""
        return self.seed == other.seed and self.moves == other.moves[: len(self.moves)]


class SaveFolder:
    """The games that one cell keeps in a folder."""

    def __init__(self, folder: Path, place: Origin) -> None:
        self.folder, self.place = folder, place

    def games(self) -> list[SavedGame]:
        """The games of this cell, the newest first; what can't be read is left where it is, and told once."""
        found = [
            kept for path in self._files() if path.stem.endswith(self.place.table) and (kept := _read(path))
        ]
        return sorted(filter(self._ours, found), key=lambda kept: (kept.when, kept.changes), reverse=True)

    def all_games(self) -> list[SavedGame]:
        """The games of all cells and notebooks."""
        return [kept for path in self._files() if (kept := _read(path))]

    def _ours(self, kept: SavedGame) -> bool:
        """Whether it is of this notebook, which may have been renamed since."""
        return kept.notebook == self.place.notebook or _missing(kept.notebook)

    def _files(self) -> Iterator[Path]:
        with contextlib.suppress(OSError):
            yield from sorted(self.folder.glob("*.json"))

    def name(self, names: tuple[str, ...], session_id: str) -> Path:
        """A file for a new table: notebook, players, day and time, and what makes it unique."""
        words = f"{self._notebook}, {_plain(' + '.join(names))}, {time.strftime('%Y-%m-%d %H.%M')}"
        return self.folder / f"{words} {session_id}-{self.place.table}.json"

    def short_name(self, session_id: str) -> Path:
        """A file for a table where longer names can't be."""
        return self.folder / f"game {session_id}-{self.place.table}.json"

    @property
    def _notebook(self) -> str:
        return _plain(Path(self.place.notebook).stem or "game")

    def put(self, path: Path, record: Record, language: str, *, sync: bool = True, **facts: Any) -> None:
        """Write a game; OSError leaves the last good file as it was. `files.py` tells what `sync` means."""
        text = record.sealed(language, notebook=self.place.notebook, program=here(), **facts)
        first = not path.exists()
        try:
            self._open(language)
            write_whole(path, text, sync=sync)
        except FileNotFoundError:  # somebody else has erased the folder meanwhile
            self._open(language)
            write_whole(path, text, sync=sync)
        if first:
            self._make_room()

    def _open(self, language: str) -> None:
        if not self.folder.is_dir():
            self.folder.mkdir(parents=True, exist_ok=True)
            note = translate("autosave-note", language, folder=self.folder.name)
            write_whole(self.folder / NOTE, note.replace("\u00a0", " ") + "\n")

    def _make_room(self) -> None:
        """Remove the oldest games of this cell that nobody plays any more; what can't be removed stays."""
        for old in [kept for kept in self.games() if kept.left()][MOST:]:
            with contextlib.suppress(OSError):
                old.path.unlink(missing_ok=True)

    def sweep(self, left_behind: float | None = None) -> None:
        """Remove what programs that were killed have not finished."""
        more = {} if left_behind is None else {"left_behind": left_behind}
        sweep(self.folder, before=[self._notebook[:40], NOTE], **more)

    def closed(self) -> str | None:
        """What would go wrong with the first game, as far as one can see now."""
        for nearest in (self.folder, *self.folder.parents):
            try:
                folder = stat.S_ISDIR(nearest.stat().st_mode)
            except (FileNotFoundError, NotADirectoryError):
                continue
            except (OSError, ValueError) as error:  # in somebody's closed folder, or no path at all
                return problem_of(error)
            if folder and os.access(nearest, os.W_OK | os.X_OK):
                return None
            return os.strerror(errno.EACCES if folder else errno.ENOTDIR)
        return os.strerror(errno.ENOENT)

    def erase(self, player: str | None = None) -> None:
        """Remove all games of this notebook, and the folder if nothing else is in it.

        Only games that somebody plays just now in another program stay, as does what is no kept game.

        Parameters
        ----------
        player
            Only the games of this player.
        """
        for path in [*self._files()]:
            if self._erasable(path, player):
                path.unlink(missing_ok=True)
        self.sweep(JUST_NOW)
        with contextlib.suppress(FileNotFoundError):
            if {path.name for path in self.folder.iterdir()} <= {NOTE}:
                (self.folder / NOTE).unlink(missing_ok=True)
                with contextlib.suppress(OSError):  # somebody has put something there meanwhile
                    self.folder.rmdir()

    def _erasable(self, path: Path, player: str | None) -> bool:
        kept = _read(path)
        name = OURS.search(path.name)
        if kept is None:  # damaged, and known by its name alone
            ours = name is not None and path.name.startswith(f"{self._notebook}, ") and path.is_file()
            return ours and player is None
        same = name is not None and name["table"] == self.place.table and self._ours(kept)
        if player is not None and player not in kept.players:
            return False
        return (kept.notebook == self.place.notebook or same) and not kept.elsewhere


def record_of(kept: SavedGame) -> Record:
    """The game in a file, every move checked."""
    try:
        return Record.from_json(read_whole(kept.path, MOST_BYTES), kept.path.name)
    except OSError as error:
        raise RecordError("record-file", where=kept.path.name, problem=problem_of(error)) from error


_TOLD: set[str] = set()
"""Files about which a sentence was said: once is enough."""


def _read(path: Path) -> SavedGame | None:
    """The game in a file; None for what is none, whatever else it is."""
    try:
        content = opened(read_whole(path, MOST_BYTES), path.name)
        return _saved_game(path, content) if "kept" in content else None
    except Exception as error:  # noqa: BLE001 (one bad file never stops a board)
        if OURS.search(path.name) and path.name not in _TOLD and not isinstance(error, FileNotFoundError):
            _TOLD.add(path.name)
            problem = problem_of(error) if isinstance(error, OSError) else str(error)[:200]
            log.warning("%s", translate("autosave-unreadable", "en", file=path.name, problem=problem))
        return None


def _saved_game(path: Path, content: dict[str, Any]) -> SavedGame:
    """What a kept file says, checked: some of it goes on to a page. ValueError for what can't be."""
    facts = content["kept"]
    game = SavedGame(
        path=path,
        notebook=facts["notebook"],
        session_id=facts.get("session_id") or facts["life"],
        changes=facts["changes"],
        when=facts["when"],
        seed=content["seed"],
        moves=tuple(content["moves"]),
        players=tuple(content["players"]),
        game=content["game"],
        program=facts.get("program", ""),
    )
    good = (
        SESSION.fullmatch(game.session_id)
        and all(type(number) is int and 0 <= number <= MOST_SEED for number in (game.changes, game.seed))
        and math.isfinite(game.when)
        and 0 <= game.when <= MOST_SEED
        and len(game.moves) <= MOST_MOVES
        and all(isinstance(text, str) for text in (game.notebook, game.game, game.program, *game.moves))
        and all(is_name(name, catalog.LONGEST_NAME) for name in game.players)
    )
    if not good:
        raise RecordError("record-field", where=path.name, field="kept")
    return game


def _missing(notebook: str) -> bool:
    """Whether there is certainly no such file any more; one that can't be seen may well be there."""
    try:
        Path(notebook).stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False
    return False


def _plain(text: str) -> str:
    """The letters, digits and simple signs of a text, as many as every file system takes."""
    kept = "".join(
        sign if unicodedata.category(sign)[0] in "LMN" or sign in " +-_" else " "
        for sign in unicodedata.normalize("NFC", text)
    )
    short = " ".join(kept.split()).encode(errors="ignore")[:LONGEST].decode(errors="ignore")
    return short.strip() or "game"
