"""The options of Terrabilis: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.games import options
from terra_widgets.games.terrabilis.rules.numbers import GOALS

RANGES = {"goal": (1, GOALS["whole"]), "years": (1, 99)}
LOANS = ASKED, AUTOMATIC = ("asked", "automatic")
TALKS = FREE, THREE = ("free", "three")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """Named rules of one table.

    >>> Options.of({"goal": 8}).changed()
    {'goal': 8}
    """

    goal: int = options.number(GOALS["whole"], *RANGES["goal"])
    """TB-1: how many infrastructures of one country bring the last year."""
    years: int = options.number(30, *RANGES["years"])
    """TB-60: the game ends with this year even if nobody has built so many."""
    loans: str = options.choice(LOANS, "terrabilis-option-word", "TB-51")
    """TB-51: whether who can't pay is asked about a loan, or gets one without a word."""
    talks: str = options.choice(TALKS, "terrabilis-option-word", "TB-34")
    """TB-34: whether offers go on until one side ends the talks, or end after three."""
    sandbox: bool = False
    """For lessons: everything can be taken back, dice and unseen cards included."""
