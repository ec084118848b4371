"""A learner's notes on one lesson: predictions, answers, ticket and games, in one small file."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from pathlib import Path
from typing import Any

from terra_widgets.errors import LessonError, brief
from terra_widgets.files import problem_of, write_whole

FORMAT = "terra-notes"
VERSION = 1
MOST_BYTES = 500_000
LONGEST_NAME = 60
PARTS = ("predictions", "answers", "verdicts", "ticket", "games", "charts")


class Notes:
    """What one learner has written in one lesson; every change is kept at once, whole or not at all.

    Parameters
    ----------
    lesson
        The name of the lesson.
    learner
        The name of a person or a group.
    folder
        Where the file lies: beside the notebook.
    """

    def __init__(self, lesson: str, learner: str, folder: Path) -> None:
        self.lesson, self.learner = lesson, check_name(learner)
        self.path = folder / file_name(lesson, self.learner)
        self._parts: dict[str, dict[str, Any]] = {part: {} for part in PARTS}
        self._seen: tuple[int, int] | None = None
        self.refresh()

    def refresh(self) -> None:
        """Read the file again if somebody else has changed it: another notebook, or a teacher."""
        seen = self._stamp()
        if seen != self._seen:
            self._parts = {part: {} for part in PARTS} | (self._read() if seen else {})
            self._seen = seen

    def _stamp(self) -> tuple[int, int] | None:
        """By which a changed file is known; None if there is none."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

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
        """Keep a value; None takes it away."""
        if self._stamp() is not None:  # a file that is gone comes back with what is known here
            self.refresh()
        if self._parts[part].get(key) == value:
            return
        before = self._parts[part]
        changed = {name: one for name, one in before.items() if name != key}
        self._parts[part] = changed if value is None else {**before, key: value}
        try:
            self._save()
        except LessonError:
            self._parts[part] = before
            raise

    def erase(self) -> None:
        """Forget everything, and the file too."""
        self._parts, self._seen = {part: {} for part in PARTS}, None
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise _trouble(self.path, error) from error

    def _save(self) -> None:
        content = {"format": FORMAT, "version": VERSION, "lesson": self.lesson, "learner": self.learner}
        write_shared(self.path, json.dumps({**content, **self._parts}, ensure_ascii=False, indent=1))
        self._seen = self._stamp()

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            large = self.path.stat().st_size > MOST_BYTES
            content = None if large else json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise _trouble(self.path, error) from error
        good = (
            isinstance(content, dict)
            and (content.get("format"), content.get("version")) == (FORMAT, VERSION)
            and (content.get("lesson"), content.get("learner")) == (self.lesson, self.learner)
            and all(isinstance(content.get(part), dict) for part in PARTS)
        )
        if not isinstance(content, dict) or not good:
            raise LessonError("notes-not-ours", where=self.path.name)
        return {part: content[part] for part in PARTS}


def write_shared(path: Path, text: str) -> None:
    """Write a file of the learner's in place of what was there; LessonError if the disk won't have it."""
    try:
        write_whole(path, text, sync=False, shared=True)
    except OSError as error:
        raise _trouble(path, error) from error


def _trouble(path: Path, error: Exception) -> LessonError:
    return LessonError("notes-file", where=path.name, problem=problem_of(error))


def check_name(learner: object) -> str:
    """A name for a learner; LessonError for what can't be one."""
    good = isinstance(learner, str) and 0 < len(learner.strip()) <= LONGEST_NAME and learner.isprintable()
    if not good or str(learner).startswith("bot:"):
        raise LessonError("lesson-learner", found=brief(learner), most=LONGEST_NAME)
    return str(learner).strip()


def file_name(lesson: str, learner: str) -> str:
    """The name of the file: readable, fit for every disk, another one for every learner.

    >>> file_name("03_cubes_pile_up", "team-a")
    '03_cubes_pile_up.team-a.notes.json'
    """
    plain = unicodedata.normalize("NFKD", learner.lower()).encode("ascii", "ignore").decode()
    plain = re.sub(r"[^a-z0-9-]+", "_", plain).strip("_")[:24]
    if plain != learner:  # two names must never share a file
        plain = f"{plain or 'learner'}-{hashlib.sha256(learner.encode()).hexdigest()[:6]}"
    return f"{lesson}.{plain}.notes.json"
