"""How each game is shown, found by its name when somebody looks at a table of it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from terra_widgets.errors import SetupError
from terra_widgets.table import Table
from terra_widgets.views.snapshot import Settings, Snapshot


def view_of(table: Table) -> Any:
    """The view of a game: `snapshot(table, settings, ...)`, and `SECRETS`, the part of it that is secret.

    That part of a snapshot has a "seat" (or None) and says whether it is "hidden".
    """
    if not has_view(table):
        raise SetupError("widget-no-view", found=table.game.name)
    return import_module(f"terra_widgets.views.{table.game.name}")


def has_view(table: Table) -> bool:
    """Whether a game has a view yet; without one a notebook shows its table as text."""
    return _is_there(table.game.name)


@cache
def _is_there(game: str) -> bool:
    return find_spec(f"terra_widgets.views.{game}") is not None


def snapshot(table: Table, settings: Settings, **more: Any) -> Snapshot:
    """The table as one screen shows it; `views/snapshot.py` tells what else there is to say."""
    fresh: Snapshot = view_of(table).snapshot(table, settings, **more)
    return fresh
