"""Moments of a lab to look at: before the first run, while bars fill, a comparison, a failure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from terra_widgets.lab.engine import Arrived, Course, Ended, Slices
from terra_widgets.lab.experiment import Experiment
from terra_widgets.lab.look import Look
from terra_widgets.lab.opening import opening
from terra_widgets.lab.setup import checked
from terra_widgets.lab.snapshot import snapshot
from terra_widgets.simulation.jobs import Job, Row, play_games
from terra_widgets.simulation.pool import OneByOne, Part

Shown = dict[str, Any]


@cache
def rows_of(job: Job, number: int) -> list[Row]:
    """The rows of a game, which many tests look at."""
    return play_games(job, range(number, number + 1))


class Remembered(OneByOne):
    """Games of which each is played once."""

    def __iter__(self) -> Iterator[Part]:
        for number in range(self._first, self._total + 1):
            yield range(number, number + 1), rows_of(self._job, number)


class Slow(Slices):
    """Plays only when it is told to, as many games as it is told."""

    def start(self, job: Job, total: int, arrived: Arrived, ended: Ended, first: int = 1) -> Course:
        self.arrived, self.ended = arrived, ended
        self.now = Remembered(job, total, first)
        self.parts = iter(self.now)
        return self.now

    @staticmethod
    def later(seconds: float, call: Callable[[], None]) -> None:
        """Nothing happens by itself."""

    def play(self, count: int) -> None:
        for _ in range(count):
            self.arrived(next(self.parts)[1])

    def finish(self, problem: BaseException | None = None) -> None:
        parts = None
        while parts is not self.parts:  # a run has several parts: an answer soon, then the rest
            parts, ended = self.parts, self.ended
            for _, rows in parts if problem is None else ():
                self.arrived(rows)
            ended(problem)


def lab(language: str = "en", measure: str = "points", **given: Any) -> tuple[Experiment, Slow]:
    engine = Slow()
    given = {"players": ["clean", "growth"], "games": 40, **given}
    return Experiment(checked(**given), Look(language, measure), engine, lambda _: None), engine


def ran(**given: Any) -> Experiment:
    made, engine = lab(**given)
    made.run()
    engine.finish()
    return made


def opened(**given: Any) -> tuple[Experiment, Slow]:
    """A lab as it is without arguments: with its question, and the games that answer it."""
    made, engine = lab(games=1000, **given)
    begun = opening(made.setup.game, made.setup.games)
    assert begun is not None
    made.open(begun)
    return made, engine


def question() -> Shown:
    return snapshot(opened()[0])


def fresh() -> Shown:
    return snapshot(lab(rule="carbon_price", strength=2)[0])


def filling() -> Shown:
    made, engine = lab(players=["greedy", "greedy"], games=1000)
    made.run()
    engine.play(40)
    return snapshot(made)


def done() -> Shown:
    return snapshot(ran(rule="no_spaces", strength=True, measure="cubes"))


def compared() -> Shown:
    made, engine = lab(players=["clean", "growth", "trader"], games=40)
    for value in (0, 1, 3):
        if value:
            made.choose("rule", "carbon_price")
            made.choose("strength", value)
        made.run()
        engine.finish()
        if value < 3:
            made.keep("Our <b>first</b> run" if value else None)
    return snapshot(made)


def five() -> Shown:
    kinds = ["random", "greedy", "clean", "growth", "thinker:1"]
    made, engine = lab(players=kinds, games=1000, measure="made_cubes")
    made.run()
    engine.play(3)
    return snapshot(made)


def failed() -> Shown:
    made, engine = lab()
    made.run()
    engine.play(15)
    engine.finish(ValueError("no such card"))
    return snapshot(made)


def czech() -> Shown:
    made, engine = lab(language="cs", games=40)
    made.run()
    engine.finish()
    made.keep()
    made.choose("rule", "carbon_price")
    made.run()
    engine.finish()
    return snapshot(made)


_ALL = (question, fresh, filling, done, compared, five, failed, czech)
LAB_MOMENTS: dict[str, Callable[[], Shown]] = {f"lab_{one.__name__}": one for one in _ALL}
