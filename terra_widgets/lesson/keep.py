"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from terra_widgets.errors import LessonError


def keep(path: Path, text: str) -> None:
    """Write a text in place of what was there; LessonError if the disk won't have it."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode())
            Path(name).chmod(0o644)  # a teacher collects these files
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise LessonError("notes-file", where=path.name, problem=error.strerror or str(error)) from error
