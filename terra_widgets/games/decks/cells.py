"""Cells of a deck file, each read and checked: for the decks of all games."""

from __future__ import annotations

import re
from collections.abc import Mapping

from terra_widgets.games.decks.location import guess
from terra_widgets.games.decks.sheet import Row

_ID = re.compile(r"[A-Za-z0-9_-]{1,12}")
_NUMBER = re.compile(r"0*([0-9]{1,3})(?:[.,]0+)?")  # pandas writes 5 as 5.0


def check_id(row: Row, lines: dict[str, int]) -> None:
    """DeckError unless the row has an id of its own; `lines` keeps where each id stands."""
    if not _ID.fullmatch(row["id"]):
        raise row.at("id").wrong("deck-id", found=row["id"])
    # Two ids that differ only in case would be one in a spoken or typed move.
    before = lines.setdefault(row["id"].casefold(), row.line)
    if before != row.line:
        raise row.at("id").wrong("deck-id-twice", found=row["id"], before=before)


def check_empty(row: Row, columns: tuple[str, ...], level: str) -> None:
    """DeckError when a row fills cells that its level does not use."""
    for column in columns:
        if row[column] not in ("", "0"):
            raise row.at(column).wrong("deck-not-here", found=row[column], level=level)


def named(row: Row) -> str:
    """The name of a card."""
    if not row["name"]:
        raise row.at("name").wrong("deck-name")
    return row["name"]


def word(row: Row, column: str, known: tuple[str, ...]) -> str:
    """A cell that holds one of the known words."""
    word = row[column]
    for right in known:
        if word.casefold() == right.casefold():
            return right
    near = guess(word, known)
    raise row.at(column).wrong("deck-choice", found=word, guess=near, known=", ".join(known))


def number(row: Row, column: str, least: int, most: int) -> int:
    """A cell that holds a whole number."""
    found = _NUMBER.fullmatch(row[column])
    if not found or not least <= int(found[1]) <= most:
        raise row.at(column).wrong("deck-number", found=row[column], least=least, most=most)
    return int(found[1])


def translations(row: Row, column: str) -> Mapping[str, str]:
    """What further languages say in place of a column, by language code."""
    prefix = f"{column}."
    return {
        header.removeprefix(prefix): text
        for header, text in row.cells.items()
        if header.startswith(prefix) and text
    }
