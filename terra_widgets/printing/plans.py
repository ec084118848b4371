"""Plans: the course of a lesson on one page, for the teacher, from the lesson and its guide."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.lesson.source import Source
from terra_widgets.lesson.teaching_plan import Step, TeachingPlan, read_plan
from terra_widgets.markup import Html, joined, tag
from terra_widgets.printing.lesson_text import Part, html, lists, read_parts
from terra_widgets.printing.page import Document
from terra_widgets.text import translate

FOLDER = "plans"
COLUMNS = ("usual", "long", "part", "task", "more")


def plans(sources: Sequence[Source], language: str) -> tuple[Document, ...]:
    """A plan for each of these lessons that has a guide."""
    found = [(source, read_plan(source.folder, source.language)) for source in sources]
    return tuple(_document(source, plan, language) for source, plan in found if plan.steps)


def _document(source: Source, plan: TeachingPlan, wanted: str) -> Document:
    language = source.language
    path = source.folder / f"{language}.md"
    parts = read_parts(path) if path.is_file() else {}
    lesson = parts.get("card", Part(source.title, "")).title
    goals = parts.get("objectives", Part("", ""))
    body = (
        tag("h1", lesson),
        html(plan.about),
        tag("h2", goals.title),
        lists(goals.text),
        _point("trap", plan.trap, language),
        _point("roles", plan.roles, language),
        _table(plan.steps, language),
        html(plan.advice),
        _point("action", plan.action, language),
        _point("goals", plan.goals, language),
    )
    title = translate("print-doc-plan", language, lesson=lesson)
    note = translate("print-english-only", wanted) if language != wanted else ""
    page = tag("article", *body, class_="p-plan")
    return Document(f"{FOLDER}/{source.name}", title, note, (page,), language, flows=True)


def _point(key: str, text: str, language: str) -> Html:
    if not text:
        return joined(())
    return tag("div", html(f"**{translate(f'lesson-guide-{key}', language)}.** {text}"), class_="p-keep")


def _table(steps: tuple[Step, ...], language: str) -> Html:
    heads = [tag("th", translate(f"print-plan-{key}", language), scope="col") for key in COLUMNS]
    rows = [
        tag(
            "tr",
            tag("td", one.minutes),
            tag("td", one.long_minutes),
            tag("th", one.part, scope="row"),
            tag("td", html(one.task)),
            tag("td", html(one.more)),
        )
        for one in steps
    ]
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows), class_="p-steps")
