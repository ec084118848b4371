"""A room below the path `terra/` of a Jupyter server that others reach anyway: on Binder and JupyterHub.

Students need no token of Jupyter, and get no way to it: these handlers know nothing of Jupyter.
"""

from __future__ import annotations

import asyncio
import atexit
from typing import Any

from tornado import web

from terra_widgets import processes
from terra_widgets.errors import RoomError
from terra_widgets.room import address, control, keys, orders
from terra_widgets.room.hub import Hub
from terra_widgets.room.room import Room
from terra_widgets.room.server import Doorway, LoopClockwork, handlers
from terra_widgets.room.store import Store
from terra_widgets.room.wanted import Wanted, read, wanted_of

PATH = "terra/"


class InJupyter:
    """The room of a Jupyter server; there is none until a notebook opens one.

    Parameters
    ----------
    base
        The base path of the server, such as "/user/ada/".
    """

    def __init__(self, base: str) -> None:
        self.base = f"{base}{PATH}"
        self.doorway = Doorway(secret=keys.new_key(), order=self._carry_out)
        self.clockwork: LoopClockwork | None = None

    def handlers(self) -> list[Any]:
        """What the server is to answer; Jupyter asks nobody for a token there."""
        found = handlers(self.doorway, self.base)
        for _, handler, _ in found:
            open_to_all(handler)
        return found

    def announce(self, local: str) -> None:
        """Say to notebooks how the room is reached; `local` is where this machine finds the server."""
        way = control.Way(processes.here(), f"{local}{PATH}", self.doorway.secret, jupyter=True)
        path = control.write(way)
        atexit.register(control.remove, path)

    def _carry_out(self, given: dict[str, Any]) -> dict[str, Any]:
        if given.get("ask") == "open":
            self._open(given.get("words"))
            return {}
        if self.doorway.hub is None:
            raise RoomError("room-order")
        return orders.carry_out(self.doorway.hub, f"{self.base}cockpit", given)

    def _open(self, words: Any) -> None:
        """Open a room; one that is open for the same plan stays."""
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise RoomError("room-order")
        wanted: Wanted = wanted_of(read(words, "en"))
        hub = self.doorway.hub
        if hub is not None and hub.room.facts["plan"] == wanted.plan and not hub.erased:
            return
        if hub is not None:
            hub.stop()
            hub.room.store.close()
        if self.clockwork is None:
            self.clockwork = LoopClockwork(asyncio.get_running_loop())
        room = Room(
            Store(wanted.data),
            self.clockwork,
            plan=wanted.plan,
            seats=wanted.seats,
            language=wanted.language,
            seed=wanted.seed,
        )
        self.doorway.hub = fresh = Hub(
            room, self.clockwork, address=self.base, qr="",
            save=lambda which, language: orders.saved(room, which, language), erased=self._erased,
        )  # fmt: skip
        fresh.find_address = lambda origin: self._reached(fresh, origin)

    def _erased(self) -> None:
        if self.doorway.hub is not None:
            self.doorway.hub.stop()
            self.doorway.hub = None

    def _reached(self, hub: Hub, origin: str) -> None:
        """The facilitator's page says under which name the server is known outside."""
        students = f"{origin}{self.base}"
        if hub.doors.address != students:
            hub.doors.address = students
            hub.doors.qr = address.code_picture(f"{students}#{hub.room.code}")


def open_to_all(handler: type[web.RequestHandler]) -> None:
    """Let Jupyter ask for no token at a handler that has keys of its own."""
    for name in ("get", "post", "prepare"):
        method = getattr(handler, name, None)
        if method is not None:
            method.__dict__["__allow_unauthenticated"] = True
