"""Whose work it is: a field for a name. Work that has the same name is asked about, never shared unasked."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG
from typing import ClassVar

from terra_widgets.errors import LessonError
from terra_widgets.lesson.notes import (
    ABOUT,
    ENDING,
    LONGEST_ABOUT,
    LONGEST_NAME,
    MOST_BYTES,
    PARTS,
    Notes,
    check_about,
    check_name,
    file_name,
    has_parts,
)
from terra_widgets.lesson.part import Part, has_fields
from terra_widgets.lesson.shapes import LearnerFace
from terra_widgets.text.words import clean, isolated
from terra_widgets.widgets.intents import Checks, Intent

LONGEST_TYPED = 200


@dataclass(frozen=True, slots=True)
class Earlier:
    """Notes on a lesson that lie in the folder."""

    path: Path
    learner: str
    named: bool
    when: float
    """The time of the last change, in seconds."""


class Learner(Part):
    """The person or the group whose lesson this is.

    Parameters
    ----------
    title
        What the lesson is called.
    fresh
        Makes notes without a name.
    switched
        Called after somebody has gone on with earlier work or left; and with their stand-in from before,
        after somebody has got a name.
    """

    kind = "learner"
    checks: ClassVar[Checks] = {
        "name": lambda value: (
            has_fields(value, "name", "class_name", "group")
            and all(isinstance(one, str) and len(one) <= LONGEST_TYPED for one in value.values())
        ),
        "mine": lambda value: isinstance(value, bool),
        "leave": lambda value: value is None,
    }

    def __init__(
        self,
        notes: Notes,
        language: str,
        title: str,
        fresh: Callable[[], Notes],
        switched: Callable[[str | None], None],
    ) -> None:
        super().__init__(notes, language)
        self._title, self._fresh, self._switched = title, fresh, switched
        self._typed = dict.fromkeys(("name", *ABOUT), "")
        self._asked: Earlier | None = None
        self.look_for_guests()

    def look_for_guests(self) -> None:
        """Ask about work without a name that somebody has left here: it may be this person's."""
        if self.notes.named or not self.notes.empty:
            return
        others = [one for one in earlier(self.notes) if not one.named]
        self._asked = max(others, key=lambda one: one.when, default=None)

    # What the field and the buttons do

    def give_name(self, name: str, *, mine: bool = False, about: Mapping[str, str] | None = None) -> None:
        """Say who it is.

        Parameters
        ----------
        name
            The name of a person or a group.
        mine
            Whether work that is kept under this name is one's own, to go on with.
        about
            Their class and their group, as far as they want to say.
        """
        name = " ".join(check_name(name).split())
        self._typed = {"name": name} | {one: check_about((about or {}).get(one, "")) for one in ABOUT}
        if self.notes.named and name == self.notes.learner:
            self._note_about()
            self.changed()
            return
        found = namesake(name, self.notes)
        if found is None:
            before = None if self.notes.named else self.notes.learner
            notes = self._fresh() if self.notes.named else self.notes
            if notes.give_name(name):
                self.notes.become(notes)
                self._done(before)
                return
            found = namesake(name, self.notes)  # somebody was faster
            if found is None:
                raise LessonError("notes-not-ours", where=file_name(notes.lesson, name))
        if not mine:
            self._asked = found
            raise LessonError("lesson-same-name", found=isolated(found.learner), name=isolated(name))
        self._take_up(found)

    def leave(self) -> None:
        """Somebody else is here now; the work stays where it is."""
        self._typed = dict.fromkeys(self._typed, "")
        self.notes.become(self._fresh())
        self._done(None)

    def _take_up(self, found: Earlier) -> None:
        """Go on with earlier work; what was done meanwhile is added where nothing stands yet."""
        mine, theirs = self.notes, opened(found, self.notes.lesson)
        if not found.named:
            if mine.add_missing(theirs):
                found.path.unlink(missing_ok=True)
        else:
            if not mine.named and theirs.add_missing(mine):
                mine.path.unlink(missing_ok=True)
            mine.become(theirs)
        self._done(None)

    def _done(self, before: str | None) -> None:
        self._note_about()
        self._asked = None
        self._switched(before)

    def _note_about(self) -> None:
        for one in ABOUT:
            if self._typed[one]:
                self.notes.write("about", one, self._typed[one])
        self._typed = dict.fromkeys(self._typed, "")

    # The view

    def snapshot(self) -> LearnerFace:
        """What the view shows."""
        notes, asked = self.notes, self._asked
        return {
            "title": self._title,
            "name": clean(notes.learner) if notes.named else "",
            "kept": self.say("lesson-kept", file=notes.path.name) if notes.named else "",
            "about": self.about(),
            "typed": [self._typed["name"], *(self._typed[one] for one in ABOUT)],
            "longest": [LONGEST_NAME, *(LONGEST_ABOUT for _ in ABOUT)],
            "ask": "" if asked is None else self._question(asked),
            "when": 0 if asked is None else asked.when,
            "whose": "guest" if asked is not None and not asked.named else "name",
        }

    def about(self) -> str:
        """Class and group in a line, as far as they are known."""
        known = {one: clean(self.notes.about(one)) for one in ABOUT}
        return " · ".join(f"{self.say(f'lesson-word-{one}')}: {text}" for one, text in known.items() if text)

    def _question(self, asked: Earlier) -> str:
        # The page alone knows the person's time zone.
        if asked.named:
            return self.say("lesson-is-this-you", name=isolated(asked.learner), when="{when}")
        return self.say("lesson-is-this-yours", when="{when}")

    def carry_out(self, wish: Intent) -> str:
        """`name` is what was typed, `mine` answers the question, `leave` makes room for the next person."""
        if wish.action == "leave":
            self.leave()
        elif wish.action == "name":
            try:
                about = {"class": wish.value["class_name"], "group": wish.value["group"]}
                self.give_name(wish.value["name"], about=about)
            except LessonError as error:
                if self._asked is None or error.reason.key != "lesson-same-name":
                    raise
                return self._question(self._asked).replace("{when}", "").strip()
        elif self._asked is not None:
            asked, self._asked = self._asked, None
            if wish.value:
                self._take_up(asked)
            elif asked.named:
                return self.say("lesson-another-name")
        return self._news()

    def _news(self) -> str:
        if not self.notes.named:
            return ""
        return self.say("lesson-hello", name=isolated(self.notes.learner))

    def __str__(self) -> str:
        if not self.notes.named:
            return self.say("lesson-about-nobody", title=self._title)
        facts = {"title": self._title, "learner": clean(self.notes.learner), "file": self.notes.path.name}
        return self.say("lesson-about", **facts)


def earlier(notes: Notes) -> Iterator[Earlier]:
    """All other notes on a lesson in the same folder; what is no such file is passed over."""
    for path in sorted(notes.path.parent.glob(f"{notes.lesson}.*{ENDING}")):
        found = None if path == notes.path else _read(path, notes.lesson)
        if found is not None:
            yield found


def namesake(name: str, notes: Notes) -> Earlier | None:
    """Notes of somebody with the same name, also if it is spelled with other capital letters."""
    known = [one for one in earlier(notes) if one.named and folded(one.learner) == folded(name)]
    return max(known, key=lambda one: (one.learner == name, one.when), default=None)


def folded(name: str) -> str:
    """What names that sound the same have in common.

    >>> folded("Ada  Novák") == folded("ADA Novák ")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def opened(found: Earlier, lesson: str) -> Notes:
    """The notes in a file."""
    notes = Notes(lesson, found.learner, found.path.parent, named=found.named)
    if notes.path != found.path:
        notes.path = found.path
        notes.refresh()
    return notes


def _read(path: Path, lesson: str) -> Earlier | None:
    try:
        known = path.stat()
        if not S_ISREG(known.st_mode) or known.st_size > MOST_BYTES:
            return None
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["lesson"] != lesson or not has_parts(content):
            return None
        named = content.get("named") is not False
        if not named and not any(content.get(part) for part in PARTS):
            return None
        return Earlier(path, check_name(content["learner"]), named, known.st_mtime)
    except (OSError, ValueError, TypeError, KeyError, RecursionError, LessonError):
        return None
