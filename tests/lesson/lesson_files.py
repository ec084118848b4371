"""What is in lessons/, read once for all tests of this folder."""

from __future__ import annotations

import importlib.util
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "lessons"
# The start notebook is a door, not a lesson: it has no card, no prediction and no report.
LESSONS = sorted(path.parent for path in FOLDER.glob("[0-9][0-9]_*/en.toml"))
TEXTS = [(folder, path.stem) for folder in LESSONS for path in sorted(folder.glob("[a-z][a-z].md"))]
PARTS = (
    "card", "objectives", "hook", "prediction", "play", "observe", "explain", "reality", "debrief", "check",
    "extension", "ticket",
)  # fmt: skip
GUIDE = {
    "en": (
        "Timing", "Answers", "Misconceptions", "When it stalls", "Worry and politics", "Differentiation",
        "Without computers", "Plan the lesson", "Rubric", "Sources",
    ),
    "cs": (
        "Časový plán", "Odpovědi", "Mylné představy", "Když to vázne", "Obavy a politika", "Diferenciace",
        "Bez počítačů", "Příprava hodiny", "Hodnoticí tabulka", "Zdroje",
    ),
}  # fmt: skip


@cache
def builder() -> Any:
    """lessons/build.py as a module."""
    spec = importlib.util.spec_from_file_location("build", FOLDER / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def cells(folder: Path, language: str) -> list[dict[str, Any]]:
    """The cells of a built notebook, each with its text as one string and its part."""
    text = builder().build(folder / f"{language}.md", ROOT)
    found, part = [], ""
    for cell in json.loads(text)["cells"]:
        named = cell["metadata"].get("terra", {})
        part = named.get("part", part)
        found.append({**cell, "source": "".join(cell["source"]), "part": part, "begins": named.get("part")})
    return found


def words(text: str) -> int:
    """How many words a text has."""
    return len(re.findall(r"[\w'\u2019-]+", text))
