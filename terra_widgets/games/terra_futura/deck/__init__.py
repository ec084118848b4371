"""The cards of Terra Futura: what a deck file holds, and how it is read."""

from terra_widgets.games.terra_futura.deck.model import LEVELS, THEMES, Card, Deck, ScoringCard
from terra_widgets.games.terra_futura.deck.notation import KINDS, RAWS, Effect, parse_effect
from terra_widgets.games.terra_futura.deck.reader import read

__all__ = [
    "KINDS", "LEVELS", "RAWS", "THEMES", "Card", "Deck", "Effect", "ScoringCard", "parse_effect", "read",
]  # fmt: skip
