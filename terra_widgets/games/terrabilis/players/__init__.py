"""What automatic players know of Terrabilis."""

from terra_widgets.games.terrabilis.players.move_values import move_values
from terra_widgets.games.terrabilis.players.words import phrase

__all__ = ["move_values", "phrase"]
