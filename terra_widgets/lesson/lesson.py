"""A lesson in a notebook: `lesson = tw.Lesson("03_cubes_pile_up")`, then one short call in each cell."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terra_widgets import text
from terra_widgets.charts import Chart
from terra_widgets.charts.live_chart import LiveChart
from terra_widgets.errors import LessonError, known_language
from terra_widgets.lesson.before_after import After, Before
from terra_widgets.lesson.claim import ClaimCard
from terra_widgets.lesson.entry_field import EntryField
from terra_widgets.lesson.finish import Finish
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.prediction import Prediction
from terra_widgets.lesson.quiz import Quiz
from terra_widgets.lesson.report_part import Report
from terra_widgets.lesson.source import MAIN, read_lesson
from terra_widgets.lesson.ticket import Ticket
from terra_widgets.lesson.work import work_of
from terra_widgets.table.record import Record
from terra_widgets.table.start import partners
from terra_widgets.table.table import Table

if TYPE_CHECKING:
    from terra_widgets.lab.widget import Lab


class Lesson:
    """A lesson and one learner's work in it, kept in a small file beside the notebook.

    Every call may be repeated: a cell that runs again, also after a restart, shows what was there.

    Parameters
    ----------
    name
        The folder of the lesson, such as "03_cubes_pile_up".
    learner
        The name of a person or a group; it sits at the table and stands on the report. Without one,
        `lesson` in a cell shows a field for it, and until then work is kept without a name.
    language
        The language of the lesson and its sentences.
    """

    def __init__(
        self, name: str | os.PathLike[str], *, learner: str | None = None, language: str = text.FALLBACK
    ) -> None:
        self.source = read_lesson(name, known_language(language, LessonError))
        self.language = language
        self._work = work_of(self.source, learner, Path.cwd())

    @property
    def notes(self) -> Notes:
        """What the learner has written."""
        return self._work.notes

    @property
    def learner(self) -> str:
        """Whose work it is: the name that was given, or a stand-in until then."""
        return self.notes.learner

    def name(self, learner: str, *, class_name: str = "", group: str = "", mine: bool = False) -> Lesson:
        """Give the name of a person or a group, as the field does.

        Parameters
        ----------
        learner
            The name.
        class_name, group
            The class and the group, for the report.
        mine
            Whether work that is already kept here under that name is yours, to go on with.
        """
        about = {"class": class_name, "group": group}
        self._work.learner.give_name(learner, mine=mine, about=about)
        return self

    # Before play

    def before(self) -> Before:
        """The questions that all lessons ask at their start and at their end; this time without feedback."""
        return self._work.before

    def write(self, which: str) -> EntryField:
        """A field for something that the lesson asks, by its id: a guess, a sentence, a choice."""
        return self._work.entry(which)

    def predict(self, which: str) -> Prediction:
        """A prediction of the lesson, by its id; the first decision at its table locks it."""
        return self._work.prediction(which)

    # Play

    def table(
        self,
        label: str = MAIN,
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
        label
            A name for it, if a lesson has several. A table named after a game plays that game, any other the
            game of the lesson.
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
            against = partners(self.source.game_at(label))
        own = {"against": list(against), "seed": seed, "start": start, "guided": guided}
        return self._work.tables.at(label, own | options)

    def again(self, label: str = MAIN) -> Table:
        """The same table from its beginning; what was predicted stays sealed."""
        tables = self._work.tables
        self._work.known(label, tables.settings)
        return tables.again(label)

    def finish(self, label: str = MAIN) -> Finish:
        """The offer to let an automatic player finish the learner's game: `lesson.finish().play_on()`."""
        return self._work.finish(label)

    def fact(self, name: str, *, table: str = MAIN) -> float | None:
        """A number about the learner's game at a table; None as long as nothing was played."""
        return self._work.fact(name, table)

    def facts(self, **functions: Callable[[Record], float]) -> None:
        """Facts of this lesson's own, each a function of the record: `facts(waste=lambda record: ...)`.

        In the lesson's files a fact has hyphens where its name here has underscores.
        """
        own = {name.replace("_", "-"): function for name, function in functions.items()}
        self._work.own_facts |= own

    # See

    def chart(
        self,
        name: str,
        *,
        table: str = MAIN,
        everybody: bool = False,
        predictions: Sequence[str] | None = None,
        **options: Any,
    ) -> LiveChart:
        """A live chart of a table, with sealed predictions drawn in.

        Parameters
        ----------
        name
            As for `tw.chart`: "pollution", "resources", ...
        table
            Which table, by its label.
        everybody
            All players, or the learner alone.
        predictions
            Which predictions to draw, by their ids; without them all that are about a number of this chart.
        **options
            What a single chart takes.
        """
        return self._work.chart(name, table, predictions, everybody=everybody, **options)

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
            Which series; each keeps a line of its own. Or the name of a `[picture]` of the lesson, and
            nothing else: it has the rest.
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
        return self._work.figures(series, since=since, until=until, bars=bars, zero=zero, title=title)

    def games(self, which: str, *, value: str = "", games: int | None = None) -> Chart:
        """A chart of many games of automatic players, by its id; they are played now.

        Parameters
        ----------
        which
            The id of a `[games]` of the lesson.
        value
            The column to look at, such as "points"; without it, the one that the lesson names.
        games
            How many to play of each kind; without a number, as many as the lesson says.
        """
        return self._work.many_games(which, value, games)

    def lab(self, which: str, *, games: int | None = None) -> Lab:
        """A lab of the lesson: many games by buttons.

        Parameters
        ----------
        which
            The id of a `[lab]` of the lesson.
        games
            How many to play at first; without a number, as many as any lab.
        """
        return self._work.lab(which, games)

    # Think

    def claim(self, which: str) -> ClaimCard:
        """A claim card of the lesson, by its id."""
        return self._work.claim(which)

    def quiz(self) -> Quiz:
        """The questions of the lesson; some are about the learner's own game."""
        return self._work.quiz()

    def after(self) -> After:
        """The questions of the start once more; now each answer hears why."""
        return self._work.after

    def ticket(self) -> Ticket:
        """The exit ticket: one claim I now doubt, one thing I would do."""
        return self._work.ticket

    def report(self) -> Report:
        """The lab report: `lesson.report().make()` writes it, and so does its button."""
        return self._work.report

    def erase(self, *, sure: bool = False) -> None:
        """Forget all that this learner wrote and played in this lesson: notes, report and kept games."""
        if not sure:
            raise LessonError("notes-erase", where=self.notes.path.name)
        self._work.erase()

    def __str__(self) -> str:
        return str(self._work.learner)

    def _repr_mimebundle_(self, **facts: object) -> dict[str, Any]:
        return self._work.learner._repr_mimebundle_(**facts)

    def __repr__(self) -> str:
        return f"<Lesson {self.source.name}, {self.learner}>"
