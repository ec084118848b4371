"""A plan as a plotly figure: plain data, which plotly's own extension draws in a notebook, offline.

plotly itself is not imported here: a live chart has no time for its checks. The tests have.
"""

from __future__ import annotations

from typing import Any

from terra_widgets.charts.look import FONT, HATCHES, Sign, Theme, between, faded, readable, sign
from terra_widgets.charts.names import BROAD, SIZE, dotted, labels, moments, room, spoken
from terra_widgets.charts.plan import (
    Axis,
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
    lines,
    more_rows,
    nothing,
)

Part = dict[str, Any]
TITLE_WIDTH = 30  # signs that fit into what a notebook leaves of 320 pixels
NOTE_WIDTH = 36  # small ones
NOTHING_WIDTH = 24  # signs that fit into a panel there
LEFT, RIGHT, TOP = 52, 12, 14
SAMPLE = (8, 20)  # pixels at the right of a panel between which a name shows how its mark looks
GLYPHS = {"circle": "●", "square": "■", "diamond": "◆", "triangle-up": "▲", "triangle-down": "▼", "x": "✖"}
EDGE = 14  # where title and small print begin
# No zooming by accident, no button but the one that saves a picture. The notebook's own extension follows
# the width of the page; plotly's "responsive" would take the height from there too.
CONFIG = {"displaylogo": False, "modeBarButtons": [["toImage"]], "doubleClick": False}


def figure(plan: Plan, theme: Theme, mark: str = "") -> Part:
    """The figure as plain data.

    Parameters
    ----------
    plan
        What to draw.
    theme
        Light or dark.
    mark
        A name by which a page finds this figure again.
    """
    return _Figure(plan, theme).whole(mark)


def plain(text: str) -> str:
    """A text that plotly shows sign by sign: it reads some HTML in texts.

    >>> plain("<b>Team</b>")
    '&lt;b&gt;Team&lt;/b&gt;'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def broken(text: str) -> str:
    """The same, in the lines that it comes in."""
    return plain(text).replace("\n", "<br>")


class _Figure:
    def __init__(self, plan: Plan, theme: Theme) -> None:
        self.plan, self.theme = spoken(plan), theme
        self.traces: list[Part] = []
        self.layout: Part = {}
        self.notes: list[Part] = []
        self.shapes: list[Part] = []

    def whole(self, mark: str) -> Part:
        plan, theme = self.plan, self.theme
        tall = plan.height
        for number, (panel, left, right, top, bottom) in enumerate(plan.places(), start=1):
            x = [round(left, 4), round(right, 4)]
            y = [round(1 - bottom / tall, 4), round(1 - top / tall, 4)]
            self._title(panel.title, x[0], y[1])
            for text, part, anchor in headings(panel):
                self._title(text, x[0] + part * (x[1] - x[0]), y[1], anchor)
            if isinstance(panel, Panel):
                self._panel(panel, number, x, y)
            elif isinstance(panel, Grid):
                self._grid(panel, number, x, y)
            else:
                self._flow(panel, x, y)
            if missing := nothing(plan, panel):
                text = "\n".join(lines(missing, NOTHING_WIDTH))
                self._note(text, sum(x) / 2, sum(y) / 2, size=14, anchor="center")
        title = lines(plan.title, TITLE_WIDTH)
        small = lines(plan.note, NOTE_WIDTH) if plan.note else []
        top = TOP + 6 * (len(title) - 1)  # plotly puts a title of several lines too high
        head = top + 22 * len(title)
        feet = 17 * len(small) + 8
        high = round(tall + head + feet)
        for i, text in enumerate(small):
            place = {"xanchor": "left", "yanchor": "top", "xshift": EDGE - LEFT, "yshift": -17 * i}
            self.notes.append(self._annotation(text, 0, 0) | place)
        self.layout |= {
            "title": {
                "text": "<br>".join(map(plain, title)),
                "x": 0, "xref": "paper", "xanchor": "left",
                "y": 1, "yref": "container", "yanchor": "top", "pad": {"t": top, "l": EDGE - LEFT},
                "font": {"size": 16},
            },
            "height": high,
            "margin": {"l": LEFT, "r": room(plan) or RIGHT, "t": head, "b": feet, "autoexpand": True},
            "barmode": "group" if plan.grouped else "relative",
            "bargap": 1 - BROAD,
            "hovermode": "closest",
            "dragmode": False,
            "showlegend": False,
            "annotations": self.notes,
            "shapes": self.shapes,
            "template": template(theme),
            "uirevision": plan.title,
            "meta": {"terra": mark},
        }  # fmt: skip
        return {"data": self.traces, "layout": self.layout, "config": CONFIG}

    def _annotation(self, text: str, x: float, y: float) -> Part:
        return {"text": broken(text), "x": x, "y": y}  # and as the template says

    def _note(self, text: str, x: float, y: float, *, size: int, anchor: str) -> None:
        self.notes.append(
            self._annotation(text, x, y)
            | {"xanchor": anchor, "align": anchor, "font": {"size": size, "color": self.theme.soft}}
        )

    def _title(self, text: str, x: float, top: float, anchor: str = "left") -> None:
        if text:
            note = self._annotation(text, x, top)
            font = {"size": 14, "color": self.theme.ink}
            self.notes.append(note | {"xanchor": anchor, "yanchor": "bottom", "yshift": 2, "font": font})

    # Marks over axes

    def _panel(self, panel: Panel, number: int, x: list[float], y: list[float]) -> None:
        names = _axes(number)
        self.layout[f"xaxis{names[2]}"] = self._axis(panel.x, x, names[1]) | {
            "showticklabels": panel.labelled,
            "showgrid": False,
            "zeroline": False,
            "ticks": "outside" if panel.labelled else "",
        } | ({} if panel.labelled else {"title": {"text": ""}})  # fmt: skip
        self.layout[f"yaxis{names[2]}"] = self._axis(panel.y, y, names[0]) | {"zeroline": panel.y.low < 0}
        for mark in panel.marks:
            self._mark(mark, names, panel)
        self._names(panel, names, x[1], y)

    def _names(self, panel: Panel, axes: tuple[str, str, str], right: float, y: list[float]) -> None:
        """What each mark is, beside it."""
        here = {"xref": axes[0], "yref": axes[1]}
        for label in labels(self.plan, panel):
            at = round(y[1] - label.down / panel.height * (y[1] - y[0]), 4)
            look = sign(self.theme, label.mark.sign)
            if label.joined:
                way = {"x0": label.x, "x1": panel.x.high, "y0": label.y, "y1": round(label.level(panel), 3)}
                thin = {"color": look.colour, "dash": "dot"}
                self.shapes.append({"type": "line", "line": thin, "layer": "below"} | way | here)
            self._sample(label.mark, look, right, at)
            note = self._annotation("\n".join(label.rows), right, at)
            place = {"xanchor": "left", "xshift": SAMPLE[1] + 2}
            self.notes.append(note | place | {"font": self._name_font()})
        for mark, words, before in moments(panel):
            note = self._annotation("\n".join(words), mark.x, y[1]) | {"xref": axes[0]}
            side = "right" if before else "left"
            place = {"xanchor": side, "yanchor": "top", "align": side, "xshift": -4 if before else 4}
            around: Part = {"font": self._name_font(), "bgcolor": faded(self.theme.paper, 0.8)}
            self.notes.append(note | place | around)

    def _name_font(self) -> Part:
        return {"size": SIZE, "color": self.theme.ink}

    def _sample(self, mark: Mark, look: Sign, right: float, at: float) -> None:
        """How a mark looks, in front of its name."""
        if dotted(mark):
            note = self._annotation(GLYPHS.get(look.symbol, "●"), right, at)
            place = {"xanchor": "center", "xshift": sum(SAMPLE) / 2}
            self.notes.append(note | place | {"font": {"size": 14, "color": look.colour}})
            return
        half = 5 if isinstance(mark, Bars) else 0
        self.shapes.append({
            "type": "rect" if half else "line", "xref": "paper", "yref": "paper", "xsizemode": "pixel",
            "ysizemode": "pixel", "xanchor": right, "yanchor": at, "x0": SAMPLE[0], "x1": SAMPLE[1],
            "y0": -half, "y1": half, **({"fillcolor": look.colour} if half else {"line": _stroke(look)}),
        })  # fmt: skip

    def _axis(self, axis: Axis, domain: list[float], other: str) -> Part:
        return {
            "domain": domain, "anchor": other, "range": [axis.low, axis.high], "fixedrange": True,
            "tickmode": "array", "tickvals": [v for v, _ in axis.ticks],
            "ticktext": [broken(label) for _, label in axis.ticks],
            # Names that find no room side by side are turned; they then end at their ticks.
            **({"tickangle": 0} if axis.title or more_rows(axis) else {"autotickangles": [0, -20]}),
            "ticklabeloverflow": "allow",
            "title": {"text": plain(axis.title), "standoff": 6},
        }  # fmt: skip

    def _mark(self, mark: Mark, names: tuple[str, str, str], panel: Panel) -> None:
        look = sign(self.theme, mark.sign)
        trace: Part = {
            "name": plain(mark.name), "xaxis": names[0], "yaxis": names[1],
        }  # fmt: skip
        if isinstance(mark, Level):
            left, right = mark.between or (panel.x.low, panel.x.high)
            ends: Part = {"x": [left, right], "y": [mark.y, mark.y], "mode": "lines"}
            trace |= ends | {"type": "scatter", "line": _stroke(look), "hoverinfo": "name"}
        elif isinstance(mark, VerticalLine):
            ends = {"x": [mark.x, mark.x], "y": [panel.y.low, panel.y.high], "mode": "lines"}
            trace |= ends | {"type": "scatter", "line": _stroke(look), "hoverinfo": "name"}
        else:
            trace |= {
                "x": list(mark.x), "y": list(mark.y), "hoverinfo": "text",
                "hovertext": [broken(text) for text in mark.hover],
            }  # fmt: skip
            if isinstance(mark, Bars):
                trace |= self._bars(mark, look)
            elif isinstance(mark, Line):
                trace |= self._line(mark, look)
            else:
                trace |= self._ranges(mark, look)
        self.traces.append(trace)

    def _bars(self, mark: Bars, look: Sign) -> Part:
        shape, size, solidity = HATCHES[look.pattern]
        trace: Part = {
            "type": "bar",
            # A bar of no height would still have an edge; where a number is written it may.
            "y": list(mark.y) if mark.text else [y or None for y in mark.y],
            "marker": {
                "color": look.colour,
                "line": {"color": self.theme.ink, "width": 1},
                "pattern": {"shape": shape, "size": size, "solidity": solidity, "fillmode": "overlay"},
            },
        }
        if self.plan.grouped:
            trace |= {"offsetgroup": plain(mark.name)}
        if mark.text:
            trace |= {"text": list(mark.text), "textposition": "outside", "cliponaxis": False, "textangle": 0}
        return trace

    def _line(self, mark: Line, look: Sign) -> Part:
        return {
            "type": "scatter",
            "mode": "lines+markers" if mark.dots else "lines",
            "cliponaxis": not mark.dots,  # a dot at zero is as round as any other
            "line": _stroke(look) | {"shape": "hv" if mark.steps else "linear"},
            "marker": {"symbol": look.symbol, "size": 8, "line": {"color": self.theme.paper, "width": 1}},
        }

    def _ranges(self, mark: Ranges, look: Sign) -> Part:
        over = [_apart(high, y) for high, y in zip(mark.high, mark.y, strict=True)]
        under = [_apart(y, low) for y, low in zip(mark.y, mark.low, strict=True)]
        return {
            "type": "scatter",
            "mode": "markers",
            "marker": {"symbol": look.symbol, "size": 10, "color": look.colour},
            "error_y": {
                "type": "data", "array": over, "arrayminus": under, "symmetric": False,
                "color": look.colour, "thickness": 2.5, "width": 8,
            },
        }  # fmt: skip

    # Territories

    def _grid(self, grid: Grid, number: int, x: list[float], y: list[float]) -> None:
        names = _axes(number)
        theme = self.theme
        values = [[cell.value for cell in row] for row in grid.rows]
        self.traces.append({
            "type": "heatmap", "xaxis": names[0], "yaxis": names[1], "z": values,
            "zmin": 0, "zmax": grid.most,
            "colorscale": [[0, theme.empty], [1, theme.full]], "showscale": False, "xgap": 3, "ygap": 3,
            "hoverongaps": False, "hoverinfo": "text",
            "hovertext": [[broken(cell.hover) for cell in row] for row in grid.rows],
        })  # fmt: skip
        for line, row in enumerate(grid.rows):
            for column, cell in enumerate(row):
                place: Part = {"xref": names[0], "yref": names[1]}
                box = {"x0": column - 0.47, "x1": column + 0.47, "y0": line - 0.45, "y1": line + 0.45}
                if cell.value is None:
                    edge = {"color": theme.rule, "width": 1, "dash": "dot"}
                    self.shapes.append({"type": "rect", "line": edge} | box | place)
                    continue
                if cell.crossed:
                    edge = {"color": theme.limit, "width": 3, "dash": "solid"}
                    self.shapes.append({"type": "rect", "line": edge} | box | place)
                paper = between(theme.empty, theme.full, min(1.0, cell.value / grid.most))
                note = self._annotation(cell.text, column, line) | place | {"align": "center"}
                self.notes.append(note | {"font": {"size": 14, "color": readable(paper)}})
        blank: Part = {
            "fixedrange": True,
            "showgrid": False,
            "zeroline": False,
            "ticks": "",
            "showline": False,
            "tickmode": "array",
        }
        self.layout[f"xaxis{names[2]}"] = blank | {
            "domain": x, "anchor": names[1], "range": [-0.5, len(grid.columns) - 0.5],
            "tickvals": list(range(len(grid.columns))), "ticktext": list(grid.columns),
        }  # fmt: skip
        self.layout[f"yaxis{names[2]}"] = blank | {
            "domain": y, "anchor": names[0], "range": [len(grid.lines) - 0.5, -0.5],
            "tickvals": list(range(len(grid.lines))), "ticktext": list(grid.lines),
        }  # fmt: skip

    # Flows

    def _flow(self, flow: Flow, x: list[float], y: list[float]) -> None:
        # Without anything to draw plotly would draw axes.
        self.layout |= {"xaxis": {"visible": False}, "yaxis": {"visible": False}}
        if not flow.streams:
            return
        theme = self.theme
        colours = [sign(theme, node.sign).colour for node in flow.nodes]
        self.traces.append({
            "type": "sankey", "domain": {"x": x, "y": y}, "arrangement": "fixed", "valueformat": ".3~g",
            "textfont": {"size": 13, "color": theme.ink}, "hoverinfo": "all",
            "node": {
                "label": [broken(node.label) for node in flow.nodes], "color": colours, "pad": 14,
                "thickness": 16, "line": {"color": theme.ink, "width": 1}, "align": "left",
                "hovertemplate": "%{label}<extra></extra>",
            },
            "link": {
                "source": [s.source for s in flow.streams], "target": [s.target for s in flow.streams],
                "value": [s.value for s in flow.streams],
                "color": [faded(colours[s.source], 0.45) for s in flow.streams],
                "customdata": [plain(s.hover) for s in flow.streams],
                "hovertemplate": "%{customdata}<extra></extra>",
            },
        })  # fmt: skip


def _apart(high: float | None, low: float | None) -> float | None:
    return None if high is None or low is None else high - low


def _axes(number: int) -> tuple[str, str, str]:
    """The names of a panel's axes, and the number that plotly adds to them."""
    suffix = "" if number == 1 else str(number)
    return f"x{suffix}", f"y{suffix}", suffix


def _stroke(look: Sign) -> Part:
    return {"color": look.colour, "dash": look.dash, "width": 2.5}


def template(theme: Theme) -> Part:
    """What all figures of a theme share."""
    axis = {
        "color": theme.soft, "gridcolor": theme.rule, "linecolor": theme.soft, "zerolinecolor": theme.soft,
        "tickfont": {"size": 13}, "title": {"font": {"size": 13}}, "automargin": True,
    }  # fmt: skip
    return {
        "layout": {
            "font": {"family": FONT, "size": 13, "color": theme.ink},
            "paper_bgcolor": theme.paper, "plot_bgcolor": theme.paper,
            # Below a panel there is room for its axis already: see plan.foot.
            "xaxis": axis | {"showline": True, "automargin": False}, "yaxis": axis,
            "shapedefaults": {"line": {"color": theme.ink, "width": 1}},
            "annotationdefaults": {
                "xref": "paper", "yref": "paper", "showarrow": False, "align": "left",
                "yanchor": "middle", "font": {"size": 13, "color": theme.soft},
            },
            "hoverlabel": {
                "bgcolor": theme.paper, "bordercolor": theme.ink, "font": {"color": theme.ink, "size": 14},
            },
        }
    }  # fmt: skip
