"""How the score builds up, turn after turn."""

from __future__ import annotations

from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import PRODUCTS, RAWS, Told, tick
from terra_widgets.views.charts.plan import Bars, Line, Panel, Plan, counting, stacked
from terra_widgets.views.charts.story import Standing

PARTS = ("raw", *PRODUCTS, "set", "pollution")
SIGNS = {"raw": "green"}


def score(told: Told) -> Chart:
    """The points that every player would have if the game ended with each turn, and what they are for."""
    courses = {seat: told.story.course(seat) for seat in told.seats}
    parts = PARTS if told.story.over else tuple(part for part in PARTS if part != "set")
    high = max(sum(max(0, _points(s, part)) for part in parts) for course in courses.values() for s in course)
    low = min(_points(s, "pollution") for course in courses.values() for s in course)
    axis = counting(told.say("chart-unit-points"), high, low)
    panels, rows = [], []
    for seat, course in courses.items():
        turns = [s.turn for s in course]
        x = tuple(map(float, turns))
        marks: list[Bars | Line] = []
        for part in parts:
            y = tuple(_points(s, part) for s in course)
            name = told.say(f"chart-score-{part}")
            hover = told.hovers(seat, turns, [f"{name} {told.whole(n)}" for n in y])
            marks.append(Bars(name, SIGNS.get(part, part), x, y, hover))
        total = tuple(s.points for s in course)
        said = [told.say("chart-points-signed", count=n, sign=told.whole(n)) for n in total]
        marks.append(Line(told.say("chart-score-total"), "total", x, total, told.hovers(seat, turns, said)))
        panels.append(Panel(told.short(seat), tuple(marks), told.turns(), axis, told.tall))
        rows += [
            (tick(s.turn), told.story.names[seat], *(_points(s, part) for part in parts), s.points)
            for s in course
        ]
    note = "" if told.story.over else told.say("chart-score-note")
    plan = Plan(
        told.say("chart-score-title"), stacked(panels), note=note, nothing=told.say("chart-score-none")
    )
    columns = ("turn", "player", *(f"score-{part}" for part in parts), "total")
    return told.chart("score", plan, _summary(told), columns, rows)


def _points(standing: Standing, part: str) -> int:
    """The points for a part of the count; every line that takes points away is pollution's."""
    lines = standing.lines
    if part == "raw":
        return sum(lines[kind] for kind in RAWS)
    if part == "pollution":
        return sum(lines.get(key, 0) for key in ("pollution", "cubes", "carbon"))
    return lines.get(part, 0)


def _summary(told: Told) -> str:
    points = {seat: told.story.now(seat).points for seat in told.seats}
    if not any(points.values()):
        return told.say("chart-score-none")
    most, leaders = told.best(points.__getitem__)
    facts: dict[str, str | int] = {"points": int(most), "sign": told.whole(most)}
    if len(told.seats) == 1:
        return told.say("chart-score-one", name=told.names(leaders), **facts)
    if len(leaders) > 1:
        return told.say("chart-score-level", names=told.names(leaders), **facts)
    second = max(n for seat, n in points.items() if seat not in leaders)
    others = [seat for seat in told.seats if points[seat] == second]
    return told.say(
        "chart-score-summary",
        name=told.names(leaders),
        others=told.names(others),
        lead=int(most - second),
        **facts,
    )
