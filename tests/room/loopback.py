"""A room on loopback as a process of its own, and pages of it that scripts look at instead of people."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

sys.path.insert(0, str(Path(__file__).resolve().parent))

from room_helpers import changed, lit

PATIENCE = 60
WAITS = (0.0, 0.25, 0.5, 1.0, 2.0)
"""Seconds before a page tries again, as the real ones do."""


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Served:
    """The command `terra class` as a person starts it, but for loopback alone.

    Parameters
    ----------
    data
        The file of the class.
    words
        The plan or the game, and what else the command takes.
    """

    def __init__(self, data: Path, *words: str) -> None:
        self.data, self.words, self.port = data, words, free_port()
        self.start()

    def start(self) -> None:
        """Start it, on the same file and the same port each time."""
        command = [sys.executable, "-m", "terra_widgets", "class", *self.words, "--data", str(self.data)]
        command += ["--port", str(self.port), "--only-here", "--no-browser"]
        self.log = self.data.with_suffix(".log").open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        said = ""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            said += line
            if "Ctrl-C" in line:
                break
        else:
            raise AssertionError(f"The room did not start: {said}{self.data.with_suffix('.log').read_text()}")
        self.url = f"http://127.0.0.1:{self.port}/"
        found = re.search(r"code ([A-Z0-9]{3} [A-Z0-9]{3})", said)
        ticket = re.search(r"cockpit#(\S+)", said)
        assert found is not None
        assert ticket is not None
        self.code, self.ticket = found[1], ticket[1]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self._ended()

    def _ended(self) -> None:
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()

    def usage(self) -> tuple[float, float]:
        """The seconds of CPU that it has used, and the megabytes it has now."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), pages * 4096 / 1e6


@dataclass
class Sent:
    """A move as a page sent it, and what it heard of it."""

    move: str
    at: float
    person: str
    acknowledged: float | None = None
    refused: str | None = None


@dataclass
class Scripted:
    """A page on some device, that comes back by itself when its line is cut."""

    url: str
    page: str = "student"
    name: str = ""
    code: str = ""
    ticket: str | None = None
    key: str | None = None
    keeps: bool = True
    """Whether it keeps what it sent: a page that is watched for hours need not."""
    skew: float = 0.0
    """By how much the clock of this device is wrong: it stands in the ids of its messages."""
    shown: dict[str, Any] = field(default_factory=dict)
    sent: list[Sent] = field(default_factory=list)
    heard: Callable[[Scripted, dict[str, Any], float, int], None] | None = None
    """Called with each message, when it came, and how long it is."""

    def __post_init__(self) -> None:
        self.line: Any = None
        self.boot: str | None = None
        self.visit: str | None = None
        self.ended: str | None = None
        self.waiting: dict[str, tuple[str, Sent | None, dict[str, Any]]] = {}
        self.opened = asyncio.Event()
        self.asked: set[str] = set()
        self.lines = 0
        self.problems: list[str] = []
        self.cut_until = 0.0
        self._count = 0
        self._lit: tuple[Any, list[str]] = (None, [])
        self._running: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> Scripted:
        """Go to the room."""
        self._running = asyncio.ensure_future(self._run())
        return self

    async def stop(self) -> None:
        """Leave."""
        self._stopped = True
        if self.line is not None:
            self.line.close()
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    def cut(self, seconds: float) -> None:
        """Lose the line without a word, for so many seconds."""
        self.cut_until = time.monotonic() + seconds
        if self.line is not None:
            with contextlib.suppress(OSError, AttributeError):
                self.line.stream.close()

    async def _run(self) -> None:
        tries = 0
        while not self._stopped and self.ended is None:
            missing = self.cut_until - time.monotonic()
            await asyncio.sleep(max(missing, WAITS[min(tries, 4)] * random.uniform(0.7, 1.3)))
            try:
                request = HTTPRequest(
                    self.url.replace("http", "ws") + "ws", headers={"Origin": self.url.rstrip("/")},
                    connect_timeout=5, request_timeout=5,
                )  # fmt: skip
                self.line = await websocket_connect(request)
            except Exception:  # noqa: BLE001 (nobody is there: the next try may find somebody)
                tries += 1
                continue
            tries = 0
            self.lines += 1
            hello = {"page": self.page, "key": self.key, "ticket": self.ticket, "language": "en"}
            with contextlib.suppress(WebSocketClosedError):
                self.line.write_message(json.dumps({"hello": {**hello, "visit": self.visit}}))
                while (text := await self.line.read_message()) is not None:
                    self._hear(text, time.perf_counter())
            self.opened.clear()
            self.line = None
            tries = 1

    def _hear(self, text: str, now: float) -> None:
        message = json.loads(text)
        if "boot" in message:
            other = self.boot not in (None, message["boot"])
            self.boot, self.visit = message["boot"], message.get("visit")
            self.ticket = None
            self._again(other=other)
            self.opened.set()
        if "key" in message:
            self.key = message["key"]
        if "end" in message:
            self.ended = message["end"]
        to = message.get("to")
        if "whole" in message:
            if message["whole"] is None:
                self.shown.pop(to, None)
            else:
                self.shown[to] = message["whole"]
                self.asked.discard(to)
        elif "change" in message and to not in self.asked:
            if self.shown.get(to, {}).get("number") == message["at"]:
                self.shown[to] = changed(self.shown[to], message["change"])
            else:
                self.problems.append(f"{to}: a difference to a snapshot that is not there")
                self.asked.add(to)
                self.say({"whole": to})
        if "answered" in message:
            self._settle(message["answered"], None, now)
        elif to in self.shown and ("whole" in message or "change" in message):
            answer = self.shown[to].get("answer") or {}
            self._settle(answer.get("id"), answer.get("error"), now)
        if self.heard is not None:
            self.heard(self, message, now, len(text))

    def _settle(self, ident: str | None, error: str | None, now: float) -> None:
        _to, sent, _message = self.waiting.pop(ident or "", ("", None, {}))
        if sent is not None:
            sent.acknowledged, sent.refused = now, error

    def _again(self, *, other: bool) -> None:
        """Say again what was not answered; what was meant for another moment is dropped."""
        for ident, (to, _sent, message) in list(self.waiting.items()):
            if other and ("move" in message or "do" in message):
                del self.waiting[ident]
            else:
                self.say({"to": to, "message": message})

    def say(self, message: dict[str, Any]) -> None:
        """Send a message, if there is a line."""
        if self.line is not None:
            with contextlib.suppress(WebSocketClosedError):
                self.line.write_message(json.dumps(message))

    def ask(self, to: str, sent: Sent | None = None, **intent: Any) -> str:
        """Ask for something on a channel; the id of the message."""
        self._count += 1
        ident = f"{self.name or self.page}-{int((time.time() + self.skew) * 1000)}-{self._count}"
        message = {"id": ident, "at": self.shown.get(to, {}).get("number", 0), **intent}
        self.waiting[ident] = (to, sent, message)
        self.say({"to": to, "message": message})
        return ident

    async def until(self, true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
        """Wait until something is so."""
        until = time.monotonic() + seconds
        while not true():
            if time.monotonic() > until:
                raise AssertionError(
                    f"{self.name or self.page} waited in vain for {what}: {self.shown.keys()}"
                )
            await asyncio.sleep(0.01)

    async def join(self) -> Scripted:
        """Come in with the code, and wait until the waiting room is there."""
        await asyncio.wait_for(self.opened.wait(), PATIENCE)
        await self.until(lambda: "page" in self.shown, "the page")
        self.ask("page", join={"code": self.code, "name": self.name, "back": False})
        await self.until(lambda: self.key and self.shown["page"]["stage"] != "join", "a key")
        return self

    async def wish(self, **intent: Any) -> None:
        """What the facilitator wants, and wait until it is done."""
        ident = self.ask("page", **intent)
        await self.until(lambda: ident not in self.waiting, f"an answer to {intent}")
        answer = self.shown["page"]["answer"]
        assert answer["id"] != ident or not answer["error"], answer

    @property
    def face(self) -> dict[str, Any]:
        """The page as it is shown now."""
        return self.shown.get("page", {})

    @property
    def moves(self) -> list[str]:
        """The moves that lie open to this page, if it is its turn and it waits for no answer."""
        board = self.shown.get("board")
        if board is None or self.waiting:
            return []
        if self._lit[0] is not board:  # it is asked for often, and takes its time
            self._lit = (board, lit(board))
        return self._lit[1]

    def decide(self, move: str) -> Sent:
        """Make a move."""
        sent = Sent(move, time.perf_counter(), self.name)
        if self.keeps:
            self.sent.append(sent)
        self.ask("board", sent, move=move)
        return sent


async def gather(
    served: Served, count: int, *, keeps: bool = True, skew: float = 0.0
) -> tuple[Scripted, list[Scripted]]:
    """A facilitator's page and so many students, all in the room."""
    cockpit = Scripted(served.url, "cockpit", ticket=served.ticket).start()
    await cockpit.until(lambda: cockpit.key and cockpit.face, "the cockpit")
    students = [
        Scripted(
            served.url, name=f"Student {at + 1}", code=served.code, keeps=keeps, skew=skew * (at % 3 - 1)
        ).start()
        for at in range(count)
    ]
    for at in range(0, count, 20):
        await asyncio.gather(*(one.join() for one in students[at : at + 20]))
    return cockpit, students


async def leave(*pages: Scripted) -> None:
    """Let all of them go."""
    await asyncio.gather(*(page.stop() for page in pages))
