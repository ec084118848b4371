"""What each card brought, by the turn in which it was placed: the early card works more often."""

from __future__ import annotations

from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import Told, shortened
from terra_widgets.views.charts.plan import Axis, Bars, Panel, Plan, counting, stacked
from terra_widgets.views.charts.story import Place

HALF = 4


def early(told: Told) -> Chart:
    """Tokens and cubes that came of every card's activations, from the first card placed to the last."""
    made: dict[tuple[int, str], int] = {}
    cubes: dict[tuple[int, str], int] = {}
    for deed in told.done():
        at = (deed.seat, deed.cell)
        made[at] = made.get(at, 0) + sum(deed.got)
        cubes[at] = cubes.get(at, 0) + deed.cubes
    axis = counting(told.say("chart-unit-tokens-cubes"), max([*made.values(), *cubes.values()], default=1))
    panels, rows = [], []
    for seat in told.seats:
        cards = [place for place in told.story.places if place.seat == seat]
        output = [made.get((seat, place.cell), 0) for place in cards]
        harm = [cubes.get((seat, place.cell), 0) for place in cards]
        panels.append(_panel(told, seat, cards, output, harm, axis))
        rows += [
            (told.story.names[seat], place.name, place.turn, place.used, out, bad)
            for place, out, bad in zip(cards, output, harm, strict=True)
        ]
    plan = Plan(
        told.say("chart-early-title"), stacked(panels), grouped=True, nothing=told.say("chart-nothing-used")
    )
    columns = ("player", "card", "placed", "used", "made", "cubes")
    return told.chart("early", plan, _summary(told, rows), columns, rows)


def _panel(
    told: Told, seat: int, cards: list[Place], output: list[int], harm: list[int], axis: Axis
) -> Panel:
    x = tuple(map(float, range(len(cards))))
    hover = tuple(
        told.say("chart-early-card", card=shortened(place.name, 40), made=out, cubes=bad, used=place.used)
        for place, out, bad in zip(cards, output, harm, strict=True)
    )
    marks = (
        Bars(told.say("chart-early-made"), "green", x, tuple(output), hover),
        Bars(told.say("chart-early-cubes"), "pollution", x, tuple(harm), hover),
    )
    ticks = tuple((float(i), str(i)) for i in range(9))
    return Panel(
        told.short(seat), marks, Axis(told.say("chart-axis-card"), ticks, -0.6, 8.6), axis, told.tall
    )


def _summary(told: Told, rows: list[tuple[str, str, int, int, int, int]]) -> str:
    if not any(row[4] for row in rows):
        return told.say("chart-nothing-used")
    first = [row for row in rows if 1 <= row[2] <= HALF]
    last = [row for row in rows if row[2] > HALF]
    return told.say(
        "chart-early-summary",
        first=sum(row[4] for row in first),
        firstcubes=sum(row[5] for row in first),
        last=sum(row[4] for row in last),
        lastcubes=sum(row[5] for row in last),
    )
