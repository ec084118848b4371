"""Charts whose words are still read on paper."""

from __future__ import annotations

import re
from dataclasses import replace

from terra_widgets.charts.model import Chart, image
from terra_widgets.charts.plan import AnyPanel, Panel
from terra_widgets.charts.svg_picture import picture
from terra_widgets.markup import Html, tag

LOWEST = 44
"""Pixels of the height of a panel that still shows something."""


def low_chart(chart: Chart, width: float, height: int) -> Html:
    """A chart without its title and note, drawn so small that its letters are large beside it.

    Parameters
    ----------
    chart
        The chart.
    width
        Its width in pixels; letters are as large as on any other chart.
    height
        The height of what is drawn in it.
    """
    return tag("img", src=image(_low(chart, height), width), alt=chart.summary, class_="p-chart")


def fitted_chart(chart: Chart, width: float, tallest: float) -> Html:
    """The same, at most so tall with its axes and its legend, as far as that is possible."""
    drawn = picture(_low(chart, LOWEST).plan, chart.theme, "", width)
    found = re.search(r' height="([\d.]+)"', drawn)
    around = float(found[1]) - LOWEST if found else 0
    return low_chart(chart, width, max(LOWEST, round(tallest - around)))


def _low(chart: Chart, height: int) -> Chart:
    """The chart with panels of this height; a single name is that of the chart, and stands beside it."""
    drawn = [panel for panel in chart.plan.panels if isinstance(panel, Panel)]
    alone = len({mark.name for panel in drawn for mark in panel.marks if mark.name}) == 1
    panels: list[AnyPanel] = []
    for one in chart.plan.panels:
        if isinstance(one, Panel):
            marks = tuple(replace(mark, name="") for mark in one.marks) if alone else one.marks
            panels.append(replace(one, height=height, marks=marks))
        else:
            panels.append(one)
    return replace(chart, plan=replace(chart.plan, title="", note="", panels=tuple(panels)))
