"""What each card brought, by the turn in which it was placed: the early card works more often."""

from __future__ import annotations

from terra_widgets.charts.model import Chart
from terra_widgets.charts.names import sides
from terra_widgets.games.terra_futura.charts.writer import Writer
from terra_widgets.charts.writer import shortened
from terra_widgets.charts.plan import Axis, Bars, Panel, Plan, Spot, counting, stacked
from terra_widgets.games.terra_futura.charts.story import PlacedCard
from terra_widgets.games.terra_futura.rules.numbers import TURNS

HALF = TURNS // 2


def early(writer: Writer) -> Chart:
    """Tokens and cubes that came of every card's activations, from the first card placed to the last."""
    made: dict[tuple[int, str], int] = {}
    cubes: dict[tuple[int, str], int] = {}
    for activation in writer.done():
        at = (activation.seat, activation.cell)
        made[at] = made.get(at, 0) + sum(activation.got)
        cubes[at] = cubes.get(at, 0) + activation.cubes
    axis = counting(writer.say("chart-unit-tokens-cubes"), max([*made.values(), *cubes.values()], default=1))
    panels, rows = [], []
    for seat in writer.seats:
        cards = [place for place in writer.story.places if place.seat == seat]
        output = [made.get((seat, place.cell), 0) for place in cards]
        harm = [cubes.get((seat, place.cell), 0) for place in cards]
        panels.append(_panel(writer, seat, cards, output, harm, axis))
        rows += [
            (writer.story.shown[seat], place.name, place.turn, place.used, out, bad)
            for place, out, bad in zip(cards, output, harm, strict=True)
        ]
    plan = Plan(
        writer.say("terra-futura-chart-early-title"),
        stacked(panels),
        grouped=True,
        nothing=writer.say("chart-nothing-used"),
    )
    columns = ("player", "card", "placed", "used", "made", "cubes")
    return writer.chart("early", plan, _summary(writer, rows), columns, rows)


def _panel(
    writer: Writer, seat: int, cards: list[PlacedCard], output: list[int], harm: list[int], axis: Axis
) -> Panel:
    x = tuple(map(float, range(len(cards))))
    hover = tuple(
        writer.say("chart-early-card", card=shortened(place.name, 40), made=out, cubes=bad, used=place.used)
        for place, out, bad in zip(cards, output, harm, strict=True)
    )
    marks = (
        Bars(writer.say("chart-early-made"), "green", x, tuple(output), hover),
        Bars(writer.say("chart-early-cubes"), "pollution", x, tuple(harm), hover),
    )
    last = max(len(cards) - 1, 1)
    spots = tuple(
        Spot(f"{which}-card-tokens", seat, sides(marks, marks[0], float(at)))
        for which, at in (("first", 1), ("last", last))
    )
    return Panel(writer.short(seat), marks, writer.cards(), axis, writer.tall, spots=spots)


def _summary(writer: Writer, rows: list[tuple[str, str, int, int, int, int]]) -> str:
    if not any(row[4] for row in rows):
        return writer.say("chart-nothing-used")
    first = [row for row in rows if 1 <= row[2] <= HALF]
    last = [row for row in rows if row[2] > HALF]
    return writer.say(
        "chart-early-summary",
        half=HALF,
        turns=TURNS,
        first=sum(row[4] for row in first),
        firstcubes=sum(row[5] for row in first),
        last=sum(row[4] for row in last),
        lastcubes=sum(row[5] for row in last),
    )
