"""Resources and money, turn after turn."""

from __future__ import annotations

from terra_widgets.decks import KINDS
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import RESOURCES, Told, tick
from terra_widgets.views.charts.plan import Bars, Line, Panel, Plan, counting, stacked


def resources(told: Told) -> Chart:
    """What lies on every player's cards at the end of each turn."""
    kinds = len(RESOURCES)
    courses = {seat: told.story.course(seat) for seat in told.seats}
    most = max(max(sum(s.tokens[:kinds]), s.tokens[kinds]) for course in courses.values() for s in course)
    axis = counting(told.say("chart-unit-tokens"), most)
    panels = []
    for seat, course in courses.items():
        turns = [standing.turn for standing in course]
        x = tuple(map(float, turns))
        marks: list[Bars | Line] = []
        for i, kind in enumerate(KINDS):
            y = tuple(standing.tokens[i] for standing in course)
            hover = told.hovers(seat, turns, [told.say(f"amount-{kind}", count=n) for n in y])
            drawn = Line if kind == "money" else Bars
            marks.append(drawn(told.say(f"resource-{kind}"), kind, x, y, hover))
        panels.append(Panel(told.short(seat), tuple(marks), told.turns(), axis, told.tall))
    plan = Plan(
        told.say("chart-resources-title"), stacked(panels), nothing=told.say("chart-nothing-resources")
    )
    rows = [
        (tick(s.turn), told.story.names[seat], *s.tokens, sum(s.locked))
        for seat, course in courses.items()
        for s in course
    ]
    return told.chart("resources", plan, _summary(told), ("turn", "player", *KINDS, "locked"), rows)


def _summary(told: Told) -> str:
    kinds = len(RESOURCES)

    def held(seat: int) -> int:
        return sum(told.story.now(seat).tokens[:kinds])

    most, leaders = told.best(held)
    money = sum(told.story.now(seat).tokens[kinds] for seat in told.seats)
    resources_in_all = sum(map(held, told.seats))
    if not resources_in_all and not money:
        return told.say("chart-nothing-resources")
    if len(told.seats) == 1:
        return told.say("chart-resources-one", name=told.names(leaders), resources=int(most), money=money)
    return told.say(
        "chart-resources-all",
        names=told.names(leaders),
        leaders=len(leaders),
        most=int(most),
        resources=resources_in_all,
        money=money,
    )
