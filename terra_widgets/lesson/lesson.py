"""A lesson in a notebook: `lesson = tw.Lesson("03_cubes_pile_up")`, then one short call in each cell."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from terra_widgets import text
from terra_widgets.charts import Chart, chart
from terra_widgets.charts.live_chart import LiveChart, live_chart
from terra_widgets.charts.plan import Level, VerticalLine
from terra_widgets.errors import LessonError, TerraError, brief
from terra_widgets.lesson.claim import ClaimCard
from terra_widgets.lesson.facts import check_fact, fact_of
from terra_widgets.lesson.figure_chart import figure_chart
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.prediction import Prediction, told_apart
from terra_widgets.lesson.quiz import Quiz
from terra_widgets.lesson.report import Work, image, report
from terra_widgets.lesson.report_part import Report
from terra_widgets.lesson.source import MAIN, Question, read_lesson
from terra_widgets.lesson.ticket import Ticket
from terra_widgets.table import start as play
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import clean
from terra_widgets.widgets.guide import attach

log = logging.getLogger("terra_widgets")
OWN = ("against", "seed", "start", "guided")
Marks = Callable[[], list[Level | VerticalLine]]


class Lesson:
    """A lesson and one learner's work in it, kept in a small file beside the notebook.

    Every call may be repeated: a cell that runs again, also after a restart, shows what was there.

    Parameters
    ----------
    name
        The folder of the lesson, such as "03_cubes_pile_up".
    learner
        The name of a person or a group; it sits at the table and stands on the report.
    language
        The language of the lesson and its sentences.
    """

    def __init__(
        self, name: str | os.PathLike[str], *, learner: str = "Team A", language: str = text.FALLBACK
    ) -> None:
        if language not in text.languages():
            raise LessonError("language-unknown", found=brief(language), known=", ".join(text.languages()))
        self.source = read_lesson(name, language)
        self.language = language
        self.notes = Notes(self.source.name, learner, Path.cwd())
        self._predictions: dict[str, Prediction] = {}
        self._tables: dict[str, Table] = {}
        self._settings: dict[str, dict[str, Any]] = {}
        self._leave: dict[str, Callable[[], None]] = {}
        self._turns: dict[str, object] = {}
        self._claims: dict[str, ClaimCard] = {}
        self._marks: dict[tuple[str, ...], Marks] = {}
        self._facts: dict[str, Callable[[Record], float]] = {}
        self._quiz: Quiz | None = None
        self._ticket = Ticket(self.notes, language)
        self._report = Report(self.notes, language, self._build_report)
        # The first cell of a notebook run again: what is shown further down stays the same lesson.
        key = (self.notes.path, language)
        known = _OPEN.get(key)
        if known is not None and known.source == self.source:
            known.notes.refresh()
            self.__dict__ = known.__dict__
        else:
            _OPEN[key] = self

    @property
    def learner(self) -> str:
        """Whose work it is."""
        return self.notes.learner

    # Before play

    def predict(self, which: str) -> Prediction:
        """A prediction of the lesson, by its id; the first decision in its game locks it."""
        if which not in self.source.guesses:
            raise self._unknown(which, self.source.guesses)
        if which not in self._predictions:
            guess = self.source.guesses[which]
            if guess.truth:
                check_fact(guess.truth, self._facts, self.source.game_of(guess.game))
            self._predictions[which] = Prediction(
                self.notes, self.language, guess, lambda: self.fact(guess.truth, game=guess.game)
            )
            self._lock(guess.game)
        return self._predictions[which]

    # Play

    def table(
        self,
        game: str = MAIN,
        *,
        against: Sequence[str] | None = None,
        seed: int = 1,
        start: str = "",
        guided: bool = False,
        **options: Any,
    ) -> Table:
        """A table of the lesson, with the learner at it; the game goes on where it was.

        Parameters
        ----------
        game
            A name for it, if a lesson has several. A table named after one of the four games plays that game,
            any other the one that the lesson's `play` names.
        against
            The other players; without them those who are usual in the game.
        seed
            The same seed for everybody gives everybody the same cards.
        start
            A position to begin from: the name of a text file in the lesson's folder, without its ending.
        guided
            Whether the guide of the first game explains the moves.
        **options
            Named rules, such as `penalty_per_cube=True`.
        """
        if against is None:
            against = play.partners(self.source.game_of(game))
        settings = {"against": list(against), "seed": seed, "start": start, "guided": guided, **options}
        if self._settings.get(game) != settings:
            table = self._resumed(game, settings) or self._begun(game, settings)
            if guided:
                attach(table)
            self._seat(game, table, settings)
        return self._tables[game]

    def again(self, game: str = MAIN) -> Table:
        """The same table from its beginning; what was predicted stays sealed."""
        if game not in self._settings:
            raise self._unknown(game, self._settings)
        settings = self._settings.pop(game)
        self.notes.write("games", game, None)
        return self.table(game, **settings)

    def fact(self, name: str, *, game: str = MAIN) -> float | None:
        """A number about the learner's game; None as long as nothing was played."""
        check_fact(name, self._facts, self.source.game_of(game))
        table = self._game(game)
        if table is None or not _played(table):
            return None
        return fact_of(table.record, self.learner, name, self._facts)

    def facts(self, **functions: Callable[[Record], float]) -> None:
        """Facts of this lesson's own, each a function of the record: `facts(waste=lambda record: ...)`.

        In the lesson's files a fact has hyphens where its name here has underscores.
        """
        self._facts |= {name.replace("_", "-"): function for name, function in functions.items()}

    # See

    def chart(
        self,
        name: str,
        *,
        game: str = MAIN,
        everybody: bool = False,
        predictions: Sequence[str] = (),
        **options: Any,
    ) -> LiveChart:
        """A live chart of a game, with sealed predictions drawn in.

        Parameters
        ----------
        name
            As for `tw.chart`: "pollution", "resources", ...
        game
            The name of the game.
        everybody
            All players, or the learner alone.
        predictions
            Which predictions to draw, by their ids.
        **options
            What a single chart takes.
        """
        if game not in self._tables:
            raise LessonError("lesson-no-table", game=brief(game))
        looks = self._looks(everybody=everybody, predictions=predictions, options=options)
        made = live_chart(self._tables[game], name, **looks)
        spec = {"game": game, "name": name, "everybody": everybody, "options": options}
        self._keep("charts", f"{game} {name} {everybody}", spec | {"predictions": list(predictions)})
        return made

    def figures(
        self,
        *series: str,
        since: int | None = None,
        until: int | None = None,
        bars: bool = False,
        zero: bool = False,
        title: str = "",
    ) -> Chart:
        """A chart of real figures from the lesson's table.

        Parameters
        ----------
        *series
            Which series; each keeps a line of its own.
        since
            The first year shown, to look at the end more closely.
        until
            The last year shown: the end stays hidden.
        bars
            Bars instead of lines: one per series, at its last year, or one per year for a series alone.
        zero
            Whether a line's axis begins at zero.
        title
            A title in place of the names of the series.
        """
        return figure_chart(self.source, series, since=since, until=until, bars=bars, zero=zero, title=title)

    # Think

    def claim(self, which: str) -> ClaimCard:
        """A claim card of the lesson, by its id."""
        if which not in self.source.claims:
            raise self._unknown(which, self.source.claims)
        if which not in self._claims:
            claim = self.source.claims[which]
            self._claims[which] = ClaimCard(self.notes, self.language, claim, self.source)
        return self._claims[which]

    def quiz(self) -> Quiz:
        """The questions of the lesson; some are about the learner's own game."""
        if self._quiz is None:
            for question in self.source.questions:
                if question.truth:
                    check_fact(question.truth, self._facts, self.source.game_of(question.game))
            self._quiz = Quiz(
                self.notes,
                self.language,
                self.source.questions,
                lambda question: self.fact(question.truth, game=question.game),
                self._picture,
            )
        return self._quiz

    def ticket(self) -> Ticket:
        """The exit ticket: one claim I now doubt, one thing I would do."""
        return self._ticket

    def report(self) -> Report:
        """The lab report: `lesson.report().make()` writes it, and so does its button."""
        return self._report

    def erase(self, *, sure: bool = False) -> None:
        """Forget all that this learner wrote and played in this lesson, and its file."""
        if not sure:
            raise LessonError("notes-erase", where=self.notes.path.name)
        for leave in self._leave.values():
            leave()
        for kept in (self._leave, self._tables, self._settings, self._turns):
            kept.clear()
        self.notes.erase()
        for part in (*self._predictions.values(), *self._claims.values(), self._ticket, self._quiz):
            if part is not None:
                part.changed()

    # Tables

    def _begun(self, game: str, settings: Mapping[str, Any]) -> Table:
        options = {key: value for key, value in settings.items() if key not in OWN}
        if not settings["start"]:
            players = [self.learner, *map(self._other_name, settings["against"])]
            return play.new(
                self.source.game_of(game),
                players=players,
                seed=settings["seed"],
                language=self.language,
                **options,
            )
        path = self.source.folder / f"{settings['start']}.txt"
        try:
            described = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)[:120]
            raise LessonError("lesson-file", where=path.name, problem=problem) from error
        neighbour = self._other_name(translate("lesson-neighbour", self.language))
        # The learner's name comes last: it may hold any signs, these braces too.
        position = described.replace("{neighbour}", _quoted(neighbour)).replace(
            "{learner}", _quoted(self.learner)
        )
        return play.at(position, seed=settings["seed"], language=self.language)

    def _other_name(self, name: str) -> str:
        """The name of somebody else at the table, which may be the learner's too."""
        return f"{name} 2" if name == self.learner else name

    def _resumed(self, game: str, settings: Mapping[str, Any] | None = None) -> Table | None:
        """The game as it was kept, if it is still the same one."""
        noted = self.notes.fields("games", game)
        if not noted or (settings is not None and noted.get("settings") != settings):
            return None
        try:
            table = play.resume(str(noted.get("code")), language=self.language)
        except TerraError:  # the kit or its deck have changed since: begin anew
            return None
        return table if table.game.name == self.source.game_of(game) else None

    def _seat(self, game: str, table: Table, settings: dict[str, Any]) -> None:
        if game in self._leave:
            self._leave[game]()
        self._tables[game], self._settings[game] = table, settings
        self._leave[game] = table.watch(lambda: self._moved(game))
        self._moved(game)

    def _game(self, game: str) -> Table | None:
        """The table of a game; one that was played before a restart comes back to be read."""
        return self._tables.get(game) or self._resumed(game)

    def _moved(self, game: str) -> None:
        """Keep the game, lock what was predicted about it, and let the parts look again after each turn."""
        table = self._tables[game]
        if table.moves:
            self._keep("games", game, {"settings": self._settings[game], "code": table.resume_code()})
        self._lock(game)
        turn = (table.game.clock(table.state), table.to_move is None, _played(table))
        if self._turns.get(game) != turn:
            self._turns[game] = turn
            for part in (*self._predictions.values(), self._quiz):
                if part is not None:
                    part.changed()

    def _lock(self, game: str) -> None:
        table = self._tables.get(game)
        for prediction in self._predictions.values():
            if prediction.guess.game == game and table is not None and _played(table):
                try:
                    prediction.lock()
                except LessonError as error:
                    log.warning("%s", error)

    def _keep(self, part: str, key: str, value: Any) -> None:
        """Note something on the side: a full disk must not stop a game."""
        try:
            self.notes.write(part, key, value)
        except LessonError as error:
            log.warning("%s", error)

    # Charts and the report

    def _looks(
        self, *, everybody: bool, predictions: Sequence[str], options: Mapping[str, Any]
    ) -> dict[str, Any]:
        drawn = [self.predict(which) for which in predictions]
        # The same function for the same predictions: a chart that is shown again replaces the first.
        marks = self._marks.setdefault(
            tuple(predictions), lambda: told_apart([mark for one in drawn for mark in one.marks()])
        )
        player = None if everybody else self.learner
        return {"player": player, "language": self.language, "marks": marks, **options}

    def _picture(self, question: Question) -> tuple[str, str] | None:
        table = self._game(question.game) if question.chart else None
        if question.series:
            made = figure_chart(self.source, question.series, until=question.until)
        elif table is not None and _played(table):
            made = chart(table, question.chart, player=self.learner, language=self.language)
        else:
            return None
        return image(made), f"{made.title}. {made.summary}"

    def _build_report(self) -> str:
        """Everything that is noted, whichever cells have run since the last restart."""
        tables = {game: self._game(game) for game in self.notes.all("games")}
        played = {game: table for game, table in tables.items() if table is not None and table.moves}
        return report(
            Work(
                source=self.source,
                notes=self.notes,
                predictions=[self.predict(which) for which in self.source.guesses],
                charts=[*self._drawn(played)],
                tables=list(played.values()),
                claims=[self.claim(which) for which in self.source.claims],
                quiz=self.quiz(),
                ticket=self._ticket,
            )
        )

    def _drawn(self, played: Mapping[str, Table]) -> list[Chart]:
        """The charts of games that the learner has looked at."""
        drawn = []
        for key in self.notes.all("charts"):
            spec = self.notes.fields("charts", key)
            try:
                game, name = str(spec["game"]), str(spec["name"])
                looks = self._looks(
                    everybody=bool(spec["everybody"]),
                    predictions=[str(one) for one in spec["predictions"]],
                    options=dict(spec["options"]),
                )
                if game in played:
                    drawn.append(chart(played[game], name, **looks))
            except (KeyError, TypeError, ValueError, TerraError):  # notes of another version of the lesson
                log.warning("A chart of the notes can't be drawn any more: %s", key)
        return drawn

    # What is shown for the lesson itself

    def _unknown(self, which: object, known: Mapping[str, object]) -> LessonError:
        there = ", ".join(known) or "-"
        return LessonError("lesson-no-such", where=self.source.name, found=brief(which), known=there)

    def __str__(self) -> str:
        facts = {"title": self.source.title, "learner": clean(self.learner), "file": self.notes.path.name}
        return translate("lesson-about", self.language, **facts)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": f"<p>{escape(str(self))}</p>"}

    def __repr__(self) -> str:
        return f"<Lesson {self.source.name}, {self.learner}>"


_OPEN: dict[tuple[Path, str], Lesson] = {}
"""The lessons of this kernel, by the file of their notes."""


def _quoted(name: str) -> str:
    """A name as it stands between the quotation marks of a position."""
    return json.dumps(name, ensure_ascii=False)[1:-1]


def _played(table: Table) -> bool:
    """Whether a person has decided anything."""
    automatic = {table.names.index(name) for name in table.automatic}
    return any(table.game.to_move(state) not in automatic for state in table.history[: len(table.moves)])
