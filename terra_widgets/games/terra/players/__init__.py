"""What automatic players know of Terra."""

from terra_widgets.games.terra.players.words import phrase

__all__ = ["phrase"]
