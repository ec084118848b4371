"""The options of Nova Ziemia: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any

from terra_widgets.errors import SetupError, brief

DISASTERS = ("none", "yellow", "one_red", "two_red")


@dataclass(frozen=True, slots=True)
class Options:
    """Named rules of one table.

    >>> Options.of({"exact_zones": True}).changed()
    {'exact_zones': True}
    """

    first_game: bool = False
    """TX-12: the goal of value 9 in each colour, for a first game."""
    exact_zones: bool = False
    """TX-23: a zone must have exactly the value on the card."""
    disasters: str = "none"
    """TX-40: "yellow", or with "one_red" or "two_red" at the bottom of the stack."""
    competition: bool = False
    """TX-50: players bid against each other."""
    sandbox: bool = False
    """For lessons: everything can be taken back, unseen cards included."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Options:
        """Options from names and values; SetupError for a name or value that does not exist."""
        known = {f.name: f.default for f in fields(cls)}
        for name, value in given.items():
            if name not in known:
                near = get_close_matches(str(name)[:40], known, n=1)
                raise SetupError("option-unknown", name=str(name)[:40], near=near[0] if near else "disasters")
            if name == "disasters":
                if not isinstance(value, str) or value not in DISASTERS:
                    known_words = ", ".join(DISASTERS)
                    raise SetupError("nova-option-disasters", "TX-40", found=brief(value), known=known_words)
            elif not isinstance(value, bool):
                raise SetupError("option-not-bool", name=name, found=brief(value))
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults."""
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != f.default}

    @property
    def reds(self) -> int:
        """TX-40: how many red disasters lie at the bottom of the stack."""
        return max(0, DISASTERS.index(self.disasters) - 1)
