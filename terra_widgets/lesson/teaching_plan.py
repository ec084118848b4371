"""What a guide says about the course of its lesson: who does what, and when, in 45 minutes and in 90."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from terra_widgets.text import translate

HEADING = re.compile(r"^## (.+?) *$", re.MULTILINE)
COLUMNS = 3


@dataclass(frozen=True, slots=True)
class Step:
    """One part of a lesson, as a teacher sees it."""

    part: str
    minutes: str
    """From when to when in 45 minutes; empty for what only the long version has."""
    task: str
    """What the teacher does; Markdown."""
    long_minutes: str
    """The same in 90 minutes."""
    more: str
    """What there is time for then; Markdown."""


@dataclass(frozen=True, slots=True)
class TeachingPlan:
    """The course of a lesson. All texts are Markdown, and empty where a guide doesn't have them."""

    about: str = ""
    """What stands before the first heading."""
    steps: tuple[Step, ...] = ()
    advice: str = ""
    """What stands below the table: what to leave out when time is short, and how to lead the talk."""
    trap: str = ""
    """What to ask in the first minute, so that most people walk into it."""
    roles: str = ""
    action: str = ""
    """What learners do after the lesson, outside."""
    goals: str = ""
    """The targets of the UN's Sustainable Development Goals, each with a few words."""


def read_plan(folder: Path, language: str) -> TeachingPlan:
    """The plan of a lesson, from its guide."""
    path = folder / f"guide.{language}.md"
    if not path.is_file():
        return TeachingPlan()
    text = path.read_text(encoding="utf-8", errors="replace")
    first, *rest = HEADING.split(text)
    parts = dict(zip(rest[::2], rest[1::2], strict=True))
    timing = parts.get(translate("lesson-guide-timing", language), "")
    plan = parts.get(translate("lesson-guide-plan", language), "")
    return TeachingPlan(
        about=first.strip().partition("\n")[2].strip(),  # without the title
        steps=_steps(_rows(timing), _rows(plan)),
        advice="\n".join(line for line in timing.splitlines() if not line.startswith("|")).strip(),
        trap=_point(plan, "trap", language),
        roles=_point(plan, "roles", language),
        action=_point(plan, "action", language),
        goals=_point(plan, "goals", language),
    )


def _rows(text: str) -> list[list[str]]:
    """The rows of the one table of a section, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines[2:]]
    return [row for row in rows if len(row) == COLUMNS]


def _steps(usual: list[list[str]], long: list[list[str]]) -> tuple[Step, ...]:
    """Both versions side by side, in the order of the longer one."""
    tasks = {part: (minutes, task) for minutes, part, task in usual}
    more = {part: (minutes, text) for minutes, part, text in long} or dict.fromkeys(tasks, ("", ""))
    return tuple(Step(part, *tasks.get(part, ("", "")), *more[part]) for part in more)


def _point(text: str, key: str, language: str) -> str:
    """The text of one point of the list: `- *Roles.* ...`, by its label."""
    label = re.escape(translate(f"lesson-guide-{key}", language))
    found = re.search(rf"^- \*{label}\.\* (.+?)(?=\n- |\n\n|\n*\Z)", text, re.MULTILINE | re.DOTALL)
    return " ".join(found[1].split()) if found else ""
