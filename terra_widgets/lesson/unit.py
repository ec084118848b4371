"""What a number counts: 1 cube, 3 cubes; in Czech 1 kostka, 3 kostky, 5 kostek."""

from __future__ import annotations

from dataclasses import dataclass

FEW = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Unit:
    """A word in the forms that go with numbers; some languages have one of their own for two to four.

    >>> Unit("cubes", one="cube").counted(1)
    '1 cube'
    >>> Unit("kostek", one="kostka", few="kostky").counted(3)
    '3 kostky'
    >>> Unit("%").counted(1)
    '1 %'
    """

    many: str
    one: str = ""
    few: str = ""

    def word(self, value: float) -> str:
        """The word that goes with a number."""
        return (self.one if value == 1 else self.few if value in FEW else "") or self.many

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
