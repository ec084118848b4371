"""The options of Nova Ziemia: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.games import options

DISASTERS = ("none", "yellow", "one_red", "two_red")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """Named rules of one table.

    >>> Options.of({"exact_zones": True}).changed()
    {'exact_zones': True}
    """

    first_game: bool = False
    """TX-12: the goal of value 9 in each colour, for a first game."""
    exact_zones: bool = False
    """TX-23: a zone must have exactly the value on the card."""
    disasters: str = options.choice(DISASTERS, "nova-option-disasters", "TX-40")
    """TX-40: "yellow", or with "one_red" or "two_red" at the bottom of the stack."""
    competition: bool = False
    """TX-50: players bid against each other."""
    sandbox: bool = False
    """For lessons: everything can be taken back, unseen cards included."""

    @property
    def reds(self) -> int:
        """TX-40: how many red disasters lie at the bottom of the stack."""
        return max(0, DISASTERS.index(self.disasters) - 1)
