"""What a lab opens on: a question, and real games that answer it, played once and kept in the kit.

`OPENING` in the `measures.py` of a game says who plays, which rule changes and how strongly, and what is
looked at. The games are in its `opening.csv`: those as printed, then those with the rule. After a change to
the game or its players, `python -m terra_widgets.lab.opening` plays them again; a test compares.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from terra_widgets.games import catalog
from terra_widgets.lab.results import Results
from terra_widgets.lab.setup import Setup, checked
from terra_widgets.lab.trial import ANSWER
from terra_widgets.simulation.jobs import Job, Row, play_games, seed_of

KNOWN = ("game", "seed", "seat", "player")
"""Columns that the order of the rows says."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A question of a game, with the first games of the runs that answer it."""

    measure: str
    printed: Results
    changed: Results


def question(game: str) -> tuple[Setup, str] | None:
    """What is chosen at first, and what is looked at; None for a game that asks nothing."""
    given: dict[str, Any] | None = getattr(catalog.part(game, "measures"), "OPENING", None)
    if given is None:
        return None
    chosen = {name: value for name, value in given.items() if name != "measure"}
    return checked(game, games=ANSWER, **chosen), given["measure"]


def setups(asked: Setup) -> tuple[Setup, Setup]:
    """The two runs of an opening: as printed, and with the rule."""
    return replace(asked, rule="", strength=0), asked


@cache
def _numbers(game: str) -> list[list[int | float]]:
    lines = _file(game).read_text(encoding="utf-8").splitlines()
    return [[float(cell) if "." in cell else int(cell) for cell in line.split(",")] for line in lines[1:]]


def opening(game: str, games: int) -> Opening | None:
    """The opening of a game, as the beginning of runs with so many games."""
    asked = question(game)
    if asked is None or games < ANSWER:
        return None
    setup, measure = asked
    runs, numbers = [], _numbers(game)
    for place, one in enumerate(setups(setup)):
        count = ANSWER * len(one.players)
        results = Results(replace(one, games=games), one.job())
        results.add(_rows(results.job, numbers[place * count : (place + 1) * count]))
        runs.append(results)
    return Opening(measure, *runs)


def _rows(job: Job, numbers: list[list[int | float]]) -> list[Row]:
    """The rows as a simulation gives them."""
    seats, columns, rows = len(job.players), list(job.columns()), []
    for place, found in enumerate(numbers):
        game, seat = place // seats + 1, place % seats
        known = {
            "game": game, "seed": seed_of(job.seed, game), "seat": seat + 1, "player": job.players[seat],
        }  # fmt: skip
        rest = iter(found)
        rows.append(tuple(known[name] if name in known else next(rest) for name in columns))
    return rows


def write(game: str) -> None:
    """Play the games of an opening and keep them in the game's folder."""
    asked = question(game)
    if asked is None:
        return
    columns = list(asked[0].job().columns())
    told = [place for place, name in enumerate(columns) if name not in KNOWN]
    lines = [",".join(columns[place] for place in told)]
    for one in setups(asked[0]):
        rows = play_games(one.job(), range(1, ANSWER + 1))
        lines += [",".join(str(row[place]) for place in told) for row in rows]
    _file(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _file(game: str) -> Path:
    return catalog.folder(game) / "opening.csv"


if __name__ == "__main__":
    for name in catalog.games():
        write(name)
