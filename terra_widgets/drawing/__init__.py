"""A table as plain text, for a terminal: what `print(table)` shows."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from terra_widgets.table import Table


def draw(table: Table) -> str:
    """The table as text, as far as everybody may see it."""
    return str(import_module(f"terra_widgets.drawing.{table.game.name}").draw(table))
