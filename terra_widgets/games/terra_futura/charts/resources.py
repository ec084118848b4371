"""Resources and money, turn after turn."""

from __future__ import annotations

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import RESOURCES, Writer, tick
from terra_widgets.charts.plan import Bars, Line, Panel, Plan, Spot, counting, stacked


def resources(writer: Writer) -> Chart:
    """What lies on every player's cards at the end of each turn."""
    kinds = len(RESOURCES)
    courses = {seat: writer.story.course(seat) for seat in writer.seats}
    most = max(max(sum(s.tokens[:kinds]), s.tokens[kinds]) for course in courses.values() for s in course)
    axis = counting(writer.say("chart-unit-tokens"), most)
    panels = []
    for seat, course in courses.items():
        turns = [standing.turn for standing in course]
        x = tuple(map(float, turns))
        marks: list[Bars | Line] = []
        for i, kind in enumerate(KINDS):
            y = tuple(standing.tokens[i] for standing in course)
            hover = writer.hovers(seat, turns, [writer.say(f"amount-{kind}", count=n) for n in y])
            drawn = Line if kind == "money" else Bars
            marks.append(drawn(writer.say(f"resource-{kind}"), kind, x, y, hover))
        spots = (Spot("resources", seat),)
        panels.append(Panel(writer.short(seat), tuple(marks), writer.turns(), axis, writer.tall, spots=spots))
    plan = Plan(
        writer.say("terra-futura-chart-resources-title"),
        stacked(panels),
        nothing=writer.say("chart-nothing-resources"),
    )
    rows = [
        (tick(s.turn), writer.story.shown[seat], *s.tokens, sum(s.locked))
        for seat, course in courses.items()
        for s in course
    ]
    return writer.chart("resources", plan, _summary(writer), ("turn", "player", *KINDS, "locked"), rows)


def _summary(writer: Writer) -> str:
    kinds = len(RESOURCES)

    def held(seat: int) -> int:
        return sum(writer.story.now(seat).tokens[:kinds])

    most, leaders = writer.best(held)
    money = sum(writer.story.now(seat).tokens[kinds] for seat in writer.seats)
    resources_in_all = sum(map(held, writer.seats))
    if not resources_in_all and not money:
        return writer.say("chart-nothing-resources")
    if len(writer.seats) == 1:
        return writer.say("chart-resources-one", name=writer.names(leaders), resources=int(most), money=money)
    return writer.say(
        "chart-resources-all",
        names=writer.names(leaders),
        leaders=len(leaders),
        most=int(most),
        resources=resources_in_all,
        money=money,
    )
