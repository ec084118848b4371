"""Card data that a teacher can edit in a spreadsheet: read, checked, frozen."""

from terra_widgets.decks.game_deck import GameDeck
from terra_widgets.decks.loader import built_in, load, of, parse
from terra_widgets.decks.model import LEVELS, THEMES, Card, Deck, ScoringCard
from terra_widgets.decks.notation import KINDS, RAWS, Effect, parse_effect

__all__ = [
    "KINDS",
    "LEVELS",
    "RAWS",
    "THEMES",
    "Card",
    "Deck",
    "Effect",
    "GameDeck",
    "ScoringCard",
    "built_in",
    "load",
    "of",
    "parse",
    "parse_effect",
]
