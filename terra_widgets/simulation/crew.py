"""Workers that stay for the next run: a slider moves more often than processes can start."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Iterable
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    wait,
)  # fmt: skip
from itertools import count
from threading import Lock

from terra_widgets.simulation.jobs import Job, Row, chunk
from terra_widgets.simulation.run import (
    MOST_WORKERS,
    RESTARTS,
    Parts,
    chunks,
    cores,
    settle_in,
    slowness,
    without_main,
)  # fmt: skip

LARGEST = 25
"""Games in a portion: small ones, so that a chart fills smoothly and an end is soon."""
AHEAD = 2
"""Portions under way for each worker: what is not handed out yet costs nothing to give up."""
SLOTS = 64
"""Runs at once; with more, the oldest would give way."""


class Crew:
    """Some processes of this machine, for any number of runs, one after the other or at once."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = min(workers or cores(), MOST_WORKERS)
        # Started afresh, not forked: the same everywhere, and safe beside the threads of a notebook.
        self._context = multiprocessing.get_context("spawn")
        self._alive = self._context.RawArray("Q", SLOTS)
        self._runs = count(1)
        self._lock = Lock()
        self._pool: Executor | None = None

    def warm(self, job: Job) -> None:
        """Start the workers and let each play a game like those to come; this does not wait for them."""
        pool = self.pool()
        for _ in range(self.workers):
            pool.submit(chunk, job, range(1, 2))

    def play(self, job: Job, total: int) -> Play:
        """The games of a job, shared out."""
        return Play(self, job, total)

    def pool(self) -> Executor:
        """The executor behind it all."""
        from concurrent.futures import ProcessPoolExecutor  # not to be had in a browser

        with self._lock, without_main():
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, self._context, _begin, (self._alive,))
            return self._pool

    def dismiss(self, pool: Executor) -> None:
        """Give up a pool whose worker was killed; the next one is made when it is needed."""
        with self._lock:
            if self._pool is pool:
                self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self, *, patient: bool = False) -> None:
        """End all runs and all workers, as soon as each has finished its game."""
        with self._lock:
            pool, self._pool = self._pool, None
        for slot in range(SLOTS):
            self._alive[slot] = 0
        if pool is not None:
            pool.shutdown(wait=patient, cancel_futures=True)

    def begin(self) -> int:
        """The number of a new run."""
        run = next(self._runs)
        self._alive[run % SLOTS] = run
        return run

    def end(self, run: int) -> None:
        """Tell the workers that nobody waits for the games of a run any more."""
        if self.lives(run):
            self._alive[run % SLOTS] = 0

    def lives(self, run: int) -> bool:
        """Whether somebody waits for the games of a run."""
        return bool(self._alive[run % SLOTS] == run)


class Play:
    """A run of a crew: iterate over it, in any thread, for the parts as they are finished.

    After `stop`, which any thread may call, the workers hand over what they have finished of their parts.
    """

    def __init__(self, crew: Crew, job: Job, total: int) -> None:
        self.crew, self.job = crew, job
        self._waiting = deque(chunks(total, crew.workers, slowness(job), LARGEST))
        self._run = crew.begin()

    def stop(self) -> None:
        """End it soon."""
        self.crew.end(self._run)

    def __iter__(self) -> Parts:
        restarts = RESTARTS
        try:
            while self._waiting and self.crew.lives(self._run):
                pool = self.crew.pool()
                try:
                    yield from self._among(pool)
                except BrokenExecutor:  # a worker was killed: what it had not finished is played again
                    self.crew.dismiss(pool)
                    restarts -= 1
                    if restarts < 0:
                        raise
        finally:
            self.crew.end(self._run)

    def _among(self, pool: Executor) -> Parts:
        under_way: dict[Future[list[Row]], range] = {}
        try:
            while True:
                while (
                    self._waiting
                    and len(under_way) < AHEAD * self.crew.workers
                    and self.crew.lives(self._run)
                ):
                    under_way[pool.submit(_work, self.job, self._waiting[0], self._run)] = self._waiting[0]
                    self._waiting.popleft()
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    rows = future.result()
                    yield under_way.pop(future), rows
        except (RuntimeError, CancelledError):
            # The crew was closed; but a pool that broke, which is one of these too, is for the caller.
            if self.crew.lives(self._run):
                self._waiting.extendleft(sorted(under_way.values(), key=lambda part: -part.start))
                raise


_alive: Iterable[int] = ()


def _begin(alive: Iterable[int]) -> None:
    global _alive  # noqa: PLW0603 - a worker has one crew, and no other way to hear from it
    _alive = alive
    settle_in()


def _work(job: Job, part: range, run: int) -> list[Row]:
    slots: list[int] = _alive  # type: ignore[assignment]  # shared memory that looks like a list

    def stopped() -> bool:
        return slots[run % SLOTS] != run

    return [] if stopped() else chunk(job, part, stopped)
