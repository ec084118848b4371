"""Build the notebooks from the lessons, one way only.

`lessons/NN_slug/<lang>.md` becomes `notebooks/<lang>/NN_slug.ipynb`: edit the lesson, never the
notebook. The table of claims in `lessons/README.md` is made here too. `--check` writes nothing, names
what is stale and ends with 1.
"""

import hashlib
import json
import re
import sys
from itertools import zip_longest
from pathlib import Path

import jupytext

from terra_widgets.text import translate

sys.path.append(str(Path(__file__).resolve().parent))
from claim_table import with_claims
from shipped import fingerprint

ROOT = Path(__file__).resolve().parent.parent
LESSON = re.compile(r"\d\d_\w+")
LANGUAGE = re.compile(r"[a-z]{2}(_[A-Z]{2})?")  # guide.en.md and the like are not notebooks
# A heading may say which part of a lesson begins, and how many minutes it takes: `## Play {play 12}`.
PART = re.compile(r"\A(#+ .*?) *\{([a-z]+)(?: (\d+))?\}$", re.MULTILINE)
# What a cell shows, by a call in it; the first that fits counts.
LINES = (
    ("tw.start(", "start"), ("tw.Lesson(", "name"), ("lesson.before(", "before"),
    ("lesson.after(", "after"), ("lesson.write(", "write"), ("tw.simulate(", "games"), ("tw.Lab(", "games"),
    ("lesson.games(", "games"), ("lesson.lab(", "games"),
    ("lesson.predict(", "predict"), ("lesson.finish(", "finish"),
    ("lesson.table(", "table"), ("lesson.again(", "table"), ("tw.new(", "table"),
    ("tw.first_game(", "table"),
    ("lesson.chart(", "chart"), ("lesson.figures(", "figures"), ("lesson.claim(", "claim"),
    ("lesson.quiz(", "quiz"), ("lesson.ticket(", "ticket"), ("lesson.report(", "report"),
)  # fmt: skip
FORMAT = {"extension": ".md", "split_at_heading": True}


class LessonError(Exception):
    """A lesson that can't be built, with the file and what to do."""


def main(words: list[str]) -> int:
    """Build all notebooks, or with `--check` say which are stale."""
    if words not in ([], ["--check"]):
        print("Usage: build.py [--check]", file=sys.stderr)
        return 2
    try:
        stale = find_stale(ROOT)
    except LessonError as error:
        print(error, file=sys.stderr)
        return 1
    for path, text in stale.items():
        name = path.relative_to(ROOT).as_posix()
        if words:
            why = "differs from the lessons" if text else "was built from a lesson that is gone"
            print(f"{name} {why}: run `python3 run.py build`.", file=sys.stderr)
        elif text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"built {name}")
        else:
            path.unlink()
            print(f"removed {name}")
    return 1 if words and stale else 0


def find_stale(root: Path) -> dict[Path, str]:
    """The files that are not as they should be, and what they should hold (nothing: go)."""
    wanted = {
        root / "notebooks" / source.stem / f"{source.parent.name}.ipynb": build(source, root)
        for source in sources(root)
    }
    check_sisters(wanted)
    stale = {path: text for path, text in wanted.items() if read(path) != text}
    for path in sorted((root / "notebooks").glob("*/*.ipynb")):
        source = source_of(path)
        if source and not (root / source).exists():
            stale[path] = ""
    readme = root / "lessons" / "README.md"
    told = read(readme)
    if (fresh := with_claims(told, readme.parent)) != told:
        stale[readme] = fresh
    return stale


def sources(root: Path) -> list[Path]:
    """The lessons, in all their languages."""
    return sorted(
        path
        for path in (root / "lessons").glob("*/*.md")
        if LESSON.fullmatch(path.parent.name) and LANGUAGE.fullmatch(path.stem)
    )


def build(source: Path, root: Path) -> str:
    """The notebook of one lesson, as the text of its file: the same text each time."""
    lesson = jupytext.reads(source.read_text(encoding="utf-8"), fmt=FORMAT)
    cells = []
    for number, cell in enumerate(lesson.cells):
        made_from = f"{source.parent.name}\0{number}\0{cell.cell_type}\0{cell.source}"
        heading = PART.match(cell.source) if cell.cell_type == "markdown" else None
        if heading:
            title, part, minutes = heading.groups()
            time = f" · {minutes} min" if minutes else ""
            cell.source = title + time + cell.source[heading.end() :]
            cell.metadata["terra"] = {"part": part, "minutes": int(minutes or 0)}
        cells.append(
            {
                "cell_type": cell.cell_type,
                "id": hashlib.sha256(made_from.encode()).hexdigest()[:12],
                "metadata": dict(cell.metadata),
                "source": cell.source.splitlines(keepends=True),
            }
        )
        if cell.cell_type == "code":
            # A class sees a page, not a program: one line, and a click on its dots shows the code.
            cells[-1]["metadata"]["jupyter"] = {"source_hidden": True}
            cells[-1]["source"].insert(0, f"# {line_for(cell.source, source.stem)}\n")
            cells[-1] |= {"execution_count": None, "outputs": []}
    notebook = {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "terra": {
                "fingerprint": fingerprint(cells),  # tells whether somebody has written into it
                "language": source.stem,
                "source": source.relative_to(root).as_posix(),
            },
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def line_for(code: str, language: str) -> str:
    """The line that stands for a cell of code: what it shows, in words."""
    shows = next((what for call, what in LINES if call in code), "code")
    return translate(f"lesson-cell-{shows}", language)


def check_sisters(notebooks: dict[Path, str]) -> None:
    """Stop when a lesson has other code in one language than in another."""
    first: dict[str, tuple[Path, list[str]]] = {}
    for path, text in notebooks.items():
        own = f', language="{path.parent.name}"'  # the one thing that may differ
        cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
        code = ["".join(cell["source"][1:]).replace(own, "") for cell in cells]
        model, expected = first.setdefault(path.name, (path, code))
        if code != expected:
            pairs = zip_longest(code, expected)
            number = next(n for n, (mine, other) in enumerate(pairs, 1) if mine != other)
            raise LessonError(
                f"lessons/{path.stem}/{path.parent.name}.md: code cell {number} differs from "
                f"{model.parent.name}.md. A lesson has the same code in every language."
            )


def source_of(path: Path) -> str:
    """The lesson a notebook says it was built from; nothing for a person's own notebook."""
    try:
        source = json.loads(read(path))["metadata"]["terra"]["source"]
    except (ValueError, KeyError, TypeError):
        return ""
    return str(source)


def read(path: Path) -> str:
    """The text of a file; nothing if there is none."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
