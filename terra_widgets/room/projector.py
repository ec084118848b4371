"""The page for everybody to see: it follows the step, and tells no secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from terra_widgets import text
from terra_widgets.room import keys, shapes
from terra_widgets.room.answers import class_charts, figures_of, questions, tallies
from terra_widgets.room.page import LARGE, Page, chart_face
from terra_widgets.room.room import Room
from terra_widgets.widgets.intents import Checks, Intent
from terra_widgets.widgets.snapshot import Snapshot


class Projector(Page):
    """The projector's page.

    Parameters
    ----------
    address, qr
        Where students join, and the same as a picture.
    """

    checks: ClassVar[Checks] = {
        "language": lambda value: isinstance(value, str) and value in text.languages()
    }

    def __init__(
        self, room: Room, language: str, show: Callable[[Snapshot], None], *, address: str, qr: str
    ) -> None:
        super().__init__(room, language, show)
        self.address, self.qr = address, qr

    def content(self) -> Mapping[str, Any]:
        """What the whole class sees: names only where the facilitator wants them."""
        room = self.room
        step = room.plan_in(self.language).step(room.number) if room.stage == "step" else None
        names = room.flag("names")
        charts = [chart_face(one, LARGE) for one in figures_of(room, self.language)]
        if step is not None and step.kind in {"chart", "play"}:
            charts += [chart_face(one, LARGE) for one in class_charts(room, self.language)]
        blocks: list[shapes.Block] = (
            [] if step is None else [b for p in step.pieces if p.kind == "text" for b in p.blocks]
        )
        counted = tallies(room, self.language, texts=room.flag("texts"), only=room.facts["shown"])
        blocks += questions(room, self.language, besides=[one["channel"] for one in counted])
        scores = self.scores()
        face: dict[str, Any] = {
            "stage": room.stage,
            "code": keys.spelled(room.code),
            "address": self.address,
            "qr": self.qr,
            "open_door": room.flag("open"),
            "people": [one.name for one in room.people.values()] if names else [],
            "here": sum(one.here for one in room.people.values()),
            "step": self.step_face(),
            "blocks": blocks,
            "charts": charts,
            "tallies": counted,
            "clock": self.clock(),
            "paused": room.paused,
            "scores": scores if names else [{**line, "names": []} for line in scores],
        }
        return face

    def carry_out(self, wish: Intent) -> str:
        """Nothing but to speak another language."""
        self.language = wish.value
        return ""
