"""Cards and decks of Terra Futura as values that never change."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.decks.sheet import write
from terra_widgets.games.terra_futura.deck.notation import Effect, write_effects, write_pattern, write_set

LEVELS = ("start", "I", "II", "scoring")
THEMES = (
    "long-distance trade",
    "transport",
    "industry",
    "farming",
    "mining",
    "recycling",
    "clean energy",
    "waste",
    "circular economy",
)
COLUMNS = (
    "id",
    "level",
    "first",
    "name",
    "theme",
    "spaces",
    "top",
    "bottom",
    "set",
    "points",
    "pattern",
    "note",
)
FIRST_MARK = "x"


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a territory: a starting card, or one of level I or II."""

    id: str
    level: str
    """`start`, `I` or `II`."""
    first: bool
    """Whether it carries the first-player mark (TF-10)."""
    name: str
    theme: str
    """One of `THEMES`, or empty."""
    spaces: int
    """Pollution it holds without harm (TF-40)."""
    top: tuple[Effect, ...]
    """Gains, of which one activation uses one."""
    bottom: tuple[Effect, ...]
    """Exchanges, transfer and Assistance: what others may copy (TF-50)."""
    note: str
    """One line on reality."""
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The name in further languages, by language code."""
    notes: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The note in further languages, by language code."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        """All effects, top first: the order in which moves number them."""
        return self.top + self.bottom


@dataclass(frozen=True, slots=True)
class ScoringCard:
    """A secret card: a pattern for the final activation and a resource set (TF-60, TF-61)."""

    id: str
    name: str
    theme: str
    """One of `THEMES`, or empty."""
    set: tuple[int, ...]
    """How many of each of the seven `KINDS` make one set."""
    points: int
    """What each full set scores."""
    pattern: tuple[int, ...]
    """Activations on each of the nine places, row by row."""
    note: str
    """One line on reality."""
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The name in further languages, by language code."""
    notes: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The note in further languages, by language code."""


@dataclass(frozen=True, slots=True)
class Deck(GameDeck):
    """All cards of a game. Two decks are equal when their cards are, whatever their names."""

    game: ClassVar[str] = "terra_futura"
    name: str = field(compare=False)
    cards: tuple[Card, ...]
    """Starting cards, then level I, then level II."""
    scoring: tuple[ScoringCard, ...]

    @property
    def digest(self) -> str:
        """Twelve signs that change when a rule on a card does, not when a name or note does."""
        cards = [
            [c.id, c.level, c.first, c.spaces, write_effects(c.top), write_effects(c.bottom)]
            for c in self.cards
        ]
        scoring = [[s.id, s.set, s.points, s.pattern] for s in self.scoring]
        content = json.dumps([cards, scoring], separators=(",", ":"))
        return hashlib.sha256(content.encode()).hexdigest()[:12]

    def to_csv(self) -> str:
        """The deck as a file that `load` reads back unchanged."""
        rows = [*map(_card_cells, self.cards), *map(_scoring_cells, self.scoring)]
        return write(COLUMNS, rows)


def _card_cells(card: Card) -> dict[str, str]:
    return {
        **_shared_cells(card),
        "level": card.level,
        "first": FIRST_MARK if card.first else "",
        "spaces": str(card.spaces),
        "top": write_effects(card.top),
        "bottom": write_effects(card.bottom),
    }


def _scoring_cells(card: ScoringCard) -> dict[str, str]:
    return {
        **_shared_cells(card),
        "level": "scoring",
        "set": write_set(card.set),
        "points": str(card.points),
        "pattern": write_pattern(card.pattern),
    }


def _shared_cells(card: Card | ScoringCard) -> dict[str, str]:
    return {
        "id": card.id,
        "name": card.name,
        "theme": card.theme,
        "note": card.note,
        **{f"name.{language}": text for language, text in card.names.items()},
        **{f"note.{language}": text for language, text in card.notes.items()},
    }
