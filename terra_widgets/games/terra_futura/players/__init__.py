"""What automatic players know of Terra Futura."""

from terra_widgets.games.terra_futura.players.appraise import appraise
from terra_widgets.games.terra_futura.players.thoughts import Thoughts
from terra_widgets.games.terra_futura.players.words import phrase

__all__ = ["Thoughts", "appraise", "phrase"]
