"""Where in a deck file something is wrong, and the word that was probably meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NamedTuple

from terra_widgets.errors import DeckError, Fact

SHOWN = 60  # characters of a wrong value that an error repeats


class Location(NamedTuple):
    """A cell of a deck file: its file, line and column.

    >>> print(Location("my.csv", 3, "spaces").wrong("deck-number", found="ten", least=0, most=9))
    my.csv, line 3, column "spaces": "ten" is not a whole number from 0 to 9.
    """

    file: str = "notation"
    line: int = 1
    column: str = "effect"

    def wrong(self, key: str, rule: str = "", /, *, found: str = "", **facts: Fact) -> DeckError:
        """The error for this cell, with the value found there and what would be right."""
        return DeckError(
            key,
            rule,
            file=printable(self.file, 200),
            line=self.line,
            column=printable(self.column),
            found=printable(found),
            **facts,
        )


def printable(text: str, most: int = SHOWN) -> str:
    """A value fit to be repeated in a sentence: short, and nothing unprintable in it."""
    clipped = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in clipped)


def guess(word: str, known: Iterable[str]) -> str:
    """The known word nearest to a wrong one, or `none`.

    >>> guess("constuction", ["food", "construction", "goods"])
    'construction'
    """
    names = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(word[:SHOWN].casefold(), names, n=1)
    return names[near[0]] if near else "none"
