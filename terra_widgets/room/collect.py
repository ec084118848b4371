"""A class report from the lab reports that single notebooks wrote: `tw.collect("reports")`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

from terra_widgets.errors import LessonError, brief, known_language
from terra_widgets.files import TooLarge, problem_of, read_whole
from terra_widgets.lesson.report_data import VERSION, read_report
from terra_widgets.room.class_report import MARK, ClassReport
from terra_widgets.room.tally import LARGEST, Entered
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import clean

MOST_BYTES = 20_000_000
"""A report with many charts has about one megabyte."""
MOST_FILES = 1000
MOST_ROWS = 100
LONGEST = 5000  # signs of one text
ENDINGS = (".html", ".htm")
TEXT, NUMBER, FLAG, ANY = "text", "number", "flag", "any"
# What may stand in the rows of a report, as docs/reports.md tells it.
ROWS: Mapping[str, Mapping[str, str]] = {
    "entries": {"id": TEXT, "part": TEXT, "ask": TEXT, "shows": TEXT, "value": ANY, "because": TEXT},
    "predictions": {
        "id": TEXT, "ask": TEXT, "value": NUMBER, "reason": TEXT, "sealed": FLAG, "late": NUMBER,
        "truth": NUMBER,
    },
    "claims": {
        "id": TEXT, "claim": TEXT, "outside_first": TEXT, "outside": TEXT, "verdict_first": TEXT,
        "verdict": TEXT, "because": TEXT, "ours": TEXT,
    },
    "before_after": {
        "item": TEXT, "asked": TEXT, "before": TEXT, "before_right": FLAG, "after": TEXT, "after_right": FLAG,
    },
    "quiz": {
        "item": TEXT, "asked": TEXT, "first_answer": TEXT, "answer": TEXT, "right": FLAG, "times": NUMBER,
        "said": TEXT,
    },
    "games": {
        "game": TEXT, "moves": NUMBER, "over": FLAG, "finished_by": TEXT, "decisions_made_for": NUMBER,
    },
}  # fmt: skip
HEAD = ("lesson", "title", "language", "made", "learner", "class", "group")


@dataclass(frozen=True, slots=True)
class Found:
    """A report, and the file that it was in."""

    file: str
    data: Mapping[str, Any]

    @property
    def learner(self) -> str:
        """Who it is from, as typed."""
        return str(self.data["learner"])


def collect(
    folder: str | os.PathLike[str], *, title: str | None = None, language: str = FALLBACK
) -> ClassReport:
    """The class report of a folder of lab reports, with a sentence about each file that is not in it.

    Parameters
    ----------
    folder
        Where the reports are; folders inside it count too. Other files do no harm.
    title
        What stands above the class report; without one, the name of the folder.
    language
        The language of all words that are not the learners' own.

    >>> collect("no/such/folder")
    Traceback (most recent call last):
    ...
    terra_widgets.errors.LessonError: There is no folder 'no/such/folder'. ...
    """
    language = known_language(language, LessonError)
    if not isinstance(folder, str | os.PathLike):
        raise LessonError("room-report-folder", found=brief(folder))
    place = Path(folder)
    if not place.is_dir():
        raise LessonError("room-report-folder", found=brief(os.fspath(folder), 200))
    found: list[Found] = []
    problems: list[str] = []
    paths = list(_pages(place, problems, language))
    for path in paths[:MOST_FILES]:
        try:
            one = _read(path, path.relative_to(place).as_posix())
        except LessonError as problem:
            problems.append(problem.sentence(language))
        else:
            found += [one] if one else []
    if len(paths) > MOST_FILES:
        problems.append(translate("room-report-many", language, most=MOST_FILES, found=len(paths)))
    kept = _once(found, problems, language)
    if not paths:
        problems.append(translate("room-report-no-files", language, folder=clean(place.name)))
    people = tuple(Entered(one.learner or f"P{number}", one.data) for number, one in enumerate(kept, start=1))
    return ClassReport(title or clean(place.resolve().name), people, (), tuple(problems), language)


def _pages(place: Path, problems: list[str], language: str) -> Iterator[Path]:
    """The files that may be reports, in the order of their names."""

    def refuse(error: OSError) -> None:
        where = clean(Path(str(error.filename)).name)
        reason = LessonError("room-report-unread", where=where, problem=problem_of(error))
        problems.append(reason.sentence(language))

    for here, folders, files in os.walk(place, onerror=refuse):
        folders[:] = sorted(one for one in folders if not one.startswith("."))
        for name in sorted(files):
            if name.lower().endswith(ENDINGS) and not name.startswith("."):
                yield Path(here, name)


def _read(path: Path, where: str) -> Found | None:
    """One report; None for what this kit wrote itself, LessonError for whatever else is no whole report."""
    where = clean(where)
    try:
        page = read_whole(path, MOST_BYTES).decode("utf-8-sig", "replace")
    except TooLarge as error:
        size, most = (bytes_ // 1_000_000 for bytes_ in (error.size, MOST_BYTES))
        raise LessonError("room-report-huge", where=where, size=size, most=most) from error
    except OSError as error:
        raise LessonError("room-report-unread", where=where, problem=problem_of(error)) from error
    if MARK in page:
        return None
    try:
        data = read_report(page)
    except LessonError as error:
        raise LessonError("room-report-foreign", where=where) from error
    version = data["version"]
    if version == 0:
        raise LessonError("room-report-old", where=where)
    if version != VERSION:
        raise LessonError("room-report-new", where=where)
    return Found(where, checked(data))


def checked(data: Mapping[str, Any]) -> dict[str, Any]:
    """A report in which everything is of the kind that it should be; the rest is left out.

    >>> checked({"learner": 3, "predictions": [{"id": "cubes", "value": "many"}, 7]})["learner"]
    ''
    """
    made: dict[str, Any] = {key: _text(data.get(key)) for key in HEAD}
    for part, fields in ROWS.items():
        found = data.get(part)
        rows = [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []
        made[part] = [
            {name: CHECKS[kind](row.get(name)) for name, kind in fields.items()} for row in rows[:MOST_ROWS]
        ]
        if part == "games":
            made[part] = [kept | _game(row) for kept, row in zip(made[part], rows, strict=False)]
    ticket = data.get("ticket")
    said = ticket if isinstance(ticket, dict) else {}
    made["ticket"] = {key: _text(said.get(key)) for key in ("doubt", "deed")}
    return made


def _game(row: Mapping[str, Any]) -> dict[str, Any]:
    players, points = row.get("players"), row.get("points")
    known = points if isinstance(points, dict) else {}
    return {
        "players": [_text(one) for one in players[:MOST_ROWS]] if isinstance(players, list) else [],
        "points": {str(name)[:LONGEST]: _number(value) for name, value in list(known.items())[:MOST_ROWS]}
        or None,
    }


def _text(value: object) -> str:
    return value[:LONGEST] if isinstance(value, str) else ""


def _number(value: object) -> float | None:
    if not isinstance(value, int | float) or isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value if abs(value) < LARGEST else None
    return value if isfinite(value) and abs(value) < LARGEST else None


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _any(value: object) -> object:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        numbers = [_number(one) for one in value[:MOST_ROWS]]
        return None if None in numbers else numbers
    return _number(value)


CHECKS = {TEXT: _text, NUMBER: _number, FLAG: _flag, ANY: _any}


def _once(found: Iterable[Found], problems: list[str], language: str) -> list[Found]:
    """Every report once: of several of the same person the newest; of the same file any."""
    kept: list[Found] = []
    for one in found:
        for place, other in enumerate(kept):
            if one.data == other.data:
                problems.append(_about("room-report-twice", one, other, language))
                break
            if not _of_one_person(one, other):
                continue
            newer, older = (one, other) if one.data["made"] > other.data["made"] else (other, one)
            kept[place] = newer
            problems.append(_about("room-report-newer", older, newer, language))
            break
        else:
            alike = next((other for other in kept if _same_name(one, other)), None)
            if alike is not None:
                problems.append(_about("room-report-alike", one, alike, language))
            kept.append(one)
    return kept


def _about(key: str, one: Found, other: Found, language: str) -> str:
    return translate(key, language, where=one.file, other=other.file)


def _same_name(one: Found, other: Found) -> bool:
    """Whether two reports of one lesson bear the same name; without a name nobody can tell."""
    if not one.learner.strip():
        return False
    keys = ("lesson", "class", "group", "learner")
    return all(_plain(one.data[key]) == _plain(other.data[key]) for key in keys)


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def _of_one_person(one: Found, other: Found) -> bool:
    """Whether two reports are from the same work: what is sealed can't be changed, so it must agree."""
    if not _same_name(one, other):
        return False
    ours, theirs = (
        {row["id"]: (row["value"], row["reason"]) for row in report.data["predictions"] if row["sealed"]}
        for report in (one, other)
    )
    both = ours.keys() & theirs.keys()
    return bool(both) and all(ours[name] == theirs[name] for name in both)
