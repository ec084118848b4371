"""A table as plain text, for a terminal: what `print(table)` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games import catalog

if TYPE_CHECKING:
    from terra_widgets.table.table import Table


def draw(table: Table) -> str:
    """The table as text, as far as everybody may see it."""
    return str(catalog.part(table.game.name, "terminal").draw(table))
