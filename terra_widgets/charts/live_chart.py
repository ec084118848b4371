"""Charts that follow a table: redrawn in place after every change. docs/charts.md says why this way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from time import monotonic
from typing import Any
from weakref import WeakSet

from terra_widgets.charts import Chart, check, display, language_of, of_story, tell
from terra_widgets.charts.story import Story
from terra_widgets.errors import SetupError
from terra_widgets.games.players.persons import seat_of
from terra_widgets.table.cell import Cell, running_cell
from terra_widgets.table.table import Table
from terra_widgets.text import translate

GAP = 0.1
"""Seconds between two drawings, at least: quick moves of automatic players become one."""


def live_chart(
    table: Table,
    name: str,
    *,
    player: str | None = None,
    language: str | None = None,
    theme: str = "auto",
    **options: Any,
) -> LiveChart:
    """A chart that follows a game.

    Parameters
    ----------
    table
        The table to follow.
    name
        As for `tw.chart`: "pollution", "resources", ...
    player
        Show one player only.
    language
        The language of all words; without it the table's.
    theme
        "light" or "dark"; without it as the page is.
    **options
        What a single chart takes.
    """
    if not isinstance(table, Table):
        raise SetupError("chart-no-table", found=type(table).__name__)
    check(name, theme, table)
    return LiveChart(table, name, {"player": player, "theme": theme, **options}, language)


class LiveChart:
    """A chart of a table that is redrawn after every change, wherever it is shown."""

    def __init__(self, table: Table, name: str, options: dict[str, Any], language: str | None) -> None:
        self.table, self.name = table, name
        self._options, self._language = options, language
        # By the seat: whoever sits there may get another name.
        self._seat = seat_of(table.game.name, table.names, options["player"])
        self._number = 0
        self.follower: _Follower | None = None
        self.cell = Cell("", "", "")
        self.chart = self._draw(tell(table.record, self.language))
        """The chart as it is now: figure, summary and data table."""

    @property
    def language(self) -> str:
        """The language asked for, or that of the table now."""
        return language_of(self._language, self.table)

    def _draw(self, story: Story) -> Chart:
        player = self._options["player"] if self._seat is None else self.table.names[self._seat]
        return of_story(story, self.name, language=self.language, **(self._options | {"player": player}))

    def close(self) -> None:
        """Stop following; the last picture stays."""
        if self.follower is not None:
            self.follower.leave(self)
            display.forget(self.chart)
        self.follower = None

    def follow(self, story_in: Callable[[str], Story]) -> bool:
        """Redraw what is seen, if there is anything new; whether there was."""
        try:
            fresh = replace(self._draw(story_in(self.language)), mark=self.chart.mark)
        except Exception as error:  # noqa: BLE001 a chart never stops a game, and says that it stopped
            self.close()
            sentence = translate(
                "chart-stopped", language_of(None), problem=str(error) or type(error).__name__
            )
            display.update({"text/plain": sentence}, f"{self.chart.mark}-words")
            return False
        if fresh.drawing == self.chart.drawing and fresh.summary == self.chart.summary:
            return False
        self.chart = fresh
        self._number += 1
        display.save_words(fresh)
        display.redraw(fresh, self._number)
        return True

    def save_figure(self) -> None:
        """Put the last drawing into the output: what is saved, and seen where the page can't redraw it."""
        display.save_figure(self.chart)

    def _ipython_display_(self) -> None:
        self.close()
        self.cell = running_cell()
        for other in tuple(_SHOWN):
            if other is not self and other.replaced_by(self):
                other.close()
        fresh = self._draw(tell(self.table.record, self.language))
        self.chart = display.put(fresh, lambda _: self.save_figure())
        self.follower = next(
            (one.follower for one in _SHOWN if one.table is self.table and one.follower), None
        ) or _Follower(self.table)
        self.follower.charts.append(self)
        _SHOWN.add(self)

    def replaced_by(self, newer: LiveChart) -> bool:
        """Whether this one was shown by an earlier run of the same cell."""
        again = self.cell.run != newer.cell.run
        if newer.cell.id:
            return again and self.cell.id == newer.cell.id
        # Not every notebook says which cell runs; then the same chart again takes over.
        same = (self.table is newer.table, self.name == newer.name, self._options == newer._options)
        return again and all(same)

    def __repr__(self) -> str:
        return f"<LiveChart {self.name}: {self.chart.summary}>"


_SHOWN: WeakSet[LiveChart] = WeakSet()


class _Follower:
    """Watches one table and redraws all its live charts, from one story, at most so often."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.charts: list[LiveChart] = []
        self._stop = table.watch(self.changed)
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def leave(self, chart: LiveChart) -> None:
        self.charts = [one for one in self.charts if one is not chart]
        if not self.charts:
            self._stop()
            self._rest()

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def changed(self) -> None:
        wait = self._next - monotonic()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # not in a notebook: nobody would draw later
            wait = 0
        if wait <= 0:
            self.draw()
        elif self._timer is None:
            self._timer = loop.call_later(wait, self.draw)

    def draw(self) -> None:
        self._rest()
        begun = monotonic()
        story_in = cache(partial(tell, self.table.record))
        changed = [chart for chart in tuple(self.charts) if chart.follow(story_in)]
        for chart in changed:  # after all of them, so that no eye has to wait for it
            chart.save_figure()
        if changed:  # the page draws now, and the kernel has other things to do as well
            done = monotonic()
            self._next = done + max(GAP, 2 * (done - begun))
