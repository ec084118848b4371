"""The options of Terrabilis: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any

from terra_widgets.errors import SetupError, brief

RANGES = {"goal": (3, 10), "years": (1, 99)}


@dataclass(frozen=True, slots=True)
class Options:
    """Named rules of one table.

    >>> Options.of({"goal": 8}).changed()
    {'goal': 8}
    """

    goal: int = 10
    """TB-1: how many infrastructures of one country bring the last year."""
    years: int = 30
    """TB-60: the game ends with this year even if nobody has built so many."""
    sandbox: bool = False
    """For lessons: everything can be taken back, dice and unseen cards included."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Options:
        """Options from names and values; SetupError for a name or value that does not exist."""
        known = {f.name: f.default for f in fields(cls)}
        for name, value in given.items():
            if name not in known:
                near = get_close_matches(str(name)[:40], known, n=1)
                raise SetupError("option-unknown", name=str(name)[:40], near=near[0] if near else "goal")
            if name == "sandbox":
                if not isinstance(value, bool):
                    raise SetupError("option-not-bool", name=name, found=brief(value))
                continue
            least, most = RANGES[name]
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise SetupError(
                    "terrabilis-option-range", name=name, least=least, most=most, found=brief(value)
                )
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults."""
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != f.default}
