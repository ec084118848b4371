"""Nature, well-being, energy and money of every country, year by year."""

from __future__ import annotations

from terra_widgets.decks.terrabilis_cards import RESOURCES
from terra_widgets.views.charts.common import Told
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.plan import Line, Panel, Plan, counting, stacked
from terra_widgets.views.charts.terrabilis.story import Standing, saga
from terra_widgets.views.charts.terrabilis.thermometer import years_axis

THOUSAND = 1_000


def countries(told: Told) -> Chart:
    """One panel for each resource, one line for each country."""
    story = saga(told)
    axis = years_axis(told)
    courses = {seat: [s for s in story.standings if s.seat == seat] for seat in told.seats}
    panels = []
    for kind, resource in enumerate(RESOURCES):
        lines = tuple(_line(told, seat, course, kind) for seat, course in courses.items())
        most = max(_amount(s, kind) for course in courses.values() for s in course)
        title = told.say(f"terrabilis-chart-{resource}")
        up = counting(told.say(f"terrabilis-chart-unit-{resource}"), most)
        panels.append(Panel(title, lines, axis, up, height=110))
    plan = Plan(told.say("terrabilis-chart-countries-title"), stacked(panels))
    rows = tuple((s.year, story.names[s.seat], *s.stock) for course in courses.values() for s in course)
    heads = tuple(told.say(f"terrabilis-chart-column-{c}") for c in ("year", "player", *RESOURCES))
    return Chart("countries", plan, _summary(told), heads, rows, told.theme, told.language)


def _amount(standing: Standing, kind: int) -> float:
    amount = standing.stock[kind]
    return amount / THOUSAND if kind == RESOURCES.index("terras") else amount


def _line(told: Told, seat: int, course: list[Standing], kind: int) -> Line:
    resource = RESOURCES[kind]
    hover = tuple(
        told.say(f"terrabilis-chart-{resource}-hover", name=told.name(seat), year=s.year, count=s.stock[kind])
        for s in course
    )
    x, y = tuple(float(s.year) for s in course), tuple(_amount(s, kind) for s in course)
    return Line(told.short(seat), f"seat-{seat}", x, y, hover)


def _summary(told: Told) -> str:
    story = saga(told)
    now = {s.seat: s for s in story.standings}  # the last one of each stays
    counters = {seat: now[seat].stock[0] + now[seat].stock[1] for seat in told.seats}
    most, leaders = told.best(counters.__getitem__)
    return told.say(
        "terrabilis-chart-countries-now",
        year=story.years,
        names=told.names(leaders),
        leaders=len(leaders),
        most=int(most),
        out=sum(now[seat].out for seat in told.seats),
    )
