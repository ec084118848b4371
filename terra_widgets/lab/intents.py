"""What the view of a lab may ask for; whether it makes sense is decided by `setup.py`."""

from __future__ import annotations

from typing import Any

from terra_widgets import text
from terra_widgets.widgets.intents import MOST_NUMBER, Checks, whole

ACTIONS = frozenset(("run", "stop"))
FILES = frozenset(("csv", "png", "html"))
LONGEST = 200
MOST_SEATS = 12


def _short(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _typed(value: Any) -> bool:
    """A number, or what a person has typed for one."""
    number = isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_NUMBER
    return number or _short(value)


def _seats(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_SEATS and all(map(_short, value))


CHECKS: Checks = {
    "do": lambda value: isinstance(value, str) and value in ACTIONS,
    "game": _short,
    "players": _seats,
    "rule": _short,
    "strength": lambda value: isinstance(value, bool) or whole(value),
    "games": _typed,
    "seed": _typed,
    "measure": _short,
    "auto": lambda value: isinstance(value, bool),
    "language": lambda value: isinstance(value, str) and value in text.languages(),
    "keep": _short,
    "remove": whole,
    "compare": lambda value: value is None or whole(value),
    "export": lambda value: isinstance(value, str) and value in FILES,
}
CHOICES = frozenset(("game", "players", "rule", "strength", "games", "seed"))
"""What makes another experiment of it; the rest is how to look at it."""
ANY_TIME = frozenset(("do", "language", "export", "auto", "measure"))
"""What a person may ask for however old the picture is that they see."""


def number_typed(value: int | str) -> int | str:
    """The number that a person typed, with or without spaces between the digits; else the text.

    >>> number_typed("10 000"), number_typed("ten")
    (10000, 'ten')
    """
    if isinstance(value, int):
        return value
    digits = "".join(value.split()).replace(",", "")
    return int(digits) if digits.isdecimal() and digits.isascii() and len(digits) < 18 else value
