"""A plan as a still picture: SVG, small, without a browser, for places that can't draw the figure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise
from typing import Any

from terra_widgets.charts.look import DARK, FONT, HATCHES, LIGHT, Sign, Theme, between, readable, sign
from terra_widgets.charts.names import BROAD, SIZE, dotted, labels, moments, room, sides, spoken, unit
from terra_widgets.charts.names import ROW as NAME_ROW
from terra_widgets.charts.plan import (
    COLUMN_GAP,
    TICK_ROW,
    AnyPanel,
    Bars,
    Flow,
    Grid,
    Level,
    Line,
    Panel,
    Plan,
    Ranges,
    VerticalLine,
    headings,
    lines,
    more_rows,
    nothing,
    usual_foot,
)

WIDTH = 720
EDGE = 14
ROW = 17  # pixels of a line of text
LETTER = 0.6  # how broad a letter is, beside its size
SMALL, MIDDLE, LARGE = 13, 14, 18  # sizes of letters
LEAST = 1.5  # pixels of a bar that holds anything at all
DASH_LENGTHS = {"solid": "", "dash": "8 4", "dot": "2 4", "dashdot": "8 4 2 4", "longdash": "14 5"}
SYMBOL_PATHS = {
    "circle": "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
    "square": "m-4-4h8v8h-8z",
    "diamond": "m0-5.5 5.5 5.5-5.5 5.5-5.5-5.5z",
    "triangle-up": "m0-5.5 5 9h-10z",
    "triangle-down": "m0 5.5 5-9h-10z",
    "x": "m-4-5 4 3 4-3 1 1-3 4 3 4-1 1-4-3-4 3-1-1 3-4-3-4z",
}
SAMPLE_WIDTH = 28
ANCHORS = {"left": "start", "center": "middle", "right": "end"}
STROKES = {
    "-": "M0 {m}H{s}",
    "|": "M{m} 0V{s}",
    "+": "M0 {m}H{s}M{m} 0V{s}",
    ".": "M{m} {m}h0",
}
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def picture(plan: Plan, theme: Theme, summary: str = "", width: float = WIDTH) -> str:
    """The picture as SVG text, for so many pixels of width."""
    return _Picture(plan, theme, width).whole(summary)


def panel_box(plan: Plan, theme: Theme, width: float = WIDTH) -> Box:
    """Where the first panel lies in the picture, for whoever puts something onto it."""
    _panel, x0, x1, y0, y1 = next(_Picture(plan, theme, width).panels())
    return x0, y0, x1 - x0, y1 - y0


def sample(theme: Theme, key: str) -> str:
    """How a thing is marked, as a small picture to stand beside its name."""
    canvas = _Canvas(theme)
    canvas.sample(0, 7, sign(theme, key), dots=True)
    return canvas.svg(SAMPLE_WIDTH, 14)


def for_both_themes(width: float, draw: Callable[[Theme], str]) -> dict[str, Any]:
    """A picture for light pages, and the colours that a dark page puts in the place of its own, in order."""
    return {"width": width, "svg": draw(LIGHT), "dark": re.findall("#[0-9a-f]{6}", draw(DARK))}


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _long(text: str, size: float = SMALL) -> float:
    """About how many pixels a text takes."""
    return LETTER * size * len(text)


def _wide(label: str) -> float:
    """About how many pixels the longest line of a label takes."""
    return max(map(_long, label.split("\n")))


def _fits(room: float, size: float = SMALL) -> int:
    """About how many signs fit into so many pixels."""
    return max(1, int(room / (LETTER * size)))


def _path(points: Iterable[Point]) -> str:
    """A line through points, in few signs."""
    path, at = "", ("", "")
    for x, y in points:
        to = (_n(x), _n(y))
        if not path:
            path = f"M{to[0]} {to[1]}"
        elif to[1] == at[1]:
            path += f"H{to[0]}" if to[0] != at[0] else ""
        else:
            path += f"V{to[1]}" if to[0] == at[0] else f"L{to[0]} {to[1]}"
        at = to
    return path


class _Canvas:
    """Pieces that all pictures are made of."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.parts: list[str] = []
        self.hatches: dict[str, str] = {}

    def svg(self, width: float, height: float, words: str = "") -> str:
        """All of it."""
        hatches = f"<defs>{''.join(self.hatches.values())}</defs>" if self.hatches else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{_n(width)}" height="{_n(height)}" '
            f'viewBox="0 0 {_n(width)} {_n(height)}" role="img" font-family="{escape(FONT)}" '
            f'font-size="{SMALL}" fill="{self.theme.soft}">{words}{hatches}{"".join(self.parts)}</svg>'
        )

    def text(
        self, x: float, y: float, text: str, *, size: int = SMALL, colour: str = "", anchor: str = "start",
        halo: bool = False,
    ) -> None:  # fmt: skip
        """A line of text; its box begins, ends or has its middle at x."""
        look = f' font-size="{size}"' if size != SMALL else ""
        look += f' fill="{colour}"' if colour else ""
        look += f' text-anchor="{anchor}"' if anchor != "start" else ""
        if halo:  # lines may run behind it
            look += f' stroke="{self.theme.paper}" stroke-width="4" paint-order="stroke"'
        self.parts.append(f'<text x="{_n(x)}" y="{_n(y)}"{look}>{escape(text, quote=False)}</text>')

    def boxes(self, places: Sequence[Box], look: Sign) -> None:
        """Bars, hatched as their sign says."""
        path = "".join(f"M{_n(x)} {_n(y)}h{_n(wide)}v{_n(tall)}h{_n(-wide)}z" for x, y, wide, tall in places)
        if path:
            fill = f"url(#{self._hatch(look)})" if look.pattern else look.colour
            self.parts.append(f'<path d="{path}" fill="{fill}" stroke="{self.theme.ink}"/>')

    def _hatch(self, look: Sign) -> str:
        """The key of a hatching, which is made once."""
        key = f"{look.pattern}-{look.colour[1:]}"
        shape, size, solidity = HATCHES[look.pattern]
        path = STROKES[shape].format(m=_n(size / 2), s=size)
        broad = _n(size * solidity * (1.3 if shape == "." else 1))
        self.hatches[key] = (
            f'<pattern id="{key}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
            f'<path d="M0 0h{size}v{size}h-{size}z" fill="{look.colour}"/><path d="{path}" fill="none" '
            f'stroke="{readable(look.colour)}" stroke-width="{broad}" stroke-linecap="round" opacity=".55"/>'
            f"</pattern>"
        )
        return key

    def stroke(self, path: str, look: Sign, width: float = 2.5, *, halo: bool = False) -> None:
        """A line; with a halo it is seen on bars too."""
        if halo:
            edge = f'stroke="{self.theme.paper}" stroke-width="5" opacity=".7"'
            self.parts.append(f'<path d="{path}" fill="none" {edge}/>')
        dash = f' stroke-dasharray="{DASH_LENGTHS[look.dash]}"' if DASH_LENGTHS[look.dash] else ""
        self.parts.append(
            f'<path d="{path}" fill="none" stroke="{look.colour}" stroke-width="{_n(width)}"{dash}/>'
        )

    def dots(self, points: Iterable[Point], look: Sign) -> None:
        """Points, in the shape that their sign says."""
        shape = SYMBOL_PATHS.get(look.symbol, SYMBOL_PATHS["circle"])
        path = "".join(f"M{_n(x)} {_n(y)}{shape}" for x, y in points)
        self.parts.append(f'<path d="{path}" fill="{look.colour}" stroke="{self.theme.paper}"/>')

    def sample(self, x: float, y: float, look: Sign, *, dots: bool, width: float = SAMPLE_WIDTH) -> None:
        """A short line as its sign says."""
        self.stroke(_path([(x, y), (x + width, y)]), look)
        if dots:
            self.dots([(x + width / 2, y)], look)


class _Picture(_Canvas):
    """All of a plan."""

    def __init__(self, plan: Plan, theme: Theme, width: float) -> None:
        super().__init__(theme)
        plan = spoken(plan)
        self.plan, self.width = plan, width
        self.left = (
            EDGE + 8 + max((_long(label) for panel in plan.panels for label in _beside(panel)), default=0)
        )
        self.room = width - self.left - (room(plan) or EDGE)
        self.panel_room = self.room * (1 - COLUMN_GAP if plan.columns > 1 else 1) / plan.columns

    def whole(self, summary: str) -> str:
        plan, theme = self.plan, self.theme
        self.parts.append(f'<rect width="100%" height="100%" fill="{theme.paper}"/>')
        for i, text in enumerate(self._titles):
            self.text(EDGE, 26 + 22 * i, text, size=LARGE, colour=theme.ink)
        tall = self._top
        for panel, x0, x1, y0, y1 in self.panels():
            self._heads(panel, x0, x1, y0)
            if isinstance(panel, Panel):
                _Axes(self, panel, x0, x1, y0, y1).draw()
            elif isinstance(panel, Grid):
                self._grid(panel, x0, x1, y0, y1)
            else:
                self._flow(panel, x1, y0, y1)
            if missing := nothing(plan, panel):
                for i, text in enumerate(lines(missing, _fits(x1 - x0))):
                    self.text((x0 + x1) / 2, (y0 + y1) / 2 + ROW * i, text, anchor="middle")
            tall = max(tall, y1 + self._foot(panel))
        for text in lines(plan.note, _fits(self.room)) if plan.note else ():
            self.text(self.left, tall + 12, text)
            tall += 18
        words = f"<title>{escape(plan.title)}</title>" + (
            f"<desc>{escape(summary)}</desc>" if summary else ""
        )
        return self.svg(self.width, tall + 14, words)

    @property
    def _titles(self) -> list[str]:
        title = self.plan.title
        return lines(title, _fits(self.width - 2 * EDGE, LARGE)) if title else []

    @property
    def _top(self) -> float:
        """Where the panels begin, below the title if there is one."""
        return 22.0 + 22 * len(self._titles) if self._titles else 4.0

    def panels(self) -> Iterator[tuple[AnyPanel, float, float, float, float]]:
        """Each panel with its left, right, top and bottom in this picture."""
        for panel, left, right, top, bottom in self.plan.places(self._head, self._foot):
            x0, x1 = self.left + left * self.room, self.left + right * self.room
            yield panel, x0, x1, self._top + top, self._top + bottom

    # What stands above and below a panel

    def _head_lines(self, panel: AnyPanel) -> list[tuple[str, str]]:
        """The title, and what the axis counts: at the end of the same line if there is room."""
        unit = panel.y.title if isinstance(panel, Panel) else ""
        titles = lines(panel.title, _fits(self.panel_room, MIDDLE)) if panel.title else []
        units = lines(unit, _fits(self.panel_room)) if unit else []
        if titles and units and _long(titles[-1], MIDDLE) + _long(unit) + EDGE <= self.panel_room:
            return [*((title, "") for title in titles[:-1]), (titles[-1], unit)]
        return [*((title, "") for title in titles), *(("", unit) for unit in units)]

    def _head(self, panel: AnyPanel) -> float:
        found = len(self._head_lines(panel)) or bool(headings(panel))
        return 9 + ROW * found if found else 8

    def _heads(self, panel: AnyPanel, x0: float, x1: float, y0: float) -> None:
        found = self._head_lines(panel)
        for i, (title, counted) in enumerate(found):
            y = y0 - 6 - ROW * (len(found) - 1 - i)
            if title:
                self.text(x0, y, title, size=MIDDLE, colour=self.theme.ink)
            if counted:
                self.text(x1 if title else x0, y, counted, anchor="end" if title else "start")
        for head, part, anchor in headings(panel):
            # A flow is drawn from the edge of the picture.
            x = EDGE + part * (x1 - EDGE)
            self.text(x, y0 - 6, head, size=MIDDLE, colour=self.theme.ink, anchor=ANCHORS[anchor])

    def _foot(self, panel: AnyPanel) -> float:
        if not isinstance(panel, Panel) or not panel.labelled:
            return usual_foot(panel)
        title = 19 + ROW * (len(self.x_title(panel)) - 1) if panel.x.title else 0
        return 33 + self.drop(panel) + more_rows(panel.x) + title

    def x_title(self, panel: Panel) -> list[str]:
        """What stands below the horizontal axis."""
        return lines(panel.x.title, _fits(self.panel_room))

    def drop(self, panel: Panel) -> float:
        """By how much every other label below stands lower, because they would run into each other."""
        axis = panel.x
        apart = min((b - a for (a, _), (b, _) in pairwise(axis.ticks)), default=0.0)
        room = apart / (axis.high - axis.low) * self.panel_room
        crowded = apart and max(_wide(label) for _, label in axis.ticks) > room - 4
        return 15.0 if crowded else 0.0

    # Territories and flows

    def _grid(self, grid: Grid, x0: float, x1: float, y0: float, y1: float) -> None:
        wide, tall = (x1 - x0) / len(grid.columns), (y1 - y0) / len(grid.rows)
        theme = self.theme
        for line, row in enumerate(grid.rows):
            self.text(x0 - 8, y0 + (line + 0.5) * tall + 4, grid.lines[line], anchor="end")
            for column, cell in enumerate(row):
                x, y = x0 + column * wide + 2, y0 + line * tall + 2
                paper = between(theme.empty, theme.full, min(1.0, (cell.value or 0) / grid.most))
                edge = theme.limit if cell.crossed else theme.rule
                fill = "none" if cell.value is None else paper
                self.parts.append(
                    f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(wide - 4)}" height="{_n(tall - 4)}" '
                    f'fill="{fill}" stroke="{edge}" stroke-width="{3 if cell.crossed else 1}"/>'
                )
                middle = (x + wide / 2 - 2, y + tall / 2 + 3)
                self.text(
                    *middle,
                    cell.text.replace("\n", " "),
                    size=MIDDLE,
                    colour=readable(paper),
                    anchor="middle",
                )
        for column, name in enumerate(grid.columns):
            self.text(x0 + (column + 0.5) * wide, y1 + 15, name, anchor="middle")

    def _flow(self, flow: Flow, x1: float, y0: float, y1: float) -> None:
        if not flow.streams:
            return
        into = [sum(s.value for s in flow.streams if s.target == i) for i in range(len(flow.nodes))]
        out = [sum(s.value for s in flow.streams if s.source == i) for i in range(len(flow.nodes))]
        size = [max(pair) for pair in zip(into, out, strict=True)]
        columns = sorted({node.column for node in flow.nodes})
        inside = {c: [i for i, node in enumerate(flow.nodes) if node.column == c] for c in columns}
        pad = 16
        scale = min((y1 - y0 - pad * len(inside[c])) / sum(size[i] for i in inside[c]) for c in columns)
        at: dict[int, tuple[float, float]] = {}
        for c in columns:
            y = y0 + pad / 2
            for i in inside[c]:
                at[i] = (EDGE + (x1 - EDGE - 16) * (c - columns[0]) / max(1, columns[-1] - columns[0]), y)
                y += size[i] * scale + pad
        self._streams(flow, at, scale)
        for i, node in enumerate(flow.nodes):
            x, y = at[i]
            tall = max(1.5, size[i] * scale)
            self.boxes([(x, y, 16, tall)], Sign(sign(self.theme, node.sign).colour))
            last = node.column == columns[-1]
            place = (x - 6, "end") if last else (x + 22, "start")
            parts = node.label.split("\n")
            for n, part in enumerate(parts):
                down = y + tall / 2 + 4 + 15 * (n - (len(parts) - 1) / 2)
                self.text(place[0], down, part, colour=self.theme.ink, anchor=place[1])

    def _streams(self, flow: Flow, at: dict[int, tuple[float, float]], scale: float) -> None:
        left, came = {i: y for i, (_, y) in at.items()}, {i: y for i, (_, y) in at.items()}
        for stream in flow.streams:
            a, b = at[stream.source][0] + 16, at[stream.target][0]
            tall = stream.value * scale
            y, z = left[stream.source], came[stream.target]
            left[stream.source] += tall
            came[stream.target] += tall
            m, colour = (a + b) / 2, sign(self.theme, flow.nodes[stream.source].sign).colour
            self.parts.append(
                f'<path d="M{_n(a)} {_n(y)}C{_n(m)} {_n(y)} {_n(m)} {_n(z)} {_n(b)} {_n(z)}v{_n(tall)}'
                f'C{_n(m)} {_n(z + tall)} {_n(m)} {_n(y + tall)} {_n(a)} {_n(y + tall)}z" fill="{colour}" '
                f'fill-opacity=".45"/>'
            )


class _Axes:
    """One panel with its axes."""

    def __init__(self, whole: _Picture, panel: Panel, x0: float, x1: float, y0: float, y1: float) -> None:
        self.whole, self.panel = whole, panel
        self.x0, self.x1, self.y0, self.y1 = x0, x1, y0, y1

    def x(self, value: float) -> float:
        axis = self.panel.x
        return self.x0 + (value - axis.low) / (axis.high - axis.low) * (self.x1 - self.x0)

    def y(self, value: float) -> float:
        axis = self.panel.y
        return self.y1 - (value - axis.low) / (axis.high - axis.low) * (self.y1 - self.y0)

    def draw(self) -> None:
        whole, panel, theme = self.whole, self.panel, self.whole.theme
        rules = [_path([(self.x0, self.y(value)), (self.x1, self.y(value))]) for value, _ in panel.y.ticks]
        whole.stroke("".join(rules), Sign(theme.rule), 1)
        for value, label in panel.y.ticks:
            whole.text(self.x0 - 8, self.y(value) + 4, label, anchor="end")
        floor = min(max(0.0, panel.y.low), panel.y.high)  # zero, where the axis has one
        whole.stroke(_path([(self.x0, self.y(floor)), (self.x1, self.y(floor))]), Sign(theme.soft), 1)
        if panel.labelled:
            self._labels()
        bars = [mark for mark in panel.marks if isinstance(mark, Bars)]
        self._bars(bars)
        for mark in panel.marks:
            look = sign(theme, mark.sign)
            if isinstance(mark, Level):
                left, right = map(self.x, mark.between or (panel.x.low, panel.x.high))
                whole.stroke(_path([(left, self.y(mark.y)), (right, self.y(mark.y))]), look)
            elif isinstance(mark, VerticalLine):
                whole.stroke(_path([(self.x(mark.x), self.y0), (self.x(mark.x), self.y1)]), look)
            elif isinstance(mark, Line):
                self._line(mark, look, halo=bool(bars))
            elif isinstance(mark, Ranges):
                self._ranges(mark, look)
        self._names()

    def _names(self) -> None:
        """What each mark is, beside it."""
        whole, panel = self.whole, self.panel
        for label in labels(whole.plan, panel):
            look = sign(whole.theme, label.mark.sign)
            y = self.y0 + label.down
            if label.joined:
                way = [(self.x(label.x), self.y(label.y)), (self.x1, self.y(label.level(panel)))]
                whole.stroke(_path(way), Sign(look.colour, dash="dot"), 1)
            if isinstance(label.mark, Bars):
                whole.boxes([(self.x1 + 8, y - 6, 12, 12)], look)
            else:
                whole.sample(self.x1 + 6, y, look, dots=dotted(label.mark), width=16)
            self._words(label.rows, self.x1 + 25, y)
        for mark, words, before in moments(panel):
            x = self.x(mark.x) + (-4 if before else 4)
            first = self.y0 + NAME_ROW * len(words) / 2
            self._words(words, x, first, anchor="end" if before else "start", halo=True)

    def _words(
        self, words: Sequence[str], x: float, y: float, *, anchor: str = "start", halo: bool = False
    ) -> None:
        """A name in its lines, around a height."""
        for i, text in enumerate(words):
            down = y + NAME_ROW * (i - (len(words) - 1) / 2) + 4
            ink = self.whole.theme.ink
            self.whole.text(x, down, text, size=SIZE, colour=ink, anchor=anchor, halo=halo)

    def _labels(self) -> None:
        whole, axis = self.whole, self.panel.x
        drop = whole.drop(self.panel)
        for i, (value, label) in enumerate(axis.ticks):
            x = min(self.x(value), whole.width - _wide(label) / 2)
            for row, text in enumerate(label.split("\n")):
                whole.text(x, self.y1 + 17 + TICK_ROW * row + drop * (i % 2), text, anchor="middle")
        for i, text in enumerate(whole.x_title(self.panel) if axis.title else ()):
            y = self.y1 + 36 + drop + more_rows(axis) + ROW * i
            whole.text((self.x0 + self.x1) / 2, y, text, anchor="middle")

    def _bars(self, bars: Sequence[Bars]) -> None:
        up: dict[float, float] = {}
        down: dict[float, float] = {}
        wide = BROAD * abs(self.x(unit(bars)) - self.x(0))
        for mark in bars:
            boxes: list[Box] = []
            for i, (x, y) in enumerate(zip(mark.x, mark.y, strict=True)):
                if y is None or x is None or not (y or mark.text):
                    continue
                if self.whole.plan.grouped:
                    left, right = map(self.x, sides(bars, mark, x))
                    part, base = right - left, 0.0
                else:
                    part, left, pile = wide, self.x(x) - wide / 2, up if y > 0 else down
                    base = pile.get(x, 0.0)
                    pile[x] = base + y
                top, low = self.y(max(base, base + y)), self.y(min(base, base + y))
                tall = max(low - top, LEAST if y else 0.0)
                boxes.append((left, low - tall if y > 0 else top, part, tall))
                if mark.text:
                    self.whole.text(left + part / 2, top - 4, mark.text[i], anchor="middle")
            self.whole.boxes(boxes, sign(self.whole.theme, mark.sign))

    def _line(self, mark: Line, look: Sign, *, halo: bool) -> None:
        path = ""
        for points in _runs(zip(mark.x, mark.y, strict=True)):
            drawn = [(self.x(x), self.y(y)) for x, y in points]
            if mark.steps:
                corners = [(b[0], a[1]) for a, b in pairwise(drawn)]
                drawn = [p for pair in zip(drawn, [*corners, drawn[-1]], strict=True) for p in pair]
            path += _path(drawn)
        self.whole.stroke(path, look, halo=halo)
        if mark.dots:
            there = (point for run in _runs(zip(mark.x, mark.y, strict=True)) for point in run)
            self.whole.dots([(self.x(x), self.y(y)) for x, y in there], look)

    def _ranges(self, mark: Ranges, look: Sign) -> None:
        path, dots = "", []
        for x, y, low, high in zip(mark.x, mark.y, mark.low, mark.high, strict=True):
            if x is None or y is None:
                continue
            if low is not None and high is not None:
                path += _path([(self.x(x), self.y(low)), (self.x(x), self.y(high))])
                for end in (low, high):
                    path += _path([(self.x(x) - 6, self.y(end)), (self.x(x) + 6, self.y(end))])
            dots.append((self.x(x), self.y(y)))
        self.whole.stroke(path, Sign(look.colour))
        self.whole.dots(dots, look)


def _beside(panel: AnyPanel) -> Iterable[str]:
    """What stands at the left of a panel."""
    if isinstance(panel, Panel):
        return (label for _, label in panel.y.ticks)
    return panel.lines if isinstance(panel, Grid) else ()


def _runs(points: Iterable[tuple[float | None, float | None]]) -> list[list[Point]]:
    """Points in pieces without gaps."""
    runs: list[list[Point]] = [[]]
    for x, y in points:
        if x is None or y is None:
            runs.append([])
        else:
            runs[-1].append((x, y))
    return [run for run in runs if run]
