"""Pollution as a stock that flows fill, against the room that is there."""

from __future__ import annotations

from collections import Counter

from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import Writer, tick
from terra_widgets.charts.plan import Bars, Line, Panel, Plan, Spot, counting, stacked


def pollution(writer: Writer) -> Chart:
    """Cubes on every player's cards, what came and went, and the spaces that hold them without harm."""
    came, left = _flows(writer)
    courses = {seat: writer.story.course(seat) for seat in writer.seats}
    most = max(max(s.cubes, s.spaces, s.inactive) for course in courses.values() for s in course)
    lowest = -max(left.values(), default=0)
    axis = counting(writer.say("chart-unit-cubes-cards"), max(most, *came.values(), 1), lowest)
    panels, rows = [], []
    for seat, course in courses.items():
        turns = [s.turn for s in course]
        marks = (
            _mark(writer, seat, "came", "flow", turns, [came[turn, seat] for turn in turns]),
            _mark(writer, seat, "left", "food", turns, [-left[turn, seat] for turn in turns]),
            _mark(writer, seat, "room", "limit", turns, [s.spaces for s in course]),
            _mark(writer, seat, "stock", "pollution", turns, [s.cubes for s in course]),
            _mark(writer, seat, "inactive", "harm", turns, [s.inactive for s in course]),
        )
        spots = (Spot("cubes", seat), Spot("inactive-cards", seat), Spot("calm-turns", seat, moment=True))
        panels.append(Panel(writer.short(seat), marks, writer.turns(), axis, writer.tall, spots=spots))
        rows += [
            (
                tick(s.turn), writer.story.shown[seat], came[s.turn, seat], left[s.turn, seat], s.cubes,
                s.spaces, s.cards - s.inactive, s.inactive,
            )
            for s in course
        ]  # fmt: skip
    plan = Plan(
        writer.say("terra-futura-chart-pollution-title"),
        stacked(panels),
        nothing=writer.say("chart-pollution-none"),
    )
    columns = ("turn", "player", "came", "left", "cubes", "spaces", "active", "inactive")
    return writer.chart("pollution", plan, _summary(writer), columns, rows)


def _mark(writer: Writer, seat: int, key: str, sign: str, turns: list[int], values: list[int]) -> Bars | Line:
    """Flows are bars; stocks are lines, and the room for them is a line with steps."""
    name = writer.say(f"chart-pollution-{key}")
    said = [writer.say(f"chart-pollution-{key}-hover", count=abs(n)) for n in values]
    x, y, hover = tuple(map(float, turns)), tuple(values), writer.hovers(seat, turns, said)
    if key in {"came", "left"}:
        return Bars(name, sign, x, y, hover)
    return Line(name, sign, x, y, hover, steps=key == "room", dots=key != "room")


def _flows(writer: Writer) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    """Cubes put down and cubes removed, by turn and player; one that is only moved is neither."""
    came: Counter[tuple[int, int]] = Counter()
    left: Counter[tuple[int, int]] = Counter()
    for row in writer.story.rows:
        at = (row["round"], writer.story.names.index(row["player"]))
        if row["event"] == "pollute":
            came[at] += row["amount"]
        elif row["event"] == "clean":
            left[at] -= row["amount"]
    return came, left


def _summary(writer: Writer) -> str:
    now = [writer.story.now(seat) for seat in writer.seats]
    cubes, inactive = sum(s.cubes for s in now), sum(s.inactive for s in now)
    if not cubes:
        return writer.say("chart-pollution-none")
    most, leaders = writer.best(lambda seat: writer.story.now(seat).cubes)
    if len(writer.seats) == 1:
        spaces = now[0].spaces
        return writer.say(
            "chart-pollution-one", name=writer.names(leaders), cubes=cubes, spaces=spaces, inactive=inactive
        )
    return writer.say(
        "chart-pollution-all",
        cubes=cubes,
        most=int(most),
        names=writer.names(leaders),
        leaders=len(leaders),
        inactive=inactive,
    )
