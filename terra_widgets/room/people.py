"""The people of a room."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from terra_widgets.errors import RoomError, brief
from terra_widgets.text.names import is_name

LONGEST_NAME = 24
"""Longer names would not fit on a board."""
NICKNAMES = (
    "Otter", "Heron", "Lynx", "Maple", "Willow", "Robin", "Badger", "Sparrow", "Birch", "Salmon", "Falcon",
    "Clover", "Fern", "Beaver", "Swallow", "Cedar", "Hedgehog", "Poppy", "Magpie", "Juniper", "Squirrel",
    "Thistle", "Kestrel", "Alder", "Bison", "Cricket", "Dolphin", "Elm", "Finch", "Gecko", "Hazel", "Ibis",
    "Jay", "Koala", "Lark", "Marten", "Newt", "Oak", "Puffin", "Quail", "Raven", "Stork", "Turtle", "Urchin",
    "Vole", "Wren", "Yew", "Zebra",
)  # fmt: skip
"""Drawn for those who give no name; easy to read in every language."""


@dataclass(slots=True)
class Person:
    """Somebody in the room."""

    id: int
    name: str
    mark: str
    """By which the key is known that this person's browser has."""
    language: str
    notes: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What they have written, by part and name."""
    written: int = 0
    """How often they have written something since the room was opened."""
    devices: int = 0
    """On how many of them they are here now."""
    help: bool = False
    news: str = ""
    """What only they are told, until the next step."""
    asks: dict[str, None] = field(default_factory=dict)
    """The marks of those who say that they are this person, and have lost the key."""
    seen: float = field(default_factory=time.monotonic)

    @property
    def here(self) -> bool:
        """Whether any of their devices is connected."""
        return self.devices > 0


def checked_name(name: object) -> str:
    """A name as somebody gives it; RoomError for what can't be one."""
    typed = " ".join(name.split()) if isinstance(name, str) else name
    if not is_name(typed, LONGEST_NAME) or str(typed).casefold().startswith("bot:"):
        raise RoomError("room-name", found=brief(name), most=LONGEST_NAME)
    return str(typed)


def name_of_their_own(wanted: str, taken: set[str]) -> str:
    """The name, with a number where somebody has it.

    >>> name_of_their_own("Ada", {"ada", "ada 2"}), name_of_their_own("Ada", set())
    ('Ada 3', 'Ada')
    """
    number, name = 1, wanted
    while name.casefold() in taken:
        number += 1
        name = f"{wanted[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return name
