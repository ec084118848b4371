"""`python3 run.py bench class`: a room under load, beside a bare server that only passes messages on.

The room runs as people start it, in a process of its own, and so does the bare one; the pages are scripts in
this process. Students sit at tables of four and each decides every 4 s. What counts is how long it takes from
sending a move until the other seats have it, as a multiple of what the bare server needs for messages of the
same sizes at the same rate.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tornado.websocket import websocket_connect

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "tests" / "room")]

import kept_moves  # noqa: E402 (the tests are no package)
from loopback import Scripted, Sent, Served, gather, leave  # noqa: E402

EVERY = 4.0
"""Seconds between two decisions of one student."""
SEATS = 4
MOST_TIMES, MOST_MS = 3.0, 150.0
COUNTS = (30, 100, 240)
GAMES = ("terra_futura", "terra")


@dataclass
class Measured:
    """What was measured with so many students."""

    others: list[float] = field(default_factory=list)
    """Seconds until each other seat had a move."""
    own: list[float] = field(default_factory=list)
    """Seconds until the one who made it had the answer."""
    sizes: list[int] = field(default_factory=list)
    missing: int = 0
    """Seats that had not heard of a move when the next one was made."""
    refused: int = 0
    cpu: float = 0.0
    memory: float = 0.0
    per_client: float = 0.0


class Load:
    """Students at their tables, who decide one after the other."""

    def __init__(self, students: list[Scripted]) -> None:
        self.measured = Measured()
        self.measuring = False
        self.tables: dict[str, list[Scripted]] = defaultdict(list)
        for student in students:
            self.tables[student.face["table"]].append(student)
            student.heard = self._heard
        self.open: dict[int, tuple[Sent, set[int]]] = {}
        self._table = {id(one): name for name, people in self.tables.items() for one in people}
        self._last: dict[str, tuple[Sent, set[int]]] = {}

    def _heard(self, page: Scripted, message: dict[str, Any], now: float, size: int) -> None:
        if message.get("to") != "board" or not ("change" in message or "whole" in message):
            return
        last = self._last.get(self._table[id(page)])
        if last is None or id(page) not in last[1]:
            return
        last[1].discard(id(page))
        if self.measuring:
            found = self.measured.own if page.name == last[0].person else self.measured.others
            found.append(now - last[0].at)
            self.measured.sizes.append(size)

    def seat_again(self) -> None:
        """Find out who sits where after tables have been made anew."""
        people = [one for table in self.tables.values() for one in table]
        self.tables.clear()
        self._last.clear()
        for one in people:
            self.tables[one.face["table"]].append(one)
        self._table = {id(one): name for name, table in self.tables.items() for one in table}

    def decide(self, name: str) -> bool:
        """Let whoever can decide at a table; False where nobody can just now."""
        people = self.tables[name]
        free = [(one, moves) for one in people if (moves := one.moves)]
        if not free:
            return False
        one, moves = random.choice(free)
        last = self._last.get(name)
        if last is not None and self.measuring:
            self.measured.missing += len(last[1])
        sent = one.decide(random.choice(moves))
        self._last[name] = (sent, {id(each) for each in people})
        return True

    async def play(self, seconds: float, again: Any = None) -> None:
        """Go on for so long; `again` is called where most games are over."""
        until = time.monotonic() + seconds
        due = {
            name: time.monotonic() + random.random() * EVERY / len(people)
            for name, people in self.tables.items()
        }
        while time.monotonic() < until:
            now = time.monotonic()
            for name, when in list(due.items()):
                if when <= now:
                    rest = max(when + EVERY / len(self.tables[name]), now - EVERY)
                    due[name] = rest if self.decide(name) else now + 0.02
            over = sum(
                people[0].shown.get("board", {}).get("outcome") is not None for people in self.tables.values()
            )
            if again is not None and over > 0.8 * len(self.tables):
                await again()
                self.seat_again()
                now = time.monotonic()
                due = {name: now + random.random() for name in self.tables}
            await asyncio.sleep(0.004)


def main() -> int:
    """Print what was measured; 1 where it misses what is wanted."""
    parser = argparse.ArgumentParser(
        prog="run.py bench class", description=(__doc__ or "").partition("\n\n")[0]
    )
    parser.add_argument("--clients", type=int, nargs="*", help="how many students, one run after the other")
    parser.add_argument("--seconds", type=float, default=20, help="how long each run measures (20)")
    parser.add_argument("--minutes", type=float, help="play for so long, and look whether anything was lost")
    parser.add_argument("--game", choices=GAMES, default="terra", help="what they play (terra)")
    given = parser.parse_args()
    gc.freeze()
    if given.minutes:
        count = (given.clients or [300])[0]
        return asyncio.run(endure(count, 60 * given.minutes, given.game))
    return max([asyncio.run(compare(count, given.seconds, given.game)) for count in given.clients or COUNTS])


async def compare(count: int, seconds: float, game: str) -> int:
    """One run of the room, and one of the bare server with the same messages."""
    with tempfile.TemporaryDirectory() as folder:
        room, _, _ = await run_room(Path(folder), count, seconds, game)
    size = int(statistics.median(room.sizes))
    bare = await run_bare(count, seconds, size)
    times, most = ratio(room.others, bare.others, 95), percent(room.others, 95)
    say(f"{count} students at {game}, {len(room.own)} moves in {seconds:.0f} s, differences of {size} bytes")
    for name, one in (("the room", room), ("a bare server", bare)):
        say(
            f"  {name}: to the other seats {spread(one.others)}; answer {spread(one.own)}; "
            f"CPU {100 * one.cpu:.0f}% of a core, {one.memory:.0f} MB, {1000 * one.per_client:.0f} kB each"
        )
    say(
        f"  p95 {times:.1f} times the bare one's (at most {MOST_TIMES:.0f} is wanted), "
        f"p50 {ratio(room.others, bare.others, 50):.1f} times; "
        f"{room.missing} differences missing, {room.refused} moves refused"
    )
    return int(times > MOST_TIMES or most > MOST_MS or bool(room.missing or room.refused))


async def run_room(
    folder: Path, count: int, seconds: float, game: str, *, keeps: bool = False, warm: float = 6.0
) -> tuple[Measured, Load, Served]:
    """Measure a room with so many students."""
    served = Served(folder / "a.class", "--game", game, "--seats", str(SEATS))
    try:
        empty = served.usage()[1]
        cockpit, students = await gather(served, count, keeps=keeps)
        await cockpit.wish(step=first_play(cockpit))
        for one in students:
            await one.until(lambda one=one: "board" in one.shown and one.face["table"], "a board")
        load = Load(students)

        async def again() -> None:
            await cockpit.wish(mix=None)
            await asyncio.sleep(2)

        await load.play(warm, again)
        load.measuring = True
        cpu, began = served.usage()[0], time.monotonic()
        await load.play(seconds, again)
        load.measuring = False
        measured, took = load.measured, time.monotonic() - began
        measured.cpu = (served.usage()[0] - cpu) / took
        measured.memory = served.usage()[1]
        measured.per_client = (measured.memory - empty) / count
        await asyncio.sleep(1)
        measured.refused = sum(one.refused is not None for student in students for one in student.sent)
        await leave(cockpit, *students)
    finally:
        served.stop()
    return measured, load, served


def first_play(cockpit: Scripted) -> int:
    """The number of the first step in which people play."""
    return next(step["number"] for step in cockpit.face["steps"] if step["kind"] == "play")


async def endure(count: int, seconds: float, game: str) -> int:
    """Play for long, and compare what the file holds with what the pages sent."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        measured, load, served = await run_room(Path(folder), count, seconds, game, keeps=True, warm=0)
        students = [one for table in load.tables.values() for one in table]
        found = kept_moves.compare(served.data, students)
    say(
        f"{count} students for {seconds / 60:.1f} minutes at {game}: {found.sent} moves sent, "
        f"{found.acknowledged} acknowledged, {found.kept} kept at {found.tables} tables; "
        f"{len(found.wrong)} people of whom something was lost or doubled; "
        f"{measured.missing} differences missing, {measured.refused} moves refused"
    )
    for line in found.wrong[:5]:
        say(f"  {line}")
    say(
        f"  to the other seats {spread(measured.others)}; CPU {100 * measured.cpu:.0f}% of a core, "
        f"{measured.memory:.0f} MB; {time.monotonic() - began:.0f} s in all"
    )
    return int(bool(found.wrong or measured.missing))


# The bare server: it passes each message on to the four of a table, and does nothing else

BARE = """
import sys, asyncio, json
from tornado import web, websocket
tables = {}
class Line(websocket.WebSocketHandler):
    def check_origin(self, origin): return True
    def open(self):
        self.set_nodelay(True)
    def on_message(self, message):
        given = json.loads(message)
        if "table" in given:
            tables.setdefault(given["table"], []).append(self)
            self.table = given["table"]
            return
        answer = message[:-1] + ', "fill": "' + "x" * given["size"] + '"}'
        for one in tables[self.table]:
            one.write_message(answer)
async def main():
    server = web.Application([("/ws", Line)]).listen(0, "127.0.0.1")
    print(list(server._sockets.values())[0].getsockname()[1], flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


async def run_bare(count: int, seconds: float, size: int) -> Measured:
    """The same messages at the same rate through a server that does nothing else."""
    command = [sys.executable, "-c", BARE]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220 (nothing runs yet)
    assert process.stdout is not None
    port = int(process.stdout.readline())
    measured, lines, reading = Measured(), [], []
    usage = Served.usage

    class Running:
        pass

    running: Any = Running()
    running.process = process
    try:
        empty = usage(running)[1]
        for number in range(count):
            line = await websocket_connect(f"ws://127.0.0.1:{port}/ws")
            await line.write_message(json.dumps({"table": number // SEATS}))
            lines.append(line)

        async def read(number: int, line: Any) -> None:
            while (text := await line.read_message()) is not None:
                now = time.perf_counter()
                given = json.loads(text)
                found = measured.own if given["who"] == number else measured.others
                found.append(now - given["at"])

        reading = [asyncio.ensure_future(read(number, line)) for number, line in enumerate(lines)]
        tables = [lines[at : at + SEATS] for at in range(0, count, SEATS)]
        due = [time.monotonic() + random.random() * EVERY / len(table) for table in tables]
        until, cpu = time.monotonic() + seconds, usage(running)[0]
        while time.monotonic() < until:
            now = time.monotonic()
            for at, when in enumerate(due):
                if when <= now:
                    who = at * SEATS + random.randrange(len(tables[at]))
                    message = {
                        "to": "board",
                        "who": who,
                        "size": max(0, size - 100),
                        "at": time.perf_counter(),
                    }
                    lines[who].write_message(json.dumps(message))
                    due[at] = when + EVERY / len(tables[at])
            await asyncio.sleep(0.004)
        measured.cpu = (usage(running)[0] - cpu) / seconds
        measured.memory = usage(running)[1]
        measured.per_client = (measured.memory - empty) / count
        await asyncio.sleep(0.5)
    finally:
        for task in reading:
            task.cancel()
        for line in lines:
            line.close()
        process.kill()
        process.wait()
        process.stdout.close()
    return measured


def percent(times: list[float], which: int) -> float:
    """A percentile, in milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, len(times) * which // 100)] if times else float("nan")


def spread(times: list[float]) -> str:
    """The middle and the slow end."""
    return f"p50 {percent(times, 50):.1f} ms, p95 {percent(times, 95):.1f} ms"


def ratio(ours: list[float], theirs: list[float], which: int) -> float:
    """How many times theirs ours is."""
    return percent(ours, which) / percent(theirs, which)


def say(text: str) -> None:
    """Print at once."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
