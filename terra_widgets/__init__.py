"""Terra: four games about a shared planet, to play, to watch and to change.

Play
    tw.start()                   the start page: games and lessons to click on
    tw.new()                     a card on which you set up a table by clicks
    tw.new("terra_futura")       a new table; also "terra", "terrabilis" and "nova_ziemia"
    tw.first_game("terra")       a first game that guides you; Terra Futura without a name
    tw.at(position)              a table at any moment that you describe
    tw.load("7b.json")           a table that table.save("7b.json") kept
    tw.resume(code)              a table behind a code that table.resume_code() gave
    tw.saves()                   what was kept by itself
    tw.from_record(record)       the table at the end of a record

See
    tw.chart(table, "pollution")         a chart of a game
    tw.live_chart(table, "pollution")    one that follows the game
    tw.simulate(players=["clean", "growth"], games=1000)    many games, as a pandas frame
    tw.Lab()                     many games, by buttons
    tw.Lesson("03_cubes_pile_up")        the parts of a lesson
    tw.print_kit("folder")       cards, mats and hand-outs for a printer

Teach
    tw.Room("03_cubes_pile_up")  a class on many devices, led from a cockpit
    tw.collect("reports")        one class report from the reports of many

Parts of a board
    tw.TableView, tw.Territory, tw.Market, tw.Supply, tw.ScoringCards, tw.ScoreSheet, tw.Log

Kinds of things
    tw.Table       a game in progress: help(tw.Table) tells what it can do
    tw.Record      what happened in one game
    tw.TerraError  every error of this kit

print(table) shows a table in a terminal with all that a decision needs, table.play("take I2") plays a move.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import TerraError as TerraError
from terra_widgets.set_up.set_up import new
from terra_widgets.table.autosave import saves
from terra_widgets.table.record import Record as Record
from terra_widgets.table.start import at, from_record, load, resume
from terra_widgets.table.table import Table as Table

if TYPE_CHECKING:
    from terra_widgets.charts import chart
    from terra_widgets.charts.live_chart import live_chart
    from terra_widgets.games.terra_futura.widgets import Market as Market
    from terra_widgets.games.terra_futura.widgets import ScoringCards as ScoringCards
    from terra_widgets.games.terra_futura.widgets import Supply as Supply
    from terra_widgets.games.terra_futura.widgets import Territory as Territory
    from terra_widgets.lab.widget import Lab as Lab
    from terra_widgets.lesson.lesson import Lesson as Lesson
    from terra_widgets.printing.kit import print_kit
    from terra_widgets.room.client import Room as Room
    from terra_widgets.room.collect import collect
    from terra_widgets.simulation.simulation import simulate
    from terra_widgets.start_page.widget import start
    from terra_widgets.widgets.guide import first_game
    from terra_widgets.widgets.log import Log as Log
    from terra_widgets.widgets.score_sheet import ScoreSheet as ScoreSheet
    from terra_widgets.widgets.table_view import TableView as TableView

__version__ = "0.2.0"
# Functions only: help(tw) writes out whatever stands here, and a widget inherits four hundred lines.
__all__ = [
    "at",
    "chart",
    "collect",
    "first_game",
    "from_record",
    "live_chart",
    "load",
    "new",
    "print_kit",
    "resume",
    "saves",
    "simulate",
    "start",
]

# Widgets and charts are imported when asked for: playing in a terminal needs none of their libraries.
_LATER = {
    "Lab": "lab.widget",
    "Lesson": "lesson.lesson",
    "Log": "widgets.log",
    "Market": "games.terra_futura.widgets",
    "Room": "room.client",
    "ScoreSheet": "widgets.score_sheet",
    "ScoringCards": "games.terra_futura.widgets",
    "Supply": "games.terra_futura.widgets",
    "TableView": "widgets.table_view",
    "Territory": "games.terra_futura.widgets",
    "chart": "charts",
    "collect": "room.collect",
    "first_game": "widgets.guide",
    "live_chart": "charts.live_chart",
    "print_kit": "printing.kit",
    "simulate": "simulation.simulation",
    "start": "start_page.widget",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"terra_widgets.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*__all__, *_LATER, "Record", "Table", "TerraError", "__version__"})


def _show(table: Table) -> dict[str, Any]:
    from terra_widgets.widgets.table_view import mimebundle

    return mimebundle(table)


def _view(table: Table) -> Any:
    from terra_widgets.widgets.table_view import widget_of

    return widget_of(table)


Table.shown_by, Table.view_by = _show, _view
