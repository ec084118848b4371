"""The exit ticket: one claim I now doubt, one thing I would do."""

from __future__ import annotations

from typing import ClassVar

from terra_widgets.lesson.part import Part, has_fields, written
from terra_widgets.lesson.shapes import TicketFace
from terra_widgets.widgets.intents import Checks, Intent


class Ticket(Part):
    """Two sentences at the door."""

    kind = "ticket"
    checks: ClassVar[Checks] = {"write": lambda value: has_fields(value, "doubt", "deed")}

    @property
    def doubt(self) -> str:
        """One claim that the learner now doubts."""
        return str(self.notes.of("ticket", "doubt") or "")

    @property
    def deed(self) -> str:
        """One thing that the learner would do."""
        return str(self.notes.of("ticket", "deed") or "")

    def write(self, doubt: str = "", deed: str = "") -> Ticket:
        """Write both sentences; an empty one stays empty."""
        doubt, deed = written(doubt), written(deed)
        self.notes.write("ticket", "doubt", doubt)
        self.notes.write("ticket", "deed", deed)
        self.changed(self.say("lesson-word-saved"))
        return self

    def snapshot(self) -> TicketFace:
        """What the view shows."""
        return {"doubt": self.doubt, "deed": self.deed, "kept": bool(self.doubt or self.deed)}

    def carry_out(self, wish: Intent) -> str:
        """`write` saves both sentences."""
        self.write(**wish.value)
        return self.say("lesson-word-saved")

    def __str__(self) -> str:
        lines = [
            f"{self.say('lesson-word-doubt')}: {self.doubt}",
            f"{self.say('lesson-word-deed')}: {self.deed}",
        ]
        return "\n".join([*lines, self.say("lesson-plain-ticket")])
