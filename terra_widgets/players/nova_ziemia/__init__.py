"""What automatic players know of Nova Ziemia."""

from terra_widgets.players.nova_ziemia.words import phrase

__all__ = ["phrase"]
