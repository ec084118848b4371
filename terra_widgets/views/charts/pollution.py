"""Pollution as a stock that flows fill, against the room that is there."""

from __future__ import annotations

from collections import Counter

from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import Told, tick
from terra_widgets.views.charts.plan import Bars, Line, Panel, Plan, counting, stacked


def pollution(told: Told) -> Chart:
    """Cubes on every player's cards, what came and went, and the spaces that hold them without harm."""
    came, left = _flows(told)
    courses = {seat: told.story.course(seat) for seat in told.seats}
    most = max(max(s.cubes, s.spaces, s.inactive) for course in courses.values() for s in course)
    lowest = -max(left.values(), default=0)
    axis = counting(told.say("chart-unit-cubes-cards"), max(most, *came.values(), 1), lowest)
    panels, rows = [], []
    for seat, course in courses.items():
        turns = [s.turn for s in course]
        marks = (
            _mark(told, seat, "came", "flow", turns, [came[turn, seat] for turn in turns]),
            _mark(told, seat, "left", "food", turns, [-left[turn, seat] for turn in turns]),
            _mark(told, seat, "room", "limit", turns, [s.spaces for s in course]),
            _mark(told, seat, "stock", "pollution", turns, [s.cubes for s in course]),
            _mark(told, seat, "inactive", "harm", turns, [s.inactive for s in course]),
        )
        panels.append(Panel(told.short(seat), marks, told.turns(), axis, told.tall))
        rows += [
            (tick(s.turn), told.story.names[seat], came[s.turn, seat], left[s.turn, seat], s.cubes, s.spaces,
             s.cards - s.inactive, s.inactive)
            for s in course
        ]  # fmt: skip
    plan = Plan(told.say("chart-pollution-title"), stacked(panels), nothing=told.say("chart-pollution-none"))
    columns = ("turn", "player", "came", "left", "cubes", "spaces", "active", "inactive")
    return told.chart("pollution", plan, _summary(told), columns, rows)


def _mark(told: Told, seat: int, key: str, sign: str, turns: list[int], values: list[int]) -> Bars | Line:
    """Flows are bars; stocks are lines, and the room for them is a line with steps."""
    name = told.say(f"chart-pollution-{key}")
    said = [told.say(f"chart-pollution-{key}-hover", count=abs(n)) for n in values]
    x, y, hover = tuple(map(float, turns)), tuple(values), told.hovers(seat, turns, said)
    if key in {"came", "left"}:
        return Bars(name, sign, x, y, hover)
    return Line(name, sign, x, y, hover, steps=key == "room", dots=key != "room")


def _flows(told: Told) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    """Cubes put down and cubes removed, by turn and player; one that is only moved is neither."""
    came: Counter[tuple[int, int]] = Counter()
    left: Counter[tuple[int, int]] = Counter()
    for row in told.story.rows:
        at = (row["round"], told.story.names.index(row["player"]))
        if row["event"] == "pollute":
            came[at] += row["amount"]
        elif row["event"] == "clean":
            left[at] -= row["amount"]
    return came, left


def _summary(told: Told) -> str:
    now = [told.story.now(seat) for seat in told.seats]
    cubes, inactive = sum(s.cubes for s in now), sum(s.inactive for s in now)
    if not cubes:
        return told.say("chart-pollution-none")
    most, leaders = told.best(lambda seat: told.story.now(seat).cubes)
    if len(told.seats) == 1:
        spaces = now[0].spaces
        return told.say(
            "chart-pollution-one", name=told.names(leaders), cubes=cubes, spaces=spaces, inactive=inactive
        )
    return told.say(
        "chart-pollution-all",
        cubes=cubes,
        most=int(most),
        names=told.names(leaders),
        leaders=len(leaders),
        inactive=inactive,
    )
