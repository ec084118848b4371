"""A plan as a still picture: SVG, small, without a browser, for places that can't draw the figure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

from terra_widgets.charts.look import HATCHES, Sign, Theme, between, sign
from terra_widgets.charts.plan import (
    Bars,
    Flow,
    Grid,
    Level,
    Line,
    Mark,
    Panel,
    Plan,
    Ranges,
    VerticalLine,
    headings,
    nothing,
    roomy,
)
from terra_widgets.charts.plotly_figure import FONT, lines, readable

WIDTH, LEFT, RIGHT, HEAD = 720, 62, 14, 44
DASHES = {"solid": "", "dash": "8 4", "dot": "2 4", "dashdot": "8 4 2 4", "longdash": "14 5"}
ANCHORS = {"left": "start", "center": "middle", "right": "end"}
STROKES = {
    "-": "M0 {m}H{s}",
    "|": "M{m} 0V{s}",
    "+": "M0 {m}H{s}M{m} 0V{s}",
    ".": "M{m} {m}h0",
}


def picture(plan: Plan, theme: Theme, summary: str = "") -> str:
    """The picture as SVG text."""
    return _Picture(plan, theme).whole(summary)


def _hatch(key: str, name: str, ink: str) -> str:
    shape, size, solidity = HATCHES[name]
    path = STROKES[shape].format(m=size / 2, s=size)
    broad = _n(size * solidity * (1.3 if shape == "." else 1))
    return (
        f'<pattern id="{key}" width="{size}" height="{size}" patternUnits="userSpaceOnUse"><path d="{path}" '
        f'stroke="{ink}" stroke-width="{broad}" stroke-linecap="round" fill="none"/></pattern>'
    )


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


class _Picture:
    def __init__(self, plan: Plan, theme: Theme) -> None:
        self.plan, self.theme = plan, theme
        self.parts: list[str] = []
        self.hatches: dict[str, str] = {}
        self.legend: dict[str, tuple[str, Mark]] = {}

    def whole(self, summary: str) -> str:
        plan, theme = self.plan, self.theme
        room = WIDTH - LEFT - RIGHT
        self.text(LEFT - 48, 26, plan.title, size=18, colour=theme.ink)
        for panel, left, right, top, bottom in plan.places():
            x0, x1 = LEFT + left * room, LEFT + right * room
            y0, y1 = HEAD + top, HEAD + bottom
            if panel.title:
                self.text(x0, y0 - 6, panel.title, size=14, colour=theme.ink)
            for head, part, anchor in headings(panel):
                # A flow is drawn from the edge of the picture.
                x = x0 - 40 + part * (x1 - x0 + 40)
                self.text(x, y0 - 6, head, size=14, colour=theme.ink, anchor=ANCHORS[anchor])
            if isinstance(panel, Panel):
                _Axes(self, roomy(panel), x0, x1, y0, y1).draw()
            elif isinstance(panel, Grid):
                self._grid(panel, x0, x1, y0, y1)
            else:
                self._flow(panel, x0, x1, y0, y1)
            if missing := nothing(plan, panel):
                self.text((x0 + x1) / 2, (y0 + y1) / 2, missing, anchor="middle")
        tall = HEAD + plan.height
        for text in lines(plan.note, 100) if plan.note else ():
            self.text(LEFT, tall + 12, text)
            tall += 18
        tall = self._legend(tall + 18) if plan.legend and self.legend else tall
        hatches = "".join(self.hatches.values())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{_n(tall + 14)}" '
            f'viewBox="0 0 {WIDTH} {_n(tall + 14)}" role="img" font-family="{escape(FONT)}" font-size="13">'
            f"<title>{escape(plan.title)}</title><desc>{escape(summary)}</desc>"
            f'<defs>{hatches}</defs><rect width="100%" height="100%" fill="{theme.paper}"/>'
            f"{''.join(self.parts)}</svg>"
        )

    # Pieces

    def text(
        self, x: float, y: float, text: str, *, size: int = 13, colour: str = "", anchor: str = "start",
        turn: bool = False,
    ) -> None:  # fmt: skip
        """A line of text; its box begins, ends or has its middle at x."""
        at = f'transform="translate({_n(x)} {_n(y)})rotate(-90)"' if turn else f'x="{_n(x)}" y="{_n(y)}"'
        fill = colour or self.theme.soft
        self.parts.append(
            f'<text {at} font-size="{size}" fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
        )

    def box(self, x: float, y: float, wide: float, tall: float, look: Sign) -> None:
        """A bar, hatched as its sign says."""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(wide)}" height="{_n(tall)}"'
        self.parts.append(f'<rect {place} fill="{look.colour}" stroke="{self.theme.ink}"/>')
        if look.pattern:
            ink = readable(look.colour)
            key = f"{look.pattern}-{ink[1:]}"
            self.hatches[key] = _hatch(key, look.pattern, ink)
            self.parts.append(f'<rect {place} fill="url(#{key})" opacity=".55"/>')

    def stroke(self, points: Sequence[tuple[float, float]], look: Sign, width: float = 2.5) -> None:
        """A line through points."""
        path = "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)
        dash = f' stroke-dasharray="{DASHES[look.dash]}"' if DASHES[look.dash] else ""
        self.parts.append(
            f'<path d="{path}" fill="none" stroke="{look.colour}" stroke-width="{width}"{dash}/>'
        )

    def dot(self, x: float, y: float, look: Sign) -> None:
        """A point, in the shape that its sign says."""
        shapes = {
            "circle": "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0", "square": "m-4-4h8v8h-8z",
            "diamond": "m0-5.5 5.5 5.5-5.5 5.5-5.5-5.5z", "triangle-up": "m0-5.5 5 9h-10z",
            "x": "m-4-5 4 3 4-3 1 1-3 4 3 4-1 1-4-3-4 3-1-1 3-4-3-4z",
        }  # fmt: skip
        shape = shapes.get(look.symbol, shapes["circle"])
        edge = self.theme.paper
        self.parts.append(f'<path d="M{_n(x)} {_n(y)}{shape}" fill="{look.colour}" stroke="{edge}"/>')

    def _legend(self, y: float) -> float:
        x = LEFT - 48.0
        for name, (key, mark) in self.legend.items():
            wide = 44 + 7.4 * len(name)
            if x + wide > WIDTH:
                x, y = LEFT - 48.0, y + 22
            look = sign(self.theme, key)
            if isinstance(mark, Bars):
                self.box(x + 4, y - 11, 20, 12, look)
            else:
                self.stroke([(x, y - 5), (x + 28, y - 5)], look)
                if not isinstance(mark, Level | VerticalLine) and getattr(mark, "dots", True):
                    self.dot(x + 14, y - 5, look)
            self.text(x + 34, y, name, colour=self.theme.ink)
            x += wide
        return y + 8

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
                    *middle, cell.text.replace("\n", " "), size=14, colour=readable(paper), anchor="middle"
                )
        for column, name in enumerate(grid.columns):
            self.text(x0 + (column + 0.5) * wide, y1 + 15, name, anchor="middle")

    def _flow(self, flow: Flow, x0: float, x1: float, y0: float, y1: float) -> None:
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
                at[i] = (x0 - 40 + (x1 - x0 + 24) * (c - columns[0]) / max(1, columns[-1] - columns[0]), y)
                y += size[i] * scale + pad
        self._streams(flow, at, scale)
        for i, node in enumerate(flow.nodes):
            x, y = at[i]
            tall = max(1.5, size[i] * scale)
            self.box(x, y, 16, tall, Sign(sign(self.theme, node.sign).colour))
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
        for value, label in panel.y.ticks:
            whole.stroke([(self.x0, self.y(value)), (self.x1, self.y(value))], Sign(theme.rule), 1)
            whole.text(self.x0 - 8, self.y(value) + 4, label, anchor="end")
        whole.text(16, (self.y0 + self.y1) / 2, panel.y.title, anchor="middle", turn=True)
        floor = min(max(0.0, panel.y.low), panel.y.high)  # zero, where the axis has one
        whole.stroke([(self.x0, self.y(floor)), (self.x1, self.y(floor))], Sign(theme.soft), 1)
        if panel.labelled:
            for value, label in panel.x.ticks:
                whole.text(self.x(value), self.y1 + 17, label, anchor="middle")
            whole.text((self.x0 + self.x1) / 2, self.y1 + 36, panel.x.title, anchor="middle")
        bars = [mark for mark in panel.marks if isinstance(mark, Bars)]
        self._bars(bars)
        for mark in panel.marks:
            if mark.name:
                whole.legend.setdefault(mark.name, (mark.sign, mark))
            look = sign(theme, mark.sign)
            if isinstance(mark, Level):
                whole.stroke([(self.x0, self.y(mark.y)), (self.x1, self.y(mark.y))], look)
            elif isinstance(mark, VerticalLine):
                whole.stroke([(self.x(mark.x), self.y0), (self.x(mark.x), self.y1)], look)
            elif isinstance(mark, Line):
                self._line(mark, look)
            elif isinstance(mark, Ranges):
                self._ranges(mark, look)

    def _bars(self, bars: Sequence[Bars]) -> None:
        up: dict[float, float] = {}
        down: dict[float, float] = {}
        places = sorted({x for mark in bars for x in mark.x if x is not None})
        unit = min((b - a for a, b in pairwise(places)), default=1)
        wide = 0.75 * abs(self.x(unit) - self.x(0))
        for number, mark in enumerate(bars):
            look = sign(self.whole.theme, mark.sign)
            for i, (x, y) in enumerate(zip(mark.x, mark.y, strict=True)):
                if y is None or x is None or not (y or mark.text):
                    continue
                if self.whole.plan.grouped:
                    part, base = wide / len(bars), 0.0
                    left = self.x(x) - wide / 2 + number * part
                else:
                    part, left, pile = wide, self.x(x) - wide / 2, up if y > 0 else down
                    base = pile.get(x, 0.0)
                    pile[x] = base + y
                top, low = self.y(max(base, base + y)), self.y(min(base, base + y))
                self.whole.box(left, top, part, low - top, look)
                if mark.text:
                    self.whole.text(left + part / 2, top - 4, mark.text[i], anchor="middle")

    def _line(self, mark: Line, look: Sign) -> None:
        for points in _runs(zip(mark.x, mark.y, strict=True)):
            drawn = [(self.x(x), self.y(y)) for x, y in points]
            if mark.steps:
                corners = [(b[0], a[1]) for a, b in pairwise(drawn)]
                drawn = [p for pair in zip(drawn, [*corners, drawn[-1]], strict=True) for p in pair]
            self.whole.stroke(drawn, look)
        if mark.dots:
            for x, y in zip(mark.x, mark.y, strict=True):
                if x is not None and y is not None:
                    self.whole.dot(self.x(x), self.y(y), look)

    def _ranges(self, mark: Ranges, look: Sign) -> None:
        for x, y, low, high in zip(mark.x, mark.y, mark.low, mark.high, strict=True):
            if x is None or y is None:
                continue
            if low is not None and high is not None:
                solid = Sign(look.colour)
                self.whole.stroke([(self.x(x), self.y(low)), (self.x(x), self.y(high))], solid)
                for end in (low, high):
                    self.whole.stroke([(self.x(x) - 6, self.y(end)), (self.x(x) + 6, self.y(end))], solid)
            self.whole.dot(self.x(x), self.y(y), look)


def _runs(points: Iterable[tuple[float | None, float | None]]) -> list[list[tuple[float, float]]]:
    """Points in pieces without gaps."""
    runs: list[list[tuple[float, float]]] = [[]]
    for x, y in points:
        if x is None or y is None:
            runs.append([])
        else:
            runs[-1].append((x, y))
    return [run for run in runs if run]
