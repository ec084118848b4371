"""A chart: figure, still picture, one sentence and a data table, for whoever looks or listens."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

from terra_widgets.charts.look import AUTO, DARK, Theme
from terra_widgets.charts.plan import Plan
from terra_widgets.charts.plotly_figure import figure
from terra_widgets.charts.svg_picture import WIDTH, picture
from terra_widgets.text import translate

if TYPE_CHECKING:
    import pandas as pd
    import plotly.graph_objects as go

PLOTLY = "application/vnd.plotly.v1+json"
Change = tuple[list[str | int], Any, Any]
"""The way to a value in a figure, what it is by day, and what by night."""


@dataclass(frozen=True)
class Chart:
    """One chart. As the last line of a cell it draws itself; the sentence and the table stand below it."""

    name: str
    plan: Plan
    summary: str
    """What there is to see, in one sentence."""
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]
    theme: Theme
    language: str
    mark: str = ""
    """By which it is found on the page."""

    @property
    def title(self) -> str:
        """The title above the figure."""
        return self.plan.title

    @cached_property
    def table(self) -> pd.DataFrame:
        """The numbers that are drawn."""
        import pandas as pd

        return pd.DataFrame(list(self.rows), columns=list(self.columns))

    @property
    def figure(self) -> go.Figure:
        """The figure, for all that plotly can do with one."""
        import plotly.graph_objects as go

        return go.Figure({"data": self.drawing["data"], "layout": self.drawing["layout"]})

    @cached_property
    def drawing(self) -> dict[str, Any]:
        """The figure as plain data."""
        return figure(self.plan, self.theme, self.mark)

    @cached_property
    def night(self) -> list[Change]:
        """What is different on a dark page; nothing where somebody has chosen a theme."""
        return list(changes(self.drawing, figure(self.plan, DARK, self.mark))) if self.theme is AUTO else []

    @cached_property
    def svg(self) -> str:
        """A still picture, for places that can't draw the figure."""
        return picture(self.plan, self.theme, self.summary)

    @property
    def cells(self) -> list[list[str]]:
        """The rows of the table as they are read; an empty cell says that there is no such number."""
        return [["" if value is None else str(value) for value in row] for row in self.rows]

    def html(self) -> str:
        """The sentence, and the table to be opened, as HTML."""
        mark = f' data-terra="{escape(self.mark)}"' if self.mark else ""
        heads = "".join(f'<th scope="col">{escape(str(name))}</th>' for name in self.columns)
        rows = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in self.cells
        )
        return (
            f"<p>{escape(self.summary)}</p>"
            f"<details{mark}><summary>{escape(translate('chart-data', self.language))}</summary>"
            f"<table><caption>{escape(self.title)}</caption><thead><tr>{heads}</tr></thead>"
            f"<tbody>{rows}</tbody></table></details>"
        )

    def bundle(self) -> dict[str, Any]:
        """The figure for a notebook, by mime type."""
        return {PLOTLY: self.drawing, "image/svg+xml": self.svg, "text/plain": str(self)}

    def words(self) -> dict[str, str]:
        """What stands below the figure, by mime type."""
        return {"text/html": self.html(), "text/plain": translate("chart-data-plain", self.language)}

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        return self.bundle()

    def _ipython_display_(self) -> None:
        from terra_widgets.charts.display import put

        put(self)

    def __str__(self) -> str:
        stop = "" if self.title.endswith("?") else "."
        return f"{self.title}{stop} {self.summary}"

    def __repr__(self) -> str:
        return f"<Chart {self.name}: {self.summary}>"


def image(chart: Chart, width: float = WIDTH) -> str:
    """A chart as the address of an image, which needs no file and no network."""
    svg = chart.svg if width == WIDTH else picture(chart.plan, chart.theme, chart.summary, width)
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def changes(day: Any, night: Any, way: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """What differs between two figures of the same shape."""
    if isinstance(day, dict):
        for key, value in day.items():
            yield from changes(value, night[key], (*way, key))
    elif isinstance(day, list):
        for i, (one, other) in enumerate(zip(day, night, strict=True)):
            yield from changes(one, other, (*way, i))
    elif day != night:
        yield list(way), day, night
