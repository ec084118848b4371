"""The cards of Terra: crises and solutions, read from a file that a teacher can edit."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from terra_widgets.errors import DeckError
from terra_widgets.games.contract import GameDeck
from terra_widgets.games.decks.cells import named, number, translations, word
from terra_widgets.games.decks.sheet import Row, rows, write

COLOURS = ("green", "blue", "red")
REGIONS = ("north-america", "south-america", "europe", "africa", "asia", "oceania")
VALUES = 6
CRISES = len(COLOURS) * len(REGIONS)
KINDS = ("about", "crisis", "solution")
COLUMNS = ("kind", "colour", "region", "threat", "value", "count", "name", "note")
MOST_THREAT = 36  # six players with a six each
MOST_COUNT = 9

_OPTIONAL = ("note",)
_OF = {"crisis": ("colour", "region", "threat"), "solution": ("colour", "value", "count"), "about": ()}


@dataclass(frozen=True, slots=True)
class Crisis:
    """A crisis of one colour in one region (TR-3)."""

    colour: int
    region: int
    threat: int
    name: str
    note: str
    """One line on a real event or trend."""
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    notes: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def id(self) -> str:
        """Colour and region in words, as positions and records name it."""
        return f"{COLOURS[self.colour]} {REGIONS[self.region]}"


@dataclass(frozen=True, slots=True)
class Solution:
    """All cards of one colour and value: they carry the same theme (TR-2, TR-4)."""

    colour: int
    value: int
    count: int
    name: str
    note: str
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    notes: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def id(self) -> str:
        """The letter of the colour and the value, as moves name it."""
        return f"{COLOURS[self.colour][0].upper()}{self.value}"


@dataclass(frozen=True, slots=True)
class TerraDeck(GameDeck):
    """All cards of Terra. Two decks are equal when their cards are, whatever their names."""

    game: ClassVar[str] = "terra"
    name: str = field(compare=False)
    crises: tuple[Crisis, ...]
    """By colour, then by region: all eighteen."""
    solutions: tuple[Solution, ...]
    """By colour, then by value: all eighteen kinds."""
    about: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """What the file says of itself: lines with their notes."""

    @property
    def digest(self) -> str:
        """Twelve signs that change when a threat or a number of cards does."""
        content = [[c.threat for c in self.crises], [s.count for s in self.solutions]]
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:12]

    def to_csv(self) -> str:
        """The deck as a file that `load` reads back unchanged."""
        lines: list[dict[str, str]] = [
            {"kind": "about", "name": name, "note": note} for name, note in self.about
        ]
        for crisis in self.crises:
            own = {"kind": "crisis", "region": REGIONS[crisis.region], "threat": str(crisis.threat)}
            lines.append(own | _shared(crisis))
        for solution in self.solutions:
            own = {"kind": "solution", "value": str(solution.value), "count": str(solution.count)}
            lines.append(own | _shared(solution))
        return write(COLUMNS, lines)


def _shared(card: Crisis | Solution) -> dict[str, str]:
    return {
        "colour": COLOURS[card.colour],
        "name": card.name,
        "note": card.note,
        **{f"name.{language}": text for language, text in card.names.items()},
        **{f"note.{language}": text for language, text in card.notes.items()},
    }


def read(data: str | bytes, name: str, file: str) -> TerraDeck:
    """The deck in a text; errors call the file by `file`."""
    crises: dict[int, Crisis] = {}
    solutions: dict[int, Solution] = {}
    about: list[tuple[str, str]] = []
    lines: dict[tuple[str, int], int] = {}
    for row in rows(data, file, COLUMNS, _OPTIONAL):
        kind = word(row, "kind", KINDS)
        _check_empty(row, kind)
        if kind == "about":
            about.append((named(row), row["note"]))
            continue
        colour = COLOURS.index(word(row, "colour", COLOURS))
        if kind == "crisis":
            region = REGIONS.index(word(row, "region", REGIONS))
            at = colour * len(REGIONS) + region
            crises[at] = Crisis(colour, region, number(row, "threat", 1, MOST_THREAT), *_words(row))
        else:
            value = number(row, "value", 1, VALUES)
            at = colour * VALUES + value - 1
            solutions[at] = Solution(colour, value, number(row, "count", 1, MOST_COUNT), *_words(row))
        before = lines.setdefault((kind, at), row.line)
        if before != row.line:
            column = "region" if kind == "crisis" else "value"
            raise row.at(column).wrong("terra-deck-twice", "TR-3", found=row[column], before=before)
    _check_whole(crises, solutions, file)
    return TerraDeck(
        name,
        tuple(crises[at] for at in range(CRISES)),
        tuple(solutions[at] for at in range(CRISES)),
        tuple(about),
    )


def _words(row: Row) -> tuple[str, str, Mapping[str, str], Mapping[str, str]]:
    return named(row), row["note"], translations(row, "name"), translations(row, "note")


def _check_empty(row: Row, kind: str) -> None:
    for column in ("colour", "region", "threat", "value", "count"):
        if column not in _OF[kind] and row[column]:
            raise row.at(column).wrong("terra-deck-not-here", found=row[column], kind=kind)


def _check_whole(crises: Mapping[int, Crisis], solutions: Mapping[int, Solution], file: str) -> None:
    for colour, name in enumerate(COLOURS):
        for i in range(len(REGIONS)):
            at = colour * len(REGIONS) + i
            if at not in crises:
                raise DeckError("terra-deck-no-crisis", "TR-3", file=file, colour=name, region=REGIONS[i])
            if at not in solutions:
                raise DeckError("terra-deck-no-solution", "TR-2", file=file, colour=name, value=i + 1)
