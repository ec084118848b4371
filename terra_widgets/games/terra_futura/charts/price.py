"""Cubes per point: what a product costs if its pollution is counted."""

from __future__ import annotations

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.charts.counts import Count, counts_panel
from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import POINTS, PRODUCTS, RAWS, Writer
from terra_widgets.charts.writer import shortened
from terra_widgets.charts.plan import Axis, Bars, Panel, Plan, counting
from terra_widgets.games.terra_futura.charts.story import Activation

GROUPS = (*PRODUCTS, "raw", "money")
Row = tuple[str, int, int, float, float | None]


def price(writer: Writer) -> Chart:
    """Cubes for every point made, by what was made and by player."""
    made = [_row(writer, group) for group in GROUPS]
    made = [row for row in made if row[0] != writer.say("chart-price-money") or row[3]]
    people = [_player(writer, seat) for seat in writer.seats]
    most = max((row[4] or 0 for row in made + people), default=0)
    axis = counting(writer.say("chart-unit-price"), 1.12 * most, show=writer.number)
    panels = (
        _panel(writer, writer.say("chart-price-made"), made, axis),
        _panel(writer, writer.say("chart-price-players"), people, axis),
        counts_panel(
            writer, writer.say("chart-price-all"), writer.say("chart-unit-cubes-points"), _all(writer)
        ),
    )
    plan = Plan(
        writer.say("terra-futura-chart-price-title"),
        panels,
        grouped=True,
        nothing=writer.say("chart-nothing-cubes"),
    )
    rows = [
        (name, tokens, points, round(cubes, 2), None if each is None else round(each, 3))
        for name, tokens, points, cubes, each in made + people
    ]
    columns = ("what", "tokens", "points", "cubes", "price")
    return writer.chart("price", plan, _summary(writer, made), columns, rows)


def _all(writer: Writer) -> list[Count]:
    """What the two numbers are for each player in the end, before one is divided by the other."""
    story = writer.story
    cubes = {s: sum(d.cubes for d in story.activations if d.seat == s) for s in writer.seats}
    points = {seat: story.now(seat).points for seat in writer.seats}
    return [
        Count(writer.say("chart-pollution-came"), "pollution", "cubes-put-down", cubes),
        Count(writer.say("chart-column-points"), "goods", "points", points),
    ]


def _row(writer: Writer, group: str) -> Row:
    tokens, cubes = 0, 0.0
    for activation in writer.done():
        tokens += sum(n for kind, n in zip(KINDS, activation.got, strict=True) if _group(kind) == group)
        cubes += _share(activation, group)
    each = POINTS["green" if group == "raw" else group]
    name = writer.say(f"chart-price-{group}" if group in {"raw", "money"} else f"resource-{group}")
    return name, tokens, tokens * each, cubes, cubes / (tokens * each) if tokens and each else None


def _group(kind: str) -> str:
    return "raw" if kind in RAWS else kind


def _share(activation: Activation, group: str) -> float:
    """The part of an activation's cubes that goes with what it made: each point carries the same."""
    if not activation.cubes:
        return 0.0
    points = sum(n * POINTS[kind] for kind, n in zip(KINDS, activation.got, strict=True))
    if not points:
        return float(activation.cubes) if group == "money" else 0.0
    ours = sum(
        n * POINTS[kind] for kind, n in zip(KINDS, activation.got, strict=True) if _group(kind) == group
    )
    return activation.cubes * ours / points


def _player(writer: Writer, seat: int) -> Row:
    now = writer.story.now(seat)
    cubes = sum(activation.cubes for activation in writer.story.activations if activation.seat == seat)
    # Points before the penalty: what the cubes were made for.
    points = sum(n for n in now.lines.values() if n > 0)
    return writer.name(seat), sum(now.tokens), points, float(cubes), cubes / points if points else None


def _panel(writer: Writer, title: str, rows: list[Row], axis: Axis) -> Panel:
    hover = tuple(
        writer.say("chart-price-hover", what=name, cubes=writer.number(cubes), points=points)
        for name, _, points, cubes, _ in rows
    )
    x = tuple(map(float, range(len(rows))))
    text = tuple("" if each is None else writer.number(each) for *_, each in rows)
    marks = (Bars("", "used", x, tuple(each for *_, each in rows), hover, text),)
    most = 13 if rows[0][0] == writer.say("chart-price-raw") else 12
    ticks = tuple((float(i), shortened(row[0], most)) for i, row in enumerate(rows))
    return Panel(title, marks, Axis("", ticks, -0.6, len(rows) - 0.4), axis)


def _summary(writer: Writer, made: list[Row]) -> str:
    priced = sorted((row[4], row[0]) for row in made if row[4] is not None)
    if not priced or not priced[-1][0]:
        return writer.say("chart-nothing-cubes")
    low, high = priced[0][0], priced[-1][0]
    cheap, dear = (writer.listed([name for each, name in priced if each == end]) for end in (low, high))
    if low == high:
        return writer.say("chart-price-one", dear=dear, high=writer.number(high))
    return writer.say(
        "chart-price-summary", dear=dear, high=writer.number(high), cheap=cheap, low=writer.number(low)
    )
