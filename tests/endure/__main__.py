"""What the kit has to endure, in full: `python3 run.py endure [damage] [hostile] [soak] [eavesdrop] ...`.

`endure class` is about a class on many devices, and has options of its own: `endure class --help`.

The suite tries a small part of it each time. Each line of the result says what was tried, and the exit
code is 0 only if nothing was lost or taken for what it is not.
"""

from __future__ import annotations

import argparse
import itertools
import logging
import os
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), *(str(HERE.parent / room) for room in ("browser", "frontend", "lesson"))]

import damage  # noqa: E402 (the tests are no package)
import eavesdropper  # noqa: E402
import hostile_inputs  # noqa: E402
import soak  # noqa: E402
from killed_kernels import kill_one  # noqa: E402

FULL = {
    "damage": 100_000, "hostile": 7000, "soak": 0, "eavesdrop": 2_000, "kernels": 100, "servers": 20,
}  # fmt: skip
MINUTES = 10.0
STEP = 10  # after so many there is a line of how far it is


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 (speaks in a terminal)


def main(words: list[str]) -> int:
    if words[:1] == ["class"]:
        import whole_class

        return whole_class.main(words[1:], say)
    parser = argparse.ArgumentParser(prog="run.py endure", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"which of {', '.join(FULL)}; all without a word")
    parser.add_argument("--count", "--games", type=int, help="how many of each, instead of the full number")
    parser.add_argument("--seed", type=int, default=1, help="the first seed: the same one repeats the same")
    parser.add_argument("--minutes", type=float, help="how long a soak goes on, without a count")
    given = parser.parse_args(words)
    unknown = set(given.what) - set(FULL)
    if unknown:
        parser.error(f"there is no {unknown.pop()!r}: say one of {', '.join(FULL)}")
    os.environ["TERRA_SAVES"] = "off"  # no table keeps itself in the folder where this runs
    good = []
    for name, count in FULL.items():
        if name == "soak" and name in (given.what or FULL):
            good.append(try_soak(given.count, given.seed, given.minutes))
        elif name in (given.what or FULL):
            good.append(TRIALS[name](given.count or count, given.seed))
    return 0 if all(good) else 1


def try_damage(count: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        reports = {"codes": damage.codes(count, seed), "save files": damage.files(count, seed, Path(folder))}
    for name, report in reports.items():
        say(
            f"{count} damaged {name}: {report.refused} refused with a sentence, the slowest in "
            f"{1000 * report.slowest:.1f} ms of work; nothing written"
        )
        for wrong in report.accepted[:3]:
            say(f"  accepted: {wrong[:200]!r}")
    return all(not report.accepted and report.slowest < damage.LIMIT for report in reports.values())


def try_hostile(count: int, seed: int) -> bool:
    logging.getLogger("terra_widgets").propagate = False  # what is wrong is said here
    tried, refused, slowest, wrong = 0, 0, 0.0, 0
    for name in hostile_inputs.DOORS:
        with tempfile.TemporaryDirectory() as folder:
            answers = hostile_inputs.try_door(name, count, seed, Path(folder))
        say(
            f"  {name}: {answers.tried} inputs, {answers.refused} refused, the slowest answer in "
            f"{1000 * answers.slowest:.1f} ms of work ({answers.slowest_input[:60]!r})"
        )
        for problem in answers.wrong[:5]:
            say(f"    {problem[:200]}")
        tried, refused = tried + answers.tried, refused + answers.refused
        slowest, wrong = max(slowest, answers.slowest), wrong + len(answers.wrong)
    say(
        f"{tried} hostile inputs at {len(hostile_inputs.DOORS)} doors: {refused} refused with a sentence, "
        f"the others harmless, but for {wrong}; the slowest answer in {1000 * slowest:.1f} ms of work"
    )
    return wrong == 0


def try_soak(count: int | None, seed: int, minutes: float | None) -> bool:
    began = time.monotonic()
    if count and minutes is None:
        result = soak.soak(iter(range(seed, seed + count)), tell=say)
    else:
        result = soak.soak(itertools.count(seed), began + 60 * (minutes or MINUTES), say)
    say(soak.summary(result, time.monotonic() - began))
    if result.failures:
        say("Repeat one: python3 run.py endure soak --count 1 --seed SEED")
    return not result.failures


def try_eavesdrop(count: int, seed: int) -> bool:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        heard = eavesdropper.eavesdrop(count, seed, Path(folder), say)
    for title, found in (("places", heard.places), ("secrets", heard.secrets)):
        say(f"{len(found)} {title}, {sum(found.values())} looks: " + ", ".join(
            f"{name} {number}" for name, number in sorted(found.items())
        ))  # fmt: skip
    for leak in heard.leaks:
        say(f"  leak: {leak}")
    say(f"{heard.games} games in progress: {len(heard.leaks)} leaks; {time.monotonic() - began:.0f} s")
    return not heard.leaks


def try_kernels(count: int, seed: int) -> bool:
    began, results = time.monotonic(), []
    for number in range(count):
        result = kill_one(seed * 1_000_000 + number)
        results.append(result)
        if result.lost > 1 or not result.same:
            say(f"  kernel {number}: {result}")
        if (number + 1) % STEP == 0:
            most = max(one.lost for one in results)
            say(f"  {number + 1} of {count} kernels so far, at most {most} moves lost each")
    lost = [result.lost for result in results]
    whole = [result for result in results if result.same and result.lost <= 1]
    say(
        f"{count} kernels killed at a random move (after {min(r.seen for r in results)} to "
        f"{max(r.seen for r in results)} moves): {len(whole)} games resumed, {sum(lost)} moves lost in all, "
        f"at most {max(lost)} each; {time.monotonic() - began:.0f} s"
    )
    return len(whole) == count


def try_servers(count: int, seed: int) -> bool:
    from killed_servers import kill_many

    began = time.monotonic()
    results = kill_many(count, seed)
    for number, result in enumerate(results):
        if result.problem:
            say(f"  server {number}: {result}")
    good = [result for result in results if not result.problem]
    say(
        f"{count} servers killed with the page open: {len(good)} resume codes from the page restore the game "
        f"elsewhere ({min(r.moves for r in results)} to {max(r.moves for r in results)} moves), "
        f"{sum(r.downloaded for r in results)} downloads too; {time.monotonic() - began:.0f} s"
    )
    return len(good) == count


TRIALS = {
    "damage": try_damage, "hostile": try_hostile, "eavesdrop": try_eavesdrop, "kernels": try_kernels,
    "servers": try_servers,
}  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
