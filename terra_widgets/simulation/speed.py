"""How fast is a simulation here? `python3 run.py speed` measures and prints it.

Two questions: how long a person waits for a thousand games, and how much faster two workers are than one.
Other programs slow everything down, so each is measured several times, in turn, and the best counts. The
cores that a run had show how far it was alone: two workers that had less than 1.9 were disturbed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

from terra_widgets.simulation.pool import cores
from terra_widgets.simulation.simulation import simulate

GAMES = 10_000
WAITING = 1000
RUNS = 3
TARGETS = {"first": 1.0, "all": 5.0, "ratio": 1.7}


class Timing(NamedTuple):
    """One simulation, in seconds."""

    all: float
    """From the call to the finished frame."""
    first: float
    """From the call to the first games."""
    busy: float
    """What all processes together computed."""

    def in_words(self, games: int) -> str:
        """The same in words."""
        speed = f"{self.all:.2f} s, {games / self.all:.0f} games per second"
        if os.name == "nt":  # Windows does not say what other processes computed
            return speed
        return f"{speed}; {self.busy:.1f} s of work on {self.busy / self.all:.2f} cores"


def timed(kinds: Sequence[str], games: int, workers: int) -> Timing:
    """Play so many games and look at the clock."""
    moments: list[float] = []
    begin, before = perf_counter(), _busy()
    frame = simulate(
        players=kinds,
        games=games,
        workers=workers,
        progress=lambda _done, _games: moments.append(perf_counter()),
    )
    end = perf_counter()
    assert len(frame) == games * len(kinds)
    return Timing(end - begin, moments[0] - begin, _busy() - before)


def _busy() -> float:
    """The seconds that this process and those it has waited for have computed so far."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


def waiting(games: int, runs: int) -> tuple[list[str], bool]:
    """How long a person waits for games of two greedy players, on all cores."""
    best = min(timed(["greedy"] * 2, games, cores()) for _ in range(runs))
    good = best.first <= TARGETS["first"] and best.all <= TARGETS["all"]
    targets = f"(targets: {TARGETS['first']:g} s and {TARGETS['all']:g} s){_mark(good)}"
    return [
        f"{games} two-player games of greedy on all cores ({cores()}), best of {runs}:",
        f"  {best.in_words(games)}",
        f"  the first after {best.first:.2f} s, all after {best.all:.2f} s {targets}",
    ], good


def scaling(games: int, runs: int) -> tuple[list[str], bool]:
    """How much faster two workers are than one, with games of four random players."""
    found: dict[int, list[Timing]] = {1: [], 2: []}
    for _ in range(runs):
        for workers, timings in found.items():
            timings.append(timed(["random"] * 4, games, workers))
    one, two = (min(timings) for timings in found.values())
    ratio = one.all / two.all
    good = ratio >= TARGETS["ratio"]
    lines = [f"{games} four-player games of random, best of {runs}:"]
    lines += [f"  one worker:  {one.in_words(games)}", f"  two workers: {two.in_words(games)}"]
    lines.append(f"  two are {ratio:.2f} times as fast (target: {TARGETS['ratio']:g}){_mark(good)}")
    return lines, good


def _mark(good: bool) -> str:
    return "" if good else "  !"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; exit 1 when a target is missed."""
    parser = argparse.ArgumentParser(
        prog="run.py speed", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=GAMES, help="four-player games of random")
    parser.add_argument("--waiting", type=int, default=WAITING, help="two-player games of greedy")
    parser.add_argument("--runs", type=int, default=RUNS, help="how often each is measured")
    chosen = parser.parse_args(arguments)
    if min(chosen.games, chosen.waiting, chosen.runs) < 1:
        parser.error("games and runs are whole numbers from 1")
    timed(["random"] * 2, 1, 1)  # pandas is loaded once, before the clock runs
    measured: tuple[tuple[Callable[[int, int], tuple[list[str], bool]], int], ...] = (
        (waiting, chosen.waiting),
        (scaling, chosen.games),
    )
    met = []
    for measure, games in measured:
        lines, good = measure(games, chosen.runs)
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
        met.append(good)
    sys.stdout.write(f"targets {'all met' if all(met) else 'missed: see !'}\n")
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
