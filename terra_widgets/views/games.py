"""How each game is shown, found by its name when somebody looks at a table of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from terra_widgets.errors import SetupError
from terra_widgets.table import Table
from terra_widgets.views.snapshot import Moment, Settings, Snapshot


def view_of(table: Table) -> type[Moment]:
    """How a game is shown: the `Moment` of the package of its name."""
    if not has_view(table):
        raise SetupError("widget-no-view", found=table.game.name)
    found: type[Moment] = import_module(f"terra_widgets.views.{table.game.name}").VIEW
    return found


def has_view(table: Table) -> bool:
    """Whether a game has a view yet; without one a notebook shows its table as text."""
    return _is_there(table.game.name)


@cache
def _is_there(game: str) -> bool:
    return find_spec(f"terra_widgets.views.{game}") is not None


def snapshot(
    table: Table,
    settings: Settings | None = None,
    *,
    number: int = 0,
    answer: Mapping[str, str | None] | None = None,
    since: int | None = None,
    news: str = "",
    guide: Mapping[str, Any] | None = None,
) -> Snapshot:
    """The table as one screen shows it.

    Parameters
    ----------
    table
        The table; it stays as it is.
    settings
        How this screen looks at it.
    number
        The number of this snapshot, which messages from the view refer to.
    answer
        Which message this answers, and the sentence if it was refused.
    since
        How many moves the screen has told already; the later ones are announced.
    news
        A sentence to announce before what is asked.
    guide
        The step of a guided game.
    """
    settings = settings or Settings(language=table.language)
    return view_of(table)(table, settings).snapshot(number, answer, since, news, guide)
