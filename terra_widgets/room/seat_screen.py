"""The screen of one seat at a table of a room: it shows that seat's secrets, and does what it may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from terra_widgets.errors import IllegalMove
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.intents import Intent
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import ONLOOKER, Settings, Snapshot

SERVED = frozenset(("undo", "redo", "hint"))
"""What a seat may do beside moves. Automatic players are paced by the room, and only it begins new games."""


@dataclass(frozen=True, slots=True)
class Manners:
    """What a room says about a table now."""

    paused: Callable[[], bool]
    take_back: Callable[[int], bool]
    """A seat wants its last decision taken back; False where the others have to agree first."""


class SeatScreen(Screen):
    """A table as the person on one seat sees it, or as somebody sees it who only watches.

    Parameters
    ----------
    table
        The table.
    settings
        With a seat, or ONLOOKER.
    show
        Called with every new snapshot.
    manners
        What the room says about it.
    first
        From where snapshots are counted: later than any that the page has seen.
    """

    def __init__(
        self, table: Table, settings: Settings, show: Callable[[Snapshot], None], manners: Manners, first: int
    ) -> None:
        self.manners = manners
        super().__init__(table, settings, show, first=first)

    def _private(self) -> bool:
        return False  # nobody but this seat ever gets what is drawn here

    def _carry_out(self, intent: Intent) -> str | None:
        action, value = intent.action, intent.value
        if action in {"rule", "guide"} or (action == "do" and value not in SERVED):
            raise IllegalMove("message-unknown")
        if action in {"move", "do"}:
            if self.settings.seat == ONLOOKER:
                raise IllegalMove("room-only-watches")
            if self.manners.paused():
                raise IllegalMove("room-paused")
        return super()._carry_out(intent)

    def look_as(self, settings: Settings) -> None:
        """Look at the table in another way from now on."""
        if settings != self.settings:
            self.settings = settings
            self._draw_safely(None, "")

    def _undo(self) -> str:
        """Take back what touches nobody else; for anything more the others at the table are asked."""
        self._now_only()
        if self.settings.seat is None:
            raise IllegalMove("undo-others")
        done = self.manners.take_back(self.settings.seat)
        return translate("news-undone" if done else "room-undo-asked", self.settings.language)
