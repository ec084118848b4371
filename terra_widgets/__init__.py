"""Terra: four games about a shared planet, in Jupyter notebooks."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import TerraError
from terra_widgets.table.autosave import saves
from terra_widgets.table.record import Record
from terra_widgets.table.start import at, from_record, load, new, resume
from terra_widgets.table.table import Table

if TYPE_CHECKING:
    from terra_widgets.charts import chart
    from terra_widgets.charts.live_chart import live_chart
    from terra_widgets.games.terra_futura.guide import first_game
    from terra_widgets.games.terra_futura.widgets import Market, ScoringCards, Supply, Territory
    from terra_widgets.lab.widget import Lab
    from terra_widgets.lesson.lesson import Lesson
    from terra_widgets.simulation.simulation import simulate
    from terra_widgets.widgets.log import Log
    from terra_widgets.widgets.score_sheet import ScoreSheet
    from terra_widgets.widgets.table_view import TableView

__version__ = "0.2.0"
__all__ = [
    "Lab",
    "Lesson",
    "Log",
    "Market",
    "Record",
    "ScoreSheet",
    "ScoringCards",
    "Supply",
    "Table",
    "TableView",
    "TerraError",
    "Territory",
    "at",
    "chart",
    "first_game",
    "from_record",
    "live_chart",
    "load",
    "new",
    "print_kit",
    "resume",
    "saves",
    "simulate",
]

# Widgets and charts are imported when asked for: playing in a terminal needs none of their libraries.
_LATER = {
    "Lab": "lab.widget",
    "Lesson": "lesson.lesson",
    "Log": "widgets.log",
    "Market": "games.terra_futura.widgets",
    "ScoreSheet": "widgets.score_sheet",
    "ScoringCards": "games.terra_futura.widgets",
    "Supply": "games.terra_futura.widgets",
    "TableView": "widgets.table_view",
    "Territory": "games.terra_futura.widgets",
    "chart": "charts",
    "first_game": "games.terra_futura.guide",
    "live_chart": "charts.live_chart",
    "print_kit": "printing.kit",
    "simulate": "simulation.simulation",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"terra_widgets.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _show(table: Table) -> dict[str, Any]:
    from terra_widgets.widgets.table_view import mimebundle

    return mimebundle(table)


def _view(table: Table) -> Any:
    from terra_widgets.widgets.table_view import widget_of

    return widget_of(table)


Table.shown_by, Table.view_by = _show, _view
