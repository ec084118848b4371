"""The exit ticket: one claim I now doubt, one thing I would do."""

from __future__ import annotations

from typing import Any

from terra_widgets.errors import IllegalMove
from terra_widgets.lesson.part import Part, fields, written
from terra_widgets.lesson.shapes import TicketFace


class Ticket(Part):
    """Two sentences at the door."""

    kind = "ticket"

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

    def face(self) -> TicketFace:
        """What the view shows."""
        return {"doubt": self.doubt, "deed": self.deed, "kept": bool(self.doubt or self.deed)}

    def carry_out(self, action: str, value: Any) -> str:
        """`write` keeps both sentences."""
        if action != "write":
            raise IllegalMove("message-unknown")
        self.write(*fields(value, "doubt", "deed"))
        return self.say("lesson-word-saved")

    def __str__(self) -> str:
        lines = [
            f"{self.say('lesson-word-doubt')}: {self.doubt}",
            f"{self.say('lesson-word-deed')}: {self.deed}",
        ]
        return "\n".join([*lines, self.say("lesson-plain-ticket")])
