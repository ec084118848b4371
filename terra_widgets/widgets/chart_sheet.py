"""The charts that lie in the drawer of a board: pictures, made when somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from terra_widgets import charts
from terra_widgets.charts.look import Theme
from terra_widgets.charts.svg_picture import for_both_themes, picture
from terra_widgets.errors import IllegalMove, TerraError
from terra_widgets.table.table import Table
from terra_widgets.widgets.inbox import refusal
from terra_widgets.widgets.intents import CHART, read
from terra_widgets.widgets.shapes import ChartSheet, Picture

WIDTHS = (320, 560)
"""For a phone, and for the drawer on a wide screen."""


def chart_sheet(table: Table, message: object, language: str) -> ChartSheet | None:
    """The chart that a view asks for, with nothing in it that any player may not know.

    A name that is not known, such as an empty one, gives the first chart.
    """
    try:
        asked = read(message, CHART).value
    except IllegalMove:
        return None
    game = table.game.name
    known = list(charts.charts_of(game).CHARTS)
    name = asked if asked in known else known[0]
    sheet: ChartSheet = {
        "name": name,
        "charts": [{"name": one, "title": charts.title(game, one, language)} for one in known],
        "text": "",
        "pictures": [],
    }
    try:
        made = charts.chart(table, name, language=language, theme="light")
    except TerraError as refused:
        return {**sheet, "text": refusal(refused, language)}
    plan = replace(made.plan, title="")  # the board says it above the picture
    pictures = [drawn(width, partial(picture, plan, width=width)) for width in WIDTHS]
    return {**sheet, "text": made.summary, "pictures": pictures}


def drawn(width: float, draw: Callable[[Theme], str]) -> Picture:
    """A picture for both themes, as a page takes it."""
    made = for_both_themes(width, draw)
    return {"width": width, "svg": made["svg"], "dark": made["dark"]}
