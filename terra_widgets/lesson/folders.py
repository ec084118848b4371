"""Where a lesson's files are: beside the notebooks, beside the package, or inside it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from terra_widgets.errors import LessonError, brief

PACKAGE = Path(__file__).resolve().parent.parent
NAME = re.compile(r"\d\d_[a-z0-9_]{1,60}")
MOST_PARENTS = 4  # notebooks/en/03_... lies two below the project


def folder_of(name: str | os.PathLike[str]) -> Path:
    """The folder of a lesson, by its name or its path.

    A folder `lessons` near the notebook counts first: a teacher may have changed it. Then comes the one
    beside the package, in a clone, then the copy that an installed kit carries.
    """
    if not isinstance(name, str | os.PathLike):
        raise LessonError("lesson-unknown", found=brief(name), known=", ".join(lesson_names()))
    given = os.fspath(name)
    if not NAME.fullmatch(given):
        path = Path(given)
        if NAME.fullmatch(path.name) and path.is_dir():
            return path
        raise LessonError("lesson-unknown", found=brief(given), known=", ".join(lesson_names()))
    for folder in search_folders():
        if (folder / given).is_dir():
            return folder / given
    known = lesson_names()
    near = get_close_matches(given, known, n=1)
    raise LessonError("lesson-unknown", found=brief(given), known=", ".join(near or known))


def search_folders() -> Iterator[Path]:
    """The folders that may hold lessons, the first to count first."""
    here = Path.cwd().resolve()
    for folder in (here, *here.parents[:MOST_PARENTS]):
        yield folder / "lessons"
    yield PACKAGE.parent / "lessons"
    yield PACKAGE / "lesson_data"


def lesson_names() -> list[str]:
    """All lessons there are, by name."""
    found = {
        path.name
        for folder in search_folders()
        if folder.is_dir()
        for path in folder.iterdir()
        if NAME.fullmatch(path.name) and any(path.glob("[a-z][a-z].toml"))
    }
    return sorted(found)


def guide_file(language: str, lesson: str) -> str:
    """Where a lesson's guide is in a person's own folder: the lesson itself stays in the kit."""
    return f"guides/{language}/{lesson}.md"
