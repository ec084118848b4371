"""One at a time: a lock between programs that change the same file, also on a drive of the network.

The lock is a file that only one program can make. Who holds it stands in it, so that a lock whose program
was killed is broken at once; where that can't be told, it is broken when nothing has happened for a while. A
lock never keeps anybody waiting for long: whoever can't get it goes on without.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

from terra_widgets.files import read_whole
from terra_widgets.processes import gone, here

STALE = 2.0
"""Seconds without any change after which a lock counts as forgotten: work under it takes milliseconds."""
PATIENCE = 5.0
"""Seconds after which nobody waits any longer, however busy the others are."""
PAUSE = (0.001, 0.02)
LARGEST = 200


@contextlib.contextmanager
def locked(path: Path, *, stale: float = STALE, patience: float = PATIENCE) -> Iterator[bool]:
    """Hold a lock while something is done; whether it could be had.

    Parameters
    ----------
    path
        The file of the lock, in the folder of what is locked.
    stale
        Seconds after which a lock that does not change is broken.
    patience
        Seconds to wait for it at most.
    """
    mine = f"{here()} {secrets.token_hex(4)}"
    held = _take(path, mine, stale, patience)
    try:
        yield held
    finally:
        if held and _holder(path) == mine:  # it may have been broken, and be somebody else's now
            with contextlib.suppress(OSError):
                path.unlink()


def _take(path: Path, mine: str, stale: float, patience: float) -> bool:
    pause, until = PAUSE[0], time.monotonic() + patience
    seen, since = "", time.monotonic()
    while True:
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            pass
        except PermissionError:
            # On Windows also while another program removes the file.
            if os.name != "nt":
                return False
        except OSError:  # a folder that is closed or gone: who writes there gets to hear of it
            return False
        else:
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(mine)
            return True
        now, holder = time.monotonic(), _holder(path)
        if holder != seen:
            seen, since = holder, now
        if (holder and gone(holder.partition(" ")[0])) or now - since > stale:
            _break(path, holder)
            seen, since = "", now
        elif now > until:
            return False
        else:
            time.sleep(pause)
            pause = min(2 * pause, PAUSE[1])


def _holder(path: Path) -> str:
    """What stands in a lock: nothing before its program has written it, or when it is gone."""
    try:
        return read_whole(path, LARGEST).decode("ascii", "replace")
    except OSError:
        return ""


def _break(path: Path, holder: str) -> None:
    """Remove a lock, unless another program has done so and holds one of its own by now."""
    if _holder(path) == holder:
        with contextlib.suppress(OSError):
            path.unlink()
