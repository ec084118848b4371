"""What the pages of a room share: numbered snapshots go out, messages come in."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from terra_widgets.charts.model import Chart as DrawnChart
from terra_widgets.charts.svg_picture import picture
from terra_widgets.room import shapes
from terra_widgets.room.pieces import PlanPiece
from terra_widgets.room.room import Room
from terra_widgets.room.words import words
from terra_widgets.text import translate
from terra_widgets.widgets.chart_sheet import WIDTHS, drawn
from terra_widgets.widgets.inbox import Inbox
from terra_widgets.widgets.intents import Checks, Intent, read
from terra_widgets.widgets.shapes import Answer
from terra_widgets.widgets.snapshot import Snapshot, languages

LARGE = (360, 720, 1100)
"""Widths of charts for a projector."""


def first_number() -> int:
    """From where a page counts its snapshots: later than any before the server was started again."""
    return int(time.time() * 1000)


class Page(ABC):
    """One page of somebody.

    Parameters
    ----------
    room
        The room.
    language
        The language of the page.
    show
        Called with every new snapshot.
    """

    checks: ClassVar[Checks] = {}
    """What the page may ask for."""

    def __init__(self, room: Room, language: str, show: Callable[[Snapshot], None]) -> None:
        self.room, self.language, self._show = room, language, show
        self._number = first_number()
        self._inbox: Inbox[str] = Inbox(
            partial(read, checks=self.checks), self.carry_out, lambda: self.language
        )

    def receive(self, message: object) -> bool:
        """Carry out one message, or answer with one sentence; False for one that was answered before."""
        answered = self._inbox.receive(message)
        if answered is None:
            return False
        self.draw(answered[0], answered[1] or "")
        return True

    def draw(self, answer: Answer | None = None, announce: str = "") -> None:
        """Send what there is to see now."""
        self._send(self.content(), answer, announce)

    def _send(self, content: Mapping[str, Any], answer: Answer | None, announce: str) -> None:
        self._number += 1
        language = self.language
        self._show(
            {
                "number": self._number,
                "answer": answer,
                "language": language,
                "languages": languages(),
                "words": words(language),
                "announce": announce,
                "gone": translate("room-gone", language),
                "title": self.title(),
                **content,
            }
        )

    def title(self) -> str:
        """What the room is about."""
        return self.room.plan_in(self.language).title

    @abstractmethod
    def content(self) -> Mapping[str, Any]:
        """What the page shows beside what all have."""

    @abstractmethod
    def carry_out(self, wish: Intent) -> str:
        """Do what a person asked for; gives the news to be read out."""

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence in the language of the page."""
        return translate(key, self.language, **facts)

    # What several pages show

    def clock(self) -> shapes.Clock:
        """The timer."""
        left = self.room.seconds_left()
        return {"left": None if left is None else round(left, 1), "running": self.room.clock_runs}

    def step_face(self) -> shapes.StepFace | None:
        """The step that is on."""
        plan = self.room.plan_in(self.language)
        step = plan.step(self.room.number) if self.room.stage == "step" else None
        if step is None:
            return None
        return {
            "number": self.room.number,
            "of": len(plan.steps),
            "kind": step.kind,
            "title": step.title,
            "pieces": [piece_face(piece) for piece in step.pieces],
        }

    def scores(self) -> list[shapes.TableScore]:
        """The score board, where it is on."""
        if not self.room.flag("scores"):
            return []
        return [table_score(table) for table in self.room.tables_of(self.room.label_now())]


PARTS = {
    "entry": "entry", "predict": "prediction", "claim": "claim", "quiz": "quiz", "before": "quiz",
    "after": "quiz", "ticket": "ticket", "finish": "finish", "vote": "entry", "report": "report",
}  # fmt: skip
"""For each kind of piece which component of the lessons draws it."""


def piece_face(piece: PlanPiece) -> shapes.Piece:
    """A piece as pages get it: what is inside comes on a channel of its own."""
    if piece.kind == "text":
        return {"kind": "text", "channel": piece.channel, "blocks": list(piece.blocks)}
    if piece.kind == "play":
        return {"kind": "board", "channel": "board"}
    if piece.kind in PARTS:
        return {"kind": "part", "channel": piece.channel, "part": PARTS[piece.kind]}
    return {"kind": "figures" if piece.kind == "figures" else "chart", "channel": piece.channel}


def chart_face(made: DrawnChart, widths: tuple[int, ...] = WIDTHS) -> shapes.Chart:
    """A chart as pictures for both themes."""
    plan = replace(made.plan, title="")  # the page says it above the picture
    return {
        "title": made.title,
        "text": made.summary,
        "pictures": [drawn(width, partial(picture, plan, width=width)) for width in widths],
    }


def table_score(table: Any) -> shapes.TableScore:
    """A line of the score board: points as everybody may know them."""
    facts = seat_facts(table)
    return {
        "table": str(table.number),
        "names": list(table.table.shown_names),
        "points": [one["points"] for one in facts],
        "over": table.over,
    }


def seat_facts(table: Any) -> list[Any]:
    """What everybody may know of each player of a table: points, and what else the game counts."""
    from terra_widgets.widgets.lookup import snapshot_maker_of
    from terra_widgets.widgets.snapshot import ONLOOKER, Settings

    moment = snapshot_maker_of(table.table)(
        table.table, Settings(language=table.table.language, seat=ONLOOKER)
    )
    return [moment.seat(seat) for seat in moment.seats]
