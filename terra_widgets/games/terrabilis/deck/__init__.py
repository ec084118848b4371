"""The cards of Terrabilis: what a deck file holds, and how it is read."""

from terra_widgets.games.terrabilis.deck.reader import read

__all__ = ["read"]
