"""The start page as plain data: everything that its view shows."""

from __future__ import annotations

from functools import cache

from terra_widgets.start_page import offers, shapes
from terra_widgets.start_page.page import FIRST, LAB, Page
from terra_widgets.text import FALLBACK, translate
from terra_widgets.widgets.snapshot import languages

ORDER: dict[str, list[str]] = {
    "learn": ["games", "lessons", "resume"],
    "teach": ["lessons", "games", "resume"],
    "workshop": ["games", "position", "resume", "lessons"],
}
"""Which part of the page comes first for whom."""


def snapshot(page: Page) -> shapes.StartSnapshot:
    """The page as the view shows it now."""
    language, below = page.language, page.below
    games, lessons = offers.games(language), offers.lessons(language, page.here)
    foreign = any(card.language != language for card in offers.cards(language))
    return {
        "number": page.number,
        "answer": page.answer,
        "language": language,
        "languages": languages(),
        "words": words(language),
        "announce": page.news,
        "gone": translate("start-gone", language),
        "title": translate("start-title", language),
        "subtitle": translate("start-subtitle", language, games=len(games), lessons=len(lessons)),
        "role": page.role,
        "roles": [
            {"value": role, "label": translate(f"start-role-{role}", language)} for role in shapes.ROLES
        ],
        "steps": steps(page),
        "order": ORDER[page.role],
        "headings": {section: translate(f"start-heading-{section}", language) for section in shapes.SECTIONS},
        "people": {"value": page.people, "choices": list(range(1, offers.MOST_PEOPLE + 1))},
        "games": games,
        "lessons": lessons,
        "lessons_note": translate("start-lessons-english", language) if foreign else "",
        "kept": [shown for _, shown in offers.kept_games(language)],
        "position": page.position,
        "problem": page.problem,
        "below": None
        if below is None
        else {"number": below.number, "title": below.title, "ready": below.ready},
    }


def steps(page: Page) -> list[shapes.Step]:
    """What to do first, for this person."""
    lesson, minutes = page.first_lesson()
    if page.role == "teach":
        printed: shapes.Step = _step(page, "print", "print", "")
        if page.printed:
            printed = _step(page, "printed", "file", page.printed)
        last = (
            _step(page, "try", "file", lesson, minutes=minutes)
            if lesson
            else _step(page, "first", "open", FIRST)
        )
        return [_step(page, "guide", "go", "lessons"), printed, last]
    if page.role == "workshop":
        return [
            _step(page, "lab", "open", LAB),
            _step(page, "set-up", "go", "position"),
            _step(page, "whole", "go", "games"),
        ]
    return [
        _step(page, "first", "open", FIRST),
        _step(page, "lesson", "go", "lessons"),
        _step(page, "resume", "go", "resume"),
    ]


def _step(page: Page, key: str, does: shapes.Does, what: str, **facts: int) -> shapes.Step:
    title, text, label = (page.say(f"start-step-{key}-{part}", **facts) for part in ("title", "text", "do"))
    return {"title": title, "text": text, "label": label, "does": does, "what": what}


@cache
def words(language: str) -> dict[str, str]:
    """The fixed words of the view."""
    return {word: translate(f"start-word-{word}", language) for word in shapes.WORDS}


def plain(page: Page) -> str:
    """The page as text, for hosts without widgets."""
    language = page.language
    games = [
        f"  {one['title']}: {one['text']} tw.new({one['name']!r}{_other(language)})"
        for one in offers.games(language)
    ]
    lessons = [
        f"  {one['number']}: {one['title']}. {one['question']} ({one['about']})"
        for one in offers.lessons(language, page.here)
    ]
    headings = (translate(f"start-heading-{section}", language) for section in ("games", "lessons"))
    return "\n".join([
        translate("start-title", language), "", next(headings), *games, "", next(headings), *lessons,
    ])  # fmt: skip


def _other(language: str) -> str:
    return "" if language == FALLBACK else f", language={language!r}"
