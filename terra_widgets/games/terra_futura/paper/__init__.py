"""Terra Futura on paper."""

from terra_widgets.games.terra_futura.paper.kit import COLUMNS, TURN_LINES, documents

__all__ = ["COLUMNS", "TURN_LINES", "documents"]
