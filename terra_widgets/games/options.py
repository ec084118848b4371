"""Options of games: named rules with defaults, frozen, kept in the record.

A game's own class only lists its options. One that is on or off is a plain field with True or False;
`number` and `choice` make the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from typing import Any, NamedTuple, Self

from terra_widgets.errors import SetupError, brief

LONGEST = 40


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
        for name, value in given.items():
            if name not in known:
                short = str(name)[:LONGEST]
                near = get_close_matches(short, known, n=1) or list(known)
                raise SetupError("option-unknown", name=short, near=near[0])
            known[name].metadata.get("check", _switch)(name, value)
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults."""
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != f.default}
