"""Tests that measure time run alone: the other processes of a test run wait meanwhile between two tests."""

import contextlib
import os
import tempfile
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows, where nobody measures
    fcntl = None

RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID")


@contextlib.contextmanager
def held(name, how):
    """Hold a lock that all processes of this test run share."""
    with Path(tempfile.gettempdir(), f"terra-{RUN}-{name}.lock").open("w", encoding="utf-8") as file:
        fcntl.flock(file, how)
        yield


@contextlib.contextmanager
def turn(*, alone):
    """The turn of one test: beside others, or alone."""
    if RUN is None or fcntl is None:
        yield
        return
    with contextlib.ExitStack() as room:
        # Whoever waits to be alone stands in the door: else others would always slip in before.
        with held("door", fcntl.LOCK_EX):
            room.enter_context(held("room", fcntl.LOCK_EX if alone else fcntl.LOCK_SH))
        yield
