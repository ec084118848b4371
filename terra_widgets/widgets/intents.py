"""What a view may ask for: each message is checked whole before anything is done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from terra_widgets import text
from terra_widgets.errors import IllegalMove, brief

Checks = Mapping[str, Callable[[Any], bool]]
"""For each thing that a view may ask for, whether a value of it can be."""
LONGEST_ID = 64
LONGEST_MOVE = 40
MOST_FORESEEN = 8
MOST_NUMBER = 2**53
ACTIONS = frozenset(("undo", "redo", "skip", "advance", "handover", "hide", "hint", "again", "same"))
GUIDE = frozenset(("next", "leave", "resume"))


@dataclass(frozen=True, slots=True)
class Intent:
    """One wish of a person: what they want, and which snapshot they saw when they wanted it."""

    id: str
    at: int
    action: str
    """What is asked for: a key of the checks."""
    value: Any


def message_id(message: object) -> str | None:
    """The id of a message, however wrong the rest of it is."""
    found = message.get("id") if isinstance(message, dict) else None
    if isinstance(found, str) and 0 < len(found) <= LONGEST_ID and found.isascii() and found.isprintable():
        return found
    return None


def read(message: object, checks: Checks) -> Intent:
    """The intent in a message; IllegalMove for anything that a view of ours would not send."""
    if not isinstance(message, dict) or len(message) != 3:
        raise IllegalMove("message-unknown")
    found = message_id(message)
    at: Any = message.get("at")
    action = next((key for key in message if key not in {"id", "at"}), "")
    if found is None or not whole(at) or action not in checks:
        raise IllegalMove("message-unknown")
    value = message[action]
    if not checks[action](value):
        if action == "language" and isinstance(value, str):
            raise IllegalMove("language-unknown", found=brief(value, 20), known=", ".join(text.languages()))
        raise IllegalMove("message-unknown")
    return Intent(found, at, action, value)


def whole(value: object) -> bool:
    """Whether a value is a number that counts something."""
    # True and False are whole numbers for Python, but no view of ours means them so.
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_NUMBER


CHECKS: Checks = {
    "move": lambda value: isinstance(value, str) and len(value) <= LONGEST_MOVE,
    "do": lambda value: isinstance(value, str) and value in ACTIONS,
    "look": lambda value: value is None or whole(value),
    "language": lambda value: isinstance(value, str) and value in text.languages(),
    "auto": lambda value: isinstance(value, bool),
    "rule": lambda value: isinstance(value, str) and len(value) <= LONGEST_MOVE,
    "guide": lambda value: isinstance(value, str) and value in GUIDE,
    "how": lambda value: isinstance(value, bool),
}
CHART: Checks = {"chart": lambda value: isinstance(value, str) and len(value) <= LONGEST_MOVE}
"""What a view asks while its charts are looked at."""
FORESIGHT: Checks = {
    "foresee": lambda value: (
        isinstance(value, list) and 0 < len(value) <= MOST_FORESEEN and all(map(CHECKS["move"], value))
    )
}
"""What a view asks before anybody has decided anything."""
