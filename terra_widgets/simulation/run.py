"""Many games, shared out among workers; what comes back does not depend on who played it."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, Future, as_completed
from contextlib import contextmanager
from math import ceil
from threading import Thread
from types import ModuleType
from typing import TYPE_CHECKING

from terra_widgets.simulation.jobs import Job, Row, chunk, games, measured

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

CHUNK = 100
SHARES = 8  # chunks per worker at least, so that none waits long for the last one
FEW = 60  # games that are played sooner than workers start
RESTARTS = 3
MOST_WORKERS = 61  # what Windows can wait for at once

Part = tuple[range, list[Row]]
Parts = Generator[Part, None, None]


def cores() -> int:
    """How many cores this process may use: a shared host, such as Binder, has more than it lends."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    lent = os.environ.get("CPU_LIMIT", "")  # as JupyterHub tells it
    if lent.replace(".", "", 1).isdecimal():
        found = min(found, max(1, ceil(float(lent))))
    return min(found, MOST_WORKERS)


def chunks(total: int, workers: int, slow: int = 1, largest: int = CHUNK) -> list[range]:
    """Game numbers from 1, in portions; the first ones are small, so that something is seen soon."""
    most = max(1, min(largest, total // (SHARES * workers)) // slow)
    parts, start, size = [], 1, max(1, most // 10)
    while start <= total:
        parts.append(range(start, min(start + size, total + 1)))
        start += size
        if len(parts) % workers == 0:
            size = min(most, 2 * size)
    return parts


def slowness(job: Job) -> int:
    """A game of these players takes as long as so many of the quickest ones."""
    slow: Mapping[str, int] = measured(job.game).SLOW
    return max(slow.get(kind.partition(":")[0], 1) for kind in job.players)


class Run:
    """A simulation under way: iterate over it for the parts as they are finished.

    `stop` ends it early and gives what was finished meanwhile.
    """

    def __init__(self, job: Job, total: int, executor: Executor | None, workers: int | None) -> None:
        self.job = job
        slow = slowness(job)
        self.workers = workers or cores()
        alone = self.workers == 1 or total * slow < FEW or not can_have_workers()
        self._alone = executor is None and alone
        self._waiting = {part.start: part for part in chunks(total, self.workers, slow)}
        self._futures: dict[Future[list[Row]], range] = {}
        self._rows: list[Row] = []
        self._stop: Event | None = None
        if self._alone:
            self._parts = self._one_after_the_other()
        else:
            self._parts = self._shared_out(executor) if executor else self._among_processes()

    def __iter__(self) -> Iterator[Part]:
        return self._parts

    def _one_after_the_other(self) -> Parts:
        for part in list(self._waiting.values()):
            for rows in games(self.job, part):
                self._rows += rows
            done, self._rows = self._rows, []
            del self._waiting[part.start]
            yield part, done

    def _shared_out(self, executor: Executor) -> Parts:
        with without_main():
            self._futures = {executor.submit(_work, self.job, p): p for p in self._waiting.values()}
        for future in as_completed(self._futures):
            rows = future.result()
            part = self._futures.pop(future)
            del self._waiting[part.start]
            yield part, rows

    def _among_processes(self) -> Parts:
        from concurrent.futures import ProcessPoolExecutor  # not to be had in a browser

        # Started afresh, not forked: the same everywhere, and safe beside the threads of a notebook.
        context = multiprocessing.get_context("spawn")
        for restarts in range(RESTARTS, -1, -1):
            self._stop = context.Event()
            with without_main():
                pool = ProcessPoolExecutor(min(self.workers, MOST_WORKERS), context, _begin, (self._stop,))
            try:
                yield from self._shared_out(pool)
            except BrokenExecutor:  # a worker was killed: what it had not finished is played again
                if not restarts:
                    raise
            else:
                return
            finally:
                self._stop.set()
                pool.shutdown(wait=True, cancel_futures=True)

    def stop(self) -> Iterator[Part]:
        """End the run; what our own workers have finished of their parts comes back."""
        self._parts.close()
        if self._rows:
            yield next(iter(self._waiting.values())), self._rows
        for future, part in self._futures.items():
            future.cancel()
            # Another's executor may take its time: we don't wait for what it is doing.
            if future.done() and not future.cancelled() and part.start in self._waiting:
                del self._waiting[part.start]
                if not future.exception():
                    yield part, future.result()


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
    """Hide the caller's script: a new process would run it again, and needs nothing of it."""
    main = sys.modules["__main__"]
    if getattr(main, "__spec__", None) is None and not hasattr(main, "__file__"):
        yield  # a notebook: there is nothing to hide, and other threads may be looking
        return
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


_stopped: Event | None = None


def _begin(stop: Event) -> None:
    """The first thing that a worker does."""
    global _stopped  # noqa: PLW0603 - a worker has one pool, and no other way to hear from it
    _stopped = stop
    settle_in()


def settle_in() -> None:
    """Make a new process a good worker."""
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


def _work(job: Job, part: range) -> list[Row]:
    return chunk(job, part, _stopped.is_set if _stopped is not None else None)
