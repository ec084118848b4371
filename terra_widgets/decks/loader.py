"""Read a deck file, check every cell of it, and freeze it."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from terra_widgets.decks import notation
from terra_widgets.decks.model import FIRST_MARK, LEVELS, THEMES, Card, Deck, ScoringCard
from terra_widgets.decks.place import guess, shown
from terra_widgets.decks.sheet import LARGEST_FILE, Row, rows
from terra_widgets.errors import DeckError

MOST_EFFECTS = 4
LEAST = {"start": 1, "level": 8, "scoring": 2}

_ID = re.compile(r"[A-Za-z0-9_-]{1,12}")
_NUMBER = re.compile(r"0*([0-9]{1,3})(?:[.,]0+)?")  # pandas writes 5 as 5.0
_CARD_ONLY = ("spaces", "top", "bottom")
_SCORING_ONLY = ("set", "points", "pattern")


@cache
def built_in() -> tuple[str, ...]:
    """The names of the decks that come with the kit.

    >>> "terra_futura" in built_in()
    True
    """
    folder = files("terra_widgets.decks").iterdir()
    return tuple(sorted(f.name.removesuffix(".csv") for f in folder if f.name.endswith(".csv")))


def load(source: str | os.PathLike[str] = "terra_futura") -> Deck:
    """Load a deck: a built-in one by its name, or a file of your own by its path.

    >>> len(load().scoring)
    16
    """
    if isinstance(source, str) and source in built_in():
        return _load_built_in(source)
    try:
        path = Path(source)
    except TypeError:
        raise DeckError("deck-source", found=type(source).__name__) from None
    file = shown(str(path), 200)
    return _deck(_read(path, file), path.stem, file)


def parse(text: str | bytes, name: str = "deck") -> Deck:
    """Make a deck from the text of a deck file; errors call the file by `name`."""
    if not isinstance(text, str | bytes):
        raise DeckError("deck-source", found=type(text).__name__)
    return _deck(text, name, shown(name, 200))


@cache
def _load_built_in(name: str) -> Deck:
    return parse(files("terra_widgets.decks").joinpath(f"{name}.csv").read_bytes(), name)


def _read(path: Path, file: str) -> bytes:
    try:
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            raise DeckError("deck-file-folder", file=file)
        if not stat.S_ISREG(about.st_mode):  # a pipe or a device could keep us waiting for ever
            raise DeckError("deck-file-unreadable", file=file)
        with path.open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        near = guess(path.stem, built_in())
        known = ", ".join(built_in())
        raise DeckError("deck-file-missing", file=file, guess=near, known=known) from None
    except (OSError, ValueError):  # ValueError: a name that no file can have
        raise DeckError("deck-file-unreadable", file=file) from None


def _deck(data: str | bytes, name: str, file: str) -> Deck:
    cards: list[Card] = []
    scoring: list[ScoringCard] = []
    lines: dict[str, int] = {}
    for row in rows(data, file):
        _check_id(row, lines)
        if _word(row, "level", LEVELS) == "scoring":
            scoring.append(_scoring_card(row))
        else:
            cards.append(_card(row))
    _check_counts(cards, scoring, file)
    # sorted() is stable: within a level the file's order stays.
    ordered = sorted(cards, key=lambda card: LEVELS.index(card.level))
    return Deck(name, tuple(ordered), tuple(scoring))


def _card(row: Row) -> Card:
    level = _word(row, "level", LEVELS)
    _check_empty(row, _SCORING_ONLY, level)
    top = notation.parse_effects(row["top"], row.at("top"))
    bottom = notation.parse_effects(row["bottom"], row.at("bottom"))
    for effect in top:
        if effect.kind != "gain":
            raise row.at("top").wrong("deck-effect-top", "TF-30", found=effect.text)
    for effect in bottom:
        if effect.kind == "gain":
            raise row.at("bottom").wrong("deck-effect-bottom", "TF-30", found=effect.text)
    helps = any(effect.kind == "assistance" for effect in bottom)
    if helps != (level == "start"):
        key = "deck-assistance-level" if helps else "deck-assistance-missing"
        raise row.at("bottom").wrong(key, "TF-50", found=row["bottom"])
    if not 0 < len(top + bottom) <= MOST_EFFECTS:
        key = "deck-effects-many" if top + bottom else "deck-effects-none"
        found = row["bottom"] or row["top"]
        raise row.at("bottom").wrong(key, found=found, count=len(top + bottom), most=MOST_EFFECTS)
    return Card(
        id=row["id"],
        level=level,
        first=_first(row, level),
        name=_name(row),
        theme=_word(row, "theme", THEMES) if row["theme"] else "",
        spaces=_number(row, "spaces", 0, 9) if row["spaces"] else 0,
        top=top,
        bottom=bottom,
        note=row["note"],
        names=_translations(row, "name"),
        notes=_translations(row, "note"),
    )


def _scoring_card(row: Row) -> ScoringCard:
    _first(row, "scoring")
    _check_empty(row, _CARD_ONLY, "scoring")
    return ScoringCard(
        id=row["id"],
        name=_name(row),
        theme=_word(row, "theme", THEMES) if row["theme"] else "",
        set=notation.parse_set(row["set"], row.at("set")),
        points=_number(row, "points", 1, 30),
        pattern=notation.parse_pattern(row["pattern"], row.at("pattern")),
        note=row["note"],
        names=_translations(row, "name"),
        notes=_translations(row, "note"),
    )


def _check_id(row: Row, lines: dict[str, int]) -> None:
    if not _ID.fullmatch(row["id"]):
        raise row.at("id").wrong("deck-id", found=row["id"])
    # Two ids that differ only in case would be one in a spoken or typed move.
    before = lines.setdefault(row["id"].casefold(), row.line)
    if before != row.line:
        raise row.at("id").wrong("deck-id-twice", found=row["id"], before=before)


def _check_empty(row: Row, columns: tuple[str, ...], level: str) -> None:
    for column in columns:
        if row[column] not in ("", "0"):
            raise row.at(column).wrong("deck-not-here", found=row[column], level=level)


def _check_counts(cards: list[Card], scoring: list[ScoringCard], file: str) -> None:
    starting = sum(card.level == "start" for card in cards)
    counts = {"start": starting, "level": len(cards) - starting, "scoring": len(scoring)}
    for part, least in LEAST.items():
        if counts[part] < least:
            raise DeckError("deck-few", "TF-4", file=file, part=part, count=counts[part], least=least)
    marks = sum(card.first for card in cards)
    if marks != 1:
        raise DeckError("deck-first-count", "TF-4", file=file, column="first", count=marks)


def _first(row: Row, level: str) -> bool:
    mark = row["first"].casefold()
    if mark not in ("", FIRST_MARK):
        raise row.at("first").wrong("deck-first", "TF-10", found=row["first"])
    if mark and level != "start":
        raise row.at("first").wrong("deck-first-level", "TF-10", found=row["first"], level=level)
    return bool(mark)


def _name(row: Row) -> str:
    if not row["name"]:
        raise row.at("name").wrong("deck-name")
    return row["name"]


def _word(row: Row, column: str, known: tuple[str, ...]) -> str:
    word = row[column]
    for right in known:
        if word.casefold() == right.casefold():
            return right
    near = guess(word, known)
    raise row.at(column).wrong("deck-choice", found=word, guess=near, known=", ".join(known))


def _number(row: Row, column: str, least: int, most: int) -> int:
    found = _NUMBER.fullmatch(row[column])
    if not found or not least <= int(found[1]) <= most:
        raise row.at(column).wrong("deck-number", found=row[column], least=least, most=most)
    return int(found[1])


def _translations(row: Row, column: str) -> Mapping[str, str]:
    prefix = f"{column}."
    return {
        header.removeprefix(prefix): text
        for header, text in row.cells.items()
        if header.startswith(prefix) and text
    }
