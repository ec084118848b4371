"""A chart as plain data for the view, which draws it as wide as the page is and in its colours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from terra_widgets.charts.look import DARK, HATCHES, LIGHT, sign
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Bars, Level, Line, Mark, Panel, Ranges, VerticalLine
from terra_widgets.charts.svg_picture import DASHES

Part = dict[str, Any]


def drawing(chart: Chart) -> Part:
    """The panels with their marks, and how each sign looks in light and dark."""
    panels = [panel for panel in chart.plan.panels if isinstance(panel, Panel)]
    signs = {mark.sign for panel in panels for mark in panel.marks}
    return {
        "title": chart.title,
        "panels": [_panel(panel) for panel in panels],
        "legend": _legend(panels),
        "signs": {key: _look(key) for key in sorted(signs)},
    }


def _panel(panel: Panel) -> Part:
    return {
        "title": panel.title,
        "height": panel.height,
        "labelled": panel.labelled,
        "x": _axis(panel.x),
        "y": _axis(panel.y),
        "marks": [_mark(mark) for mark in panel.marks],
    }


def _axis(axis: Axis) -> Part:
    ticks = [[_short(value), label] for value, label in axis.ticks]
    return {"title": axis.title, "ticks": ticks, "low": _short(axis.low), "high": _short(axis.high)}


def _mark(mark: Mark) -> Part:
    if isinstance(mark, Level):
        return {"type": "level", "sign": mark.sign, "y": mark.y}
    assert not isinstance(mark, VerticalLine)
    part: Part = {"sign": mark.sign, "x": _all(mark.x), "y": _all(mark.y)}
    if isinstance(mark, Bars):
        return {"type": "bars", **part, "hover": list(mark.hover)}
    if isinstance(mark, Ranges):
        return {
            "type": "ranges", **part,
            "low": _all(mark.low), "high": _all(mark.high), "hover": list(mark.hover),
        }  # fmt: skip
    assert isinstance(mark, Line)
    return {"type": "line", **part}


def _legend(panels: Iterable[Panel]) -> list[Part]:
    named = {mark.name: mark.sign for panel in panels for mark in panel.marks if mark.name}
    return [{"name": name, "sign": key} for name, key in named.items()]


@cache
def _look(key: str) -> Part:
    light, dark = sign(LIGHT, key), sign(DARK, key)
    shape, size, solidity = HATCHES[light.pattern]
    return {
        "light": light.colour,
        "dark": dark.colour,
        "symbol": light.symbol,
        "dash": DASHES[light.dash],
        "hatch": [shape, size, round(size * solidity, 1)] if light.pattern else None,
    }


def _all(values: Iterable[float | None]) -> list[float | None]:
    return [None if value is None else _short(value) for value in values]


def _short(value: float) -> float:
    return round(value, 3) + 0.0
