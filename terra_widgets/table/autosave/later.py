"""Work that is done a moment later, so that nobody who clicks has to wait for it."""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable

WAIT = 0.03  # seconds: the answer to a click has left by then


class Later:
    """One thread that calls functions, each once, a moment after it was asked to."""

    def __init__(self, wait: float = WAIT) -> None:
        self._wait = wait
        self._due: dict[Callable[[], None], float] = {}
        self._turn = threading.Condition()
        self._thread: threading.Thread | None = None

    def ask(self, work: Callable[[], None]) -> None:
        """Call this soon; at once where there are no threads, as in a browser's Python."""
        with self._turn:
            self._due.setdefault(work, time.monotonic() + self._wait)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="terra-keep", daemon=True)
                try:
                    self._thread.start()
                except RuntimeError:
                    self._thread = None
            self._turn.notify()
        if self._thread is None:
            self.finish()

    def finish(self) -> None:
        """Do now all that waits."""
        with self._turn:
            waiting, self._due = list(self._due), {}
        for work in waiting:
            work()

    def _run(self) -> None:
        while True:
            with self._turn:
                while not self._due:
                    self._turn.wait()
                work, due = next(iter(self._due.items()))
                rest = due - time.monotonic()
                if rest > 0:
                    self._turn.wait(rest)
                    continue
                self._due.pop(work, None)
            work()


LATER = Later()
atexit.register(LATER.finish)
