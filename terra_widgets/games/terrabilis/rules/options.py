"""The options of Terrabilis: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.games import options

RANGES = {"goal": (3, 10), "years": (1, 99)}


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """Named rules of one table.

    >>> Options.of({"goal": 8}).changed()
    {'goal': 8}
    """

    goal: int = options.number(10, *RANGES["goal"])
    """TB-1: how many infrastructures of one country bring the last year."""
    years: int = options.number(30, *RANGES["years"])
    """TB-60: the game ends with this year even if nobody has built so many."""
    sandbox: bool = False
    """For lessons: everything can be taken back, dice and unseen cards included."""
