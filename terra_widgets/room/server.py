"""The room on the network: pages, web sockets, and requests that wait where web sockets are blocked.

Nothing of Jupyter is behind any of these addresses. Keys come in messages, never in an address.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tornado import web, websocket

from terra_widgets.errors import TerraError
from terra_widgets.room import keys, wire
from terra_widgets.room.hub import Hub, read_hello
from terra_widgets.room.limits import LINES, MESSAGES, Allowance
from terra_widgets.room.visits import Visit

log = logging.getLogger("terra_widgets")
HERE = Path(__file__).resolve().parent
STATIC = HERE.parent / "static"
FILES = {
    "boards.css": "text/css", "pages.css": "text/css", "room.css": "text/css", "room.js": "text/javascript",
    "pictures.json": "application/json", "preact.LICENSE.txt": "text/plain",
}  # fmt: skip
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PATIENCE = 12.0
"""Seconds for which a request waits until something happens."""
LINE_LOST = 40.0
"""Seconds without a request after which a page that polls counts as gone."""
MOST_SENT = 20
MOST_BODY = 60_000
HELLO_WITHIN = 10.0
SILENT = 60
"""Seconds without a sign of life after which the server cuts a line."""


@dataclass
class Doorway:
    """What the handlers stand in front of: a room, or none yet."""

    hub: Hub | None = None
    secret: str = ""
    """What a notebook of the same person has to say."""
    order: Callable[[dict[str, Any]], dict[str, Any]] = field(default=lambda _: {})
    """Carries out what such a notebook asks for."""
    hosts: Callable[[str], bool] = field(default=lambda _: True)
    lines: Allowance = field(default_factory=lambda: Allowance(*LINES))


class LoopClockwork:
    """Waits on the loop of the server, and works things out in a thread beside it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._thread = ThreadPoolExecutor(1, "automatic-players")

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call after so many seconds; what comes back prevents it."""
        return self.loop.call_later(seconds, self._safely, call).cancel

    def beside(self, work: Callable[[], str], then: Callable[[str], None]) -> None:
        """Work something out in the thread, then go on with it on the loop."""

        def done(future: asyncio.Future[str]) -> None:
            if not future.cancelled():
                self._safely(lambda: then(future.result()))

        self.loop.run_in_executor(self._thread, work).add_done_callback(done)

    def _safely(self, call: Callable[[], None]) -> None:
        """A mistake at one table must not stop the others."""
        try:
            call()
        except Exception:
            log.exception("Something went wrong in the room")

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class RoomHandler(web.RequestHandler):
    """What all handlers of a room share."""

    def initialize(self, doorway: Doorway) -> None:
        """Take what the application hands over."""
        self.doorway = doorway

    @property
    def hub(self) -> Hub:
        """The room's pages; nothing is here while there is no room."""
        if self.doorway.hub is None:
            raise web.HTTPError(404)
        return self.doorway.hub

    def set_default_headers(self) -> None:
        """Nothing from elsewhere, and nobody else may frame it."""
        for name, value in HEADERS.items():
            self.set_header(name, value)
        self.clear_header("Server")

    def prepare(self) -> None:
        """Refuse what comes under another name, or too often from one address."""
        if not self.doorway.hosts(self.request.host_name):
            raise web.HTTPError(421)
        self.count()
        if self.doorway.hub is None and not isinstance(self, ControlHandler):
            raise web.HTTPError(404)

    def count(self) -> None:
        """Refuse what comes too often from one address."""
        if not self.doorway.lines.take(self.origin):
            raise web.HTTPError(429)

    def check_xsrf_cookie(self) -> None:
        """There is no cookie that could be misused: keys come in messages."""

    @property
    def origin(self) -> str:
        """From which address it comes."""
        return str(self.request.remote_ip)

    @property
    def site(self) -> str:
        """Under which name the page has reached the server, as its browser says."""
        return str(self.request.headers.get("Origin") or "")

    def same_origin(self) -> bool:
        """Whether the page that asks is one of ours."""
        return urlsplit(self.site).netloc.lower() == self.request.host.lower()

    def write_error(self, status_code: int, **_: Any) -> None:
        """A plain line: errors tell nothing about the inside."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{status_code}\n")


class PageHandler(RoomHandler):
    """A page: student, cockpit or projector."""

    def get(self, page: str = "student") -> None:
        """The same small page for everybody: what is in it comes over the line."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        room = self.hub.room
        words = {"page": page or "student", "room": room.id, "language": room.language}
        content = page_text()
        # The title comes last: it may hold any signs, these braces too.
        for name, value in {**words, "title": room.plan.title}.items():
            content = content.replace(f"{{{name}}}", escape(value))
        self.finish(content)


class FileHandler(RoomHandler):
    """A file of the bundle."""

    def get(self, name: str) -> None:
        """The file; a browser asks again, and gets it only if it has changed."""
        self.set_header("Content-Type", f"{FILES[name]}; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        content, tag = file_content(name)
        self.set_header("Etag", tag)
        if self.check_etag_header():
            self.set_status(304)
            self.finish()
        else:
            self.finish(content)

    def compute_etag(self) -> None:
        """It is known already."""


@cache
def page_text() -> str:
    """The text of all pages: they differ in one word."""
    return (HERE / "page.html").read_text(encoding="utf-8")


@cache
def file_content(name: str) -> tuple[bytes, str]:
    """A file and its tag."""
    from hashlib import sha256

    content = (STATIC / name).read_bytes()
    return content, f'"{sha256(content).hexdigest()[:16]}"'


class SocketHandler(RoomHandler, websocket.WebSocketHandler):
    """A line by web socket."""

    def initialize(self, doorway: Doorway) -> None:
        """Take what the application hands over."""
        RoomHandler.initialize(self, doorway)
        self.visit: Visit | None = None
        self._sending = False
        self._hello: Any = None

    def check_origin(self, _origin: str) -> bool:
        """Only pages of ours: another site's could use a student's browser."""
        return self.same_origin()

    def open(self, *_: str, **__: str) -> None:
        """A line is there; the page says who it is, or is cut."""
        self.set_nodelay(True)
        self._hello = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._say_hello)

    def _say_hello(self) -> None:
        if self.visit is None:
            self.close(4000, "hello")

    def on_message(self, message: str | bytes) -> None:
        """Something the page says."""
        if self.visit is not None:
            self.visit.hear(message)
            return
        try:
            hello = read_hello(wire.read(message))
        except wire.Unreadable:
            hello = None
        self.visit = None if hello is None else self.hub.open(hello, self.origin, self._wake, self.site)
        if self.visit is None:
            self.close(4001, "hello")
        else:
            self._hello.cancel()
            self._wake()

    def _wake(self) -> None:
        """Something waits to be sent: at once where the line is free, before anything else is drawn."""
        visit, stream = self.visit, None if self.ws_connection is None else self.ws_connection.stream
        if self._sending or visit is None or stream is None or visit.attached != self._wake:
            return
        try:
            while visit.out and not stream.writing():
                self.write_message(visit.out.popleft()).add_done_callback(_let_go)
        except websocket.WebSocketClosedError:
            return
        if visit.out or visit.ended:
            self._sending = True
            asyncio.get_running_loop().call_soon(self._start)

    def _start(self) -> None:
        asyncio.ensure_future(self._flush())  # noqa: RUF006 (it ends by itself, and holds itself until then)

    async def _flush(self) -> None:
        try:
            visit = self.visit
            while visit is not None and visit.out and visit.attached == self._wake:
                await self.write_message(visit.out.popleft())
            if visit is not None and visit.ended:
                self.close(4002, "end")
        except websocket.WebSocketClosedError:
            pass
        finally:
            self._sending = False

    def on_close(self) -> None:
        """The line is gone."""
        if self._hello is not None:
            self._hello.cancel()
        if self.visit is not None:
            self.hub.leave(self.visit, self._wake)


def _let_go(written: asyncio.Future[None]) -> None:
    """A line that is cut while something is written is seen elsewhere."""
    if not written.cancelled():
        written.exception()


class PollLine:
    """A line made of requests: what waits is taken by the next one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.visit: Visit | None = None
        self._waiting: asyncio.Event = asyncio.Event()
        self._lost: asyncio.TimerHandle | None = None
        self.requests = Allowance(*MESSAGES)

    def wake(self) -> None:
        """Something waits to be sent."""
        self._waiting.set()

    def alive(self) -> None:
        """A request has come."""
        if self._lost is not None:
            self._lost.cancel()
        self._lost = asyncio.get_running_loop().call_later(LINE_LOST, self.close)

    def close(self) -> None:
        """No request has come for long."""
        if self._lost is not None:
            self._lost.cancel()
        if self.visit is not None:
            self.hub.polls.pop(self.visit.id, None)
            self.hub.leave(self.visit, self.wake)

    async def take(self, *, wait: bool) -> list[Any]:
        """What there is to send, or what comes soon."""
        visit = self.visit
        assert visit is not None
        if wait and not visit.out:
            self._waiting.clear()
            try:
                await asyncio.wait_for(self._waiting.wait(), PATIENCE)
            except TimeoutError:
                return []
        found = [json.loads(one) for one in visit.out]
        visit.out.clear()
        return found


class PollHandler(RoomHandler):
    """A line by requests that wait: `{"line", "wait", "send"}` is answered by `{"line", "got"}`."""

    def count(self) -> None:
        """A class that polls from one address asks often: only what begins a line counts for all."""

    async def post(self) -> None:
        """Messages of the page, and what there is for it."""
        if not self.same_origin() or len(self.request.body) > MOST_BODY:
            super().count()
            raise web.HTTPError(403)
        try:
            given = json.loads(self.request.body)
            name, wait, sent = given["line"], given["wait"], given["send"]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            super().count()
            raise web.HTTPError(400) from error
        known = self.hub.polls.get(name) if isinstance(name, str) else None
        if known is None:
            super().count()
        elif not known.requests.take("requests"):
            raise web.HTTPError(429)
        if not isinstance(wait, bool) or not isinstance(sent, list) or len(sent) > MOST_SENT:
            raise web.HTTPError(400)
        line = known if isinstance(name, str) else self._opened(sent)
        if line is None or line.visit is None:
            self._answer(None, [])
            return
        line.alive()
        for message in sent if isinstance(name, str) else sent[1:]:
            line.visit.hear(json.dumps(message))
        self._answer(line.visit.id, await line.take(wait=wait))

    def _opened(self, sent: list[Any]) -> PollLine | None:
        """A new line, for a page that says who it is."""
        try:
            hello = read_hello(wire.read(json.dumps(sent[0]))) if sent else None
        except wire.Unreadable:
            hello = None
        if hello is None:
            return None
        line = PollLine(self.hub)
        line.visit = self.hub.open(hello, self.origin, line.wake, self.site)
        if line.visit is not None:
            self.hub.polls[line.visit.id] = line
        return line

    def _answer(self, name: str | None, got: list[Any]) -> None:
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        self.finish(json.dumps({"line": name, "got": got}))


class NothingHandler(RoomHandler):
    """Every other address."""

    def prepare(self) -> None:
        """Nothing is here."""
        raise web.HTTPError(404)


class ControlHandler(RoomHandler):
    """What a notebook of the same person asks: it has read the secret from a file of that person."""

    def post(self) -> None:
        """Carry it out."""
        try:
            given = json.loads(self.request.body[:MOST_BODY])
        except (ValueError, RecursionError) as error:
            raise web.HTTPError(400) from error
        secret = given.get("secret") if isinstance(given, dict) else None
        if not isinstance(secret, str) or not keys.same(secret, self.doorway.secret):
            raise web.HTTPError(403)
        try:
            answer = self.doorway.order(given)
        except TerraError as error:
            answer = {"error": error.sentence(str(given.get("language") or "en"))}
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        self.finish(json.dumps(answer))


def handlers(doorway: Doorway, base: str = "/") -> list[Any]:
    """All addresses of a room below a base path, such as "/" or "/user/ada/terra/"."""
    names = "|".join(name.replace(".", r"\.") for name in FILES)
    given, base = {"doorway": doorway}, re.escape(base)
    return [
        (rf"{base}", PageHandler, given),
        (rf"{base}(cockpit|projector)", PageHandler, given),
        (rf"{base}static/({names})", FileHandler, given),
        (rf"{base}ws", SocketHandler, given),
        (rf"{base}poll", PollHandler, given),
        (rf"{base}control", ControlHandler, given),
    ]


def application(doorway: Doorway) -> web.Application:
    """The room as an application of its own."""
    return web.Application(
        handlers(doorway),
        default_handler_class=NothingHandler,
        default_handler_args={"doorway": doorway},
        websocket_ping_interval=20,
        websocket_ping_timeout=20,
        websocket_max_message_size=MOST_BODY,
        compress_response=True,
        log_function=lambda _handler: None,
    )
