"""The whole table in one widget."""

from __future__ import annotations

import sys
from typing import Any

from terra_widgets.table import Table
from terra_widgets.views import games
from terra_widgets.views.widget import TerraWidget


class TableView(TerraWidget):
    """The whole table: market, territories, scoring cards, score sheet, log, and whose decision it is.

    A table shows itself this way in a notebook, so `table` alone in a cell is enough.
    """

    kind = "table"


# By identity; a view holds its table, as Jupyter holds each view until it is closed.
_VIEWS: dict[int, TableView] = {}


def mimebundle(table: Table) -> dict[str, Any]:
    """What a notebook shows for a table: its widget, and its drawing as text for other hosts."""
    if not _in_notebook() or not games.has_view(table):
        return {"text/plain": str(table)}
    # One widget however often the table is shown: each view of it then costs one snapshot, not two.
    view = _VIEWS.get(id(table))
    if view is None or view.comm is None:
        view = _VIEWS[id(table)] = TableView(table)
    bundle: dict[str, Any] = view._repr_mimebundle_()[0]
    return bundle


def _in_notebook() -> bool:
    """Whether a kernel runs this, and not a terminal."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and type(shell).__name__ != "TerminalInteractiveShell"
