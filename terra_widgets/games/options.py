"""Options of games: named rules with defaults, frozen, kept in the record.

A game's own class only lists its options. One that is on or off is a plain field with True or False;
`number`, `choice` and `text` make the others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from typing import Any, NamedTuple, Self

from terra_widgets.errors import SetupError, brief

LONGEST = 40
LONGEST_TEXT = 400


class _Range(NamedTuple):
    least: int
    most: int

    def check(self, name: str, value: object) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise SetupError("option-number", name=name, least=self.least, most=self.most, found=brief(value))


class _Choice(NamedTuple):
    known: Sequence[str]
    wrong: str
    rule: str

    def check(self, name: str, value: object) -> None:
        if not isinstance(value, str) or value not in self.known:
            known = ", ".join(self.known)
            raise SetupError(self.wrong, self.rule, name=name, found=brief(value), known=known)


def number(default: int, least: int, most: int) -> int:
    """An option that is a whole number."""
    made: int = field(default=default, metadata={"check": _Range(least, most).check})
    return made


def choice(known: Sequence[str], wrong: str, rule: str = "") -> str:
    """An option that is one of some words, by default the first; `wrong` is the text key of its error."""
    made: str = field(default=known[0], metadata={"check": _Choice(known, wrong, rule).check})
    return made


def text(
    default: str, plain: Callable[[Any], Any], wrong: str, rule: str = "", longest: int = LONGEST_TEXT
) -> str:
    """An option that is a text of one word; `plain` makes one of what else people may write."""

    def check(name: str, value: object) -> None:
        if not isinstance(value, str) or not value or len(value) > longest or value.split() != [value]:
            raise SetupError(wrong, rule, name=name, found=brief(value))

    made: str = field(default=default, metadata={"check": check, "plain": plain})
    return made


def _as_it_is(value: object) -> object:
    return value


def _switch(name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise SetupError("option-not-bool", name=name, found=brief(value))


@dataclass(frozen=True, slots=True)
class Options:
    """Named rules of one table."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """Options from names and values; SetupError for a name or value that does not exist."""
        known: dict[str, Field[Any]] = {option.name: option for option in fields(cls)}
        plain = {}
        for name, value in given.items():
            if name not in known:
                short = str(name)[:LONGEST]
                near = get_close_matches(short, known, n=1) or list(known)
                raise SetupError("option-unknown", name=short, near=near[0])
            plain[name] = known[name].metadata.get("plain", _as_it_is)(value)
            known[name].metadata.get("check", _switch)(name, plain[name])
        return cls(**plain)

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults."""
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != f.default}
