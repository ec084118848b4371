"""What automatic players know of Terra Futura."""

from terra_widgets.players.terra_futura.appraise import appraise
from terra_widgets.players.terra_futura.thoughts import Thoughts
from terra_widgets.players.terra_futura.words import phrase

__all__ = ["Thoughts", "appraise", "phrase"]
