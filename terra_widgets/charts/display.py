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
"""Seconds until one more channel is tried: a page may have missed the first, or it may only be busy."""
TRIES = 5
"""So many channels wait at most for a page that does not answer; the first to answer is the one."""
MOST = 60
"""So many figures are remembered for a page that does not answer at all."""


class PageChannel(anywidget.AnyWidget):
    """Tells the page which figures to label, to redraw, and to dim where the page is dark.

    There is one, and it has no view of its own, so a saved notebook keeps nothing of it.
    """

    _esm = Path(__file__).with_suffix(".js")

    def __init__(self) -> None:
        super().__init__()
        self.opened = monotonic()
        self.ready = False
        self.on_msg(lambda _widget, content, _buffers: self._receive(content))

    def _receive(self, content: dict[str, Any]) -> None:
        if content.get("ready"):
            self.ready = True
            while _CHANNELS:
                other = _CHANNELS.pop()
                if other is not self:
                    other.close()
            _CHANNELS.append(self)
            for request in tuple(_REQUESTS.values()):
                self.send(request)
            return
        mark = str(content.get("drawn"))
        if _REQUESTS.pop(mark, None):
            drawn = _WHEN_DRAWN.pop(mark, None)
            if drawn is not None:
                drawn()


_REQUESTS: dict[str, dict[str, Any]] = {}
"""What the page was asked for and has not answered yet, by mark."""
_WHEN_DRAWN: dict[str, Callable[[], None]] = {}
"""What to do when a figure is drawn for the first time."""
_CHANNELS: list[PageChannel] = []
_TIMERS: list[asyncio.TimerHandle] = []


def channel() -> PageChannel:
    """The way to the page; one more if none was answered. The others stay: answers may only be late."""
    _CHANNELS[:] = [one for one in _CHANNELS if one.comm is not None]  # somebody may have closed all widgets
    if not _CHANNELS or (not _CHANNELS[-1].ready and monotonic() > _CHANNELS[-1].opened + PATIENCE):
        _CHANNELS.append(PageChannel())
    if len(_CHANNELS) > TRIES:
        _CHANNELS.pop(0).close()
    return _CHANNELS[-1]


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
    channel()  # before the figure: drawing keeps a page busy
    display(chart.bundle(), raw=True, display_id=chart.mark)  # type: ignore[no-untyped-call]
    display(chart.words(), raw=True, display_id=f"{chart.mark}-words")  # type: ignore[no-untyped-call]
    _WHEN_DRAWN[chart.mark] = lambda: (drawn or save_figure)(chart)
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
    _WHEN_DRAWN.pop(chart.mark, None)
    if _REQUESTS.pop(chart.mark, None) and _CHANNELS:
        _CHANNELS[-1].send({"mark": chart.mark, "gone": True})


def save_figure(chart: Chart) -> None:
    """Make this the figure that is saved; what is seen stays where plotly's extension has drawn it."""
    update(chart.bundle(), chart.mark)


def save_words(chart: Chart) -> None:
    """Replace the words below the figure."""
    update(chart.words(), f"{chart.mark}-words")


def update(bundle: dict[str, Any], display_id: str) -> None:
    """Change what was displayed."""
    shell = get_ipython()
    if shell is not None and not hasattr(shell, "mainloop"):  # a terminal can't change what it has shown
        update_display(bundle, raw=True, display_id=display_id)  # type: ignore[no-untyped-call]


def _ask(chart: Chart, **changed: Any) -> None:
    request = {"mark": chart.mark, "label": str(chart), "night": chart.night, **changed}
    _REQUESTS[chart.mark] = request
    while len(_REQUESTS) > MOST:
        oldest = next(iter(_REQUESTS))
        _REQUESTS.pop(oldest)
        _WHEN_DRAWN.pop(oldest, None)
    if channel().ready:
        channel().send(request)
    else:
        _look_again(TRIES)


def _look_again(tries: int) -> None:
    """See later whether a page has answered: nothing else may happen that would ask for another."""
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
    if _REQUESTS and not channel().ready:
        _look_again(tries)
