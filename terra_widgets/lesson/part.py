"""One part of a lesson: it keeps what it shows, and carries out what people ask for.

It knows nothing of notebooks; `widget.py` shows it there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, ClassVar

from terra_widgets.errors import IllegalMove
from terra_widgets.lesson.notes import Notes
from terra_widgets.text import translate
from terra_widgets.text.words import clean
from terra_widgets.widgets.inbox import Inbox
from terra_widgets.widgets.intents import Checks, Intent, read
from terra_widgets.widgets.shapes import Answer
from terra_widgets.widgets.snapshot import Snapshot

LONGEST_TEXT = 2000
# The fixed words of these views, by the keys they ask for; `lesson-word-` and the key name the sentence.
WORDS = (
    "seal", "sealed", "why", "prediction", "again", "right", "wrong", "number",
    "several", "claim", "game-does", "figures-say", "outside", "judge", "our-verdict", "true", "partly-true",
    "untrue", "modelled", "partly", "not", "opinion", "contested", "sides", "source", "ticket",
    "doubt", "deed", "save", "saved", "because", "point", "report", "make", "download", "chart", "play-first",
    "name", "class", "group", "name-note", "name-go", "mine", "mine-name", "other", "not-mine", "leave",
)  # fmt: skip


class Part:
    """A part of a lesson.

    Parameters
    ----------
    notes
        Where its content is kept.
    language
        The language of sentences.
    """

    kind: ClassVar[str] = ""
    """Which component of the view draws it."""
    checks: ClassVar[Checks] = {}
    """What its view may ask for."""

    def __init__(self, notes: Notes, language: str) -> None:
        self.notes, self.language = notes, language
        self._watchers: list[Callable[[str], None]] = []

    # What each part says for itself

    def snapshot(self) -> Mapping[str, object]:
        """What the view shows, as plain data."""
        raise NotImplementedError

    def carry_out(self, wish: Intent) -> str:
        """Do what a person asked for in the view; gives the news to be read out."""
        raise NotImplementedError

    # What they share

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence in the language of the lesson."""
        return translate(key, self.language, **facts)

    def watch(self, changed: Callable[[str], None]) -> Callable[[], None]:
        """Call a function with the news after every change; what comes back ends that."""
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed) if changed in self._watchers else None

    def changed(self, news: str = "") -> None:
        """Tell everybody who shows this part."""
        for watcher in tuple(self._watchers):
            watcher(news)

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        from terra_widgets.lesson.widget import mimebundle

        return mimebundle(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.notes.lesson}, {self.notes.learner}>"


class PartScreen:
    """A part as one widget shows it: numbered snapshots go out, messages come in."""

    def __init__(self, part: Part, show: Callable[[Snapshot], None]) -> None:
        self.part, self._show = part, show
        self._number = 0
        self._busy = False
        self._inbox = Inbox(partial(read, checks=part.checks), part.carry_out, lambda: part.language)
        self._leave = part.watch(self._changed)
        self._draw(None, "")

    def close(self) -> None:
        """Stop following the part."""
        self._leave()

    def receive(self, message: object) -> None:
        """Carry out one message from the view, or answer with one sentence and change nothing."""
        self._busy = True
        try:
            answered = self._inbox.receive(message)
        finally:
            self._busy = False
        if answered is not None:
            self._draw(answered[0], answered[1] or "")
            self._show(self.snapshot)

    def _changed(self, news: str) -> None:
        if not self._busy:
            self._draw(None, news)
            self._show(self.snapshot)

    def _draw(self, answer: Answer | None, news: str) -> None:
        self._number += 1
        language = self.part.language
        self.snapshot: Snapshot = {
            "number": self._number,
            "answer": answer,
            "language": language,
            "words": words(language),
            "announce": news,
            "gone": translate("gone", language),
            "part": self.part.snapshot(),
        }


def has_fields(value: object, *names: str) -> bool:
    """Whether a value is a dict with exactly these names."""
    return isinstance(value, dict) and set(value) == set(names)


def written(value: object) -> str:
    """A text that a person wrote, as it is kept: lines of plain signs, not too long."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise IllegalMove("lesson-text", most=LONGEST_TEXT)
    return "\n".join(clean(line).strip() for line in value.splitlines()).strip()


@cache
def words(language: str) -> dict[str, str]:
    """The fixed words of the view, by their short keys."""
    return {word: translate(f"lesson-word-{word}", language) for word in WORDS}
