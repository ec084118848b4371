"""Names beside marks: each stands at the end of what it names, so no chart needs a legend."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from terra_widgets.charts.plan import (
    AnyPanel,
    Axis,
    Bars,
    Level,
    Line,
    Mark,
    Panel,
    Plan,
    VerticalLine,
    empty,
    lines,
    roomy,
)

ROOM = 124
"""Pixels at the right of the panels, for names."""
SIZE = 12
ROW = 14  # pixels of a line of a name
GAP = 4
SIGNS = 14  # of a line of a name
MOST_ROWS = 3
OVER = 8  # pixels by which names may reach over the top and the bottom of their panel
BROAD = 0.75
"""The part of its place that a bar fills, or all bars that stand side by side there."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name beside a panel, and the mark that it belongs to."""

    mark: Mark
    rows: tuple[str, ...]
    x: float
    y: float
    """The end of the mark, where the line to its name begins."""
    down: float
    """The middle of the name: pixels below the top of the panel."""
    joined: bool
    """Whether a thin line leads from the mark to the name: not across other bars."""

    def level(self, panel: Panel) -> float:
        """How high that is on the panel's axis, within the panel."""
        part = min(1.0, max(0.0, self.down / panel.height))
        return panel.y.high - part * (panel.y.high - panel.y.low)


def spoken(plan: Plan) -> Plan:
    """A plan whose panels are high enough for the names beside them and the numbers above their bars."""
    return replace(plan, panels=tuple(_grown(plan, panel) for panel in plan.panels))


def _grown(plan: Plan, panel: AnyPanel) -> AnyPanel:
    if not isinstance(panel, Panel):
        return panel
    names = [rows(mark.name) for mark in named(plan, panel)]
    needed = sum(ROW * len(name) + GAP for name in names) - 2 * OVER
    return roomy(replace(panel, height=max(panel.height, needed)))


def room(plan: Plan) -> int:
    """The pixels that names take at the right of all panels; none if there are no names."""
    panels = [panel for panel in plan.panels if isinstance(panel, Panel)]
    return ROOM if any(named(plan, panel) for panel in panels) else 0


def rows(name: str) -> tuple[str, ...]:
    """A name in short lines.

    >>> rows("worlds that were saved")
    ('worlds that', 'were saved')
    """
    found = lines(name, SIGNS)
    if len(found) > MOST_ROWS:
        found = [*found[: MOST_ROWS - 1], f"{found[MOST_ROWS - 1][: SIGNS - 1].rstrip()}…"]
    return tuple(found)


def named(plan: Plan, panel: Panel) -> list[Mark]:
    """The marks whose names stand beside the panel, each name once.

    A moment has its name inside the panel, a bar of a group on the axis; and some marks are what a title
    says.
    """
    found: dict[tuple[str, str], Mark] = {}
    for mark in panel.marks:
        told = mark.name in {"", panel.title, plan.title}
        if not told and not isinstance(mark, VerticalLine) and _seen(mark):
            found[mark.name, mark.sign] = mark
    if empty(panel):  # a sentence stands there
        return [mark for mark in found.values() if isinstance(mark, Level)]
    return list(found.values())


def _seen(mark: Mark) -> bool:
    """Whether there is anything to see of a mark."""
    if isinstance(mark, Level | VerticalLine):
        return True
    if isinstance(mark, Bars) and not mark.text:  # a bar of no height is seen by its number only
        return any(mark.y)
    return any(y is not None for y in mark.y)


def labels(plan: Plan, panel: Panel) -> list[Label]:
    """The names beside a panel, each as near to the end of its mark as the others let it."""
    bars = [mark for mark in panel.marks if isinstance(mark, Bars)]
    ends = [(mark, *_end(mark, panel, bars, grouped=plan.grouped)) for mark in named(plan, panel)]
    # Higher marks first; side by side, from left to right.
    ends.sort(key=lambda end: (-end[2], end[1]))
    high = panel.y.high - panel.y.low
    wanted = [panel.height * (panel.y.high - y) / high for _, _, y in ends]
    names = [rows(mark.name) for mark, *_ in ends]
    placed = spread(wanted, [ROW * len(name) + GAP for name in names], -OVER, panel.height + OVER)
    return [
        Label(mark, name, x, y, down, joined=not (isinstance(mark, Bars) and plan.grouped and len(bars) > 1))
        for (mark, x, y), name, down in zip(ends, names, placed, strict=True)
    ]


def spread(wanted: Sequence[float], heights: Sequence[float], low: float, high: float) -> list[float]:
    """Middles near those wanted, which go up, so that nothing of such heights overlaps.

    >>> spread([10, 12, 80], [20, 20, 20], 0, 100)
    [10.0, 30.0, 80.0]
    """
    tops: list[float] = []
    floor = low
    for middle, height in zip(wanted, heights, strict=True):
        tops.append(max(floor, middle - height / 2))
        floor = tops[-1] + height
    ceiling = high
    for i in reversed(range(len(tops))):
        tops[i] = min(tops[i], ceiling - heights[i])
        ceiling = tops[i]
    return [top + height / 2 for top, height in zip(tops, heights, strict=True)]


def _end(mark: Mark, panel: Panel, bars: Sequence[Bars], *, grouped: bool) -> tuple[float, float]:
    """The right end of a mark."""
    if isinstance(mark, Level):
        return (mark.between[1] if mark.between else panel.x.high), mark.y
    assert not isinstance(mark, VerticalLine)
    points = [(x, y) for x, y in zip(mark.x, mark.y, strict=True) if x is not None and y is not None]
    if not isinstance(mark, Bars):
        return points[-1]
    x, y = ([(x, y) for x, y in points if y] or points)[-1]
    if grouped:
        return sides(bars, mark, x)[1], y / 2
    below = sum(
        other
        for one in bars[: bars.index(mark)]
        for at, other in zip(one.x, one.y, strict=True)
        if at == x and other and (other > 0) == (y > 0)
    )
    return x + BROAD / 2 * unit(bars), below + y / 2


def unit(bars: Sequence[Bars]) -> float:
    """How far apart the places of bars are."""
    places = sorted({x for mark in bars for x in mark.x if x is not None})
    return min((b - a for a, b in pairwise(places)), default=1)


def sides(bars: Sequence[Bars], mark: Bars, x: float) -> tuple[float, float]:
    """The left and the right side of one of the bars that stand side by side at a place."""
    wide = BROAD * unit(bars)
    part, number = wide / len(bars), bars.index(mark)
    left = x - wide / 2 + number * part
    return left, left + part


def moments(panel: Panel) -> Iterator[tuple[VerticalLine, tuple[str, ...], bool]]:
    """The moments of a panel with their names, and whether a name stands at the left of its line."""
    axis: Axis = panel.x
    for mark in panel.marks:
        if isinstance(mark, VerticalLine) and mark.name:
            yield mark, rows(mark.name), mark.x > (axis.low + axis.high) / 2


def dotted(mark: Mark) -> bool:
    """Whether a mark shows its symbol."""
    return not isinstance(mark, Bars | Level | VerticalLine) and (not isinstance(mark, Line) or mark.dots)
