"""`python -m bench`: decisions and games per second, ours and theirs, and the ratios."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.measure import Way, measure
from bench.report import report, show

OURS = "terra_futura"
PEERS = ("catan", "uno", "kuhn", "chess")


def main() -> int:
    """Measure what can be imported, then print the table and the verdicts."""
    arguments = _arguments()
    ways: dict[str, list[Way]] = {}
    missing: dict[str, str] = {}
    versions: dict[str, str] = {}
    for name in (OURS, *PEERS):
        try:
            module = import_module(f"bench.{name}")
        except ImportError as error:
            missing[name] = str(error)
            continue
        versions[module.PACKAGE] = _version(module.PACKAGE)
        found = [Way(module.NAME, way, play) for way, play in module.WAYS.items()]
        ways[name] = [way for i, way in enumerate(found) if arguments.all or not i or "undo" in way.name]

    flat = [way for some in ways.values() for way in some]
    measure(flat, arguments.rounds, arguments.seconds, arguments.seed, _progress)
    _progress("")

    facts = {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "rounds": arguments.rounds,
        "seconds": arguments.seconds,
        "seed": arguments.seed,
        "versions": versions,
    }
    result = report(facts, ways[OURS][0] if OURS in ways else None, ways, missing)
    show(result)
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return 1 if missing else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    add = parser.add_argument
    add("--rounds", type=_rounds, default=5, help="rounds, of which the median counts (5)")
    add("--seconds", type=_seconds, default=2.0, help="for each game in each round (2)")
    add("--seed", type=int, default=1, help="seed of the random choices (1)")
    add("--all", action="store_true", help="also the other ways to play each game")
    add("--json", type=Path, metavar="FILE", help="write the figures there too")
    return parser.parse_args()


def _rounds(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 1000:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 1000")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0.05 <= number <= 600:
        raise argparse.ArgumentTypeError(f"{text} is not between 0.05 and 600")
    return number


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(this folder)"


def _progress(text: str) -> None:
    """One line that is written over, and only where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
