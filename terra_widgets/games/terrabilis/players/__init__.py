"""What automatic players know of Terrabilis."""

from terra_widgets.games.terrabilis.players.appraise import appraise
from terra_widgets.games.terrabilis.players.words import phrase

__all__ = ["appraise", "phrase"]
