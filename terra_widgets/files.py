"""Writing a file whole or not at all: whatever happens meanwhile, the last good one is still there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(target: Path, text: str, *, sync: bool = True, shared: bool = False) -> None:
    """Write a text file that nobody ever sees half written; OSError leaves the old one as it was.

    With `sync` it waits until the disk has it, which may take long where others write too. Without, it is
    safe from the end of the program at once, and from the end of the machine only a moment later. A
    `shared` file may be read by everybody on the machine: a teacher collects it, a printer prints it.
    """
    # Beside it, as only within one folder a file can take the place of another in one step.
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        if shared:
            Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def problem_of(error: Exception) -> str:
    """What the operating system says, in its words: `No space left on device`."""
    return getattr(error, "strerror", None) or str(error)[:80] or type(error).__name__
