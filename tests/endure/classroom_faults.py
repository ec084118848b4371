"""What a class has to endure: killed servers, cuts, two devices with one key, wrong clocks, a full disk.

The room is the command as people start it; the pages are scripts that come back by themselves, as the real
ones do. Afterwards the file of the class is compared with what the pages have sent, and what they were told.
"""

from __future__ import annotations

import asyncio
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "room"))

import kept_moves
from loopback import Scripted, Served, gather, leave

SEATS = 4


@dataclass
class Endured:
    """What came of it."""

    kills: int = 0
    moves: kept_moves.Found = field(default_factory=kept_moves.Found)
    back: list[float] = field(default_factory=list)
    """Seconds until everybody was back after each fault, beginning when the server was there again."""
    wrong: list[str] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        """Whether nothing was lost that was promised."""
        return not self.wrong and not self.moves.wrong


class Playing:
    """Students who decide whenever they can, until they are told to stop."""

    def __init__(self, students: Sequence[Scripted], luck: random.Random, quick: float = 0.15) -> None:
        self.students, self.luck, self.quick = students, luck, quick
        self.tasks = [asyncio.ensure_future(self._play(one)) for one in students]

    async def _play(self, student: Scripted) -> None:
        while True:
            await asyncio.sleep(self.luck.uniform(0.3, 1.5) * self.quick)
            moves = student.moves if student.line is not None and student.opened.is_set() else []
            if moves:
                student.decide(self.luck.choice(moves))

    async def stop(self) -> None:
        """Let nobody decide any more, and wait for the last answers."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        until = time.monotonic() + 20
        while any(one.waiting for one in self.students) and time.monotonic() < until:  # noqa: ASYNC110 (many)
            await asyncio.sleep(0.05)


async def begin(
    folder: Path, clients: int, *, game: str = "terra", skew: float = 0.0
) -> tuple[Served, Scripted, list[Scripted]]:
    """A room in which everybody sits at a table."""
    served = Served(folder / "a.class", "--game", game, "--seats", str(SEATS))
    cockpit, students = await gather(served, clients, skew=skew)
    number = next(step["number"] for step in cockpit.face["steps"] if step["kind"] == "play")
    await cockpit.wish(step=number)
    await all_at_tables(students)
    return served, cockpit, students


async def all_at_tables(students: Sequence[Scripted]) -> None:
    """Wait until everybody has a board."""
    for one in students:
        await one.until(
            lambda one=one: one.opened.is_set() and "board" in one.shown and one.face.get("table"),
            f"a board, with {one.problems}, {one.ended}",
        )


def seats_of(students: Sequence[Scripted]) -> list[tuple[str, str]]:
    """Where everybody sits, as their own pages say."""
    return [(one.face["name"], one.face["table"]) for one in students]


async def finish(served: Served, cockpit: Scripted, students: Sequence[Scripted], found: Endured) -> Endured:
    """End everything, and look at what was kept."""
    await leave(cockpit, *students)
    served.stop()
    found.moves = kept_moves.compare(served.data, students)
    for one in students:
        found.wrong += [f"{one.name}: {problem}" for problem in one.problems[:2]]
    return found


async def killed(
    folder: Path, kills: int, clients: int, seed: int, say: Callable[[str], None] = lambda _: None
) -> Endured:
    """Kill the server so many times at random moments of play."""
    luck, found = random.Random(f"killed {seed}"), Endured(kills)
    served, cockpit, students = await begin(folder, clients)
    try:
        before = seats_of(students)
        for number in range(kills):
            playing = Playing(students, luck)
            await asyncio.sleep(luck.uniform(0.2, 1.2))
            served.kill()
            for task in playing.tasks:
                task.cancel()
            for one in students:
                one.opened.clear()
            served.start()
            began = time.monotonic()
            await all_at_tables(students)
            found.back.append(time.monotonic() - began)
            if seats_of(students) != before:
                found.wrong.append(f"kill {number}: somebody sits elsewhere")
            if (number + 1) % 10 == 0:
                moves = sum(len(one.sent) for one in students)
                say(f"  {number + 1} of {kills} kills so far, {moves} moves, {len(found.wrong)} problems")
            if all(one.shown["board"]["outcome"] for one in students):
                await cockpit.until(cockpit.opened.is_set, "the cockpit")
                await cockpit.wish(mix=None)
                await asyncio.sleep(0.5)
                await all_at_tables(students)
                before = seats_of(students)
        playing = Playing(students, luck)
        await asyncio.sleep(1)
        await playing.stop()
        await cockpit.until(lambda: len(cockpit.face["people"]) == clients, "the people in the cockpit")
        await cockpit.until(lambda: all(one["here"] for one in cockpit.face["people"]), "everybody")
        found = await finish(served, cockpit, students, found)
    finally:
        served.stop()
    if found.moves.unanswered_and_missing > kills * clients:
        found.wrong.append("more than one move of somebody is missing after one kill")
    return found


async def cut_off(folder: Path, seconds: float, clients: int, seed: int) -> Endured:
    """Cut the lines of half of the students for so long, while the others play on."""
    luck, found = random.Random(f"cut {seed}"), Endured()
    served, cockpit, students = await begin(folder, clients)
    try:
        before, playing = seats_of(students), Playing(students, luck)
        await asyncio.sleep(2)
        for one in students[::2]:
            one.cut(seconds)
        await asyncio.sleep(seconds)
        began = time.monotonic()
        await all_at_tables(students)
        found.back.append(time.monotonic() - began)
        await asyncio.sleep(2)
        await playing.stop()
        if seats_of(students) != before:
            found.wrong.append("somebody sits elsewhere")
        found.wrong += [f"{one.name}: no answer to {list(one.waiting)}" for one in students if one.waiting]
        found = await finish(served, cockpit, students, found)
    finally:
        served.stop()
    return found


async def two_devices(folder: Path, seconds: float, seed: int) -> Endured:
    """Everybody has two devices with one key, and both decide."""
    luck, found = random.Random(f"two {seed}"), Endured()
    served, cockpit, students = await begin(folder, SEATS)
    try:
        twins = [Scripted(served.url, name=one.name, key=one.key).start() for one in students]
        await all_at_tables(twins)
        playing = Playing([*students, *twins], luck, 0.05)
        await asyncio.sleep(seconds)
        await playing.stop()
        await asyncio.sleep(0.3)
        for one, twin in zip(students, twins, strict=True):
            if one.face["table"] != twin.face["table"] or _board(one) != _board(twin):
                found.wrong.append(f"{one.name} sees two boards")
        if len(cockpit.face["people"]) != SEATS:
            found.wrong.append("a device counts as a person")
        for one, twin in zip(students, twins, strict=True):
            one.sent = sorted([*one.sent, *twin.sent], key=lambda sent: sent.acknowledged or sent.at)
        await leave(*twins)
        found = await finish(served, cockpit, students, found)
    finally:
        served.stop()
    return found


def _board(page: Scripted) -> object:
    other = {"number", "answer", "announce", "since", "notices"}
    return {key: value for key, value in page.shown["board"].items() if key not in other}


async def wrong_clocks(folder: Path, seconds: float, seed: int) -> Endured:
    """The clocks of the devices are hours before and behind the server's."""
    luck, found = random.Random(f"clocks {seed}"), Endured()
    served, cockpit, students = await begin(folder, 2 * SEATS, skew=7 * 3600)
    try:
        playing = Playing(students, luck)
        await asyncio.sleep(seconds)
        for one in students[::2]:
            one.cut(0.5)
        await asyncio.sleep(seconds)
        await playing.stop()
        found.wrong += [f"{one.name}: no answer" for one in students if one.waiting]
        found = await finish(served, cockpit, students, found)
    finally:
        served.stop()
    return found


async def full_disk(folder: Path, seconds: float, seed: int) -> Endured:
    """No file of the server can grow any more for a while: play goes on, the cockpit says so, all is kept."""
    luck, found = random.Random(f"disk {seed}"), Endured()
    served, cockpit, students = await begin(folder, 2 * SEATS)
    try:
        playing = Playing(students, luck)
        await asyncio.sleep(seconds)
        limits = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        before = sum(one.acknowledged is not None for student in students for one in student.sent)
        await asyncio.sleep(seconds)
        await cockpit.until(lambda: cockpit.face["trouble"], "a sentence in the cockpit", 15)
        after = sum(one.acknowledged is not None for student in students for one in student.sent)
        if after <= before:
            found.wrong.append("play does not go on")
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, limits)
        await asyncio.sleep(seconds)
        await cockpit.until(lambda: not cockpit.face["trouble"], "the sentence to go", 15)
        await playing.stop()
        await leave(cockpit, *students)
        served.kill()  # nothing is written any more at an orderly end
        found.moves = kept_moves.compare(served.data, students)
    finally:
        served.stop()
    return found


def in_short(found: Endured) -> str:
    """The figures in one line."""
    moves = found.moves
    back = (
        f", everybody back within {max(found.back):.1f} s (median {statistics.median(found.back):.1f})"
        if found.back
        else ""
    )
    return (
        f"{moves.sent} moves sent, {moves.acknowledged} acknowledged, "
        f"{moves.kept} kept at {moves.tables} tables, "
        f"{moves.unanswered_and_missing} missing that were never acknowledged, "
        f"{len(moves.wrong)} people of whom something was lost or doubled{back}"
    )
