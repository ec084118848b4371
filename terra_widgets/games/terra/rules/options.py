"""The options of Terra: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any

from terra_widgets.errors import SetupError, brief


@dataclass(frozen=True, slots=True)
class Options:
    """Named rules of one table.

    >>> Options.of({"teams": True}).changed()
    {'teams': True}
    """

    teams: bool = False
    """TR-60: who sit opposite each other play for the same points."""
    sandbox: bool = False
    """For lessons: everything can be taken back, unseen cards included."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Options:
        """Options from names and values; SetupError for a name or value that does not exist."""
        known = [f.name for f in fields(cls)]
        for name, value in given.items():
            if name not in known:
                near = get_close_matches(str(name)[:40], known, n=1)
                raise SetupError("option-unknown", name=str(name)[:40], near=near[0] if near else "teams")
            if not isinstance(value, bool):
                raise SetupError("option-not-bool", name=name, found=brief(value))
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults."""
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name))}
