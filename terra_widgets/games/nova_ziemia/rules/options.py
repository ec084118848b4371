"""The options of Nova Ziemia: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from dataclasses import dataclass

from typing import Any

from terra_widgets.errors import brief
from terra_widgets.games import options
from terra_widgets.games.nova_ziemia.deck import COLOURS, MOST_CARDS, MOST_VALUE
from terra_widgets.games.nova_ziemia.rules.numbers import MOST_BID

DISASTERS = ("none", "yellow", "one_red", "two_red")
DRAWN = "drawn"
EIGHTS = {"one_eight": 1, "two_eights": 2}
LEAST_MOST_BID = 9


def _goals(value: Any) -> Any:
    """Goals as one word, W9,B9,Y8,G9, also when people give a list, blanks, or one number for all colours."""
    if type(value) is int and 0 <= value <= MOST_VALUE:
        return ",".join([str(value)] * len(COLOURS))
    if isinstance(value, (list, tuple)) and all(type(one) in (str, int) for one in value):
        value = " ".join(brief(one) if type(one) is int else one for one in value[:MOST_CARDS])
    if isinstance(value, str) and len(value) <= options.LONGEST_TEXT:
        return ",".join(value.replace(",", " ").split())
    return value


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """Named rules of one table.

    >>> Options.of({"exact_zones": True}).changed()
    {'exact_zones': True}
    """

    first_game: bool = False
    """TX-12: the goal of value 9 in each colour, for a first game."""
    goals: str = options.text(DRAWN, _goals, "nova-option-goals", "TX-12")
    """TX-12: the book of goals: "W9,B9,Y8,G9" or a list of ids, numbers such as [9, 9, 8, 9], "one_eight" or
    "two_eights"."""
    exact_zones: bool = False
    """TX-23: a zone must have exactly the value on the card."""
    disasters: str = options.choice(DISASTERS, "nova-option-disasters", "TX-40")
    """TX-40: "yellow", or with "one_red" or "two_red" at the bottom of the stack."""
    late_disasters: bool = False
    """TX-40: disasters open at the end of a turn, and take only what is above a limit; so in version 0.2."""
    competition: bool = False
    """TX-50: players bid against each other."""
    most_bid: int = options.number(MOST_BID, LEAST_MOST_BID, MOST_BID)
    """TX-50: the highest number that may be said."""
    sandbox: bool = False
    """For lessons: everything can be taken back, unseen cards included."""

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults, and means something in this kind of game."""
        found = options.Options.changed(self)
        if self.disasters == "none":
            found.pop("late_disasters", None)
        if not self.competition:
            found.pop("most_bid", None)
        return found

    @property
    def eights(self) -> int:
        """TX-12: how many goals of value 8 chance lays among those of a first game."""
        return EIGHTS.get(self.goals, 0)

    @property
    def reds(self) -> int:
        """TX-40: how many red disasters lie at the bottom of the stack."""
        return max(0, DISASTERS.index(self.disasters) - 1)
