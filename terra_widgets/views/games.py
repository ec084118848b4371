"""How each game is shown, found by its name when somebody looks at a table of it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from terra_widgets.table import Table
from terra_widgets.views.snapshot import Settings, Snapshot


def has_view(table: Table) -> bool:
    """Whether the game has a board to show; without one a table shows itself as text."""
    return find_spec(f"terra_widgets.views.{table.game.name}") is not None


def view_of(table: Table) -> Any:
    """The view of a game: `snapshot(table, settings, ...)`, and `SECRETS`, the part of it that is secret.

    That part of a snapshot has a "seat" (or None) and says whether it is "hidden".
    """
    return import_module(f"terra_widgets.views.{table.game.name}")


def snapshot(table: Table, settings: Settings, **more: Any) -> Snapshot:
    """The table as one screen shows it; `views/snapshot.py` tells what else there is to say."""
    fresh: Snapshot = view_of(table).snapshot(table, settings, **more)
    return fresh
