"""Cubes per point: what a product costs if its pollution is counted."""

from __future__ import annotations

from terra_widgets.decks import KINDS
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import POINTS, PRODUCTS, RAWS, Told, shortened
from terra_widgets.views.charts.plan import Axis, Bars, Panel, Plan, counting
from terra_widgets.views.charts.story import Deed

GROUPS = ("raw", *PRODUCTS, "money")
Row = tuple[str, int, int, float, float | None]


def price(told: Told) -> Chart:
    """Cubes for every point made, by what was made and by player."""
    made = [_row(told, group) for group in GROUPS]
    made = [row for row in made if row[0] != told.say("chart-price-money") or row[3]]
    people = [_player(told, seat) for seat in told.seats]
    most = max((row[4] or 0 for row in made + people), default=0)
    axis = counting(told.say("chart-unit-price"), 1.12 * most, show=told.number)
    panels = (
        _panel(told, told.say("chart-price-made"), made, axis),
        _panel(told, told.say("chart-price-players"), people, axis),
    )
    plan = Plan(told.say("chart-price-title"), panels, nothing=told.say("chart-nothing-cubes"), legend=False)
    rows = [
        (name, tokens, points, round(cubes, 2), None if each is None else round(each, 3))
        for name, tokens, points, cubes, each in made + people
    ]
    columns = ("what", "tokens", "points", "cubes", "price")
    return told.chart("price", plan, _summary(told, made), columns, rows)


def _row(told: Told, group: str) -> Row:
    tokens, cubes = 0, 0.0
    for deed in told.done():
        tokens += sum(n for kind, n in zip(KINDS, deed.got, strict=True) if _group(kind) == group)
        cubes += _share(deed, group)
    each = POINTS["green" if group == "raw" else group]
    name = told.say(f"chart-price-{group}" if group in {"raw", "money"} else f"resource-{group}")
    return name, tokens, tokens * each, cubes, cubes / (tokens * each) if tokens and each else None


def _group(kind: str) -> str:
    return "raw" if kind in RAWS else kind


def _share(deed: Deed, group: str) -> float:
    """The part of an activation's cubes that goes with what it made: each point carries the same."""
    if not deed.cubes:
        return 0.0
    points = sum(n * POINTS[kind] for kind, n in zip(KINDS, deed.got, strict=True))
    if not points:
        return float(deed.cubes) if group == "money" else 0.0
    ours = sum(n * POINTS[kind] for kind, n in zip(KINDS, deed.got, strict=True) if _group(kind) == group)
    return deed.cubes * ours / points


def _player(told: Told, seat: int) -> Row:
    now = told.story.now(seat)
    cubes = sum(deed.cubes for deed in told.story.deeds if deed.seat == seat)
    # Points before the penalty: what the cubes were made for.
    points = sum(n for n in now.lines.values() if n > 0)
    return told.name(seat), sum(now.tokens), points, float(cubes), cubes / points if points else None


def _panel(told: Told, title: str, rows: list[Row], axis: Axis) -> Panel:
    hover = tuple(
        told.say("chart-price-hover", what=name, cubes=told.number(cubes), points=points)
        for name, _, points, cubes, _ in rows
    )
    x = tuple(map(float, range(len(rows))))
    text = tuple("" if each is None else told.number(each) for *_, each in rows)
    marks = (Bars("", "used", x, tuple(each for *_, each in rows), hover, text),)
    most = 13 if rows[0][0] == told.say("chart-price-raw") else 12
    ticks = tuple((float(i), shortened(row[0], most)) for i, row in enumerate(rows))
    return Panel(title, marks, Axis("", ticks, -0.6, len(rows) - 0.4), axis)


def _summary(told: Told, made: list[Row]) -> str:
    priced = sorted((row[4], row[0]) for row in made if row[4] is not None)
    if not priced or not priced[-1][0]:
        return told.say("chart-nothing-cubes")
    (low, cheap), (high, dear) = priced[0], priced[-1]
    if len(priced) == 1:
        return told.say("chart-price-one", dear=dear, high=told.number(high))
    return told.say(
        "chart-price-summary", dear=dear, high=told.number(high), cheap=cheap, low=told.number(low)
    )
