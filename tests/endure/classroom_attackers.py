"""Attackers in a class: requests and messages that no page of ours sends, against a real server on loopback.

None may change anything: what the file holds and what every page shows are compared before and after. None
may be answered with anything that is secret, and afterwards the server answers as quickly as before.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "room"))

from classroom_faults import all_at_tables, begin
from loopback import Scripted, Served, leave

REFUSED = frozenset((
    "traversal", "unknown path", "foreign host", "cross-site form", "cross-site poll", "no origin", "control",
    "wrong origin", "not http",
))  # fmt: skip
"""What may not be answered as if all were well."""
UNKNOWN = frozenset(("wrong key", "wrong ticket"))
"""What gets no line."""
SLOWEST = 0.5
"""Seconds in which a server that was attacked answers, on a machine with much else to do."""


@dataclass
class Attacked:
    """What came of it."""

    tried: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    before: float = 0.0
    after: float = 0.0


class Attacker:
    """Somebody who has the address, and a seat of their own too.

    Parameters
    ----------
    served
        The room.
    inside
        A page with a seat.
    secrets
        What nothing may ever be answered with.
    """

    def __init__(self, served: Served, inside: Scripted, hidden: dict[str, str], luck: random.Random) -> None:
        self.served, self.inside, self.hidden, self.luck = served, inside, hidden, luck
        self.found = Attacked()
        self._address = 0

    def source(self) -> str:
        """Another address each time: no limit for one address protects from this one."""
        self._address += 1
        return (
            f"127.{self._address // 60_000 % 250 + 1}.{self._address // 240 % 250}.{self._address % 240 + 2}"
        )

    async def send(self, kind: str, request: bytes) -> bytes:
        """One request on a connection of its own, and the answer to it."""
        self.found.tried[kind] += 1
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.served.port, local_addr=(self.source(), 0)
            )
        except OSError as error:
            self.found.wrong.append(f"{kind}: nobody answers: {error}")
            return b""
        answer = b""
        try:
            writer.write(request)
            await writer.drain()
            answer = await asyncio.wait_for(reader.read(300_000), 3)
        except (TimeoutError, ConnectionError):
            pass
        finally:
            writer.close()
        self.look(kind, answer)
        status = answer.split(b" ", 2)[1:2]
        if kind in REFUSED and status in ([b"200"], [b"101"]):
            self.found.wrong.append(f"{kind}: is let in: {request[:200]!r}")
        if kind in UNKNOWN and b'"line": null' not in answer and status == [b"200"]:
            self.found.wrong.append(f"{kind}: gets a line: {request[:300]!r}")
        self.found.answers[(status or [b"none"])[0].decode("ascii", "replace")[:4]] += 1
        return answer

    def look(self, kind: str, answer: bytes) -> None:
        """Whether an answer holds anything secret."""
        for name, secret in self.hidden.items():
            if secret.encode() in answer:
                self.found.wrong.append(f"{kind}: the answer holds {name}")

    def http(self, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
        """The text of a request."""
        usual = {"Host": f"127.0.0.1:{self.served.port}", "Connection": "close"}
        if body or method == "POST":
            usual["Content-Length"] = str(len(body))
        lines = [f"{method} {path} HTTP/1.1"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in {**usual, **headers}.items()]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body

    # Requests

    def requests(self) -> Iterator[tuple[str, bytes]]:
        """Requests without end, each of another kind than the one before."""
        luck, ours = self.luck, f"http://127.0.0.1:{self.served.port}"
        ups = ("../", "..%2f", "%2e%2e/", "..\\", "%2e%2e%5c", "....//", "..%252f", "%c0%ae%c0%ae/")
        targets = (
            "etc/passwd",
            "a.class",
            "room/store.py",
            "room/server.py",
            "__init__.py",
            ".env",
            "proc/self/environ",
        )
        hello = {"page": "cockpit", "key": "A" * 22, "ticket": None, "language": "en", "visit": None}
        while True:
            up = luck.choice(ups) * luck.randrange(1, 9)
            yield "traversal", self.http("GET", f"/static/{up}{luck.choice(targets)}")
            yield "traversal", self.http("GET", f"/{up}{luck.choice(targets)}")
            names = (
                "api",
                "api/contents",
                "lab",
                "tree",
                "login",
                "files/a",
                "terminals",
                "admin",
                "ws/",
                "a.class",
                "data",
            )
            yield (
                "unknown path",
                self.http("GET", f"/{luck.choice(names)}{luck.choice(('', '/', '?token=1', '.json'))}"),
            )
            yield (
                "method",
                self.http(
                    luck.choice(("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")),
                    luck.choice(("/", "/ws", "/poll")),
                ),
            )
            yield (
                "foreign host",
                self.http(
                    "GET",
                    "/cockpit",
                    Host=luck.choice(("evil.example", "evil.example:80", "localhost.evil.example", "")),
                ),
            )
            form = b"line=&wait=false&send=%5B%5D"
            yield (
                "cross-site form",
                self.http(
                    "POST",
                    "/poll",
                    form,
                    Origin="http://evil.example",
                    Content_Type="application/x-www-form-urlencoded",
                ),
            )
            opening = json.dumps(
                {
                    "line": None,
                    "wait": False,
                    "send": [{"hello": {**hello, "key": self.inside.key, "page": "student"}}],
                }
            ).encode()
            yield (
                "cross-site poll",
                self.http(
                    "POST",
                    "/poll",
                    opening,
                    Origin=luck.choice(("http://evil.example", "null", "file://", "")),
                ),
            )
            yield "no origin", self.http("POST", "/poll", opening)
            for page in ("cockpit", "projector"):
                for key in (None, "A" * 22, self.inside.key, luck.randbytes(16).hex()):
                    body = {
                        "line": None,
                        "wait": False,
                        "send": [{"hello": {**hello, "page": page, "key": key}}],
                    }
                    yield "wrong key", self.http("POST", "/poll", json.dumps(body).encode(), Origin=ours)
                    body["send"][0]["hello"].update(key=None, ticket=key)
                    yield "wrong ticket", self.http("POST", "/poll", json.dumps(body).encode(), Origin=ours)
            for body in (
                b"{", b"[]", b"null", b'{"line":1,"wait":1,"send":1}', b"\xff\xfe\x00", b"[" * 20_000,
                b'{"line":NaN,"wait":false,"send":[]}',
                b'{"line":null,"wait":false,"send":[' + b"{}," * 30 + b"{}]}", b"x" * 150_000, b"x" * 250_000,
                json.dumps({"line": luck.randbytes(9).hex(), "wait": True, "send": []}).encode(),
                json.dumps({"line": ["a"], "wait": False, "send": [[[[1]]]]}).encode(),
            ):  # fmt: skip
                yield "bad body", self.http("POST", "/poll", body, Origin=ours)
            order = {
                "secret": luck.randbytes(16).hex(),
                "ask": luck.choice(("about", "open", "close", "cockpit")),
                "language": "en",
            }
            yield "control", self.http("POST", "/control", json.dumps(order).encode(), Origin=ours)
            yield (
                "control",
                self.http("POST", "/control", luck.choice((b"[]", b"{}", b"{", b'{"secret":null}', b"\xff"))),
            )
            upgrade = {
                "Upgrade": "websocket",
                "Connection": "Upgrade",
                "Sec_WebSocket_Version": "13",
                "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
            }
            yield (
                "wrong origin",
                self.http(
                    "GET",
                    "/ws",
                    **upgrade,
                    Origin=luck.choice(
                        (
                            "http://evil.example",
                            "null",
                            f"{ours}.evil.example",
                            f"https://127.0.0.1:{self.served.port}1",
                        )
                    ),
                ),
            )
            yield (
                "not http",
                luck.choice(
                    (
                        b"\x16\x03\x01\x02\x00" + luck.randbytes(64),
                        b"GET /\r\n\r\n",
                        luck.randbytes(100) + b"\r\n\r\n",
                        b"GET / HTTP/9.9\r\n\r\n",
                        b"POST /poll HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                    )
                ),
            )

    # Messages on a line of somebody who has a seat

    def messages(self, replayed: list[dict[str, Any]]) -> Iterator[tuple[str, str | bytes]]:
        """Messages without end from somebody in the room."""
        luck, number = self.luck, 0
        cockpit = (
            {"step": 1}, {"pause": True}, {"remove": 1}, {"erase": self.served.code}, {"look": 1},
            {"mix": None}, {"deal": None}, {"say": {"text": "hacked", "table": None}}, {"open": False},
            {"finish": None}, {"back": [1, 1]}, {"projector": None},
            {"rename": {"person": 1, "name": "x"}},
            {"seat": {"person": 1, "table": None, "seat": None}}, {"fill": None},
            {"replace": {"table": 1, "seat": 0}}, {"undo": 1}, {"clock": 1.0}, {"run": False},
            {"save": "events"}, {"texts": True}, {"names": True}, {"hints": False},
            {"tables": {"game": "terra", "seats": 1}}, {"helped": 1}, {"tally": "x"}, {"scores": True},
        )  # fmt: skip
        while True:
            number += 1
            at = self.inside.shown.get("board", {}).get("number", 0)
            page_at = self.inside.face.get("number", 0)

            def message(
                to: str, number: int = number, at: int = at, page_at: int = page_at, **intent: Any
            ) -> str:
                fine = {
                    "id": f"evil-{number}-{luck.randrange(10**9)}",
                    "at": at if to == "board" else page_at,
                }
                return json.dumps({"to": to, "message": {**fine, **intent}})

            for intent in luck.sample(cockpit, 6):
                yield (
                    "of the facilitator",
                    message(luck.choice(("page", "page", "look", "cockpit", "board")), **intent),
                )
            if not self.inside.moves:
                yield (
                    "out of turn",
                    message("board", move=luck.choice(("draw", "end", "take 1", "play 1", "1", "skip", ""))),
                )
                for do in ("advance", "skip", "again", "same", "redo", "handover", "hide"):
                    yield "not for a seat", message("board", do=do)
            yield (
                "unknown move",
                message("board", move=luck.choice(("rm -rf", "x" * 41, "⚑", "\u0000", "-1", "1e999"))),
            )
            yield (
                "another moment",
                message("board", at=at + luck.choice((-2, -1, 1, 10**6, -(10**9))), move="draw"),
            )
            yield "for another seat", message("board", seat=luck.randrange(4), move="draw")
            yield "for another seat", message("board", seat=luck.randrange(4))
            yield "another table", message("page", sit=[luck.randrange(-2, 9), luck.randrange(-2, 9)])
            yield "rule", message("board", rule=luck.choice(("teams", "x", "__class__")))
            yield "shape", message("page", help=luck.choice((1, "yes", None, [], {})))
            yield "shape", message("page", language=luck.choice(("xx", "../en", 7, None, "en\u0000")))
            yield (
                "join again",
                message("page", join={"code": self.served.code, "name": "Mallory", "back": True}),
            )
            yield "agree", message("page", agree=luck.choice((1, None, "true")))
            if replayed:
                yield "replayed", json.dumps({"to": "board", "message": luck.choice(replayed)})
            yield (
                "hello again",
                json.dumps({"hello": {"page": "cockpit", "key": None, "ticket": "A" * 22, "language": "en"}}),
            )
            deep: Any = 1
            for _ in range(luck.choice((9, 50, 99))):
                deep = {"a": deep} if luck.random() < 0.5 else [deep]
            yield "deep", json.dumps({"to": "board", "message": deep})
            yield "huge", json.dumps({"to": "page", "message": {"id": "a", "at": 0, "help": "x" * 30_000}})
            yield "binary", luck.randbytes(luck.choice((0, 1, 50, 2000)))
            yield (
                "not JSON",
                luck.choice(
                    (
                        '{"to":',
                        "NaN",
                        '{"ping": NaN}',
                        '{"to":"board","message":{"id":"a","at":Infinity,"move":"x"}}',
                        "[]",
                        '""',
                        "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
                        "[" * 5000,
                    )
                ),
            )
            yield (
                "whole of others",
                json.dumps(
                    {
                        "whole": luck.choice(
                            ("look", "cockpit", "projector", "board 2", "__class__", "x" * 9000)
                        )
                    }
                ),
            )


def everything(served: Served) -> tuple[list[Any], ...]:
    """All that the file of a class holds."""
    copy = served.data.with_name(f"copy-{time.time_ns()}")
    for end in ("", "-wal"):
        path = served.data.with_name(served.data.name + end)
        if path.exists():
            shutil.copy(path, copy.with_name(copy.name + end))
    file = sqlite3.connect(copy)
    tables = ("facts", "people", "tables", "moves", "notes", "events")
    found = tuple(file.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall() for table in tables)  # noqa: S608
    file.close()
    return found


def as_shown(cockpit: Scripted, students: list[Scripted]) -> object:
    """All that the pages of a class show, but for what passes with time."""
    passing = {"number", "answer", "announce", "clock", "since", "notices"}

    def still(snapshot: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in snapshot.items() if key not in passing}

    tables = [{**table, "waiting": 0, "slow": False} for table in cockpit.face["tables"]]
    return [
        {**still(cockpit.face), "tables": tables},
        *({channel: still(shown) for channel, shown in one.shown.items()} for one in students),
    ]


async def answer_time(page: Scripted) -> float:
    """How long the server takes to answer a page, in seconds."""
    times = []
    for _ in range(9):
        began = time.perf_counter()
        await page.wish(help=False)
        times.append(time.perf_counter() - began)
    return statistics.median(times)


async def attack(
    folder: Path, count: int, seed: int, say: Callable[[str], None] = lambda _: None
) -> Attacked:
    """So many hostile requests and messages, at random moments, in a class that waits."""
    luck = random.Random(f"attack {seed}")
    served, cockpit, students = await begin(folder, 8)
    helper = Scripted(served.url, name=students[0].name, key=students[0].key).start()
    try:
        await all_at_tables([helper])
        # Two moves first, so that there is something to replay and to take back.
        replayed = []
        for _ in range(6):
            one = next((one for one in students if one.moves), None)
            if one is None:
                break
            move = luck.choice(one.moves)
            replayed.append({"id": f"once-{len(replayed)}", "at": one.shown["board"]["number"], "move": move})
            one.say({"to": "board", "message": replayed[-1]})
            await asyncio.sleep(0.3)
        hidden = {f"the key of {one.name}": str(one.key) for one in students} | {
            "the facilitator's key": str(cockpit.key)
        }
        hidden |= {"the path of the file": str(served.data), "a mistake of ours": "Traceback"}
        waiting = next(one for one in students if not one.moves and one is not students[0])
        attacker = Attacker(served, waiting, hidden, luck)
        attacker.found.before = await answer_time(helper)
        await asyncio.sleep(1)
        kept, shown = everything(served), as_shown(cockpit, students)
        await asyncio.gather(
            _requests(attacker, count // 2, say),
            _messages(attacker, count - count // 2, replayed),
            _guesses(attacker, max(10, count // 100)),
        )
        attacker.found.after = await answer_time(helper)
        await asyncio.sleep(1.5)
        if everything(served) != kept:
            attacker.found.wrong.append("the file has changed")
        if as_shown(cockpit, students) != shown:
            attacker.found.wrong.append(f"a page has changed: {_where(shown, as_shown(cockpit, students))}")
        if attacker.found.after > SLOWEST:
            attacker.found.wrong.append(f"an answer takes {attacker.found.after:.2f} s")
        await leave(cockpit, helper, *students)
    finally:
        served.stop()
    log = served.data.with_suffix(".log").read_text(errors="replace")
    if "Traceback" in log:
        attacker.found.wrong.append("a mistake of ours: " + log[log.index("Traceback") :][-1500:])
    for name, secret in hidden.items():
        if name.startswith("the key") and secret in log:
            attacker.found.wrong.append(f"the log holds {name}")
    return attacker.found


def _where(one: Any, two: Any) -> str:
    from terra_widgets.widgets.difference import difference

    return json.dumps([difference(a, b) for a, b in zip(one, two, strict=True) if a != b])[:600]


async def _requests(attacker: Attacker, count: int, say: Callable[[str], None]) -> None:
    requests = attacker.requests()

    async def some(share: int) -> None:
        for _ in range(share):
            kind, request = next(requests)
            await attacker.send(kind, request)

    await asyncio.gather(*(some(count // 8 + (at < count % 8)) for at in range(8)))
    say(f"  {count} requests so far, {len(attacker.found.wrong)} problems")


async def _messages(attacker: Attacker, count: int, replayed: list[dict[str, Any]]) -> None:
    """Messages on lines of the one who has a seat; each line takes only so many at once."""
    made, left = attacker.messages(replayed), count
    while left > 0:
        line = Scripted(attacker.served.url, name="attacker", key=attacker.inside.key)
        got: list[str] = []
        line.heard = lambda _page, message, _now, _size, got=got: got.append(json.dumps(message))
        line.start()
        await asyncio.wait_for(line.opened.wait(), 20)
        line.lines = 99  # it does not come back by itself
        for _ in range(min(left, 55)):
            kind, message = next(made)
            attacker.found.tried[kind] += 1
            left -= 1
            try:
                await line.line.write_message(message, binary=isinstance(message, bytes))
            except Exception:  # noqa: BLE001 (the server has cut it, as it should)
                break
        await asyncio.sleep(0.2)
        own = {name: secret for name, secret in attacker.hidden.items() if secret != attacker.inside.key}
        for name, secret in own.items():
            if any(secret in one for one in got):
                attacker.found.wrong.append(f"a message holds {name}")
        if any('"file"' in one[:30] or '"ticket"' in one[:30] for one in got):
            attacker.found.wrong.append("a student got what is the facilitator's")
        await line.stop()


async def _guesses(attacker: Attacker, count: int) -> None:
    """Codes guessed on lines of nobody."""
    letters, left = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789", count
    while left > 0:
        line = Scripted(attacker.served.url, name="guesser").start()
        await asyncio.wait_for(line.opened.wait(), 20)
        for _ in range(min(left, 50)):
            code = "".join(attacker.luck.choice(letters) for _ in range(6))
            attacker.found.tried["guessed code"] += 1
            left -= 1
            line.ask("page", join={"code": code, "name": "Guess", "back": attacker.luck.random() < 0.3})
        await asyncio.sleep(0.2)
        if line.key:
            attacker.found.wrong.append("a guess got a key")
        await line.stop()


def in_short(found: Attacked) -> str:
    """The figures in one line."""
    kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(found.tried.items()))
    answers = ", ".join(f"{status} {number}" for status, number in found.answers.most_common(12))
    return (
        f"{found.tried.total()} hostile requests and messages ({kinds}); answers to requests: {answers}; "
        f"a wish is answered in {1000 * found.before:.0f} ms before and {1000 * found.after:.0f} ms after; "
        f"{len(found.wrong)} problems"
    )
