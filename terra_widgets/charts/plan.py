"""The plan of a chart: panels with marks, before anybody decides how to draw them.

One plan is drawn twice: as an interactive figure (`plotly_figure.py`) and as a still picture
(`svg_picture.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from math import ceil, floor, isfinite
from textwrap import wrap
from typing import Protocol

Numbers = tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Axis:
    """A title with its unit, the labelled ticks, and the range."""

    title: str
    ticks: tuple[tuple[float, str], ...]
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Bars:
    """One series of bars."""

    name: str
    sign: str
    x: Numbers
    y: Numbers
    hover: tuple[str, ...]
    text: tuple[str, ...] = ()
    """What is written at each bar, if anything."""


@dataclass(frozen=True, slots=True)
class Line:
    """One series of points, joined."""

    name: str
    sign: str
    x: Numbers
    y: Numbers
    hover: tuple[str, ...]
    steps: bool = False
    """Whether it stays level until the next point, as a capacity does."""
    dots: bool = True


@dataclass(frozen=True, slots=True)
class Ranges:
    """Single points, each with the interval around it."""

    name: str
    sign: str
    x: Numbers
    y: Numbers
    low: Numbers
    high: Numbers
    hover: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """A limit, right across the panel."""

    name: str
    y: float
    sign: str = "limit"
    between: tuple[float, float] | None = None
    """From where to where, if it is about one bar only."""


@dataclass(frozen=True, slots=True)
class VerticalLine:
    """A point in time, from the bottom of the panel to its top."""

    name: str
    x: float
    sign: str = "limit"


Mark = Bars | Line | Ranges | Level | VerticalLine


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a panel shows a number that people may have predicted."""

    fact: str
    """The name of the number, as lessons call it."""
    seat: int | None = None
    """Whose number it is; None for one that is the same for all."""
    between: tuple[float, float] | None = None
    """From where to where the bar stands that shows it; else it goes right across."""
    moment: bool = False
    """Whether it is read from left to right: a turn, or how many things stand there."""
    shift: float = 0.0


@dataclass(frozen=True, slots=True)
class Predicted:
    """A number that somebody has predicted."""

    fact: str
    value: float
    name: str
    player: str


class Predicting(Protocol):
    """Something that knows what was predicted, once it is sealed."""

    def predicted(self) -> Sequence[Predicted]:
        """The numbers to draw; none as long as nothing is sealed."""


@dataclass(frozen=True, slots=True)
class Panel:
    """Marks over two axes."""

    title: str
    marks: tuple[Mark, ...]
    x: Axis
    y: Axis
    height: int = 150
    labelled: bool = True
    """Whether the horizontal axis is labelled here; not when the panel below has the same."""
    nothing: str = ""
    """What to write into it while it has nothing to show, if that is not what the plan says."""
    spots: tuple[Spot, ...] = ()
    """What people may predict of it, and where."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of a territory; without a card `value` is None."""

    value: int | None
    text: str
    hover: str
    crossed: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A territory: rows of places, the colour tells a number and the number is written there too."""

    title: str
    rows: tuple[tuple[Cell, ...], ...]
    columns: tuple[str, ...]
    lines: tuple[str, ...]
    most: int
    height: int = 150


@dataclass(frozen=True, slots=True)
class Node:
    """A stop of a flow."""

    label: str
    sign: str
    column: int


@dataclass(frozen=True, slots=True)
class Stream:
    """So much from one stop to another, by their numbers."""

    source: int
    target: int
    value: float
    hover: str


@dataclass(frozen=True, slots=True)
class Flow:
    """Stops and what flows between them; a band is as broad as its value."""

    title: str
    nodes: tuple[Node, ...]
    streams: tuple[Stream, ...]
    height: int = 260
    heads: tuple[str, ...] = ()
    """What stands above each column of stops."""


AnyPanel = Panel | Grid | Flow


@dataclass(frozen=True, slots=True)
class Plan:
    """All of a chart."""

    title: str
    panels: tuple[AnyPanel, ...]
    grouped: bool = False
    """Whether bars stand side by side instead of on top of each other."""
    columns: int = 1
    note: str = ""
    """Small print under the panels."""
    nothing: str = ""
    """What to write into a panel that has nothing to show yet."""

    def places(
        self, head: Callable[[AnyPanel], float] | None = None, foot: Callable[[AnyPanel], float] | None = None
    ) -> Iterator[tuple[AnyPanel, float, float, float, float]]:
        """Every panel with its left and right as parts of the width, its top and bottom in pixels.

        `head` and `foot` say how many pixels a panel needs above and below it.
        """
        head, foot = head or usual_head, foot or usual_foot
        top = 0.0
        for i in range(0, len(self.panels), self.columns):
            row = self.panels[i : i + self.columns]
            top += max(head(panel) for panel in row)
            tall = max(panel.height for panel in row)
            for column, panel in enumerate(row):
                left = column / self.columns
                right = (column + (1 if column == self.columns - 1 else 1 - COLUMN_GAP)) / self.columns
                yield panel, left, right, top, top + tall
            top += tall + max(foot(panel) for panel in row)

    @property
    def height(self) -> float:
        """The pixels that all panels need, titles and axes included."""
        rows = list(self.places())
        return rows[-1][4] + max(usual_foot(panel) for panel, *_ in rows[-self.columns :]) if rows else 0.0


TITLE = 26
TICK_ROW = 15  # pixels of each further line of a label at a tick
TEXT = 20  # pixels that a line of text takes, and a little air
COLUMN_GAP = 0.12


def headings(panel: AnyPanel) -> tuple[tuple[str, float, str], ...]:
    """What stands above the columns of a flow, each with its place as a part of the width and its anchor.

    >>> headings(Flow("", (), (), heads=("paid", "made", "points")))
    (('paid', 0.0, 'left'), ('made', 0.5, 'center'), ('points', 1.0, 'right'))
    """
    heads = panel.heads if isinstance(panel, Flow) else ()
    last = max(1, len(heads) - 1)
    ends = {0: "left", last: "right"}
    return tuple((head, i / last, ends.get(i, "center")) for i, head in enumerate(heads))


def usual_head(panel: AnyPanel) -> float:
    """The pixels that a panel needs above it for its title."""
    return TITLE if panel.title or headings(panel) else 8


def usual_foot(panel: AnyPanel) -> float:
    """The pixels that a panel needs below it for its axis."""
    if isinstance(panel, Panel):
        return (52 if panel.x.title else 54) + more_rows(panel.x) if panel.labelled else 10
    return 24


def more_rows(axis: Axis) -> float:
    """The pixels that labels of several lines take, beyond those of one."""
    return TICK_ROW * max((label.count("\n") for _, label in axis.ticks), default=0)


def lines(text: str, width: int) -> list[str]:
    """A text in lines of so many signs at most."""
    return wrap(text, width) or [""]


def stacked(panels: Sequence[Panel]) -> tuple[Panel, ...]:
    """Panels one below the other: of those with the same horizontal axis only the lowest labels it."""
    below: list[Axis | None] = [*(panel.x for panel in panels[1:]), None]
    return tuple(replace(panel, labelled=panel.x != x) for panel, x in zip(panels, below, strict=True))


PREDICTION_SIGNS = ("prediction", "prediction-too")


def shown_facts(plan: Plan) -> set[str]:
    """The numbers of a chart that people may predict."""
    return {spot.fact for panel in plan.panels if isinstance(panel, Panel) for spot in panel.spots}


def with_predictions(plan: Plan, predicted: Sequence[tuple[Predicted, int | None]]) -> Plan:
    """A plan with predictions, each with its player's seat, drawn on the number that they are about."""
    panels = list(plan.panels)
    for number, (one, seat) in enumerate(predicted):
        for i, panel in enumerate(panels):
            spots = panel.spots if isinstance(panel, Panel) else ()
            spot = next((s for s in spots if s.fact == one.fact and s.seat in {None, seat}), None)
            if spot is not None and isinstance(panel, Panel):
                panels[i] = _with_prediction(panel, one, spot, PREDICTION_SIGNS[number % 2])
                break
    return replace(plan, panels=tuple(panels))


def _with_prediction(panel: Panel, one: Predicted, spot: Spot, sign: str) -> Panel:
    """A panel with one more limit or moment; its axes make room for it."""
    if spot.moment:
        at = one.value + spot.shift
        x = replace(panel.x, low=min(panel.x.low, at - 0.3), high=max(panel.x.high, at + 0.3))
        return replace(panel, x=x, marks=(*panel.marks, VerticalLine(one.name, at, sign)))
    y = panel.y
    if one.value * 1.02 > y.high or one.value < y.low:
        y = counting(y.title, max(one.value, y.high / 1.08), min(one.value, y.low / 1.08))
    return replace(panel, y=y, marks=(*panel.marks, Level(one.name, one.value, sign, spot.between)))


def empty(panel: AnyPanel) -> bool:
    """Whether there is nothing to see in a panel yet."""
    if isinstance(panel, Flow):
        return not panel.streams
    if isinstance(panel, Grid):
        return False
    drawn = [mark for mark in panel.marks if not isinstance(mark, Level | VerticalLine)]
    return not any(y for mark in drawn for y in mark.y)


def nothing(plan: Plan, panel: AnyPanel) -> str:
    """What to write into a panel because there is nothing to see in it yet; usually not a word."""
    if not empty(panel):
        return ""
    return (panel.nothing if isinstance(panel, Panel) else "") or plan.nothing


def roomy(panel: Panel) -> Panel:
    """A panel whose axis leaves room for what is written above its highest bar."""
    told = [y for mark in panel.marks if isinstance(mark, Bars) and mark.text for y in mark.y if y]
    line = (panel.y.high - panel.y.low) * TEXT / panel.height
    high = max([panel.y.high, *(y + line for y in told)])
    return replace(panel, y=replace(panel.y, high=high))


def counting(title: str, high: float, low: float = 0, show: Callable[[float], str] | None = None) -> Axis:
    """An axis from zero, or below, to a little over the highest number.

    Parameters
    ----------
    title
        What is counted: the unit.
    high, low
        The highest and the lowest number to be shown.
    show
        How to write a number; without it only whole numbers get a tick.

    >>> counting("cubes", 7).ticks
    ((0.0, '0'), (2.0, '2'), (4.0, '4'), (6.0, '6'))
    """
    low = min(low, 0)
    high = max(high, 1 if show is None else 0.1)
    step = _round_step(high - low, least=0.001 if show else 1)
    values = [i * step for i in range(-int(-low // step), int(high / step) + 1)]
    ticks = tuple((v, show(v) if show else f"{v:g}".replace("-", "\N{MINUS SIGN}")) for v in values)
    return Axis(title, ticks, low * 1.08, high * 1.08)


def spanning(title: str, low: float, high: float, show: Callable[[float], str]) -> Axis:
    """An axis from the lowest to the highest number, for points that need no zero.

    >>> spanning("points", 31.2, 36.8, str).ticks
    ((32.0, '32.0'), (34.0, '34.0'), (36.0, '36.0'))
    """
    room = max(high - low, 0.02)
    low, high = low - 0.1 * room, high + 0.1 * room
    step = _round_step(high - low, least=0.001)
    ticks = tuple((i * step, show(i * step)) for i in range(ceil(low / step), floor(high / step) + 1))
    return Axis(title, ticks, low, high)


MOST_TICKS = 4


def _round_step(span: float, least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 ... times the least step that gives a span few ticks.

    >>> _round_step(7, least=1), _round_step(0.3, least=0.001), _round_step(10**12, least=1)
    (2.0, 0.1, 500000000000.0)
    """
    step, factors = least, cycle((2.0, 2.5, 2.0))
    while step * MOST_TICKS < span and isfinite(step):
        step *= next(factors)
    return float(f"{step:.12g}")
