"""The options of Terra: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.games import options


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """Named rules of one table.

    >>> Options.of({"teams": True}).changed()
    {'teams': True}
    """

    teams: bool = False
    """TR-60: who sit opposite each other play for the same points."""
    sandbox: bool = False
    """For lessons: everything can be taken back, unseen cards included."""
