"""Tiles, missions, goals and disasters of Nova Ziemia: read from a file, checked, frozen."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from terra_widgets.errors import DeckError
from terra_widgets.games.contract import GameDeck
from terra_widgets.games.decks.cells import check_id, named, number, translations, word
from terra_widgets.games.decks.location import Location, guess
from terra_widgets.games.decks.sheet import Row, rows, write

COLOURS = ("white", "blue", "yellow", "green")
KINDS = ("tile", "mission", "goal", "disaster")
LEVELS = ("yellow", "red")
COLUMNS = ("id", "kind", "name", "tile", "zones", "players", "level", "effect", "note")
# What a row of each kind fills in, beside what all have.
OWN = {
    "tile": ("tile",),
    "mission": ("zones", "players"),
    "goal": ("zones",),
    "disaster": ("level", "effect"),
}
TILES = 16
MOST_VALUE, MOST_ZONES, MOST_PLAYERS = 24, 4, 4
MOST_CARDS = 200
LEAST_MISSIONS = 5  # a hand for one, and a library

# What a disaster can say: a word, and the numbers that may stand with it.
AMOUNTS = {"discard": (1, 9), "hand": (1, 9), "actions": (0, 9), "missions": (1, 9), "failure": (1, 9)}
BANS = ("no rotate", "no flip", "no rows", "no columns")
_EFFECT = re.compile(r"([a-z]+) \+?([0-9]{1,2})")
_ZONES = re.compile(r"(?:([0-9]{1,2}) ?[x\u00d7*] ?)?([a-z]+) ([0-9]{1,3})")
_EFFECT_WORDS = ("discard 2", "hand 4", "actions 4", "missions +1", "failure +1", *BANS)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile; its other side has the missing colour in place of the big one (TX-2)."""

    id: str
    name: str
    sides: tuple[str, ...]
    """The colours of the front to the north, east, south and west."""
    note: str
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    notes: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def big(self) -> str:
        """The colour of the half on the front."""
        return next(colour for colour in self.sides if self.sides.count(colour) == 2)

    @property
    def behind(self) -> str:
        """The colour of the half on the back."""
        return next(colour for colour in COLOURS if colour not in self.sides)


@dataclass(frozen=True, slots=True)
class Task:
    """A mission or a goal: so many zones of a colour, of at least a value (TX-4)."""

    id: str
    kind: str
    """`mission` or `goal`."""
    name: str
    colour: str
    value: int
    zones: int
    players: int
    """The fewest players it is for; 1 for goals."""
    note: str
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    notes: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def text(self) -> str:
        """What it asks for, in the notation of the file."""
        many = f"{self.zones} x " if self.zones > 1 else ""
        return f"{many}{self.colour} {self.value}"


@dataclass(frozen=True, slots=True)
class Disaster:
    """What restricts the players while it lies open (TX-40)."""

    id: str
    name: str
    level: str
    """`yellow` or `red`."""
    effects: tuple[tuple[str, int], ...]
    """Words of `AMOUNTS` with their number, and words of `BANS` with 0."""
    note: str
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    notes: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def text(self) -> str:
        """Its effects in the notation of the file."""
        return ", ".join(_write_effect(*effect) for effect in self.effects)


@dataclass(frozen=True, slots=True)
class NovaDeck(GameDeck):
    """Everything printed in a game. Two decks are equal when their cards are, whatever their names."""

    game: ClassVar[str] = "nova_ziemia"
    name: str = field(compare=False)
    tiles: tuple[Tile, ...]
    missions: tuple[Task, ...]
    goals: tuple[Task, ...]
    disasters: tuple[Disaster, ...]

    @property
    def digest(self) -> str:
        """Twelve signs that change when a rule on a card does, not when a name or note does."""
        content = [
            [[tile.id, tile.sides] for tile in self.tiles],
            [[task.id, task.text, task.players] for task in (*self.missions, *self.goals)],
            [[card.id, card.level, card.text] for card in self.disasters],
        ]
        return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()[:12]

    def to_csv(self) -> str:
        """The deck as a file that `load` reads back unchanged."""
        lines = [
            *({"kind": "tile", "tile": " ".join(tile.sides), **_shared(tile)} for tile in self.tiles),
            *(
                {"kind": "mission", "zones": task.text, "players": str(task.players), **_shared(task)}
                for task in self.missions
            ),
            *({"kind": "goal", "zones": task.text, **_shared(task)} for task in self.goals),
            *(
                {"kind": "disaster", "level": card.level, "effect": card.text, **_shared(card)}
                for card in self.disasters
            ),
        ]
        return write(COLUMNS, lines)


def _shared(thing: Tile | Task | Disaster) -> dict[str, str]:
    return {
        "id": thing.id,
        "name": thing.name,
        "note": thing.note,
        **{f"name.{language}": text for language, text in thing.names.items()},
        **{f"note.{language}": text for language, text in thing.notes.items()},
    }


def _write_effect(what: str, amount: int) -> str:
    if what in BANS:
        return what
    return f"{what} {'+' if what in {'missions', 'failure'} else ''}{amount}"


def read(data: str | bytes, name: str, file: str) -> NovaDeck:
    """The deck in a text; errors call the file by `file`."""
    tiles: list[Tile] = []
    tasks: list[Task] = []
    disasters: list[Disaster] = []
    lines: dict[str, int] = {}
    for row in rows(data, file, COLUMNS, ("note",)):
        check_id(row, lines)
        if row["id"].isdecimal() or row["id"] == "unknown":  # in the text of a position they mean something
            raise row.at("id").wrong("nova-deck-id", found=row["id"])
        kind = word(row, "kind", KINDS)
        _check_empty(row, kind)
        if kind == "tile":
            tiles.append(_tile(row))
        elif kind == "disaster":
            disasters.append(_disaster(row))
        else:
            tasks.append(_task(row, kind))
    missions = tuple(task for task in tasks if task.kind == "mission")
    goals = tuple(task for task in tasks if task.kind == "goal")
    _check_counts(tiles, missions, goals, file)
    # The cards of one colour lie together, and those of one level; within them the file's order stays.
    goals = tuple(sorted(goals, key=lambda goal: COLOURS.index(goal.colour)))
    ordered = sorted(disasters, key=lambda card: LEVELS.index(card.level))
    return NovaDeck(name, tuple(tiles), missions, goals, tuple(ordered))


def _check_empty(row: Row, kind: str) -> None:
    for others in OWN.values():
        for column in others:
            if column not in OWN[kind] and row[column]:
                raise row.at(column).wrong("nova-deck-not-here", found=row[column], kind=kind)


def _check_counts(tiles: list[Tile], missions: tuple[Task, ...], goals: tuple[Task, ...], file: str) -> None:
    if len(tiles) != TILES:
        raise DeckError("nova-deck-tiles", "TX-1", file=file, count=len(tiles), need=TILES)
    common = sum(task.players == 1 for task in missions)
    if common < LEAST_MISSIONS:
        raise DeckError("nova-deck-missions", "TX-11", file=file, count=common, least=LEAST_MISSIONS)
    for colour, count in Counter(dict.fromkeys(COLOURS, 0) | _colours(goals)).items():
        if not count:
            raise DeckError("nova-deck-goals", "TX-12", file=file, colour=colour)


def _colours(goals: tuple[Task, ...]) -> dict[str, int]:
    return Counter(goal.colour for goal in goals)


def _tile(row: Row) -> Tile:
    place, text = row.at("tile"), row["tile"]
    sides = text.casefold().replace(",", " ").split()
    for colour in sides:
        if colour not in COLOURS:
            near = guess(colour, COLOURS)
            raise place.wrong("deck-choice", found=colour, guess=near, known=", ".join(COLOURS))
    twice = [colour for colour in COLOURS if sides.count(colour) == 2]
    # TX-2, TX-3: two neighbouring sides have one colour, the others two more.
    if len(sides) != 4 or len(set(sides)) != 3 or sides[0] == sides[2] or sides[1] == sides[3]:
        raise place.wrong("nova-deck-tile", "TX-3", found=text, count=len(twice))
    return Tile(
        id=row["id"],
        name=named(row),
        sides=tuple(sides),
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
    )


def _task(row: Row, kind: str) -> Task:
    place, text = row.at("zones"), row["zones"]
    found = _ZONES.fullmatch(text.casefold())
    if not found:
        raise place.wrong("nova-deck-zones", "TX-4", found=text)
    zones, colour, value = int(found[1] or 1), found[2], int(found[3])
    if colour not in COLOURS:
        near = guess(colour, COLOURS)
        raise place.wrong("deck-choice", found=colour, guess=near, known=", ".join(COLOURS))
    if not 1 <= zones <= MOST_ZONES:
        raise place.wrong("deck-number", found=str(zones), least=1, most=MOST_ZONES)
    if not 1 <= value <= MOST_VALUE:
        raise place.wrong("deck-number", found=str(value), least=1, most=MOST_VALUE)
    return Task(
        id=row["id"],
        kind=kind,
        name=named(row),
        colour=colour,
        value=value,
        zones=zones,
        players=number(row, "players", 1, MOST_PLAYERS) if row["players"] else 1,
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
    )


def _disaster(row: Row) -> Disaster:
    place = row.at("effect")
    effects = tuple(_effect(part.strip(), place) for part in row["effect"].casefold().split(","))
    for what, count in Counter(what for what, _ in effects).items():
        if count > 1:
            raise place.wrong("nova-deck-effect-twice", found=what)
    return Disaster(
        id=row["id"],
        name=named(row),
        level=word(row, "level", LEVELS),
        effects=effects,
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
    )


def _effect(text: str, place: Location) -> tuple[str, int]:
    if text in BANS:
        return text, 0
    found = _EFFECT.fullmatch(text)
    if not found or found[1] not in AMOUNTS:
        known = ", ".join(_EFFECT_WORDS)
        raise place.wrong("deck-choice", found=text, guess=guess(text, _EFFECT_WORDS), known=known)
    least, most = AMOUNTS[found[1]]
    if not least <= int(found[2]) <= most:
        raise place.wrong("deck-number", found=found[2], least=least, most=most)
    return found[1], int(found[2])
