"""What automatic players know of Nova Ziemia."""

from terra_widgets.games.nova_ziemia.players.words import phrase

__all__ = ["phrase"]
