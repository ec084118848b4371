"""Many games, shared out among workers; what comes back does not depend on who plays them.

Three kinds of runs are iterated over for their parts as these are finished, in whatever order that is:
`OneByOne` plays here, `PoolRun` among the processes of a `Pool`, `ExecutorRun` wherever the caller's own
executor sends the games. After `stop`, iterate again for what was finished meanwhile.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    as_completed,
    wait,
)  # fmt: skip
from contextlib import contextmanager
from itertools import count
from math import ceil
from threading import Lock, Thread
from types import ModuleType

from terra_widgets.simulation.jobs import Job, Row, games, play_games, slowness

Part = tuple[range, list[Row]]
"""The numbers of some games, and their rows."""

LARGEST = 100
"""Games in a portion."""
SMALL = 25
"""The same where a chart fills smoothly, and an end is soon."""
SHARES = 8  # portions per worker at least, so that none waits long for the last one
AHEAD = 2
"""Portions under way for each worker: what is not handed out yet costs nothing to give up."""
FEW = 60  # games that are played sooner than workers start
RESTARTS = 3
MOST_WORKERS = 61  # what Windows can wait for at once
SLOTS = 64
"""Runs at once; with more, the oldest would give way."""


def cores() -> int:
    """How many cores this process may use: a shared host, such as Binder, has more than it lends."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    lent = os.environ.get("CPU_LIMIT", "")  # as JupyterHub tells it
    if lent.replace(".", "", 1).isdecimal():
        found = min(found, max(1, ceil(float(lent))))
    return min(found, MOST_WORKERS)


def portions(total: int, workers: int, slow: int = 1, largest: int = LARGEST, first: int = 1) -> list[range]:
    """Game numbers up to `total`, in portions; the first ones are small, so that something is seen soon."""
    most = max(1, min(largest, (total - first + 1) // (SHARES * workers)) // slow)
    parts, start, size = [], first, max(1, most // 10)
    while start <= total:
        parts.append(range(start, min(start + size, total + 1)))
        start += size
        if len(parts) % workers == 0:
            size = min(most, 2 * size)
    return parts


class OneByOne:
    """Games one after the other, here and now."""

    def __init__(self, job: Job, total: int, first: int = 1) -> None:
        self._job, self._total, self._first = job, total, first
        self._stopped = False

    def stop(self) -> None:
        """End after this game."""
        self._stopped = True

    def __iter__(self) -> Iterator[Part]:
        for number in range(self._first, self._total + 1):
            if self._stopped:
                return
            part = range(number, number + 1)
            yield part, next(games(self._job, part))


class ExecutorRun:
    """Games shared out through any executor."""

    def __init__(self, job: Job, total: int, executor: Executor, workers: int) -> None:
        parts = portions(total, workers, slowness(job))
        with without_main():
            self._under_way = {executor.submit(play_games, job, part): part for part in parts}

    def stop(self) -> None:
        """End it; we don't wait for what another's executor is doing."""
        for future in self._under_way:
            future.cancel()
        self._under_way = {
            future: part
            for future, part in self._under_way.items()
            if future.done() and not future.cancelled() and not future.exception()
        }

    def __iter__(self) -> Iterator[Part]:
        for future in as_completed(self._under_way):
            rows = future.result()
            yield self._under_way.pop(future), rows


class Pool:
    """Some processes of this machine, for any number of runs, one after the other or at once."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = min(workers or cores(), MOST_WORKERS)
        # Started afresh, not forked: the same everywhere, and safe beside the threads of a notebook.
        self._context = multiprocessing.get_context("spawn")
        self._alive = self._context.RawArray("Q", SLOTS)
        self._runs = count(1)
        self._lock = Lock()
        self._executor: Executor | None = None

    def warm(self, job: Job) -> None:
        """Start the workers and let each play a game like those to come; this does not wait for them."""
        executor = self.executor()
        with without_main():
            for _ in range(self.workers):
                executor.submit(play_games, job, range(1, 2))

    def play(self, job: Job, total: int, largest: int = SMALL, first: int = 1) -> PoolRun:
        """The games of a job from the first to number `total`, in portions of at most so many."""
        return PoolRun(self, job, portions(total, self.workers, slowness(job), largest, first))

    def executor(self) -> Executor:
        """The executor behind it all."""
        from concurrent.futures import ProcessPoolExecutor  # not to be had in a browser

        with self._lock:
            if self._executor is None:
                self._executor = ProcessPoolExecutor(self.workers, self._context, _begin, (self._alive,))
            return self._executor

    def dismiss(self, executor: Executor) -> None:
        """Give up an executor whose worker was killed; the next one is made when it is needed."""
        with self._lock:
            if self._executor is executor:
                self._executor = None
        executor.shutdown(wait=False, cancel_futures=True)

    def close(self, *, patient: bool = False) -> None:
        """End all runs and all workers, as soon as each has finished its game."""
        with self._lock:
            executor, self._executor = self._executor, None
        for slot in range(SLOTS):
            self._alive[slot] = 0
        if executor is not None:
            executor.shutdown(wait=patient, cancel_futures=True)

    def begin(self) -> int:
        """The number of a new run."""
        run = next(self._runs)
        self._alive[run % SLOTS] = run
        return run

    def end(self, run: int) -> None:
        """Tell the workers that nobody waits for the games of a run any more."""
        if self.is_alive(run):
            self._alive[run % SLOTS] = 0

    def is_alive(self, run: int) -> bool:
        """Whether somebody waits for the games of a run."""
        return bool(self._alive[run % SLOTS] == run)


class PoolRun:
    """Games among the processes of a pool; any thread may iterate over it, and any may stop it.

    After `stop` the workers hand over what they have finished of their parts.
    """

    def __init__(self, pool: Pool, job: Job, parts: Iterable[range]) -> None:
        self.pool, self.job = pool, job
        self._waiting = deque(parts)
        self._under_way: dict[Future[list[Row]], range] = {}
        self._number = pool.begin()

    def stop(self) -> None:
        """End it soon."""
        self.pool.end(self._number)

    @property
    def _alive(self) -> bool:
        return self.pool.is_alive(self._number)

    def __iter__(self) -> Iterator[Part]:
        restarts = RESTARTS
        try:
            while self._under_way or (self._waiting and self._alive):
                executor = self.pool.executor()
                try:
                    yield from self._among(executor)
                except BrokenExecutor:  # a worker was killed: what it had not finished is played again
                    self.pool.dismiss(executor)
                    restarts -= 1
                    if restarts < 0:
                        raise
        finally:
            self.stop()

    def _among(self, executor: Executor) -> Iterator[Part]:
        under_way = self._under_way
        try:
            while True:
                while self._waiting and len(under_way) < AHEAD * self.pool.workers and self._alive:
                    part = self._waiting[0]
                    with without_main():
                        under_way[executor.submit(_work, self.job, part, self._number)] = part
                    self._waiting.popleft()
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    rows = future.result()
                    yield under_way.pop(future), rows
        except (RuntimeError, CancelledError):
            # The pool was closed; but an executor that broke, which is one of these too, is for the caller.
            unfinished = sorted(under_way.values(), key=lambda part: -part.start)
            under_way.clear()
            if self._alive:
                self._waiting.extendleft(unfinished)
                raise


Run = OneByOne | ExecutorRun | PoolRun


@contextmanager
def started(job: Job, total: int, executor: Executor | None, workers: int | None) -> Iterator[Run]:
    """A run with the caller's executor, with workers of its own, or alone; at the end its workers go."""
    workers = workers or cores()
    if executor is not None:
        yield ExecutorRun(job, total, executor, workers)
    elif workers == 1 or total * slowness(job) < FEW or not can_have_workers():
        yield OneByOne(job, total)
    else:
        pool = Pool(workers)
        try:
            yield pool.play(job, total, LARGEST)
        finally:
            pool.close(patient=True)


def can_have_workers() -> bool:
    """Pyodide has no processes, and a worker of a pool may not have workers of its own."""
    if sys.platform == "emscripten" or multiprocessing.current_process().daemon:
        return False
    try:
        import _multiprocessing  # type: ignore[import-not-found]  # noqa: F401
    except ImportError:
        return False
    return True


@contextmanager
def without_main() -> Iterator[None]:
    """Hide the caller's script: a process that starts here would run it again, and needs nothing of it."""
    main = sys.modules["__main__"]
    if getattr(main, "__spec__", None) is None and not hasattr(main, "__file__"):
        yield  # a notebook: there is nothing to hide, and other threads may be looking
        return
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


_alive: Iterable[int] = ()


def _begin(alive: Iterable[int]) -> None:
    """The first thing that a worker does."""
    global _alive  # noqa: PLW0603 - a worker has one pool, and no other way to hear from it
    _alive = alive
    Thread(target=_follow_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody; the caller decides
    # What the imports left will never be rubbish, and games leave little: looking for it is 8 % of the time.
    gc.freeze()
    gc.set_threshold(50_000)


def _follow_parent() -> None:
    """End with the process that the games are for: one that is killed tells its workers nothing."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _work(job: Job, part: range, run: int) -> list[Row]:
    slots: list[int] = _alive  # type: ignore[assignment]  # shared memory that looks like a list

    def stopped() -> bool:
        return slots[run % SLOTS] != run

    return [] if stopped() else play_games(job, part, stopped)
