"""What the file of a class holds, beside what the pages of the class have sent."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from loopback import Scripted, Sent
from room_helpers import open_room

from terra_widgets.widgets.lookup import snapshot_maker_of


@dataclass
class Found:
    """What a comparison has found."""

    sent: int = 0
    acknowledged: int = 0
    kept: int = 0
    unanswered_and_missing: int = 0
    tables: int = 0
    wrong: list[str] = field(default_factory=list)


def kept(path: Path) -> tuple[dict[str, list[tuple[str, bool]]], int]:
    """For each person their moves in order, and whether each was no choice; and how many tables."""
    file = sqlite3.connect(path)
    assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    names = dict(file.execute("SELECT id, name FROM people"))
    rows = file.execute("SELECT room_table, kind, move, person FROM moves ORDER BY id").fetchall()
    numbers = [number for (number,) in file.execute("SELECT id FROM tables ORDER BY id")]
    file.execute("UPDATE tables SET closed = 0")  # tables of before are looked at as well
    file.commit()
    file.close()
    forced: dict[int, list[bool]] = {}
    hub = open_room(path)
    for number in numbers:
        table = hub.room.tables[number].table
        maker, before = snapshot_maker_of(table), table.history[:-1]
        forced[number] = [maker.plays_itself(table, state) for state in before]
    hub.stop()
    hub.room.store.close()
    found: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    at: dict[int, int] = defaultdict(int)
    for number, kind, move, person in rows:
        if kind == "undo":
            at[number] -= int(move)
            continue
        if person is not None:
            found[names[person]].append((move, forced[number][at[number]]))
        at[number] += 1
    assert all(at[number] == len(forced[number]) for number in numbers)
    return found, len(numbers)


def compare(path: Path, students: Sequence[Scripted]) -> Found:
    """Whether every move that was acknowledged is in the file once, and nothing that nobody sent."""
    rows, tables = kept(path)
    found = Found(tables=tables, kept=sum(map(len, rows.values())))
    for student in students:
        sent = [one for one in student.sent if one.refused is None]
        found.sent += len(sent)
        found.acknowledged += sum(one.acknowledged is not None for one in sent)
        missing = fits(rows[student.name], sent)
        if missing is None:
            tail = json.dumps([[one.move, one.acknowledged is not None] for one in sent[-6:]])
            found.wrong.append(
                f"{student.name}: sent ... {tail}, kept ... {json.dumps(rows[student.name][-6:])}"
            )
        else:
            found.unanswered_and_missing += missing
    return found


def fits(rows: Sequence[tuple[str, bool]], sent: Sequence[Sent]) -> int | None:
    """How many moves without an answer are missing; None where the two can't be the same story.

    Moves that are no choice play themselves, so nobody need have sent them. One that was never acknowledged
    may be there or not.
    """
    reached = {0: 0}  # how many of the sent ones, with so few missing
    for move, forced in rows:
        fresh: dict[int, int] = {}

        def better(at: int, missing: int, fresh: dict[int, int] = fresh) -> None:
            fresh[at] = min(missing, fresh.get(at, missing))

        for at, missing in reached.items():
            if forced:
                better(at, missing)
            skipped, here = missing, at
            while here < len(sent):
                if sent[here].move == move:
                    better(here + 1, skipped)
                if sent[here].acknowledged is not None:
                    break
                skipped, here = skipped + 1, here + 1
        reached = fresh
    ends = [
        missing + len(sent) - at
        for at, missing in reached.items()
        if all(one.acknowledged is None for one in sent[at:])
    ]
    return min(ends, default=None)
