"""The board and the cards of Terrabilis as values that never change."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.decks.sheet import write

CATEGORIES = ("economic", "services", "energy")
KINDS = ("square", *CATEGORIES, "hazard", "quiz")
SQUARES = ("start", "development", "quiz", "hazard", "slush", "alliance", "disaster", "conflict")
SOURCES = ("fossil", "renewable", "nuclear")
WHO = ("you", "all", "members", "outsiders")
PER = (*SOURCES, *CATEGORIES)
LETTERS = ("a", "b", "c")
COLUMNS = (
    "id", "kind", "what", "name", "cost", "impact", "tax", "bonus", "gain", "per",
    "a", "b", "c", "right", "source", "note",
)  # fmt: skip
RESOURCES = ("nature", "wellbeing", "energy", "terras")

Names = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the board."""

    id: str
    what: str
    """One of `SQUARES`."""
    name: str
    note: str
    names: Names = field(default_factory=dict, hash=False)
    """The name in further languages, by language code."""
    notes: Names = field(default_factory=dict, hash=False)
    """The note in further languages, by language code."""


@dataclass(frozen=True, slots=True)
class Infrastructure:
    """Something that a country can build (TB-10, TB-11)."""

    id: str
    category: str
    """One of `CATEGORIES`."""
    source: str
    """`fossil`, `renewable` or `nuclear` for an energy, else empty."""
    name: str
    terras: int
    """What it costs."""
    energy: int
    """The energy that it costs."""
    pays: tuple[int, int]
    """Nature and well-being that go onto the Impact zone."""
    takes: tuple[int, int]
    """Nature and well-being that come back from the zone, as far as they lie there."""
    tax: int
    """CO2 tax, for members of the Alliance."""
    bonus: int
    """Energy at once, from the bank."""
    gain: tuple[int, int]
    """Energy and Terras at every end of a year."""
    note: str
    names: Names = field(default_factory=dict, hash=False)
    notes: Names = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Hazard:
    """Something that happens (TB-32)."""

    id: str
    who: str
    """Whom it hits: one of `WHO`, seen from the country that drew it."""
    per: str
    """What it counts: amounts are for each installed infrastructure of this sort; empty: once."""
    name: str
    pays: tuple[int, int, int, int]
    """Nature and well-being onto the zone, energy and Terras to the bank."""
    gets: tuple[int, int, int, int]
    """Nature and well-being from the zone, energy and Terras from the bank."""
    note: str
    names: Names = field(default_factory=dict, hash=False)
    notes: Names = field(default_factory=dict, hash=False)

    @property
    def gives_terras(self) -> bool:
        """TB-32: whether the bank pays, which no printed hazard lets it do."""
        return bool(self.gets[RESOURCES.index("terras")])


@dataclass(frozen=True, slots=True)
class Question:
    """A question with three answers, one of them right (TB-31)."""

    id: str
    name: str
    """The question."""
    answers: tuple[str, str, str]
    right: int
    source: str
    """Who published the figure, and when."""
    note: str
    """Why the answer is right."""
    names: Names = field(default_factory=dict, hash=False)
    notes: Names = field(default_factory=dict, hash=False)
    translated: Mapping[str, tuple[str, str, str]] = field(default_factory=dict, hash=False)
    """The answers in further languages, by language code."""


@dataclass(frozen=True, slots=True)
class TerrabilisDeck(GameDeck):
    """A board and all cards. Two decks are equal when these are, whatever their names."""

    game: ClassVar[str] = "terrabilis"
    name: str = field(compare=False)
    board: tuple[Square, ...]
    """The squares in the order of the path; the first one is Start."""
    cards: tuple[Infrastructure, ...]
    """Infrastructures: economic ones, services, energies."""
    hazards: tuple[Hazard, ...]
    quiz: tuple[Question, ...]

    @property
    def digest(self) -> str:
        """Twelve signs that change when a rule on a card does, not when a name or note does."""
        content = [
            [square.what for square in self.board],
            [[c.id, c.category, c.source, c.terras, c.energy, c.pays, c.takes, c.tax, c.bonus, c.gain]
             for c in self.cards],
            [[h.id, h.who, h.per, h.pays, h.gets] for h in self.hazards],
            [[q.id, q.right] for q in self.quiz],
        ]  # fmt: skip
        return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()[:12]

    def to_csv(self) -> str:
        """The deck as a file that `load` reads back unchanged."""
        rows = [
            *map(_square_cells, self.board),
            *map(_card_cells, self.cards),
            *map(_hazard_cells, self.hazards),
            *map(_quiz_cells, self.quiz),
        ]
        return write(COLUMNS, rows)


def write_amounts(amounts: Mapping[str, int]) -> str:
    """Amounts as a cell holds them.

    >>> write_amounts({"energy": 2, "terras": 8000})
    '8000 terras + 2 energy'
    """
    return " + ".join(f"{amounts[word]} {word}" for word in reversed(RESOURCES) if amounts.get(word))


def write_impact(pays: Mapping[str, int], gets: Mapping[str, int]) -> str:
    """What is paid and what is got, as a cell holds it."""
    parts = [
        f"{verb} {write_amounts(part)}" for verb, part in (("get", gets), ("pay", pays)) if any(part.values())
    ]
    return ", ".join(parts)


def _named(amounts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, amounts, strict=False))


def _shared(thing: Square | Infrastructure | Hazard | Question, kind: str, what: str) -> dict[str, str]:
    return {
        "id": thing.id,
        "kind": kind,
        "what": what,
        "name": thing.name,
        "note": thing.note,
        **{f"name.{language}": text for language, text in thing.names.items()},
        **{f"note.{language}": text for language, text in thing.notes.items()},
    }


def _square_cells(square: Square) -> dict[str, str]:
    return _shared(square, "square", square.what)


def _card_cells(card: Infrastructure) -> dict[str, str]:
    energy, terras = card.gain
    return {
        **_shared(card, card.category, card.source),
        "cost": write_amounts({"terras": card.terras, "energy": card.energy}),
        "impact": write_impact(_named(card.pays), _named(card.takes)),
        "tax": str(card.tax) if card.tax else "",
        "bonus": write_amounts({"energy": card.bonus}),
        "gain": write_amounts({"energy": energy, "terras": terras}),
    }


def _hazard_cells(card: Hazard) -> dict[str, str]:
    return {
        **_shared(card, "hazard", card.who),
        "per": card.per,
        "impact": write_impact(_named(card.pays), _named(card.gets)),
    }


def _quiz_cells(card: Question) -> dict[str, str]:
    return {
        **_shared(card, "quiz", ""),
        **dict(zip(LETTERS, card.answers, strict=True)),
        **{
            f"{letter}.{language}": answer
            for language, answers in card.translated.items()
            for letter, answer in zip(LETTERS, answers, strict=True)
        },
        "right": LETTERS[card.right],
        "source": card.source,
    }
