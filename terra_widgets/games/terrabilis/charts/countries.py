"""Nature, well-being, energy and money of every country, year by year."""

from __future__ import annotations

from terra_widgets.games.terrabilis.deck.cards import RESOURCES
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Line, Panel, Plan, counting, stacked
from terra_widgets.games.terrabilis.charts.story import Standing, Writer
from terra_widgets.games.terrabilis.charts.thermometer import years_axis

THOUSAND = 1_000


def countries(writer: Writer) -> Chart:
    """One panel for each resource, one line for each country."""
    story = writer.story
    axis = years_axis(writer)
    courses = {seat: [s for s in story.standings if s.seat == seat] for seat in writer.seats}
    panels = []
    for kind, resource in enumerate(RESOURCES):
        lines = tuple(_line(writer, seat, course, kind) for seat, course in courses.items())
        most = max(_amount(s, kind) for course in courses.values() for s in course)
        title = writer.say(f"terrabilis-chart-{resource}")
        up = counting(writer.say(f"terrabilis-chart-unit-{resource}"), most)
        panels.append(Panel(title, lines, axis, up, height=110))
    plan = Plan(writer.say("terrabilis-chart-countries-title"), stacked(panels))
    rows = tuple((s.year, story.shown[s.seat], *s.stock) for course in courses.values() for s in course)
    heads = tuple(writer.say(f"terrabilis-chart-column-{c}") for c in ("year", "player", *RESOURCES))
    return Chart("countries", plan, _summary(writer), heads, rows, writer.theme, writer.language)


def _amount(standing: Standing, kind: int) -> float:
    amount = standing.stock[kind]
    return amount / THOUSAND if kind == RESOURCES.index("terras") else amount


def _line(writer: Writer, seat: int, course: list[Standing], kind: int) -> Line:
    resource = RESOURCES[kind]
    hover = tuple(
        writer.say(
            f"terrabilis-chart-{resource}-hover", name=writer.name(seat), year=s.year, count=s.stock[kind]
        )
        for s in course
    )
    x, y = tuple(float(s.year) for s in course), tuple(_amount(s, kind) for s in course)
    return Line(writer.short(seat), f"seat-{seat}", x, y, hover)


def _summary(writer: Writer) -> str:
    story = writer.story
    now = {s.seat: s for s in story.standings}  # the last one of each stays
    counters = {seat: now[seat].stock[0] + now[seat].stock[1] for seat in writer.seats}
    most, leaders = writer.best(counters.__getitem__)
    return writer.say(
        "terrabilis-chart-countries-now",
        year=story.years,
        names=writer.names(leaders),
        leaders=len(leaders),
        most=int(most),
        out=sum(now[seat].out for seat in writer.seats),
    )
