"""A table as plain text, for a terminal: what `print(table)` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.drawing import terra_futura

if TYPE_CHECKING:
    from terra_widgets.table import Table

DRAWERS = {"terra_futura": terra_futura.draw}


def draw(table: Table) -> str:
    """The table as text, as far as everybody may see it."""
    return DRAWERS[table.game.name](table)
