"""What automatic players know of Terra Futura."""

from terra_widgets.games.terra_futura.players.move_values import move_values
from terra_widgets.games.terra_futura.players.planner import Planner
from terra_widgets.games.terra_futura.players.words import phrase

__all__ = ["Planner", "move_values", "phrase"]
