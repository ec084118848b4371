"""The tables of a lesson: begun or resumed, and noted after every move."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from terra_widgets.errors import LessonError, TerraError
from terra_widgets.files import problem_of
from terra_widgets.lesson.notes import MOST_BYTES, Notes
from terra_widgets.lesson.source import Source
from terra_widgets.table import resume_codes as codes
from terra_widgets.table import seal, start
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.guide import attach

log = logging.getLogger("terra_widgets")
OWN = ("against", "seed", "start", "guided")
"""The settings that are no options of the game."""


class LessonTables:
    """The tables of one learner in a lesson, each with a label.

    Parameters
    ----------
    source
        The lesson.
    notes
        Where its games are noted.
    moved
        Called with the label of a table after each of its moves, and when it is opened.
    """

    def __init__(self, source: Source, notes: Notes, moved: Callable[[str], None]) -> None:
        self.source, self.notes, self._moved = source, notes, moved
        self.open: dict[str, Table] = {}
        """By their labels, those that a cell of the notebook has shown."""
        self.settings: dict[str, dict[str, Any]] = {}
        self._unwatch: dict[str, Callable[[], None]] = {}

    def at(self, label: str, settings: dict[str, Any]) -> Table:
        """The table with these settings; the game goes on where it was."""
        if self.settings.get(label) != settings:
            table = self._resumed(label, settings) or self._begun(label, settings)
            table.one_game = True
            if settings["guided"]:
                attach(table)
            if label in self._unwatch:
                self._unwatch[label]()
            self.open[label], self.settings[label] = table, settings
            self._unwatch[label] = table.watch(lambda: self._note(label))
            self._note(label)
        return self.open[label]

    def again(self, label: str) -> Table:
        """The same table from its beginning."""
        settings = self.settings.pop(label)
        self.notes.write("games", label, None)
        self.notes.write("finished", label, None)
        return self.at(label, settings)

    def find(self, label: str) -> Table | None:
        """A table; one that was played before a restart comes back to be read."""
        return self.open.get(label) or self._resumed(label)

    def played(self) -> dict[str, Table]:
        """All tables of the notes at which anything has happened."""
        found = {label: self.find(label) for label in self.notes.all("games")}
        return {label: table for label, table in found.items() if table is not None and table.move_numbers}

    def follow_learner(self, before: str | None) -> None:
        """Somebody else has the notes now, or the person who was called `before` a name: tables follow."""
        for label, table in self.open.items():
            settings = self.settings[label]
            if before is None:
                record = (self._resumed(label, settings) or self._begun(label, settings)).record
            else:
                record = self._renamed(table.record, before)
            table.take_up(record, other_names=True)

    def close(self) -> None:
        """Let go of all tables."""
        for unwatch in self._unwatch.values():
            unwatch()
        for kept in (self._unwatch, self.open, self.settings):
            kept.clear()

    def _note(self, label: str) -> None:
        table = self.open[label]
        if table.move_numbers:
            who = {"learner": self.notes.learner}
            game = {"settings": self.settings[label], "code": table.resume_code()}
            if table.to_move is not None:  # nobody should read in a file what players may not know yet
                game = {"sealed": seal.close(json.dumps(game))}
            note_on_the_side(self.notes, "games", label, {**game, **who})
        self._moved(label)

    def _resumed(self, label: str, settings: Mapping[str, Any] | None = None) -> Table | None:
        """The game as it was noted, if it is still the same one."""
        noted = opened(self.notes.fields("games", label))
        if not noted or (settings is not None and noted.get("settings") != settings):
            return None
        try:
            record = self._renamed(codes.decode(str(noted.get("code"))), noted.get("learner"))
            table = start.from_record(record, language=self.source.language)
        except TerraError:  # the kit or its deck have changed since: begin anew
            return None
        return table if table.game.name == self.source.game_at(label) else None

    def _renamed(self, record: Record, before: object) -> Record:
        """A game in which the learner was called `before`, with the name that they have by now."""
        now = self.notes.learner
        if before == now or before not in record.players:
            return record

        def named(part: Any) -> Any:
            if isinstance(part, dict):
                return {key: named(value) for key, value in part.items()}
            if isinstance(part, list):
                return [named(value) for value in part]
            return now if part == before else self._other(part) if part in record.players else part

        players = tuple(map(named, record.players))
        return replace(record, players=players, start=named(record.start))

    def _begun(self, label: str, settings: Mapping[str, Any]) -> Table:
        language, seed, learner = self.source.language, settings["seed"], self.notes.learner
        if not settings["start"]:
            game, players = self.source.game_at(label), [learner, *map(self._other, settings["against"])]
            options = {key: value for key, value in settings.items() if key not in OWN}
            return start.new(game, players=players, seed=seed, language=language, **options)
        path = self.source.folder / f"{settings['start']}.txt"
        try:
            described = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise LessonError("lesson-file", where=path.name, problem=problem_of(error)) from error
        # The learner's name comes last: it may hold any signs, these braces too.
        names = {"neighbour": self._other(translate("lesson-neighbour", language)), "learner": learner}
        for part, name in names.items():
            described = described.replace(f"{{{part}}}", json.dumps(name, ensure_ascii=False)[1:-1])
        return start.at(described, seed=seed, language=language)

    def _other(self, name: str) -> str:
        """The name of somebody else at the table, which may be the learner's too."""
        return f"{name} 2" if name == self.notes.learner else name


def opened(noted: Mapping[str, Any]) -> dict[str, Any]:
    """What was noted of a game, without its seal; nothing if that is broken."""
    if "sealed" not in noted:
        return dict(noted)
    try:
        inside = json.loads(seal.open_up(noted["sealed"], MOST_BYTES))
    except (ValueError, TypeError, RecursionError):
        return {}
    return {**noted, **inside} if isinstance(inside, dict) else {}


def note_on_the_side(notes: Notes, part: str, key: str, value: Any) -> None:
    """Note something that nobody asked to note: a full disk must not stop a game."""
    try:
        notes.write(part, key, value)
    except LessonError as error:
        log.warning("%s", error)


def has_decided(table: Table) -> bool:
    """Whether a person has decided anything."""
    return decisions(table) > 0


def decisions(table: Table) -> int:
    """How many decisions of people there were so far."""
    automatic = {table.names.index(name) for name in table.automatic}
    before = table.history[: len(table.move_numbers)]
    return sum(table.game.to_move(state) not in automatic for state in before)
