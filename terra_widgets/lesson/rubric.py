"""The rubric of a lesson, read from its guide: four criteria, each on four levels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from terra_widgets.lesson.entries import CRITERIA

LEVELS = 4


@dataclass(frozen=True, slots=True)
class RubricLine:
    """One criterion."""

    key: str
    """evidence, mechanism, limits or change: which entries of the lesson are its evidence."""
    criterion: str
    levels: tuple[str, ...]


def read_rubric(folder: Path, language: str) -> tuple[tuple[str, ...], tuple[RubricLine, ...]]:
    """What the levels are called, and the lines; both empty where a lesson has no guide or no such table."""
    path = folder / f"guide.{language}.md"
    if not path.is_file():
        return (), ()
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines()
        if line.startswith("|")
    ]
    # The table whose first column has no head, with a column for each level.
    first = next((i for i, row in enumerate(rows) if len(row) == 1 + LEVELS and not row[0]), None)
    if first is None:
        return (), ()
    lines = rows[first + 2 : first + 2 + len(CRITERIA)]
    found = [RubricLine(key, row[0], tuple(row[1:])) for key, row in zip(CRITERIA, lines, strict=False)]
    return tuple(rows[first][1:]), tuple(found)
