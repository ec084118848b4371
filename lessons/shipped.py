"""What of the project goes to other people, in the wheel, the sdist and the zip: nothing that a learner made.

Files are taken by what they are, not by where they lie: saved games, notes, reports and a person's own
notebooks stay. A notebook goes as it was built, without what was played in it; one with other words in its
cells can't be told apart from somebody's work, and stops everything.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LESSON = r"\d\d_\w+"
LANGUAGE = r"[a-z]{2}(_[A-Z]{2})?"
LESSON_FILE = re.compile(
    rf"{LESSON}/(((guide\.|paper\.)?{LANGUAGE})\.md|{LANGUAGE}\.toml|figures\.csv|\w+\.txt)"
    rf"|before_and_after\.{LANGUAGE}\.toml|\w+\.(md|py)"
)
NOTEBOOK = re.compile(rf"({LANGUAGE})/({LESSON})\.ipynb")
LEFT_OUT = re.compile(
    r"(^|/)(__pycache__|terra-saves|terra-classes|\.ipynb_checkpoints|node_modules|\.\w+_cache)(/|$)"
)
THEIRS = re.compile(r"\.(notes\.json|report\.html|pyc|tmp)$")


class Changed(Exception):
    """A notebook that is not as it was built, with a sentence."""


def lesson_files(root: Path) -> Iterator[Path]:
    """The sources of the lessons."""
    folder = root / "lessons"
    for path in sorted(folder.rglob("*")):
        if path.is_file() and LESSON_FILE.fullmatch(path.relative_to(folder).as_posix()):
            yield path


def notebooks(root: Path) -> Iterator[Path]:
    """The notebooks that are built from lessons."""
    folder = root / "notebooks"
    for path in sorted(folder.glob("*/*.ipynb")):
        found = NOTEBOOK.fullmatch(path.relative_to(folder).as_posix())
        if found and (root / "lessons" / found[3] / f"{found[1]}.md").is_file():
            yield path


def package_files(root: Path) -> Iterator[Path]:
    """The files of the package, without what the view is built from."""
    folder = root / "terra_widgets"
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).as_posix()
        if not path.is_file() or inside.startswith("frontend/"):
            continue
        if not LEFT_OUT.search(inside) and not THEIRS.search(inside):
            yield path


def clean(path: Path) -> str:
    """A notebook as it was built; a sentence stops it where somebody has written into it."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    ours = notebook["metadata"].get("terra", {})
    if ours.get("fingerprint") != fingerprint(notebook["cells"]):
        name = f"notebooks/{path.parent.name}/{path.name}"
        raise Changed(f"{name} is not as it was built: move it away, or run `python3 run.py build`.")
    for cell in notebook["cells"]:
        cell["metadata"].pop("execution", None)
        if cell["cell_type"] == "code":
            cell.update(execution_count=None, outputs=[])
    notebook["metadata"] = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        "terra": ours,
    }
    return json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def fingerprint(cells: list[dict[str, Any]]) -> str:
    """What the cells of a notebook say, in a few letters."""
    said = [(cell["cell_type"], "".join(cell["source"])) for cell in cells]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:16]
