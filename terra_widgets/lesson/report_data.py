"""What a report holds, as plain data for programs: one JSON in the page. docs/reports.md has its shape."""

from __future__ import annotations

import json
import re
from datetime import datetime
from html import unescape
from typing import Any

from terra_widgets.errors import LessonError
from terra_widgets.lesson.before_after import compared
from terra_widgets.lesson.report_content import ReportContent
from terra_widgets.markup import Html

FORMAT = "terra-report"
VERSION = 1
ID = "terra-report"
FOUND = re.compile(rf'<script type="application/json" id="{ID}">(.*?)</script>', re.DOTALL)
# What a report of an earlier kit still tells: its title and the learner's name.
TITLE = re.compile(r"<h1>(.*?)</h1>", re.DOTALL)
LEARNER = re.compile(r"<bdi>(.*?)</bdi>", re.DOTALL)


def report_data(content: ReportContent, made: datetime) -> dict[str, Any]:
    """Everything that a learner said and did in a lesson."""
    source, notes = content.source, content.notes
    return {
        "format": FORMAT,
        "version": VERSION,
        "lesson": source.name,
        "title": source.title,
        "language": source.language,
        "made": made.isoformat(timespec="minutes"),
        "learner": notes.learner if notes.named else "",
        "class": notes.about("class"),
        "group": notes.about("group"),
        "entries": [
            {"id": one.entry.id, "part": one.entry.part, "ask": one.entry.ask, "shows": one.entry.shows}
            | {"value": one.value, "because": one.because}
            | ({"first": one.first} if one.first else {})
            for one in content.entries
        ],
        "predictions": [
            {"id": one.guess.id, "ask": one.guess.ask, "value": one.value, "reason": one.reason}
            | {"sealed": one.sealed, "late": one.late, "truth": one.truth}
            for one in content.predictions
        ],
        "claims": [
            {"id": one.claim.id, "claim": one.claim.claim, "because": one.because, "ours": one.claim.verdict}
            | {"outside_first": one.first_outside, "outside": one.outside}
            | {"verdict_first": one.first_verdict, "verdict": one.verdict}
            for one in content.claims
        ],
        "quiz": [_plain(row) for row in content.quiz.rows()],
        "before_after": [_plain(row) for row in compared(content.before, content.after)],
        "ticket": {"doubt": content.ticket.doubt, "deed": content.ticket.deed},
        "games": [
            {
                "game": one.table.game.name,
                "players": list(one.table.names),
                "moves": len(one.table.move_numbers),
            }
            | {"over": one.table.to_move is None, "finished_by": one.mark.get("player")}
            | {"decisions_made_for": one.mark.get("decisions", 0)}
            | {"points": dict(one.table.outcome.points) if one.table.outcome else None}
            for one in content.games
        ],
    }


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {key.replace(" ", "_"): value for key, value in row.items()}


def data_element(data: dict[str, Any]) -> Html:
    """The data as an element of the page: no text in it can end the element, and no browser runs it."""
    text = json.dumps(data, ensure_ascii=True, allow_nan=False)
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Html(f'<script type="application/json" id="{ID}">{text}</script>')


def read_report(page: str) -> dict[str, Any]:
    """The data of a report; of one that an earlier kit made, its title and the learner's name, as version 0.

    LessonError for a page that is no report.
    """
    found = FOUND.search(page)
    if found:
        try:
            data = json.loads(found[1])
        except (ValueError, RecursionError):
            data = None
        if isinstance(data, dict) and data.get("format") == FORMAT and isinstance(data.get("version"), int):
            return data
    title, learner = TITLE.search(page), LEARNER.search(page)
    if found or not title or not learner:
        raise LessonError("report-unreadable")
    names = {"title": unescape(title[1]), "learner": unescape(learner[1])}
    return {"format": FORMAT, "version": 0, **names}
