"""Money paid against cubes: a test of the afterword, which says that paying pollutes."""

from __future__ import annotations

from terra_widgets.decks import KINDS
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import Told, tick
from terra_widgets.views.charts.plan import Axis, Bars, Line, Panel, Plan, counting

MONEY = KINDS.index("money")


def money(told: Told, *, hidden: int = 0) -> Chart:
    """Coins paid and cubes made, turn after turn, and the cubes of exchanges with and without money.

    Parameters
    ----------
    told
        The story.
    hidden
        How many cubes to count for each coin that the rules don't: a thought, not a rule.
    """
    lines, rows = [], []
    far = high = 1.0
    for seat in told.seats:
        turns = [s.turn for s in told.story.course(seat)]
        deeds = [deed for deed in told.story.deeds if deed.seat == seat]
        coins = [sum(d.paid[MONEY] for d in deeds if d.turn <= turn) for turn in turns]
        cubes = [sum(d.cubes for d in deeds if d.turn <= turn) for turn in turns]
        counted = [n + hidden * paid for n, paid in zip(cubes, coins, strict=True)]
        said = [
            told.say("chart-money-hover", coins=paid, cubes=n) for paid, n in zip(coins, counted, strict=True)
        ]
        hover = told.hovers(seat, turns, said)
        lines.append(Line(told.short(seat), f"seat-{seat}", tuple(coins), tuple(counted), hover))
        far, high = max(far, *coins), max(high, *counted)
        rows += [
            (tick(turn), told.story.names[seat], paid, n, total)
            for turn, paid, n, total in zip(turns, coins, cubes, counted, strict=True)
        ]
    across = counting(told.say("chart-unit-coins"), far)
    across = Axis(across.title, across.ticks, -0.05 * far, across.high)
    up = counting(told.say("chart-unit-cubes"), high)
    panels = (
        Panel(told.say("chart-money-course"), tuple(lines), across, up, height=220),
        _each(told, hidden),
    )
    plan = Plan(
        told.say("chart-money-title"),
        panels,
        note=told.say("chart-money-hidden", count=hidden) if hidden else "",
        nothing=told.say("chart-nothing-exchanged"),
    )
    columns = ("turn", "player", "coins", "cubes", "cubes-counted")
    return told.chart("money", plan, _summary(told), columns, rows)


def _exchanges(told: Told, *, paid: bool) -> tuple[int, int, int]:
    """How many exchanges with or without money, their cubes, their coins."""
    deeds = [d for d in told.done() if d.kind == "exchange" and any(d.paid) and bool(d.paid[MONEY]) == paid]
    return len(deeds), sum(d.cubes for d in deeds), sum(d.paid[MONEY] for d in deeds)


def _each(told: Told, hidden: int) -> Panel:
    """Cubes per exchange, paid with money and without."""
    values: list[float | None] = []
    hover = []
    for paid in (True, False):
        count, cubes, coins = _exchanges(told, paid=paid)
        cubes += hidden * coins
        values.append(cubes / count if count else None)
        hover.append(told.say("chart-money-each-hover", count=count, cubes=cubes))
    text = tuple("" if value is None else told.number(value) for value in values)
    marks = (Bars("", "used", (0.0, 1.0), tuple(values), tuple(hover), text),)
    ticks = ((0.0, told.say("chart-money-with")), (1.0, told.say("chart-money-without")))
    axis = counting(told.say("chart-unit-each"), max(1.0, *(v or 0 for v in values)), show=told.number)
    return Panel(told.say("chart-money-each"), marks, Axis("", ticks, -0.6, 1.6), axis, height=120)


def _summary(told: Told) -> str:
    with_money, cubes_with, coins = _exchanges(told, paid=True)
    without, cubes_without, _ = _exchanges(told, paid=False)
    if not with_money and not without:
        return told.say("chart-nothing-exchanged")
    return told.say(
        "chart-money-summary",
        coins=coins,
        paid=with_money,
        cubes=cubes_with,
        free=without,
        freecubes=cubes_without,
    )
