"""One learner's work in a lesson: what is predicted, played, looked at, answered and reported."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any

from terra_widgets.charts import Chart, chart
from terra_widgets.charts.live_chart import LiveChart, live_chart
from terra_widgets.charts.model import image
from terra_widgets.charts.plan import Predicted, shown_facts
from terra_widgets.errors import LessonError, TerraError, brief
from terra_widgets.lesson.before_after import After, Before
from terra_widgets.lesson.claim import ClaimCard
from terra_widgets.lesson.entries import Entry
from terra_widgets.lesson.entry_field import EntryField, with_guesses
from terra_widgets.lesson.facts import check_fact, fact_of
from terra_widgets.lesson.figure_chart import figure_chart, pictured
from terra_widgets.lesson.finish import Finish
from terra_widgets.lesson.learner import Learner
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.part import Part
from terra_widgets.lesson.prediction import Prediction
from terra_widgets.lesson.quiz import Quiz
from terra_widgets.lesson.report import report
from terra_widgets.lesson.report_content import PlayedGame, ReportContent
from terra_widgets.lesson.report_part import Report
from terra_widgets.lesson.shown import LabSetup, ManyGames
from terra_widgets.lesson.source import Question, Source
from terra_widgets.lesson.tables import LessonTables, decisions, has_decided, note_on_the_side
from terra_widgets.lesson.ticket import Ticket
from terra_widgets.table.autosave import erase_games
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.lookup import snapshot_maker_of
from terra_widgets.widgets.snapshot import Settings

if TYPE_CHECKING:
    from terra_widgets.lab.widget import Lab

log = logging.getLogger("terra_widgets")
Predictions = Callable[[], list[Predicted]]


class Work:
    """What one learner does in one lesson, noted in a small file beside the notebook."""

    def __init__(self, source: Source, notes: Notes, tables: LessonTables | None = None) -> None:
        """`tables` are those that somebody else keeps: the tables of a room."""
        self.source, self.notes = source, notes
        language = source.language
        self.learner = Learner(notes, language, source.title, self._nobody, self._switched)
        self.tables = LessonTables(source, notes, self.moved) if tables is None else tables
        self.own_facts: dict[str, Callable[[Record], float]] = {}
        self.ticket = Ticket(notes, language)
        self.report = self.report_part()
        self._quiz = Quiz(notes, language, source.questions, self._fact_asked_for, self._picture)
        self.before = Before(notes, language, source.items)
        self.after = After(notes, language, source.items)
        self._predictions: dict[str, Prediction] = {}
        self._claims: dict[str, ClaimCard] = {}
        self._entries: dict[str, EntryField] = {}
        self._finishes: dict[str, Finish] = {}
        self._predicted: dict[tuple[str, ...], Predictions] = {}
        self._prefaces: dict[str, Callable[[], str]] = {}
        self._turns: dict[str, object] = {}

    def prediction(self, which: str) -> Prediction:
        """A prediction, by its id; the first decision at its table locks it."""
        guess = self.known(which, self.source.guesses)
        if which not in self._predictions:
            if guess.truth:
                self.check_fact(guess.truth, guess.table)
            truth = partial(self.fact, guess.truth, guess.table)
            decided = partial(self._decided, guess.table)
            self._predictions[which] = Prediction(self.notes, self.source.language, guess, truth, decided)
            self._lock(guess.table)
        return self._predictions[which]

    def claim(self, which: str) -> ClaimCard:
        """A claim card, by its id."""
        claim = self.known(which, self.source.claims)
        if which not in self._claims:
            self._claims[which] = ClaimCard(self.notes, self.source.language, claim, self.source)
        return self._claims[which]

    def entry(self, which: str) -> EntryField:
        """A field for something that the lesson asks, by its id."""
        entry = self.known(which, self.source.entries)
        if which not in self._entries:
            self._entries[which] = self.entry_field(entry)
        return self._entries[which]

    def entry_field(self, entry: Entry) -> EntryField:
        """A new field for something that the lesson asks."""
        return EntryField(self.notes, self.source.language, entry, self.source)

    def finish(self, label: str) -> Finish:
        """The offer to play a table to its end."""
        if label not in self._finishes:
            self._finishes[label] = self.finish_part(label)
        return self._finishes[label]

    def finish_part(self, label: str) -> Finish:
        """A new offer to play a table to its end."""
        return Finish(self.notes, self.source.language, label, self.tables.find)

    def report_part(self) -> Report:
        """What makes the report."""
        return Report(self.notes, self.source.language, self._report)

    def figures(self, series: Sequence[str], **options: Any) -> Chart:
        """A chart of figures; the learner's guesses are drawn in, unless the end is still hidden."""
        series, options = pictured(self.source, series, options)
        made = figure_chart(self.source, series, **options)
        if options.get("until") is not None:
            return made
        return with_guesses(made, series, [self.entry(which) for which in self.source.entries])

    def many_games(self, which: str, value: str, games: int | None) -> Chart:
        """A chart of many games, by its id; they are played now."""
        from terra_widgets.simulation.simulation import simulate

        wanted: ManyGames = self.known(which, self.source.many_games)
        played = [
            simulate(
                wanted.game or self.source.game,
                players=one.players,
                games=games or one.games,
                seed=one.seed,
                options=one.rules,
            )
            for one in wanted.sets
        ]
        column = value or wanted.value
        options: dict[str, Any] = {"value": column} if column else {}
        if any(one.name for one in wanted.sets):
            options["names"] = [one.name for one in wanted.sets]
        if wanted.predictions:
            options["predictions"] = [self.prediction(one) for one in wanted.predictions]
        source = played if len(played) > 1 else played[0]
        return chart(source, wanted.chart, language=self.source.language, **options)

    def lab(self, which: str, games: int | None) -> Lab:
        """A lab that opens as the lesson says, by its id."""
        from terra_widgets.lab.widget import Lab

        setup: LabSetup = self.known(which, self.source.labs)
        predictions = [self.prediction(one) for one in setup.predictions]
        options = dict(setup.options) | ({"games": games} if games else {})
        game, language = setup.game or self.source.game, self.source.language
        return Lab(game, predictions=predictions, language=language, **options)

    def quiz(self) -> Quiz:
        """The questions, once all facts that they ask for are there."""
        for question in self.source.questions:
            if question.truth:
                self.check_fact(question.truth, question.table)
        return self._quiz

    def check_fact(self, name: str, label: str) -> None:
        """LessonError unless there is such a fact of the game at a table."""
        check_fact(name, self.own_facts, self.source.game_at(label))

    def fact(self, name: str, label: str) -> float | None:
        """A number about the learner's game at a table; None as long as nothing was played."""
        self.check_fact(name, label)
        table = self.tables.find(label)
        if table is None or not self._decided(label):
            return None
        return fact_of(table.record, self.notes.learner, name, self.own_facts)

    def known(self, which: str, there: Mapping[str, Any]) -> Any:
        """What has this name; LessonError names all that there is."""
        if which not in there:
            known = ", ".join(there) or "-"
            raise LessonError("lesson-no-such", where=self.source.name, found=brief(which), known=known)
        return there[which]

    def chart(self, name: str, label: str, predictions: Sequence[str] | None, **options: Any) -> LiveChart:
        """A live chart of a table, with what was predicted about it; the report will have it too."""
        if label not in self.tables.open:
            raise LessonError("lesson-no-table", table=brief(label))
        if predictions is None:
            plain = live_chart(self.tables.open[label], name, **self.look(label, (), **options))
            predictions = self.about(plain.chart, label)
        made = live_chart(self.tables.open[label], name, **self.look(label, predictions, **options))
        self.note_chart(name, label, predictions, **options)
        return made

    def about(self, made: Chart, label: str) -> list[str]:
        """The predictions about numbers that a chart of a table shows."""
        facts, guesses = shown_facts(made.plan), self.source.guesses.values()
        return [one.id for one in guesses if one.table == label and one.truth in facts]

    def note_chart(
        self, name: str, label: str, predictions: Sequence[str], *, everybody: bool, **options: Any
    ) -> None:
        """Note which chart was looked at; the report will have it too."""
        # Files of learners have these names: a table's label stands under "game".
        spec = {"game": label, "name": name, "everybody": everybody, "options": options}
        key = f"{label} {name} {everybody}"
        note_on_the_side(self.notes, "charts", key, spec | {"predictions": list(predictions)})

    def look(
        self, label: str, predictions: Sequence[str], *, everybody: bool, **options: Any
    ) -> dict[str, Any]:
        """How a chart looks: whose it is, its language, and the predictions drawn in."""
        drawn = [self.prediction(which) for which in predictions]
        # The same function for the same predictions: a chart that is shown again replaces the first.
        predicted = self._predicted.setdefault(
            tuple(predictions), lambda: [number for one in drawn for number in one.predicted()]
        )
        preface = self._prefaces.setdefault(label, partial(self._so_far, label))
        player = None if everybody else self.notes.learner
        language = self.source.language
        return {"player": player, "language": language, "predicted": predicted, "preface": preface, **options}

    def _so_far(self, label: str) -> str:
        """What stands before the sentence of a chart: how far a game is, or who played it to its end."""
        table = self.tables.find(label)
        if table is None or not table.move_numbers:
            return ""
        if table.to_move is None:
            return self.finish(label).sentence()
        moment = snapshot_maker_of(table)(table, Settings(language=self.source.language))
        return translate("lesson-so-far", self.source.language, round=moment.round())

    def erase(self) -> None:
        """Forget all of it: notes, report, and the games of this learner that the notebook has kept."""
        self.tables.close()
        self._turns.clear()
        self.notes.erase()
        erase_games(self.notes.learner)
        for part in self._parts():
            part.changed()

    def _nobody(self) -> Notes:
        return guest_notes(self.source, self.notes.path.parent)

    def _switched(self, before: str | None) -> None:
        """The notes are somebody else's now; or the person who was called `before` has a name."""
        if self.notes.named:
            _OPEN[self.notes.path, self.source.language] = self
        self._turns.clear()
        self.tables.follow_learner(before)
        for part in (self.learner, *self._parts()):
            part.changed()

    def _parts(self) -> tuple[Part, ...]:
        """All parts that show something of the notes, but for the name."""
        some = (self._predictions, self._claims, self._entries, self._finishes)
        several = (part for parts in some for part in parts.values())
        return (*several, self._quiz, self.before, self.after, self.ticket, self.report)

    def moved(self, label: str) -> None:
        """Lock what was predicted about a table, and let the parts look again after each turn."""
        self._lock(label)
        table = self.tables.open[label]
        turn = (table.game.clock(table.state), table.to_move is None, has_decided(table))
        if self._turns.get(label) != turn:
            self._turns[label] = turn
            for part in (*self._predictions.values(), *self._finishes.values(), self._quiz):
                part.changed()

    def _lock(self, label: str) -> None:
        if label not in self.tables.open or not self._decided(label):
            return
        for prediction in self._predictions.values():
            if prediction.guess.table == label:
                try:
                    prediction.lock()
                except LessonError as error:
                    log.warning("%s", error)

    def _decided(self, label: str) -> int:
        """How many decisions there were at a table."""
        table = self.tables.find(label)
        return 0 if table is None else decisions(table)

    def _fact_asked_for(self, question: Question) -> float | None:
        return self.fact(question.truth, question.table)

    def _picture(self, question: Question) -> tuple[str, str] | None:
        table = self.tables.find(question.table) if question.chart else None
        if question.series:
            made = figure_chart(self.source, question.series, until=question.until)
        elif table is not None and has_decided(table):
            made = chart(table, question.chart, player=self.notes.learner, language=self.source.language)
        else:
            return None
        return image(made), f"{made.title}. {made.summary}"

    def _report(self) -> str:
        return report(self.report_content())

    def report_content(self) -> ReportContent:
        """Everything that is noted, whichever cells have run since the last restart."""
        played = self.tables.played()
        return ReportContent(
            source=self.source,
            notes=self.notes,
            predictions=[self.prediction(which) for which in self.source.guesses],
            charts=self._charts(played),
            games=[
                PlayedGame(table, self.finish(label).sentence(), self.finish(label).mark)
                for label, table in played.items()
            ],
            entries=[self.entry(which) for which in self.source.entries],
            before=self.before,
            after=self.after,
            claims=[self.claim(which) for which in self.source.claims],
            quiz=self.quiz(),
            ticket=self.ticket,
        )

    def _charts(self, played: Mapping[str, Table]) -> list[Chart]:
        """The charts of games that the learner has looked at."""
        drawn = []
        for key in self.notes.all("charts"):
            spec = self.notes.fields("charts", key)
            try:
                label, name, everybody = str(spec["game"]), str(spec["name"]), bool(spec["everybody"])
                predictions = [str(one) for one in spec["predictions"]]
                look = self.look(label, predictions, everybody=everybody, **spec["options"])
                if label in played:
                    drawn.append(chart(played[label], name, **look))
            except (KeyError, TypeError, ValueError, TerraError):  # notes of another version of the lesson
                log.warning("A chart of the notes can't be drawn any more: %a", key)
        return drawn


_OPEN: dict[tuple[Path, str], Work] = {}
"""The work of this kernel, by the file of its notes and its language; without a name, by the lesson."""


def work_of(source: Source, learner: str | None, folder: Path) -> Work:
    """The work of a learner, whose notes lie in a folder; without a name, of whoever is here.

    It is the same one when the first cell of a notebook runs again: what is shown further down stays.
    """
    if learner is None:
        key = (folder / source.name, source.language)
        notes = _OPEN[key].notes if key in _OPEN else guest_notes(source, folder)
    else:
        notes = Notes(source.name, learner, folder)
        key = (notes.path, source.language)
    if key in _OPEN and _OPEN[key].source == source:
        _OPEN[key].notes.refresh()
    else:
        _OPEN[key] = Work(source, notes)
    return _OPEN[key]


def guest_notes(source: Source, folder: Path) -> Notes:
    """Notes of somebody who has not given a name yet; the number tells guests apart at their tables."""
    name = translate("lesson-guest", source.language, number=str(100 + randbelow(900)))
    return Notes(source.name, name, folder, named=False)
