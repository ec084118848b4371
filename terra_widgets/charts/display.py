"""How charts get into a notebook, and are redrawn there. docs/charts.md says why this way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any
from uuid import uuid4

import anywidget
from IPython.core.getipython import get_ipython
from IPython.display import display, update_display

from terra_widgets.charts.model import Chart

PATIENCE = 3.0
"""Seconds until one more pen is tried: a page may have missed the first, or it may only be busy."""
TRIES = 5
"""So many pens wait at most for a page that does not answer; the first to answer is the one."""
MOST = 60
"""So many figures are remembered for a page that does not answer at all."""


class Pen(anywidget.AnyWidget):
    """Works on the figures of a page: labels and redraws them, and dims them where the page is dark.

    There is one, and it has no view of its own, so a saved notebook keeps nothing of it.
    """

    _esm = Path(__file__).with_suffix(".js")

    def __init__(self) -> None:
        super().__init__()
        self.opened = monotonic()
        self.ready = False
        self.on_msg(lambda _widget, content, _buffers: self._hear(content))

    def _hear(self, content: dict[str, Any]) -> None:
        if content.get("ready"):
            self.ready = True
            while _PENS:
                other = _PENS.pop()
                if other is not self:
                    other.close()
            _PENS.append(self)
            for wish in tuple(_WISHES.values()):
                self.send(wish)
            return
        mark = str(content.get("drawn"))
        if _WISHES.pop(mark, None):
            drawn = _DRAWN.pop(mark, None)
            if drawn is not None:
                drawn()


_WISHES: dict[str, dict[str, Any]] = {}
"""What the page was asked for and has not answered yet, by mark."""
_DRAWN: dict[str, Callable[[], None]] = {}
"""What to do when a figure is drawn for the first time."""
_PENS: list[Pen] = []
_TIMERS: list[asyncio.TimerHandle] = []


def pen() -> Pen:
    """The pen of this kernel, and one more if none has answered. The others stay: they may only be late."""
    _PENS[:] = [one for one in _PENS if one.comm is not None]  # somebody may have closed all widgets
    if not _PENS or (not _PENS[-1].ready and monotonic() > _PENS[-1].opened + PATIENCE):
        _PENS.append(Pen())
    if len(_PENS) > TRIES:
        _PENS.pop(0).close()
    return _PENS[-1]


def put(chart: Chart, drawn: Callable[[Chart], None] | None = None) -> Chart:
    """Display a chart: the figure, and below it the words.

    Parameters
    ----------
    chart
        The chart.
    drawn
        What to do once the page has drawn it: leave out the picture that plotly's extension adds to the
        output, if nothing else is said.

    Returns
    -------
    The chart with a mark, by which it is found on the page.
    """
    chart = replace(chart, mark=f"terra-{uuid4().hex[:12]}")
    pen()  # before the figure: drawing keeps a page busy
    display(chart.bundle(), raw=True, display_id=chart.mark)  # type: ignore[no-untyped-call]
    display(chart.words(), raw=True, display_id=f"{chart.mark}-words")  # type: ignore[no-untyped-call]
    _DRAWN[chart.mark] = lambda: (drawn or keep)(chart)
    _ask(chart)
    return chart


def redraw(chart: Chart, number: int) -> None:
    """Draw a displayed chart as it is now; the number tells one drawing from another."""
    layout = chart.drawing["layout"]
    numbered = {**layout, "meta": {**layout["meta"], "number": number}}
    figure = {**chart.drawing, "layout": numbered}
    _ask(chart, figure=figure, summary=chart.summary, rows=chart.cells)


def forget(chart: Chart) -> None:
    """No longer wait for the page to draw it."""
    _DRAWN.pop(chart.mark, None)
    if _WISHES.pop(chart.mark, None) and _PENS:
        _PENS[-1].send({"mark": chart.mark, "gone": True})


def keep(chart: Chart) -> None:
    """Make this the figure that is saved; what is seen stays where plotly's extension has drawn it."""
    update(chart.bundle(), chart.mark)


def autosave_words(chart: Chart) -> None:
    """Replace the words below the figure."""
    update(chart.words(), f"{chart.mark}-words")


def update(bundle: dict[str, Any], display_id: str) -> None:
    """Change what was displayed."""
    shell = get_ipython()
    if shell is not None and not hasattr(shell, "mainloop"):  # a terminal can't change what it has shown
        update_display(bundle, raw=True, display_id=display_id)  # type: ignore[no-untyped-call]


def _ask(chart: Chart, **changed: Any) -> None:
    wish = {"mark": chart.mark, "label": str(chart), "night": chart.night, **changed}
    _WISHES[chart.mark] = wish
    while len(_WISHES) > MOST:
        oldest = next(iter(_WISHES))
        _WISHES.pop(oldest)
        _DRAWN.pop(oldest, None)
    if pen().ready:
        pen().send(wish)
    else:
        _look_again(TRIES)


def _look_again(tries: int) -> None:
    """See later whether the pen has answered: nothing else may happen that would ask for another."""
    while _TIMERS:
        _TIMERS.pop().cancel()
    if not tries:
        return
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # not in a notebook
        return
    _TIMERS.append(loop.call_later(PATIENCE, _replace, tries - 1))


def _replace(tries: int) -> None:
    if _WISHES and not pen().ready:
        _look_again(tries)
