"""How fast is a simulation here? `python -m terra_widgets.lab.speed` measures and prints it.

Two questions: how much faster two workers are than one, and how long a person waits for a thousand games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from terra_widgets.lab.simulation import simulate, stream

GAMES = 10_000
WAITING = 1000


def timed(kinds: Sequence[str], games: int, workers: int) -> float:
    """Seconds from the call to the finished frame."""
    begin = perf_counter()
    frame = simulate(players=kinds, games=games, workers=workers, progress=False)
    took = perf_counter() - begin
    assert len(frame) == games * len(kinds)
    return took


def first(kinds: Sequence[str], games: int, workers: int) -> float:
    """Seconds from the call to the first games."""
    begin = perf_counter()
    batches = stream(players=kinds, games=games, workers=workers)
    next(iter(batches))
    return perf_counter() - begin


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m terra_widgets.lab.speed", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="random four-player games")
    parser.add_argument("--waiting", type=int, default=WAITING, help="greedy two-player games")
    chosen = parser.parse_args(arguments)

    def tell(line: str) -> None:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()

    timed(["random"] * 2, 1, 1)  # pandas is loaded once, before the clock runs
    alone, together = (timed(["random"] * 4, chosen.games, workers) for workers in (1, 2))
    tell(f"{chosen.games} random four-player games: {alone:.1f} s on one worker, {together:.1f} s on two")
    tell(f"two workers are {alone / together:.2f} times as fast (target: 1.7)")
    soon, all_of_them = (how(["greedy"] * 2, chosen.waiting, 2) for how in (first, timed))
    tell(f"{chosen.waiting} two-player games of greedy on two workers:")
    tell(f"the first after {soon:.2f} s (target: 1), all after {all_of_them:.2f} s (target: 5)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
