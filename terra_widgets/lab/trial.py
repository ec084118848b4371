"""A run of an experiment: some games that answer soon, then the rest of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from terra_widgets.lab.results import Results
from terra_widgets.lab.setup import Setup

ANSWER = 200
"""Games that are enough for a first answer: while a slider is dragged, each place of it gets so many."""
PATIENCE = 1.0
"""Seconds after which a run shows the games that it has, however few."""
UNDER_WAY = {"running", "stopping"}


@dataclass(frozen=True, slots=True)
class Leg:
    """Some of the games of a run."""

    results: Results
    numbers: range

    @property
    def finished(self) -> bool:
        """Whether all of its games are there."""
        return self.results.done >= self.numbers.stop - 1


class Trial:
    """A run that was begun.

    Parameters
    ----------
    setup
        What was chosen for it.
    results
        The first games of it, if some are there already.
    printed
        The same games as printed, to be played along.
    """

    def __init__(self, setup: Setup, results: Results | None = None, printed: Results | None = None) -> None:
        self.results = results or Results(setup, setup.job())
        self.printed = printed
        self.legs = legs([run for run in (printed, self.results) if run is not None], setup.games)
        self.state = "running"
        """`running`, `stopping`, then `done`, `stopped` or `failed`; `paused` with the first games alone."""
        self.problem = ""
        self.begun = monotonic()
        self.answered = False
        """Whether there are enough games to be seen in the place of those before."""

    @property
    def under_way(self) -> bool:
        """Whether games are still being played."""
        return self.state in UNDER_WAY

    def late(self) -> bool:
        """Whether people have waited long enough."""
        return monotonic() - self.begun > PATIENCE


def legs(runs: Sequence[Results], games: int) -> list[Leg]:
    """What is still to be played: first what each run needs for an answer, then the rest."""
    done, found = [run.done for run in runs], []
    for until in sorted({min(ANSWER, games), games}):
        for place, run in enumerate(runs):
            if done[place] < until:
                found.append(Leg(run, range(done[place] + 1, until + 1)))
                done[place] = until
    return found
