"""Nova Ziemia on paper."""

from terra_widgets.games.nova_ziemia.paper.kit import documents

__all__ = ["documents"]
