"""How the games of an experiment get played while the notebook stays free for other things.

Where there are processes, a pool of them plays, a thread waits for what they bring, and the notebook's
event loop takes it over: all that people see is changed in one thread. In a browser (Pyodide) there are
neither processes nor threads, so the event loop itself plays, a few games at a time.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from threading import Thread
from time import monotonic
from typing import Protocol

from terra_widgets.simulation.jobs import Job, Row
from terra_widgets.simulation.pool import OneByOne, Part, Pool, can_have_workers

SLICE = 0.04
"""Seconds that the event loop plays before it looks after other things."""
PAUSE = 0.005

Arrived = Callable[[Sequence[Row]], None]
Ended = Callable[[BaseException | None], None]


class Course(Protocol):
    """Games under way."""

    def __iter__(self) -> Iterator[Part]:
        """The parts, as they are finished."""

    def stop(self) -> None:
        """End soon, with what is finished."""


class Engine(ABC):
    """Something that plays games."""

    @abstractmethod
    def warm(self, job: Job) -> None:
        """Get ready for games like these."""

    @abstractmethod
    def course(self, job: Job, total: int, first: int = 1) -> Course:
        """Games to be waited for, from the first one to number `total`."""

    @abstractmethod
    def start(self, job: Job, total: int, arrived: Arrived, ended: Ended, first: int = 1) -> Course:
        """Begin, and hand over what is finished in the thread that calls this."""

    @staticmethod
    def later(seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle | None:
        """Call in so many seconds; None where nobody would, outside a notebook."""
        loop = running_loop()
        return None if loop is None else loop.call_later(seconds, call)


def running_loop() -> asyncio.AbstractEventLoop | None:
    """The event loop that runs in this thread, as it does in a notebook."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def drive(course: Course, arrived: Arrived, ended: Ended) -> None:
    """Wait for all parts of a course and hand each over."""
    problem: BaseException | None = None
    try:
        for _, rows in course:
            arrived(rows)
    except KeyboardInterrupt:  # what has arrived counts
        course.stop()
    except Exception as error:  # noqa: BLE001 (it is told to whoever waits)
        problem = error
    ended(problem)


class Workers(Engine):
    """Games among the processes of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def warm(self, job: Job) -> None:  # noqa: D102 (as above)
        self._pool.warm(job)

    def course(self, job: Job, total: int, first: int = 1) -> Course:  # noqa: D102 (as above)
        return self._pool.play(job, total, first=first)

    def start(  # noqa: D102
        self, job: Job, total: int, arrived: Arrived, ended: Ended, first: int = 1
    ) -> Course:
        course, loop = self.course(job, total, first), running_loop()
        if loop is None:
            drive(course, arrived, ended)
            return course

        def hand_over(call: Callable[..., None]) -> Callable[..., None]:
            def handed(*facts: object) -> None:
                try:
                    loop.call_soon_threadsafe(call, *facts)
                except RuntimeError:  # the notebook has ended
                    course.stop()

            return handed

        facts = (course, hand_over(arrived), hand_over(ended))
        # A daemon: a notebook that ends does not wait for games that nobody will see.
        Thread(target=drive, args=facts, name="terra-lab", daemon=True).start()
        return course


class Slices(Engine):
    """Games played by the event loop, between the other things it does."""

    def warm(self, job: Job) -> None:  # noqa: D102 (as above)
        job.rules()

    def course(self, job: Job, total: int, first: int = 1) -> Course:  # noqa: D102 (as above)
        return OneByOne(job, total, first)

    def start(  # noqa: D102
        self, job: Job, total: int, arrived: Arrived, ended: Ended, first: int = 1
    ) -> Course:
        course, loop = self.course(job, total, first), running_loop()
        if loop is None:
            drive(course, arrived, ended)
            return course
        parts = iter(course)

        def play() -> None:
            until = monotonic() + SLICE
            rows: list[Row] = []
            try:
                while monotonic() < until:
                    part = next(parts, None)
                    if part is None:
                        arrived(rows)
                        ended(None)
                        return
                    rows += part[1]
            except Exception as error:  # noqa: BLE001 (it is told to whoever waits)
                ended(error)
                return
            arrived(rows)
            loop.call_later(PAUSE, play)

        loop.call_soon(play)
        return course


class _Shared:
    """The one pool of this Python, for all labs that are open."""

    pool: Pool | None = None
    labs = 0


def hire() -> Engine:
    """Something to play with; `release` it when it is no longer needed."""
    _Shared.labs += 1
    if _Shared.pool is None and can_have_workers():
        try:
            _Shared.pool = Pool()
            _Shared.pool.executor()
        except (OSError, ImportError):  # a host that allows no processes
            _Shared.pool = None
    return Slices() if _Shared.pool is None else Workers(_Shared.pool)


def release() -> None:
    """Send the workers home after the last lab."""
    _Shared.labs -= 1
    if _Shared.labs <= 0 and _Shared.pool is not None:
        _Shared.pool.close()
        _Shared.pool = None
