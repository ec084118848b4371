"""The folder that is opened: a clone's own, or a folder of the person's with the notebooks put into it."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from terra_widgets.errors import TerraError
from terra_widgets.files import problem_of, write_whole

PACKAGE = Path(__file__).resolve().parent.parent
FIRST_NOTEBOOK = "notebooks/en/00_start_here.ipynb"
USUAL = "Terra"  # in the person's home
NOTE = ".terra-notebooks.json"  # in that folder: what the notebooks were when they were put there


@dataclass(frozen=True)
class Put:
    """What happened to the notebooks of a folder."""

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
    """See that a folder is there, can be written, and has the notebooks."""
    if folder.exists() and not folder.is_dir():
        raise TerraError("start-no-folder", folder=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        return Put() if is_clone(folder) else put_notebooks(carried(), folder)
    except OSError as error:
        raise TerraError("start-read-only", folder=str(folder), problem=problem_of(error)) from error


def carried() -> Path:
    """The notebooks that this kit has: inside the package, or in a clone beside it."""
    inside = PACKAGE / "notebooks"
    return inside if inside.is_dir() else PACKAGE.parent / "notebooks"


def put_notebooks(source: Path, folder: Path) -> Put:
    """Put the notebooks into a folder. One that is there, and not as we put it there, stays as it is."""
    known = _note(folder)
    fresh = kept = 0
    for path in sorted(source.glob("*/[0-9][0-9]_*.ipynb")):
        name = f"notebooks/{path.parent.name}/{path.name}"
        target, text = folder / name, path.read_text(encoding="utf-8")
        here, ours = _print_of(target), _fingerprint(text)
        if here == ours:
            known[name] = ours
        elif here is None or here == known.get(name):
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, text, shared=True)
            known[name] = ours
            fresh += 1
        else:
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
    """The fingerprint of a notebook; nothing where there is none."""
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
