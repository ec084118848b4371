"""One room as a process of its own: it listens until somebody stops it, or erases the class."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tornado import netutil
from tornado.httpserver import HTTPServer

from terra_widgets import processes
from terra_widgets.errors import RoomError
from terra_widgets.files import problem_of
from terra_widgets.room import address, control, keys, orders
from terra_widgets.room.hub import Hub
from terra_widgets.room.orders import saved
from terra_widgets.room.room import Room
from terra_widgets.room.server import Doorway, LoopClockwork, application
from terra_widgets.room.store import Store
from terra_widgets.room.wanted import Wanted

PORT = 8800
TRIES = 50
SELDOM = (20_000, 20, 50)
"""After how many things, and rounds of looking, Python looks for garbage again."""
MOST_BUFFER = 200_000
"""Bytes of a request: ours have a few hundred."""


@dataclass(frozen=True, slots=True)
class Open:
    """A room that listens."""

    code: str
    title: str
    students: str
    cockpit: str
    """With a ticket that is good for one page, once."""
    joins: str
    """The students' address with the code, for a QR code."""
    again: bool
    """Whether the file held a class already."""
    data: Path | None


def listen(port: int | None, host: str) -> list[socket.socket]:
    """The port that was asked for, or the first free one."""
    for wanted in [port] if port is not None else range(PORT, PORT + TRIES):
        try:
            return netutil.bind_sockets(wanted, host, family=socket.AF_INET)
        except OSError as error:
            if port is not None or error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise RoomError("room-port", port=wanted, problem=problem_of(error)) from error
    raise RoomError("room-ports", first=PORT, last=PORT + TRIES - 1)


def serve(wanted: Wanted, tell: Callable[[Open], None]) -> None:
    """Serve a room until it is stopped; `tell` is called once it listens."""
    asyncio.run(_serve(wanted, tell))


async def _serve(wanted: Wanted, tell: Callable[[Open], None]) -> None:
    loop = asyncio.get_running_loop()
    store = Store(wanted.data)
    again = store.fact("code") is not None
    clockwork = LoopClockwork(loop)
    try:
        room = Room(
            store, clockwork, plan=wanted.plan, seats=wanted.seats, language=wanted.language, seed=wanted.seed
        )
        host = address.LOOPBACK if wanted.only_here else ""
        sockets = listen(wanted.port, host)
    except BaseException:
        store.close()
        clockwork.close()
        raise
    port = sockets[0].getsockname()[1]
    students = address.page_address(address.LOOPBACK if wanted.only_here else address.here(), port)
    joins = f"{students}#{room.code}"
    ended = asyncio.Event()
    hub = Hub(
        room, clockwork, address=students, qr=address.code_picture(joins),
        save=lambda which, language: saved(room, which, language), erased=ended.set,
    )  # fmt: skip
    here = address.page_address(address.LOOPBACK, port)
    secret = keys.new_key()
    doorway = Doorway(
        hub, secret, lambda given: orders.carry_out(hub, f"{here}cockpit", given),
        address.known_hosts(address.own_names()),
    )  # fmt: skip
    server = HTTPServer(
        application(doorway),
        max_buffer_size=MOST_BUFFER, max_body_size=MOST_BUFFER, idle_connection_timeout=60,
    )  # fmt: skip
    server.add_sockets(sockets)
    for name in ("SIGINT", "SIGTERM"):
        try:
            loop.add_signal_handler(getattr(signal, name), ended.set)
        except (NotImplementedError, RuntimeError, ValueError):  # Windows, or not the main thread
            signal.signal(getattr(signal, name), lambda *_: loop.call_soon_threadsafe(ended.set))
    # What is here now stays to the end: looking through it for garbage would hold everybody up.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    way = control.write(
        control.Way(processes.here(), here, secret, jupyter=False, data=str(wanted.data or ""))
    )
    cockpit = f"{here}cockpit#{hub.ticket('cockpit')}"
    tell(Open(keys.spelled(room.code), room.plan.title, students, cockpit, joins, again, wanted.data))
    try:
        await ended.wait()
        await asyncio.sleep(0.2)  # what was said last still goes out
    finally:
        control.remove(way)
        server.stop()
        hub.stop()
        await server.close_all_connections()
        clockwork.close()
        store.close()
