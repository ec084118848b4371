"""The folder that is opened: a clone's own, or one of the person's with notebooks and guides put into it."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from terra_widgets.errors import TerraError
from terra_widgets.files import problem_of, write_whole
from terra_widgets.lesson.folders import guide_file

PACKAGE = Path(__file__).resolve().parent.parent
FIRST_NOTEBOOK = "notebooks/en/00_start_here.ipynb"
USUAL = "Terra"  # in the person's home
NOTE = ".terra-notebooks.json"  # in that folder: what the files were when they were put there


@dataclass(frozen=True)
class Put:
    """What happened to the notebooks and guides of a folder."""

    fresh: int = 0
    """So many were put there, or brought up to date."""
    kept: int = 0
    """So many were changed by the person, and would be others now."""


def is_clone(folder: Path) -> bool:
    """Whether a folder is the project itself: a clone of it, or the unpacked zip."""
    return (folder / "run.py").is_file() and (folder / FIRST_NOTEBOOK).is_file()


def choose(given: str | None) -> Path:
    """The folder to open: the one that was named, the clone that this code is in, or one in the home."""
    if given is not None:
        return Path(given).expanduser().resolve()
    return PACKAGE.parent if is_clone(PACKAGE.parent) else Path.home() / USUAL


def make_ready(folder: Path) -> Put:
    """See that a folder is there, can be written, and has the notebooks and guides."""
    if folder.exists() and not folder.is_dir():
        raise TerraError("start-no-folder", folder=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        return Put() if is_clone(folder) else put_files(carried(), folder)
    except OSError as error:
        raise TerraError("start-read-only", folder=str(folder), problem=problem_of(error)) from error


def carried() -> dict[str, Path]:
    """What this kit has for such a folder, by its name there: notebooks, and guides for their teachers."""
    installed = (PACKAGE / "notebooks").is_dir()  # else they are beside the package, in a clone
    notebooks = PACKAGE / "notebooks" if installed else PACKAGE.parent / "notebooks"
    lessons = PACKAGE / "lesson_data" if installed else PACKAGE.parent / "lessons"
    books = sorted(notebooks.glob("*/[0-9][0-9]_*.ipynb"))
    guides = sorted(lessons.glob("[0-9][0-9]_*/guide.*.md"))
    return {f"notebooks/{path.parent.name}/{path.name}": path for path in books} | {
        guide_file(path.stem.partition(".")[2], path.parent.name): path for path in guides
    }


def put_files(files: Mapping[str, Path], folder: Path) -> Put:
    """Put files into a folder. One that is there, and not as we put it there, stays as it is."""
    known = _note(folder)
    fresh = kept = 0
    for name, source in files.items():
        target, text = folder / name, source.read_text(encoding="utf-8")
        here, ours = _print_of(target), _fingerprint(text)
        if here == ours:
            known[name] = ours
        elif here is None or here == known.get(name):
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, text, shared=True)
            known[name] = ours
            fresh += 1
        elif ours != known.get(name):  # else it was only played: nothing new is missed
            kept += 1
    if fresh:
        write_whole(folder / NOTE, json.dumps(known, indent=1) + "\n", shared=True)
    return Put(fresh, kept)


def _note(folder: Path) -> dict[str, str]:
    try:
        noted = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(one) for name, one in noted.items()} if isinstance(noted, dict) else {}


def _print_of(path: Path) -> str | None:
    """The fingerprint of a file; nothing where there is none."""
    try:
        return _fingerprint(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return ""  # something of the person's that we can't read: it stays


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def notebook_in(folder: Path, given: str) -> str:
    """A notebook that was named, as JupyterLab finds it in that folder."""
    for path in (Path(given), folder / given):
        if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            return path.resolve().relative_to(folder.resolve()).as_posix()
    raise TerraError("start-no-notebook", notebook=os.fspath(given), folder=str(folder))
