"""One person's work on a plan: the parts of a lesson, kept by the room, about the tables of the room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from terra_widgets.charts import Chart, chart
from terra_widgets.errors import IllegalMove
from terra_widgets.lesson.entries import Entry
from terra_widgets.lesson.entry_field import EntryField
from terra_widgets.lesson.finish import Finish
from terra_widgets.lesson.notes import ENDING, PARTS, Notes, check_name, file_name
from terra_widgets.lesson.part import Part
from terra_widgets.lesson.report_data import report_data
from terra_widgets.lesson.report_part import Report
from terra_widgets.lesson.shapes import EntryFace, FinishFace
from terra_widgets.lesson.source import Source
from terra_widgets.lesson.tables import LessonTables
from terra_widgets.lesson.work import Work
from terra_widgets.room.pieces import Plan, PlanPiece
from terra_widgets.table.table import Table

FindTable = Callable[[str], Table | None]
Keep = Callable[[str, str, Any], None]


class RoomNotes(Notes):
    """What one person has written in a room.

    Parameters
    ----------
    lesson
        The name of the plan.
    learner
        The person's name at the table; it may be set anew.
    kept
        What is kept already: values by part and key.
    keep
        Keeps a value under a part and a key; None takes it away.
    """

    def __init__(self, lesson: str, learner: str, kept: Mapping[str, Mapping[str, Any]], keep: Keep) -> None:
        self.lesson, self.learner, self.named = lesson, check_name(learner), True
        self._parts = {part: dict(kept.get(part, {})) for part in PARTS}
        self._keep = keep

    def refresh(self) -> None:
        """There is no file that somebody else could change."""

    def write(self, part: str, key: str, value: Any) -> None:
        """Keep a value; None takes it away."""
        if self._parts[part].get(key) == value:
            return
        self._keep(part, key, value)
        if value is None:
            del self._parts[part][key]
        else:
            self._parts[part][key] = value

    def give_name(self, learner: str) -> bool:
        """Call the person by another name from now on."""
        self.learner = check_name(learner)
        return True

    def erase(self) -> None:
        """Forget everything."""
        for part, values in self._parts.items():
            for key in tuple(values):
                self.write(part, key, None)

    @property
    def report_path(self) -> Path:
        """The name of the file that a person can take home; the room itself writes none."""
        return Path(f"{file_name(self.lesson, self.learner).removesuffix(ENDING)}.report.html")


class RoomTables(LessonTables):
    """The tables of a room at which one person sits, by the labels that the plan gives them.

    Parameters
    ----------
    source
        What the plan asks.
    notes
        The person's notes.
    labels
        The labels of the plan.
    seek
        The person's table of a label; None without one.
    """

    def __init__(self, source: Source, notes: Notes, labels: tuple[str, ...], seek: FindTable) -> None:
        super().__init__(source, notes, lambda _: None)
        self._labels, self._seek = labels, seek

    def find(self, label: str) -> Table | None:
        """The table, if the person has a seat at it."""
        table = self._seek(label)
        if table is None or self.notes.learner not in table.names:
            self.open.pop(label, None)
            return None
        self.open[label] = table
        return table

    def played(self) -> dict[str, Table]:
        """All tables at which anything has happened."""
        found = {label: self.find(label) for label in self._labels}
        return {label: table for label, table in found.items() if table is not None and table.move_numbers}


class Vote(EntryField):
    """A choice before the evidence, and once more after it; both are kept.

    Parameters
    ----------
    again
        Whether this is the second time.
    """

    def __init__(self, *given: Any, again: bool) -> None:
        super().__init__(*given)
        self.again = again

    def snapshot(self) -> EntryFace:
        """What the view shows: the first time what was chosen first."""
        face = super().snapshot()
        if not self.again and self.first:
            face["values"] = [self.first]
        return face

    def _keep(self, said: Mapping[str, Any]) -> None:
        noted = self.notes.fields("entries", self.entry.id)
        if self.again:
            earlier = {key: noted[key] for key in ("first",) if key in noted}
            super()._keep({**said, **earlier, "voted": True})
        elif noted.get("voted"):
            raise IllegalMove("lesson-before-over")
        else:
            super()._keep({**said, "first": said["value"]})


def is_shared(table: Table) -> bool:
    """Whether several people are in the middle of a game: each may have secrets from the others."""
    return table.to_move is not None and len(table.names) > len(table.automatic) + 1


class RoomFinish(Finish):
    """Offers to play on to the end only to somebody who plays with automatic players alone."""

    def play_on(self) -> str:
        """Let an automatic player make every decision that is left."""
        if self._shared:
            raise IllegalMove("room-plan-finish-shared")
        return super().play_on()

    def snapshot(self) -> FinishFace:
        """What the view shows: no buttons at a table that others share."""
        if self._shared:
            return {"text": self.say("room-plan-finish-shared"), "buttons": []}
        return super().snapshot()

    @property
    def _shared(self) -> bool:
        table = self._find(self.label)
        return table is not None and is_shared(table)


class RoomReport(Report):
    """Hands the report to the person's own device; the room writes no file."""

    def _news(self) -> str:
        return self.say("room-plan-report-made", file=self.path.name, size=-(-self._size // 1024))

    def _keep(self, text: str) -> None:
        pass


class RoomWork(Work):
    """What one person does in a room.

    Parameters
    ----------
    plan
        The plan of the room.
    notes
        What the person has written.
    find_table
        The person's table by its label in the plan, also one that the person only watches; None without one.
    """

    def __init__(self, plan: Plan, notes: RoomNotes, find_table: FindTable) -> None:
        self.plan, self._find_table = plan, find_table
        self._votes: dict[tuple[str, bool], Vote] = {}
        super().__init__(plan.source, notes, RoomTables(plan.source, notes, tuple(plan.plays), find_table))

    def part(self, piece: PlanPiece) -> Part | None:
        """What stands behind a piece that people fill in; None behind texts, boards and charts."""
        made: dict[str, Callable[[], Part]] = {
            "entry": partial(self.entry, piece.name),
            "predict": partial(self.prediction, piece.name),
            "claim": partial(self.claim, piece.name),
            "vote": partial(self.vote, piece.name, again=piece.again),
            "finish": partial(self.finish, piece.name),
            "quiz": self.quiz,
            "before": lambda: self.before,
            "after": lambda: self.after,
            "ticket": lambda: self.ticket,
            "report": lambda: self.report,
        }
        return made[piece.kind]() if piece.kind in made else None

    def vote(self, which: str, *, again: bool) -> Vote:
        """A question that is asked before and after the evidence."""
        entry = self.known(which, self.source.entries)
        if (which, again) not in self._votes:
            made = Vote(self.notes, self.source.language, entry, self.source, again=again)
            self._votes[which, again] = made
        return self._votes[which, again]

    def drawn(self, piece: PlanPiece) -> Chart | None:
        """The chart of a piece: figures, or a game with what was predicted.

        None without a table; and for somebody who only watches, as long as people play there.
        """
        options = {key: value for key, value in piece.options.items() if key not in {"table", "again"}}
        if piece.kind == "figures":
            return self.figures(options.pop("series"), **options)
        table = self._find_table(piece.table) if piece.kind == "chart" else None
        if table is None:
            return None
        everybody = bool(options.pop("everybody", False))
        asked = options.pop("predictions", None)
        if self.tables.find(piece.table) is None:  # somebody who only watches
            if is_shared(table):
                return None
            return chart(table, piece.name, language=self.source.language, **options)
        if asked is None:
            look = self.look(piece.table, (), everybody=everybody, **options)
            asked = self.about(chart(table, piece.name, **look), piece.table)
        self.note_chart(piece.name, piece.table, asked, everybody=everybody, **options)
        return chart(table, piece.name, **self.look(piece.table, asked, everybody=everybody, **options))

    def moved(self, label: str) -> None:
        """Something has happened at a table: lock what was predicted, and let the parts look again."""
        if self.tables.find(label) is not None:
            super().moved(label)

    def report_data(self) -> dict[str, Any]:
        """All that the person said and did, as plain data."""
        return report_data(self.report_content(), datetime.now().astimezone())

    def report_page(self) -> str:
        """The report as the text of an HTML file."""
        return self._report()

    def erase(self) -> None:
        """Forget what the person has written; the games are the room's."""
        self.notes.erase()
        for part in self._parts():
            part.changed()

    # What differs from a notebook

    def look(
        self, label: str, predictions: Sequence[str], *, everybody: bool, **options: Any
    ) -> dict[str, Any]:
        """How a chart looks: of everybody only once nobody at the table has secrets any more."""
        table = self.tables.find(label)
        everybody = everybody and not (table is not None and is_shared(table))
        return super().look(label, predictions, everybody=everybody, **options)

    def entry_field(self, entry: Entry) -> EntryField:
        """A new field; a question that is voted on is asked as it is voted on."""
        voted = any(one.kind == "vote" and one.name == entry.id for one in self.plan.pieces)
        return self.vote(entry.id, again=True) if voted else super().entry_field(entry)

    def finish_part(self, label: str) -> Finish:
        """A new offer to play a table to its end."""
        return RoomFinish(self.notes, self.source.language, label, self.tables.find)

    def report_part(self) -> Report:
        """What makes the report."""
        return RoomReport(self.notes, self.source.language, self._report)

    def _parts(self) -> tuple[Part, ...]:
        return (*super()._parts(), *self._votes.values())

    def _lock(self, label: str) -> None:
        self.tables.find(label)
        super()._lock(label)

    def _decided(self, label: str) -> int:
        """How many decisions this person has made."""
        table = self.tables.find(label)
        if table is None:
            return 0
        seat = table.names.index(self.notes.learner)
        before = table.history[: len(table.move_numbers)]
        return sum(table.game.to_move(state) == seat for state in before)
