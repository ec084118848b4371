"""What a lesson is about, in a few words, as its own text says: for whoever looks for one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from terra_widgets.errors import LessonError
from terra_widgets.files import problem_of
from terra_widgets.lesson.folders import folder_of
from terra_widgets.lesson.source import read_lesson
from terra_widgets.text import FALLBACK

HEADING = re.compile(r"^#{1,2} (?P<title>.+?) *\{(?P<part>\w+)(?: (?P<minutes>\d+))?\} *$", re.MULTILINE)
ROW = re.compile(r"^\|[^|\n]*\|(?P<text>[^|\n]*)\| *$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Card:
    """A lesson at a glance."""

    name: str
    language: str
    title: str
    question: str
    minutes: int
    ages: tuple[int, ...]
    """The youngest, and the oldest if there is one."""
    game: str
    folder: Path

    @property
    def number(self) -> int:
        """Its number among the lessons."""
        return int(self.name[:2])


def read_card(name: str, language: str = FALLBACK) -> Card:
    """The card of a lesson, in English where there is no other."""
    folder = folder_of(name)
    if not (folder / f"{language}.md").is_file() or not (folder / f"{language}.toml").is_file():
        language = FALLBACK
    source = read_lesson(folder, language)
    path = folder / f"{language}.md"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise LessonError("lesson-file", where=f"{name}/{path.name}", problem=problem_of(error)) from error
    headings = list(HEADING.finditer(text))
    question = next((one["title"] for one in headings if one["part"] == "objectives"), source.title)
    # The first row of the table under the title says for whom: "ages 13 to 18, alone or in groups".
    whom = re.split("[,;]", next((row["text"] for row in ROW.finditer(text) if row["text"].strip(" -")), ""))
    return Card(
        name=folder.name,
        language=language,
        title=source.title,
        question=question,
        minutes=sum(int(one["minutes"] or 0) for one in headings),
        ages=tuple(map(int, re.findall(r"\d+", whom[0])))[:2],
        game=source.game,
        folder=folder,
    )
