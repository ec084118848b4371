"""The keeper of one table: it writes every change down, and knows which earlier games there are."""

from __future__ import annotations

import errno
import logging
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from weakref import WeakKeyDictionary, ref

from terra_widgets.errors import Reason, RecordError, TerraError
from terra_widgets.files import problem_of
from terra_widgets.table import resume_codes as codes
from terra_widgets.table.autosave.later import LATER
from terra_widgets.table.autosave.origin import origin_here, origin_of
from terra_widgets.table.autosave.save_folder import SavedGame, SaveFolder, record_of
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table

log = logging.getLogger("terra_widgets")
MOST_OFFERS = 2  # the newest, and the furthest if that is another


class Autosave:
    """Keeps one table. Several screens may show it; they share its keeper."""

    def __init__(self, table: Table) -> None:
        place = origin_of(table)
        # Only a hint of the table: what keeps it alive is whoever plays at it.
        self._table = ref(table)
        self.key, self.notebook = place.key, place.notebook
        self.session_id = secrets.token_hex(3)
        self.changes = 0
        self.when = round(time.time(), 3)
        self.erased = False
        self.trouble: Reason | None = None
        """Why the last change could not be written, in case."""
        self.shelf = None if place.folder is None else SaveFolder(place.folder, place)
        problem = None if self.shelf is None else self.shelf.closed()
        if self.shelf is not None and problem is not None:
            self.trouble = self._trouble(problem)
        if self.shelf is not None:
            self.shelf.sweep()
        self.path: Path | None = None
        self.offers: tuple[SavedGame, ...] = self._find_offers()
        """Earlier games of the same cell, until somebody has chosen."""
        self.open = True
        """Whether an earlier game may still take the place of this one: nobody has clicked yet."""
        self._waiting: tuple[Record, int, float] | None = None
        self._games = len(table.earlier)
        self._safe = len(table.move_numbers)
        """How many moves the file has, or need not have."""
        self._lock = threading.Lock()
        self._watchers: list[Callable[[], None]] = []
        table.watch(self._changed)

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function when something other than the table has changed; what comes back ends that.

        It may be called from another thread.
        """
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed) if changed in self._watchers else None

    def _tell(self) -> None:
        for changed in tuple(self._watchers):
            changed()

    # Writing

    def _changed(self) -> None:
        table = self._table()
        if table is None or self.erased:
            return
        if len(table.earlier) != self._games:
            self._begin_another(table)
            return
        self.changes += 1
        self.when = round(time.time(), 3)
        if self.shelf is None:
            return
        if self._waiting is not None:
            self.flush()  # so that never more than one change is in no file
        with self._lock:
            self._waiting = table.record, self.changes, self.when
        if len(table.move_numbers) - self._safe > 1 and self.trouble is None:
            # One click may bring several moves. No page hears of two that would be lost with this program.
            self._write(sync=False)
        LATER.ask(self.flush)

    def _begin_another(self, table: Table) -> None:
        """A new game has begun at the table: it gets a file of its own, as soon as a move is made."""
        self.flush()
        with self._lock:
            self.session_id, self.path = secrets.token_hex(3), None
        self._games, self._safe, self.changes = len(table.earlier), 0, 0
        self.when = round(time.time(), 3)
        self.open, self.offers = False, ()

    def flush(self) -> None:
        """Write what is not yet written; trouble is noted, and play goes on."""
        self._write(sync=True)

    def _write(self, *, sync: bool) -> None:
        with self._lock:
            if self._waiting is None or self.shelf is None:
                return
            record, changes, when = self._waiting
            if sync:
                self._waiting = None
            before = self.trouble
            try:
                self.path = self.path or self.shelf.name(record.players, self.session_id)
                language = table.language if (table := self._table()) else "en"
                facts = {"session_id": self.session_id, "changes": changes, "when": when}
                try:
                    self.shelf.put(self.path, record, language, sync=sync, **facts)
                except OSError as error:
                    if error.errno != errno.ENAMETOOLONG:
                        raise
                    self.path = self.shelf.short_name(self.session_id)
                    self.shelf.put(self.path, record, language, sync=sync, **facts)
                self.trouble, self._safe = None, len(record.moves)
            except OSError as error:
                self.trouble = self._trouble(problem_of(error))
            except Exception as error:
                log.exception("A game could not be kept.")
                self.trouble = self._trouble(type(error).__name__)
        if before != self.trouble:
            self._tell()

    def _trouble(self, problem: str) -> Reason:
        assert self.shelf is not None
        return Reason("autosave-trouble", {"folder": str(self.shelf.folder), "problem": problem})

    # What there was before

    def _find_offers(self) -> tuple[SavedGame, ...]:
        table = self._table()
        if self.shelf is None or table is None:
            return ()
        record = table.record
        now = SavedGame(Path(), "", "", 0, 0, record.seed, record.moves)
        games = [
            kept
            for kept in self.shelf.games()
            if kept.moves and not kept.within(now) and not kept.elsewhere  # nobody is given another's game
        ]
        best = games[:1] + sorted(games, key=lambda kept: len(kept.moves), reverse=True)[:1]
        chosen: list[SavedGame] = []
        for kept in best:
            if not any(kept.within(other) for other in chosen):
                chosen.append(kept)
        return tuple(chosen[:MOST_OFFERS])

    def resume(self, session_id: str) -> None:
        """Go on with one of the games that are offered."""
        kept = next((kept for kept in self.offers if kept.session_id == session_id), None)
        if kept is None:
            raise RecordError("autosave-no-offer")
        self._take_up(record_of(kept))

    def resume_code(self, code: str) -> None:
        """Go on with the game in a code, which the page has kept or a person has pasted."""
        table = self._table()
        assert table is not None
        self._take_up(codes.decode(code, table.record.deck))

    def _take_up(self, record: Record) -> None:
        table = self._table()
        assert table is not None
        table.take_up(record)
        self.anew()

    def anew(self) -> None:
        """Offer nothing any more; what was offered stays on the shelf."""
        self.open, self.offers = False, ()
        self._tell()

    def begun(self) -> None:
        """Somebody plays on a screen, so this is the game they want."""
        if self.open:
            self.anew()

    def erase(self) -> None:
        """Remove all games of this notebook from the shelf, and keep none of its tables any longer."""
        _erase(self.shelf, self.notebook)

    def stop(self) -> None:
        """Keep nothing any more."""
        with self._lock:  # a file that is being written is finished first
            self._waiting, self.path, self.trouble = None, None, None
            self.erased = True


def erase_games(player: str) -> None:
    """Remove all games of this notebook at which a player sat, and keep none of these tables any longer."""
    place = origin_here()
    _erase(None if place.folder is None else SaveFolder(place.folder, place), place.notebook, player)


def _erase(shelf: SaveFolder | None, notebook: str, player: str | None = None) -> None:
    tables = [
        autosave
        for table, autosave in _AUTOSAVES.items()
        if autosave.notebook == notebook and (player is None or player in table.names)
    ]
    for autosave in tables:
        autosave.stop()
    try:
        if shelf is not None:
            shelf.erase(player)
    except OSError as error:
        facts = {} if shelf is None else {"folder": str(shelf.folder), "problem": problem_of(error)}
        raise TerraError("autosave-not-erased", **facts) from error
    finally:
        for autosave in tables:
            autosave.anew()


_AUTOSAVES: WeakKeyDictionary[Table, Autosave] = WeakKeyDictionary()


def autosave_of(table: Table) -> Autosave:
    """The keeper of a table, which begins its work now if it has not yet."""
    found = _AUTOSAVES.get(table)
    if found is None:
        found = _AUTOSAVES[table] = Autosave(table)
    return found
