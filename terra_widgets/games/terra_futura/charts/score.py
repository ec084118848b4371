"""How the score builds up, turn after turn."""

from __future__ import annotations

from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import PRODUCTS, RAWS, Writer, tick
from terra_widgets.charts.plan import Bars, Line, Panel, Plan, Spot, counting, stacked
from terra_widgets.games.terra_futura.charts.story import Standing

PARTS = ("raw", *PRODUCTS, "set", "pollution")
SIGNS = {"raw": "green"}


def score(writer: Writer) -> Chart:
    """The points that every player would have if the game ended with each turn, and what they are for."""
    courses = {seat: writer.story.course(seat) for seat in writer.seats}
    parts = PARTS if writer.story.over else tuple(part for part in PARTS if part != "set")
    high = max(sum(max(0, _points(s, part)) for part in parts) for course in courses.values() for s in course)
    low = min(_points(s, "pollution") for course in courses.values() for s in course)
    axis = counting(writer.say("chart-unit-points"), high, low)
    panels, rows = [], []
    for seat, course in courses.items():
        turns = [s.turn for s in course]
        x = tuple(map(float, turns))
        marks: list[Bars | Line] = []
        for part in parts:
            y = tuple(_points(s, part) for s in course)
            name = writer.say(f"chart-score-{part}")
            hover = writer.hovers(seat, turns, [f"{name} {writer.whole(n)}" for n in y])
            marks.append(Bars(name, SIGNS.get(part, part), x, y, hover))
        total = tuple(s.points for s in course)
        said = [writer.say("chart-points-signed", count=n, sign=writer.whole(n)) for n in total]
        marks.append(
            Line(writer.say("chart-score-total"), "total", x, total, writer.hovers(seat, turns, said))
        )
        spots = (Spot("points", seat),)
        panels.append(Panel(writer.short(seat), tuple(marks), writer.turns(), axis, writer.tall, spots=spots))
        rows += [
            (tick(s.turn), writer.story.shown[seat], *(_points(s, part) for part in parts), s.points)
            for s in course
        ]
    note = "" if writer.story.over else writer.say("chart-score-note")
    plan = Plan(
        writer.say("terra-futura-chart-score-title"),
        stacked(panels),
        note=note,
        nothing=writer.say("chart-score-none"),
    )
    columns = ("turn", "player", *(f"score-{part}" for part in parts), "total")
    return writer.chart("score", plan, _summary(writer), columns, rows)


def _points(standing: Standing, part: str) -> int:
    """The points for a part of the count; every line that takes points away is pollution's."""
    lines = standing.lines
    if part == "raw":
        return sum(lines[kind] for kind in RAWS)
    if part == "pollution":
        return sum(lines.get(key, 0) for key in ("pollution", "cubes", "carbon"))
    return lines.get(part, 0)


def _summary(writer: Writer) -> str:
    points = {seat: writer.story.now(seat).points for seat in writer.seats}
    if not any(points.values()):
        return writer.say("chart-score-none")
    most, leaders = writer.best(points.__getitem__)
    facts: dict[str, str | int] = {"points": int(most), "sign": writer.whole(most)}
    if len(writer.seats) == 1:
        return writer.say("chart-score-one", name=writer.names(leaders), **facts)
    if len(leaders) > 1:
        return writer.say("chart-score-level", names=writer.names(leaders), **facts)
    second = max(n for seat, n in points.items() if seat not in leaders)
    others = [seat for seat in writer.seats if points[seat] == second]
    return writer.say(
        "chart-score-summary",
        name=writer.names(leaders),
        others=writer.names(others),
        lead=int(most - second),
        **facts,
    )
