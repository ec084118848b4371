"""Terrabilis on paper."""

from terra_widgets.games.terrabilis.paper.kit import documents

__all__ = ["documents"]
