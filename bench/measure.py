"""Time several games in turns, so that a noisy machine disturbs all of them alike."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import process_time

Play = Callable[[random.Random, int], int]

BATCH_SECONDS = 0.03


@dataclass
class Way:
    """One way of playing one game, and what was measured of it, round by round."""

    game: str
    name: str
    play: Play
    batch: int = 1
    decisions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    @property
    def decisions_per_second(self) -> float:
        """The median of the rounds."""
        return median(self.decisions)

    @property
    def games_per_second(self) -> float:
        """The median of the rounds."""
        return median(self.games)

    @property
    def spread(self) -> float:
        """How far apart the slowest and the fastest round are, as a share of the median."""
        return (max(self.decisions) - min(self.decisions)) / self.decisions_per_second


def measure(ways: list[Way], rounds: int, seconds: float, seed: int, tell: Callable[[str], None]) -> None:
    """Play each way for `seconds` of processor time in each of the rounds."""
    for way in ways:
        _warm_up(way, seed)
    # What the imports left behind would be looked through again and again at every game's expense.
    gc.collect()
    gc.freeze()
    for number in range(rounds):
        # Another one begins each time: none always follows the same neighbour's heat and caches.
        first = number % len(ways)
        for place, way in enumerate(ways[first:] + ways[:first], 1):
            tell(f"round {number + 1} of {rounds}, {place} of {len(ways)}: {way.game}, {way.name}")
            _one_round(way, seconds, random.Random(seed + number))
    gc.unfreeze()


def _warm_up(way: Way, seed: int) -> None:
    """Find how many games make a batch long enough that reading the clock costs nothing."""
    rng = random.Random(seed)
    way.play(rng, 1)
    while True:
        start = process_time()
        way.play(rng, way.batch)
        spent = process_time() - start
        if spent >= BATCH_SECONDS:
            return
        way.batch *= 2


def _one_round(way: Way, seconds: float, rng: random.Random) -> None:
    gc.collect()
    decisions = games = 0
    spent = 0.0
    # Processor time, not the time of day: other programs on the machine are not the game's fault.
    start = process_time()
    while spent < seconds:
        decisions += way.play(rng, way.batch)
        games += way.batch
        spent = process_time() - start
    way.decisions.append(decisions / spent)
    way.games.append(games / spent)
