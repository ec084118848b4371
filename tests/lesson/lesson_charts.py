"""The charts that a class sees: every cell of a lesson is run by a learner who plays and predicts."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lesson_files import LESSONS, cells
from small_lesson import play

import terra_widgets as tw
from terra_widgets.charts import Chart
from terra_widgets.charts.live_chart import LiveChart
from terra_widgets.lesson.prediction import Prediction
from terra_widgets.table.table import Table

GAMES = 12
"""Fewer than in a lesson: here they only have to be drawn."""


@dataclass(frozen=True)
class Shown:
    """A chart of a lesson, with the line of code that shows it."""

    lesson: str
    number: int
    code: str
    chart: Chart


@cache
def shown(folder: Path, language: str = "en") -> tuple[list[Shown], list[Prediction]]:
    """All charts of a lesson after its games are played, and all its predictions, each sealed."""
    before = Path.cwd()
    with TemporaryDirectory() as place:
        os.chdir(place)
        try:
            return _run(folder, language)
        finally:
            os.chdir(before)


class QuickLesson(tw.Lesson):
    """A lesson that plays fewer games."""

    def games(self, which: str, *, value: str = "", games: int | None = None) -> Chart:
        """A chart of a few games."""
        return super().games(which, value=value, games=games or GAMES)

    def lab(self, which: str, *, games: int | None = None) -> tw.Lab:
        """A lab whose rule was tried as the lesson says."""
        return super().lab(which, games=games or GAMES).run().keep().choose(strength=True).run()


class Quick:
    """The kit as a lesson imports it, but for how many games are simulated and who learns."""

    def __init__(self, folder: Path) -> None:
        self.Lesson = partial(QuickLesson, folder, learner="Ada")

    def __getattr__(self, name: str) -> Any:
        return getattr(tw, name)

    def Lab(self) -> None:
        """No lab: one that asks nothing has tests of its own."""

    def simulate(self, *given: Any, games: int, **options: Any) -> Any:
        return tw.simulate(*given, games=min(games, GAMES), progress=False, **options)


def _run(folder: Path, language: str) -> tuple[list[Shown], list[Prediction]]:
    quick = Quick(folder)
    space: dict[str, Any] = {"tw": quick}
    found: list[Shown] = []
    predictions: list[Prediction] = []
    for cell in cells(folder, language):
        if cell["cell_type"] != "code":
            continue
        for code, value in _values(cell["source"], space):
            if isinstance(value, Prediction):
                low, high = value.guess.low, value.guess.high
                predictions.append(value.seal(round(low + (high - low) / 4)))
            elif isinstance(value, Table):
                play(value)
            elif isinstance(value, Chart | LiveChart | tw.Lab):
                chart = _chart(value)
                found.append(Shown(folder.name, len(found), code, chart))
    return found, predictions


def _chart(shown: Chart | LiveChart | tw.Lab) -> Chart:
    if isinstance(shown, tw.Lab):
        made = shown.chart()
        shown.close()
        return made
    return shown if isinstance(shown, Chart) else shown.chart


def _values(source: str, space: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """What each line of a cell gives."""
    for node in ast.parse(source).body:
        text = ast.unparse(node)
        if isinstance(node, ast.Import | ast.ImportFrom):
            if "terra_widgets" not in text:
                exec(text, space)  # noqa: S102 our own lesson
        elif "Lesson(" in text:
            space["lesson"] = space["tw"].Lesson()
        elif isinstance(node, ast.Expr):
            yield text, eval(text, space)  # noqa: S307 our own lesson
        else:
            exec(text, space)  # noqa: S102 our own lesson


def every() -> Iterator[Shown]:
    """All charts of all lessons."""
    for folder in LESSONS:
        yield from shown(folder)[0]
