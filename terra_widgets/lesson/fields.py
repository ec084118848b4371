"""The fields of a table in a TOML file, taken one by one, with errors that name the place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, NoReturn, TypeVar, overload

from terra_widgets.errors import LessonError, brief

ID = re.compile(r"[a-z][a-z0-9-]{0,40}")
SPACE = re.compile(r"[ \t\r\n]+")
LONGEST = 2000
MISSING: Any = object()
T = TypeVar("T")
D = TypeVar("D", bound="float | None")


class Fields:
    """The fields of one table; `done` complains about those that nobody asked for."""

    def __init__(self, content: Mapping[str, Any], where: str) -> None:
        self._left = dict(content)
        self.where = where

    def wrong(self, field: str, wanted: str) -> NoReturn:
        """LessonError about a field."""
        raise LessonError("lesson-field", where=self.where, field=field, wanted=wanted)

    @property
    def there(self) -> tuple[str, ...]:
        """The fields that nobody has asked for yet."""
        return tuple(self._left)

    def take(self, field: str, default: Any = MISSING) -> Any:
        """A field as it is."""
        if field not in self._left and default is MISSING:
            raise LessonError("lesson-missing", where=self.where, field=field)
        return self._left.pop(field, default)

    def done(self, made: T = None) -> T:  # type: ignore[assignment]
        """What was made of the fields, if all of them were asked for."""
        for field in self._left:
            raise LessonError("lesson-extra", where=self.where, field=brief(field))
        return made

    def text(self, field: str, default: Any = MISSING) -> str:
        """A text on one line or several."""
        value = self.take(field, default)
        if not isinstance(value, str) or (default is MISSING and not value.strip()):
            self.wrong(field, "a text")
        if len(value) > LONGEST:
            self.wrong(field, f"at most {LONGEST} signs")
        return " ".join(SPACE.split(value)).strip()  # a space that keeps two words together stays

    def texts(self, field: str) -> tuple[str, ...]:
        """A list of texts, perhaps empty."""
        value = self.take(field, [])
        if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
            self.wrong(field, 'a list of texts, as ["one", "two"]')
        return tuple(value)

    def key(self, field: str) -> str:
        """A short name for use in code."""
        value = self.text(field)
        if not ID.fullmatch(value):
            self.wrong(field, "a short name of small letters, digits and hyphens")
        self.where += f" ({value})"
        return value

    def word(self, field: str, known: Sequence[str], default: Any = MISSING) -> str:
        """One of some words."""
        value = self.take(field, default)
        if value not in known:
            self.wrong(field, "one of " + ", ".join(one or '""' for one in known))
        return str(value)

    @overload
    def number(self, field: str, default: float) -> float: ...
    @overload
    def number(self, field: str, default: None) -> float | None: ...
    def number(self, field: str, default: float | None) -> float | None:
        """A number."""
        value = self.take(field, default)
        if value is None:
            return None
        if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
            self.wrong(field, "a number")
        return value

    def year(self, field: str) -> int | None:
        """A year, if there is one."""
        value = self.number(field, None)
        if value is not None and value != int(value):
            self.wrong(field, "a year")
        return None if value is None else int(value)

    def flag(self, field: str, *, default: bool) -> bool:
        """True or false."""
        value = self.take(field, default)
        if not isinstance(value, bool):
            self.wrong(field, "true or false")
        return value

    def tables(self, field: str) -> list[Fields]:
        """Tables under one name: `[[field]]`."""
        value = self.take(field, [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            self.wrong(field, f"tables, as [[{field}]]")
        return [Fields(one, f"{self.where}: {field} {i}") for i, one in enumerate(value, start=1)]

    def named(self, field: str) -> dict[str, Fields]:
        """Tables by name: `[field.name]`."""
        value = self.take(field, {})
        if not isinstance(value, dict) or not all(isinstance(one, dict) for one in value.values()):
            self.wrong(field, f"tables by name, as [{field}.name]")
        return {name: Fields(one, f"{self.where}: {field}.{name}") for name, one in value.items()}
