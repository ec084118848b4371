"""Money paid against cubes: a test of the afterword, which says that paying pollutes."""

from __future__ import annotations

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import Writer, tick
from terra_widgets.charts.plan import Axis, Bars, Line, Panel, Plan, Spot, counting, stacked

MONEY = KINDS.index("money")
FACTS = {"coins": "money-paid", "cubes": "cubes-put-down"}


def money(writer: Writer, *, hidden: int = 0) -> Chart:
    """Coins paid and cubes made, turn after turn, and the cubes of exchanges with and without money.

    Parameters
    ----------
    writer
        The story.
    hidden
        How many cubes to count for each coin that the rules don't: a thought, not a rule.
    """
    courses: dict[str, list[Line]] = {"coins": [], "cubes": []}
    rows = []
    for seat in writer.seats:
        turns = [s.turn for s in writer.story.course(seat)]
        activations = [activation for activation in writer.story.activations if activation.seat == seat]
        coins = [sum(d.paid[MONEY] for d in activations if d.turn <= turn) for turn in turns]
        cubes = [sum(d.cubes for d in activations if d.turn <= turn) for turn in turns]
        counted = [n + hidden * paid for n, paid in zip(cubes, coins, strict=True)]
        said = [
            writer.say("chart-money-hover", coins=paid, cubes=n)
            for paid, n in zip(coins, counted, strict=True)
        ]
        hover, x = writer.hovers(seat, turns, said), tuple(map(float, turns))
        for key, values in (("coins", coins), ("cubes", counted)):
            courses[key].append(Line(writer.short(seat), f"seat-{seat}", x, tuple(values), hover))
        rows += [
            (tick(turn), writer.story.shown[seat], paid, n, total)
            for turn, paid, n, total in zip(turns, coins, cubes, counted, strict=True)
        ]
    # One below the other, over the same turns: neither is drawn as if the other had made it.
    panels = (
        *stacked([_course(writer, key, lines, FACTS[key]) for key, lines in courses.items()]),
        _each(writer, hidden),
    )
    plan = Plan(
        writer.say("terra-futura-chart-money-title"),
        panels,
        note=writer.say("chart-money-hidden", count=hidden) if hidden else "",
        nothing=writer.say("chart-nothing-exchanged"),
    )
    columns = ("turn", "player", "coins", "cubes", "cubes-counted")
    return writer.chart("money", plan, _summary(writer, hidden), columns, rows)


def _course(writer: Writer, key: str, lines: list[Line], fact: str) -> Panel:
    """What each player has paid, or put down, by the end of each turn."""
    most = max(y or 0 for line in lines for y in line.y)
    axis = counting(writer.say(f"chart-column-{key}"), most)
    spots = tuple(Spot(fact, seat) for seat in writer.seats)
    title = writer.say(f"chart-money-{key}")
    return Panel(title, tuple(lines), writer.turns(), axis, height=130, spots=spots)


def _exchanges(writer: Writer, *, paid: bool) -> tuple[int, int, int]:
    """How many exchanges with or without money, their cubes, their coins."""
    activations = [
        d for d in writer.done() if d.kind == "exchange" and any(d.paid) and bool(d.paid[MONEY]) == paid
    ]
    return len(activations), sum(d.cubes for d in activations), sum(d.paid[MONEY] for d in activations)


def _each(writer: Writer, hidden: int) -> Panel:
    """Cubes per exchange, paid with money and without."""
    values: list[float | None] = []
    hover = []
    for paid in (True, False):
        count, cubes, coins = _exchanges(writer, paid=paid)
        cubes += hidden * coins
        values.append(cubes / count if count else None)
        hover.append(writer.say("chart-money-each-hover", count=count, cubes=cubes))
    text = tuple("" if value is None else writer.number(value) for value in values)
    marks = (Bars("", "used", (0.0, 1.0), tuple(values), tuple(hover), text),)
    ticks = ((0.0, writer.say("chart-money-with")), (1.0, writer.say("chart-money-without")))
    axis = counting(writer.say("chart-unit-each"), max(1.0, *(v or 0 for v in values)), show=writer.number)
    return Panel(writer.say("chart-money-each"), marks, Axis("", ticks, -0.6, 1.6), axis, height=120)


def _summary(writer: Writer, hidden: int) -> str:
    with_money, cubes_with, coins = _exchanges(writer, paid=True)
    without, cubes_without, _ = _exchanges(writer, paid=False)
    if not with_money and not without:
        return writer.say("chart-nothing-exchanged")
    return writer.say(
        "chart-money-summary",
        coins=coins,
        paid=with_money,
        cubes=cubes_with,
        hidden=hidden * coins,
        free=without,
        freecubes=cubes_without,
    )
