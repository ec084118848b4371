"""What the kit has to endure, in full: `python3 run.py endure [damage] [kernels] [servers]`.

The suite tries a small part of it each time. Each line of the result says what was tried, and the exit
code is 0 only if nothing was lost or taken for what it is not.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parent / "browser"), str(HERE.parent / "frontend")]

import damage  # noqa: E402 (the tests are no package)
from killed_kernels import kill_one  # noqa: E402

FULL = {"damage": 100_000, "kernels": 100, "servers": 20}
STEP = 10  # after so many there is a line of how far it is


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 (speaks in a terminal)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="run.py endure", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"which of {', '.join(FULL)}; all without a word")
    parser.add_argument("--count", type=int, help="how many of each, instead of the full number")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    unknown = set(given.what) - set(FULL)
    if unknown:
        parser.error(f"there is no {unknown.pop()!r}: say one of {', '.join(FULL)}")
    good = [
        TRIALS[name](given.count or FULL[name], given.seed) for name in FULL if name in (given.what or FULL)
    ]
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


TRIALS = {"damage": try_damage, "kernels": try_kernels, "servers": try_servers}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
