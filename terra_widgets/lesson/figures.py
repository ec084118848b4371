"""Figures of the real world: one row, one number, one publisher."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass, fields
from math import isfinite
from pathlib import Path

from terra_widgets.errors import LessonError, brief
from terra_widgets.files import TooLarge, read_whole

MOST_ROWS = 500
LARGEST_FILE = 200_000
SERIES = re.compile(r"[a-z][a-z0-9-]{0,60}")


@dataclass(frozen=True, slots=True)
class Figure:
    """One number with everything that makes it checkable."""

    series: str
    """Which numbers may be joined by a line: those with the same definition, and only those."""
    value: float
    unit: str
    year: int
    publisher: str
    title: str
    address: str
    licence: str
    note: str


COLUMNS = tuple(field.name for field in fields(Figure))


def read_figures(path: Path) -> tuple[Figure, ...]:
    """The rows of a table of figures; LessonError names the line that is wrong."""
    where = f"{path.parent.name}/{path.name}"
    try:
        text = read_whole(path, LARGEST_FILE).decode("utf-8-sig")
        rows = list(csv.reader(io.StringIO(text), strict=True))
    except TooLarge as error:
        raise LessonError("lesson-large", where=where, most=LARGEST_FILE // 1000) from error
    except (OSError, ValueError, csv.Error) as error:
        raise LessonError("lesson-file", where=where, problem=str(error)[:200]) from error
    if not rows or tuple(rows[0]) != COLUMNS:
        raise LessonError("lesson-field", where=where, field="line 1", wanted=", ".join(COLUMNS))
    if len(rows) > MOST_ROWS:
        raise LessonError("lesson-field", where=where, field="lines", wanted=f"at most {MOST_ROWS}")
    figures = [_figure(row, f"{where}:{line}") for line, row in enumerate(rows[1:], start=2) if any(row)]
    seen: dict[tuple[str, int], Figure] = {}
    for one in figures:
        if (one.series, one.year) in seen:
            raise LessonError("lesson-field", where=where, field=f"{one.series} {one.year}", wanted="one row")
        first = next((other for other in figures if other.series == one.series), one)
        if first.unit != one.unit:
            raise LessonError("lesson-units", where=where, series=one.series, one=first.unit, other=one.unit)
        seen[one.series, one.year] = one
    return tuple(figures)


def _figure(row: list[str], where: str) -> Figure:
    if len(row) != len(COLUMNS):
        raise LessonError("lesson-field", where=where, field="columns", wanted=str(len(COLUMNS)))
    given = dict(zip(COLUMNS, (cell.strip() for cell in row), strict=True))
    for column in COLUMNS[:-1]:
        if not given[column]:
            raise LessonError("lesson-missing", where=where, field=column)
    if not SERIES.fullmatch(given["series"]):
        wanted = "a short name of small letters, digits and hyphens"
        raise LessonError("lesson-field", where=where, field="series", wanted=wanted)
    try:
        value, year = float(given["value"]), int(given["year"])
    except ValueError as error:
        wanted = f"numbers for value and year, not {brief(given['value'])} and {brief(given['year'])}"
        raise LessonError("lesson-field", where=where, field="value", wanted=wanted) from error
    if not isfinite(value):
        raise LessonError("lesson-field", where=where, field="value", wanted="a number")
    if not given["address"].startswith("https://"):
        raise LessonError("lesson-field", where=where, field="address", wanted="https://...")
    return Figure(
        given["series"], value, given["unit"], year, given["publisher"], given["title"], given["address"],
        given["licence"], given["note"],
    )  # fmt: skip
