"""What a number counts: 1 cube, 3 cubes; in Czech 1 kostka, 3 kostky, 5 kostek."""

from __future__ import annotations

from dataclasses import dataclass

from babel import Locale


@dataclass(frozen=True, slots=True)
class Unit:
    """A word in the forms that go with numbers, by the plural rules of its language, as Fluent has them.

    >>> Unit("cubes", one="cube").counted(1)
    '1 cube'
    >>> Unit("kostek", one="kostka", few="kostky", language="cs").counted(3)
    '3 kostky'
    >>> Unit("%").counted(1)
    '1 %'
    """

    many: str
    one: str = ""
    few: str = ""
    language: str = "en"

    def word(self, value: float) -> str:
        """The word that goes with a number."""
        form = Locale(self.language).plural_form(value)
        return {"one": self.one, "few": self.few}.get(form, "") or self.many

    def counted(self, value: float) -> str:
        """The number with its word."""
        return f"{plain(value)} {self.word(value)}".strip()

    def __str__(self) -> str:
        return self.many

    def __bool__(self) -> bool:
        return bool(self.many)


def plain(value: float) -> str:
    """A number without needless decimals."""
    return f"{value:g}".replace("-", "\N{MINUS SIGN}")
