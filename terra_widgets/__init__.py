"""Terra: four games about a shared planet, in Jupyter notebooks."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import TerraError
from terra_widgets.keep import saves
from terra_widgets.play import at, first_game, from_record, load, new, resume
from terra_widgets.record import Record
from terra_widgets.table import Table

if TYPE_CHECKING:
    from terra_widgets.experiment.widget import Lab
    from terra_widgets.lab.simulation import simulate
    from terra_widgets.lesson import Lesson
    from terra_widgets.views.charts import chart
    from terra_widgets.views.live_chart import live_chart
    from terra_widgets.views.log import Log
    from terra_widgets.views.market import Market
    from terra_widgets.views.score_sheet import ScoreSheet
    from terra_widgets.views.scoring import ScoringCards
    from terra_widgets.views.supply import Supply
    from terra_widgets.views.table import TableView
    from terra_widgets.views.territory import Territory

__version__ = "0.1.0"
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
    "Lab": "experiment.widget",
    "Lesson": "lesson",
    "Log": "views.log",
    "Market": "views.market",
    "ScoreSheet": "views.score_sheet",
    "ScoringCards": "views.scoring",
    "Supply": "views.supply",
    "TableView": "views.table",
    "Territory": "views.territory",
    "chart": "views.charts",
    "live_chart": "views.live_chart",
    "print_kit": "printing.kit",
    "simulate": "lab.simulation",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"terra_widgets.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _show(table: Table) -> dict[str, Any]:
    from terra_widgets.views.table import mimebundle

    return mimebundle(table)


def _view(table: Table) -> Any:
    from terra_widgets.views.table import view_of

    return view_of(table)


Table.shown_by, Table.view_by = _show, _view
