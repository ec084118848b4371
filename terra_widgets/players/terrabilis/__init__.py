"""What automatic players know of Terrabilis."""

from terra_widgets.players.terrabilis.appraise import appraise
from terra_widgets.players.terrabilis.words import phrase

__all__ = ["appraise", "phrase"]
