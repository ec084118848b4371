"""A learner's notes on one lesson: predictions, answers, ticket and games, in one small file."""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import unicodedata
from pathlib import Path
from typing import Any

from terra_widgets.errors import LessonError, brief
from terra_widgets.files import TooLarge, problem_of, read_json, read_whole, sweep, write_whole
from terra_widgets.lock import locked
from terra_widgets.text.names import is_name

FORMAT = "terra-notes"
VERSION = 1
MOST_BYTES = 500_000
LONGEST_NAME = 60
LONGEST_ABOUT = 30
ABOUT = ("class", "group")
"""What a learner may say beside the name."""
ENDING = ".notes.json"
GUEST = "no-name-"
JUST_NOW = 60
"""Seconds: what is not finished after them was left behind by somebody."""
FIRST_PARTS = ("predictions", "answers", "verdicts", "ticket", "games", "charts")
"""What the notes of every version of the kit have."""
PARTS = (*FIRST_PARTS, "about", "entries", "before", "after", "finished")

Stamp = tuple[int, int, int]


class Notes:
    """What one learner has written in one lesson; every change is kept at once, whole or not at all.

    Parameters
    ----------
    lesson
        The name of the lesson.
    learner
        The name of a person or a group; a stand-in as long as none was given.
    folder
        Where the file lies: beside the notebook.
    named
        Whether the name was given by a person. Notes without one have a file that no others share.
    """

    def __init__(self, lesson: str, learner: str, folder: Path, *, named: bool = True) -> None:
        self.lesson, self.learner, self.named = lesson, check_name(learner), named
        self.path = folder / (file_name(lesson, self.learner) if named else guest_file(lesson))
        sweep(folder, before=[self._stem[:40]])
        self._parts: dict[str, dict[str, Any]] = {part: {} for part in PARTS}
        self._seen: Stamp | None = None
        self.refresh()

    def refresh(self) -> None:
        """Read the file again if somebody else has changed it: another notebook, or a teacher."""
        seen = self._stamp()
        if seen != self._seen:
            self._parts = {part: {} for part in PARTS} | (self._read() if seen else {})
            self._seen = seen

    def _stamp(self) -> Stamp | None:
        """By which a changed file is known; None if there is none."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def of(self, part: str, key: str) -> Any:
        """What is written under a key; None if nothing is."""
        return self._parts[part].get(key)

    def fields(self, part: str, key: str) -> dict[str, Any]:
        """What is written under a key, as names with values; empty for anything else."""
        found = self._parts[part].get(key)
        return found if isinstance(found, dict) else {}

    def all(self, part: str) -> dict[str, Any]:
        """All that is written in one part."""
        return dict(self._parts[part])

    def write(self, part: str, key: str, value: Any) -> None:
        """Keep a value; None takes it away. What others write meanwhile, in other programs, is kept too."""
        if self._stamp() is not None:  # a file that is gone comes back with what is known here
            self.refresh()
        if self._parts[part].get(key) == value:
            return
        with locked(self._lock):
            if self._stamp() is not None:
                self._seen = None  # two changes within one tick of the clock look alike
                self.refresh()
            before = self._parts[part]
            changed = {name: one for name, one in before.items() if name != key}
            self._parts[part] = changed if value is None else {**before, key: value}
            try:
                self._save()
            except LessonError:
                self._parts[part] = before
                raise

    @property
    def empty(self) -> bool:
        """Whether nothing is written yet."""
        return not any(self._parts.values())

    def about(self, what: str) -> str:
        """The class or the group that a learner named; empty without."""
        found = self.of("about", what)
        return found if isinstance(found, str) else ""

    def give_name(self, learner: str) -> bool:
        """Keep everything under a name from now on; False, and no change, if there are notes of that name."""
        learner = check_name(learner)
        path = self.path.with_name(file_name(self.lesson, learner))
        try:
            # Of two who come at once, one gets it.
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(self._text(learner, named=True).encode(errors="replace"))
        except FileExistsError:
            return False
        except OSError as error:
            raise _trouble(path, error) from error
        before, self.path, self.learner, self.named = self.path, path, learner, True
        self._seen = self._stamp()
        before.unlink(missing_ok=True)
        return True

    def become(self, other: Notes) -> None:
        """Be the notes of somebody else from now on, for all who hold these."""
        vars(self).update(vars(other))

    def add_missing(self, other: Notes) -> bool:
        """Write down what other notes have and these have not; whether that was all of it."""
        missing = [
            (part, key, value)
            for part in PARTS
            for key, value in other.all(part).items()
            if self.of(part, key) is None
        ]
        for part, key, value in missing:
            self.write(part, key, value)
        return all(self.of(part, key) == value for part in PARTS for key, value in other.all(part).items())

    def erase(self) -> None:
        """Forget everything, and the files too: the notes, the report, and what was left unfinished."""
        self._parts, self._seen = {part: {} for part in PARTS}, None
        for path in (self.path, self.report_path):
            try:
                with locked(self._lock):
                    path.unlink(missing_ok=True)
            except OSError as error:
                raise _trouble(path, error) from error
        sweep(self.path.parent, left_behind=JUST_NOW, before=[self._stem[:40]])

    @property
    def report_path(self) -> Path:
        """Where the report lies: beside the notes."""
        return self.path.with_name(f"{self._stem}.report.html")

    @property
    def _stem(self) -> str:
        return self.path.name.removesuffix(ENDING)

    @property
    def _lock(self) -> Path:
        return self.path.with_name(f".{self.path.name}.lock")

    def _save(self) -> None:
        write_private(self.path, self._text(self.learner, named=self.named))
        self._seen = self._stamp()

    def _text(self, learner: str, *, named: bool) -> str:
        content = {"format": FORMAT, "version": VERSION, "lesson": self.lesson, "learner": learner}
        if not named:
            content["named"] = False
        return json.dumps({**content, **self._parts}, ensure_ascii=False, indent=1)

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            content = read_json(read_whole(self.path, MOST_BYTES))
        except TooLarge:
            content = None
        except (OSError, ValueError, RecursionError) as error:
            raise _trouble(self.path, error) from error
        good = (
            isinstance(content, dict)
            and (content.get("format"), content.get("version")) == (FORMAT, VERSION)
            and (content.get("lesson"), content.get("learner")) == (self.lesson, self.learner)
            and has_parts(content)
        )
        if not isinstance(content, dict) or not good:
            raise LessonError("notes-not-ours", where=self.path.name)
        return {part: content.get(part, {}) for part in PARTS}


def has_parts(content: dict[str, Any]) -> bool:
    """Whether a file holds the parts of notes; those of earlier versions of the kit lack some."""
    there = all(part in content for part in FIRST_PARTS)
    return there and all(isinstance(content.get(part, {}), dict) for part in PARTS)


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner reads, whole or not at all; LessonError if the disk won't have it."""
    try:
        write_whole(path, text, sync=False)
    except OSError as error:
        raise _trouble(path, error) from error


def _trouble(path: Path, error: Exception) -> LessonError:
    return LessonError("notes-file", where=path.name, problem=problem_of(error))


def check_name(learner: object) -> str:
    """A name for a learner; LessonError for what can't be one."""
    if not is_name(learner, LONGEST_NAME) or str(learner).startswith("bot:"):
        raise LessonError("lesson-learner", found=brief(learner), most=LONGEST_NAME)
    return str(learner).strip()


def check_about(value: object) -> str:
    """The name of a class or a group, perhaps empty; LessonError for what can't be one."""
    typed = " ".join(value.split()) if isinstance(value, str) else value
    if typed == "":
        return ""
    if not is_name(typed, LONGEST_ABOUT):
        raise LessonError("lesson-about-class", found=brief(value), most=LONGEST_ABOUT)
    return str(typed)


def file_name(lesson: str, learner: str) -> str:
    """The name of the file: readable, fit for every disk, another one for every learner.

    >>> file_name("03_cubes_pile_up", "team-a")
    '03_cubes_pile_up.team-a.notes.json'
    """
    plain = unicodedata.normalize("NFKD", learner.lower()).encode("ascii", "ignore").decode()
    plain = re.sub(r"[^a-z0-9-]+", "_", plain).strip("_")[:24]
    if plain != learner:  # two names must never share a file
        plain = f"{plain or 'learner'}-{hashlib.sha256(learner.encode()).hexdigest()[:6]}"
    return f"{lesson}.{plain}{ENDING}"


def guest_file(lesson: str) -> str:
    """A file for notes without a name, another one each time."""
    return f"{lesson}.{GUEST}{secrets.token_hex(4)}{ENDING}"
