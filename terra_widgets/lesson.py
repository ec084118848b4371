"""A lesson in a notebook: `lesson = tw.Lesson("03_cubes_pile_up")`, then one short call in each cell."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from terra_widgets import play, text
from terra_widgets.errors import LessonError, TerraError, shown
from terra_widgets.learning.notes import Notes
from terra_widgets.learning.source import Question, read_lesson
from terra_widgets.record import Record
from terra_widgets.table import Table
from terra_widgets.views.charts import Chart, chart
from terra_widgets.views.charts.plan import Level, Moment
from terra_widgets.views.guide import attach
from terra_widgets.views.learning.claim import ClaimCard
from terra_widgets.views.learning.facts import check_fact, fact_of
from terra_widgets.views.learning.figure_chart import figure_chart
from terra_widgets.views.learning.prediction import Prediction
from terra_widgets.views.learning.quiz import Quiz
from terra_widgets.views.learning.report import Work, image, report
from terra_widgets.views.learning.report_part import Report
from terra_widgets.views.learning.ticket import Ticket
from terra_widgets.views.live_chart import LiveChart, live_chart
from terra_widgets.views.words import said

MAIN = "main"


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
            raise LessonError("language-unknown", found=shown(language), known=", ".join(text.languages()))
        self.source = read_lesson(name, language)
        self.language = language
        self.notes = Notes(self.source.name, learner, Path.cwd())
        self._predictions: dict[str, Prediction] = {}
        self._belongs: dict[str, str] = {}
        self._tables: dict[str, Table] = {}
        self._settings: dict[str, dict[str, Any]] = {}
        self._claims: dict[str, ClaimCard] = {}
        self._charts: dict[str, Callable[[], Chart]] = {}
        self._facts: dict[str, Callable[[Record], float]] = {}
        self._quiz: Quiz | None = None
        self._ticket = Ticket(self.notes, language)
        self._report = Report(self.notes, language, self._build_report)

    @property
    def learner(self) -> str:
        """Whose work it is."""
        return self.notes.learner

    # Before play

    def predict(self, which: str, *, game: str = MAIN) -> Prediction:
        """A prediction of the lesson; the first decision in that game locks it.

        Parameters
        ----------
        which
            Its id in the lesson's file.
        game
            The name of the game that it is about.
        """
        if which not in self.source.guesses:
            raise self._unknown(which, self.source.guesses)
        guess = self.source.guesses[which]
        if which not in self._predictions:
            if guess.truth:
                check_fact(guess.truth, self._facts)
            self._belongs[which] = game
            self._predictions[which] = Prediction(
                self.notes, self.language, guess, lambda: self.fact(guess.truth, game=game)
            )
            self._lock(game)
        return self._predictions[which]

    # Play

    def table(
        self,
        game: str = MAIN,
        *,
        against: Sequence[str] = ("bot:greedy",),
        seed: int = 1,
        start: str = "",
        guided: bool = False,
        **options: Any,
    ) -> Table:
        """A table of the lesson, with the learner at it; the game goes on where it was.

        Parameters
        ----------
        game
            A name for it, if a lesson has several.
        against
            The other players.
        seed
            The same seed for everybody gives everybody the same cards.
        start
            A position to begin from: the name of a text file in the lesson's folder, without its ending.
        guided
            Whether the guide of the first game explains the moves.
        **options
            Named rules, such as `penalty_per_cube=True`.
        """
        settings = {"against": tuple(against), "seed": seed, "start": start, "guided": guided, **options}
        if self._settings.get(game, settings) != settings:
            self._forget(game)
        if game not in self._tables:
            self._settings[game] = settings
            table = self._resumed(game, settings) or self._begun(settings)
            if guided:
                attach(table)
            self._tables[game] = table
            table.watch(lambda: self._moved(game))
            self._moved(game)
        return self._tables[game]

    def again(self, game: str = MAIN) -> Table:
        """The same table from its beginning; what was predicted stays sealed."""
        if game not in self._settings:
            raise self._unknown(game, self._settings)
        settings = self._settings[game]
        self._forget(game)
        return self.table(game, **settings)

    def fact(self, name: str, *, game: str = MAIN) -> float | None:
        """A number about the learner's game; None as long as nothing was played."""
        check_fact(name, self._facts)
        table = self._tables.get(game)
        if table is None or not self._played(table):
            return None
        return fact_of(table.record, self.learner, name, self._facts)

    def facts(self, **functions: Callable[[Record], float]) -> None:
        """Facts of this lesson's own, each a function of the record: `facts(waste=lambda record: ...)`.

        In the lesson's files a fact has hyphens where its name here has underscores.
        """
        self._facts |= {name.replace("_", "-"): function for name, function in functions.items()}

    # See

    def chart(
        self, name: str, *, game: str = MAIN, everybody: bool = False, predictions: Sequence[str] = (),
        **options: Any,
    ) -> LiveChart:  # fmt: skip
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
        """
        table = self._seated(game)
        drawn = [self._predictions.get(which) or self.predict(which, game=game) for which in predictions]

        def marks() -> list[Level | Moment]:
            return [mark for one in drawn for mark in one.marks()]

        player = None if everybody else self.learner
        made = live_chart(table, name, player=player, language=self.language, marks=marks, **options)
        self._charts[f"{game} {name} {everybody} {sorted(options.items())}"] = lambda: chart(
            self._tables[game], name, player=player, language=self.language, marks=marks, **options
        )
        return made

    def figures(
        self, *series: str, until: int | None = None, bars: bool = False, zero: bool = False, title: str = ""
    ) -> Chart:
        """A chart of real figures from the lesson's table.

        Parameters
        ----------
        *series
            Which series; each keeps a line of its own.
        until
            The last year shown: the end stays hidden.
        bars
            One bar per series, for its last year, instead of lines over the years.
        zero
            Whether a line's axis begins at zero.
        title
            A title in place of the names of the series.
        """
        made = figure_chart(self.source, series, until=until, bars=bars, zero=zero, title=title)
        self._charts[f"figures {series} {until} {bars}"] = lambda: made
        return made

    # Think

    def claim(self, which: str) -> ClaimCard:
        """A claim card of the lesson, by its id."""
        if which not in self.source.claims:
            raise self._unknown(which, self.source.claims)
        if which not in self._claims:
            claim = self.source.claims[which]
            self._claims[which] = ClaimCard(self.notes, self.language, claim, self.source)
        return self._claims[which]

    def quiz(self, *, game: str = MAIN) -> Quiz:
        """The questions of the lesson; some are about the learner's own game."""
        if self._quiz is None:
            for question in self.source.questions:
                if question.truth:
                    check_fact(question.truth, self._facts)
            self._quiz = Quiz(
                self.notes,
                self.language,
                self.source.questions,
                lambda name: self.fact(name, game=game),
                lambda question: self._picture(question, game),
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
        self.notes.erase()
        self._predictions.clear()
        self._belongs.clear()
        self._tables.clear()
        self._settings.clear()
        self._claims.clear()
        self._charts.clear()
        self._quiz = None
        self._ticket.changed()

    # Behind the curtain

    def _begun(self, settings: Mapping[str, Any]) -> Table:
        options = {key: value for key, value in settings.items() if key not in KEPT}
        if settings["start"]:
            path = self.source.folder / f"{settings['start']}.txt"
            try:
                described = path.read_text(encoding="utf-8")
            except (OSError, ValueError) as error:
                raise LessonError("lesson-file", where=path.name, problem=str(error)[:120]) from error
            described = described.replace("{learner}", self.learner)
            return play.at(described, seed=settings["seed"], language=self.language)
        players = [self.learner, *settings["against"]]
        return play.new(players=players, seed=settings["seed"], language=self.language, **options)

    def _resumed(self, game: str, settings: Mapping[str, Any]) -> Table | None:
        """The game as it was kept, if it is still the same one."""
        noted = self.notes.of("games", game)
        if not isinstance(noted, dict) or noted.get("settings") != _plain(settings):
            return None
        try:
            return play.resume(str(noted.get("code")), language=self.language)
        except TerraError:  # the kit or its deck have changed since: begin anew
            return None

    def _forget(self, game: str) -> None:
        self._tables.pop(game, None)
        self._settings.pop(game, None)
        self.notes.write("games", game, None)

    def _moved(self, game: str) -> None:
        """Keep the game, and lock what was predicted about it."""
        table = self._tables[game]
        if table.moves:
            code = {"settings": _plain(self._settings[game]), "code": table.resume_code()}
            self.notes.write("games", game, code)
        self._lock(game)
        for part in (*self._predictions.values(), *([self._quiz] if self._quiz else [])):
            part.changed()

    def _lock(self, game: str) -> None:
        table = self._tables.get(game)
        if table is not None and self._played(table):
            for which, prediction in self._predictions.items():
                if self._belongs[which] == game:
                    prediction.lock()

    def _played(self, table: Table) -> bool:
        """Whether a person has decided anything."""
        automatic = {table.names.index(name) for name in table.automatic}
        states = table.history[: len(table.moves)]
        return any(table.game.to_move(state) not in automatic for state in states)

    def _seated(self, game: str) -> Table:
        if game not in self._tables:
            raise LessonError("lesson-no-table", game=game)
        return self._tables[game]

    def _picture(self, question: Question, game: str) -> tuple[str, str] | None:
        if question.series:
            made = figure_chart(self.source, question.series, until=question.until)
        elif question.chart and game in self._tables and self._played(self._tables[game]):
            made = chart(self._tables[game], question.chart, player=self.learner, language=self.language)
        else:
            return None
        return image(made), f"{made.title}. {made.summary}"

    def _build_report(self) -> str:
        return report(
            Work(
                self.source,
                self.notes,
                list(self._predictions.values()),
                [draw() for draw in self._charts.values()],
                [table for table in self._tables.values() if table.moves],
                list(self._claims.values()),
                self.quiz(),
                self._ticket,
            )
        )

    def _unknown(self, which: object, known: Mapping[str, object]) -> LessonError:
        there = ", ".join(known) or "-"
        return LessonError("lesson-no-such", where=self.source.name, found=shown(which), known=there)

    def __str__(self) -> str:
        return said(
            "lesson-about",
            self.language,
            title=self.source.title,
            learner=self.learner,
            file=self.notes.path.name,
        )

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": str(self)}

    def __repr__(self) -> str:
        return f"<Lesson {self.source.name}, {self.learner}>"


KEPT = ("against", "seed", "start", "guided")


def _plain(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings as JSON gives them back."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in settings.items()}
