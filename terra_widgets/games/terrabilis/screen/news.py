"""What is important in a move of Terrabilis, and what it brought in a few pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from terra_widgets.games.contract import Event
from terra_widgets.games.terrabilis.deck.cards import RESOURCES, Question
from terra_widgets.games.terrabilis.screen.sentences import answer_of
from terra_widgets.text import translate
from terra_widgets.text.words import clean, isolated
from terra_widgets.widgets.happenings import notice
from terra_widgets.widgets.shapes import Notice

# What is told by the sentence of the move itself: its title says what kind of moment it is.
PLAIN = {
    "burst": ("warn", "bad"),
    "out": ("warn", "bad"),
    "disaster": ("disaster", "bad"),
}
TOLD = frozenset(
    ("roll", "land", "year", "install", "hazard", "burst", "out", "right", "wrong", "disaster", "join",
     "agree", "decline", "refuse", "conflict")
)  # fmt: skip
"""What needs words: the rest is told by the pictures of what came and went."""
DICE = frozenset(("roll", "land", "year"))


def notices(
    events: Sequence[Event], names: Sequence[str], tell: Callable[[Collection[str]], str], language: str
) -> list[Notice]:
    """The dice, a burst, a disaster, a country that is out; `tell` has words for kinds of events."""
    found = []
    for event in events:
        if event.kind in PLAIN:
            sign, tone = PLAIN[event.kind]
            facts = {"name": isolated(names[event.player])}
            title = translate(f"terrabilis-notice-{event.kind}", language, **facts)
            found.append(notice(title, sign, tone, tell({event.kind})))
        elif event.kind == "roll":
            found.append(notice(tell(DICE), "dice", "plain", brief=True))
    return found


def answered(question: Question, correct: bool, title: str, language: str) -> Notice:
    """TB-31: the right answer, why it is, and where that is from."""
    right = translate(
        "terrabilis-notice-right", language, answer=isolated(answer_of(question, question.right, language))
    )
    note = clean(question.notes.get(language, question.note))
    source = translate("terrabilis-source", language, source=isolated(question.source))
    sign, tone = ("check", "good") if correct else ("cross", "bad")
    return notice(title, sign, tone, f"{right} {note}", source=source)


def flows(events: Sequence[Event], player: int | None) -> list[tuple[str, int]]:
    """What came to the country that moved, and went."""
    return [
        (str(event.facts["resource"]), int(event.facts["amount"]))
        for event in events
        if event.facts.get("resource") in RESOURCES and event.player == player and event.kind != "points"
    ]
