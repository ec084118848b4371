"""A class in full: `python3 run.py endure class [--kills N] [--secrets --games N] [--hostile N]`.

Without a word it kills the server, cuts lines, fills the disk, listens in on games and attacks, one after the
other. The exit code is 0 only if nothing was lost, changed or told.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import classroom_attackers
import classroom_faults
import classroom_secrets

KILLS, CLIENTS, CUT, GAMES, HOSTILE = 50, 30, 30.0, 2_000, 10_000


def main(words: list[str], say: Callable[[str], None]) -> int:
    parser = argparse.ArgumentParser(prog="run.py endure class", description=__doc__)
    parser.add_argument("--kills", type=int, help=f"how often the server is killed ({KILLS})")
    parser.add_argument("--clients", type=int, default=CLIENTS, help=f"students for faults ({CLIENTS})")
    parser.add_argument(
        "--faults", action="store_true", help="only faults beside kills: cuts, devices, clocks, disk"
    )
    parser.add_argument("--secrets", action="store_true", help="only what pages are sent")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games for that ({GAMES})")
    parser.add_argument("--hostile", type=int, help=f"hostile requests and messages ({HOSTILE})")
    parser.add_argument("--seed", type=int, default=1, help="the first seed: the same one repeats the same")
    given = parser.parse_args(words)
    os.environ["TERRA_SAVES"] = "off"
    everything = not (given.kills or given.faults or given.secrets or given.hostile)
    good = []
    if given.kills or everything:
        good.append(try_kills(given.kills or KILLS, given.clients, given.seed, say))
    if given.faults or everything:
        good.append(try_faults(given.clients, given.seed, say))
    if given.secrets or everything:
        good.append(try_secrets(given.games, given.seed, say))
    if given.hostile or everything:
        good.append(try_attack(given.hostile or HOSTILE, given.seed, say))
    return 0 if all(good) else 1


def try_kills(kills: int, clients: int, seed: int, say: Callable[[str], None]) -> bool:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(classroom_faults.killed(Path(folder), kills, clients, seed, say))
    return told(f"{kills} servers killed with {clients} students", found, began, say)


def try_faults(clients: int, seed: int, say: Callable[[str], None]) -> bool:
    faults = {
        f"half of {clients} students cut off for {CUT:.0f} s": lambda folder: classroom_faults.cut_off(
            folder, CUT, clients, seed
        ),
        "two devices with one key": lambda folder: classroom_faults.two_devices(folder, 10, seed),
        "clocks hours apart": lambda folder: classroom_faults.wrong_clocks(folder, 5, seed),
        "a full disk": lambda folder: classroom_faults.full_disk(folder, 6, seed),
    }
    good = True
    for name, fault in faults.items():
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(fault(Path(folder)))
        good = told(name, found, began, say) and good
    return good


def told(name: str, found: classroom_faults.Endured, began: float, say: Callable[[str], None]) -> bool:
    say(f"{name}: {classroom_faults.in_short(found)}; {time.monotonic() - began:.0f} s")
    for line in [*found.wrong, *found.moves.wrong][:5]:
        say(f"  {line}")
    return found.fine


def try_secrets(games: int, seed: int, say: Callable[[str], None]) -> bool:
    began = time.monotonic()
    heard = classroom_secrets.eavesdrop(games, seed, say)
    for title, found in (("places", heard.places), ("secrets", heard.secrets)):
        say(f"{title}: " + ", ".join(f"{name} {number}" for name, number in sorted(found.items())))
    for leak in heard.leaks:
        say(f"  leak: {leak}")
    say(f"{heard.games} games in rooms: {len(heard.leaks)} leaks; {time.monotonic() - began:.0f} s")
    return not heard.leaks


def try_attack(count: int, seed: int, say: Callable[[str], None]) -> bool:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(classroom_attackers.attack(Path(folder), count, seed, say))
    say(f"{classroom_attackers.in_short(found)}; {time.monotonic() - began:.0f} s")
    for line in found.wrong[:8]:
        say(f"  {line}")
    return not found.wrong
