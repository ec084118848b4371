"""How a chart gets into a notebook, and is redrawn there. docs/charts.md says why this way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import anywidget
import traitlets
from IPython.core.getipython import get_ipython
from IPython.display import display, update_display

from terra_widgets.views.charts.model import Chart


class Pen(anywidget.AnyWidget):
    """Labels a figure on the page, and redraws it.

    It has no view of its own, so a saved notebook keeps nothing of it.

    Parameters
    ----------
    chart
        The chart as it is displayed.
    drawn
        What to do once the page has drawn it.
    """

    _esm = Path(__file__).with_suffix(".js")
    mark = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    figure = traitlets.Dict().tag(sync=True)

    def __init__(self, chart: Chart, drawn: Callable[[], None]) -> None:
        super().__init__(mark=chart.mark, label=str(chart))
        self.number = 0
        self.on_msg(lambda _widget, content, _buffers: drawn() if content == {"drawn": True} else None)

    def draw(self, chart: Chart) -> None:
        """Redraw the figure as it is now."""
        self.number += 1
        layout = chart.drawing["layout"]
        numbered = {**layout, "meta": {**layout["meta"], "number": self.number}}
        with self.hold_sync():
            self.label = str(chart)
            self.figure = {**chart.drawing, "layout": numbered}


def marked(chart: Chart) -> Chart:
    """The chart with a mark of its own, by which it is found on the page."""
    return replace(chart, mark=f"terra-{uuid4().hex[:12]}")


def put(chart: Chart) -> None:
    """Display a marked chart: the figure, and below it the words."""
    display(chart.bundle(), raw=True, display_id=chart.mark)  # type: ignore[no-untyped-call]
    display(chart.words(), raw=True, display_id=f"{chart.mark}-words")  # type: ignore[no-untyped-call]


def keep(chart: Chart) -> None:
    """Make this the figure that is saved; what is seen stays, where plotly's extension has drawn it.

    The extension adds a large picture to an output once it is drawn. This leaves it out.
    """
    update(chart.bundle(), chart.mark)


def keep_words(chart: Chart) -> None:
    """Replace the words below the figure."""
    update(chart.words(), f"{chart.mark}-words")


def update(bundle: dict[str, Any], display_id: str) -> None:
    """Change what was displayed."""
    shell = get_ipython()
    if shell is not None and not hasattr(shell, "mainloop"):  # a terminal can't change what it has shown
        update_display(bundle, raw=True, display_id=display_id)  # type: ignore[no-untyped-call]


def show(chart: Chart) -> None:
    """Display a chart that stays as it is."""
    chart = marked(chart)
    put(chart)

    def drawn() -> None:
        keep(chart)
        pen.close()

    pen = Pen(chart, drawn)
