"""What automatic players know of Terra."""

from terra_widgets.players.terra.words import phrase

__all__ = ["phrase"]
