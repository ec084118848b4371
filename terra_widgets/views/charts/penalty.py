"""Points lost to pollution, counted by card as the rules do, and counted by cube."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import Told, shortened, tick
from terra_widgets.views.charts.plan import Axis, Bars, Line, Panel, Plan, counting, stacked
from terra_widgets.views.charts.story import Standing


@dataclass(frozen=True, slots=True)
class _Count:
    """One player's points after a turn, under both rules."""

    standing: Standing

    @property
    def lost(self) -> tuple[int, int]:
        """Points lost by card (TF-63) and by cube (TF-W2)."""
        return self.standing.polluted, self.standing.cubes

    @property
    def points(self) -> tuple[int, int]:
        """All points by card and by cube; a carbon price stays as it is."""
        lines = self.standing.lines
        rest = self.standing.points - lines.get("pollution", 0) - lines.get("cubes", 0)
        return rest - self.lost[0], rest - self.lost[1]


KEYS = ("card", "cube")
SIGNS = ("before", "after")


def penalty(told: Told) -> Chart:
    """The points of every player under both rules, and how the points lost grow apart turn by turn."""
    courses = {seat: [_Count(s) for s in told.story.course(seat)] for seat in told.seats}
    last = {seat: course[-1] for seat, course in courses.items()}
    most = max(max(one.lost) for course in courses.values() for one in course)
    axis = counting(told.say("chart-penalty-lost"), most)
    lost = [_lost(told, seat, course, axis) for seat, course in courses.items()]
    note = "" if told.story.over else told.say("chart-score-note")
    plan = Plan(
        told.say("chart-penalty-title"),
        (_points(told, last), *stacked(lost)),
        grouped=True,
        note=note,
        nothing=told.say("chart-pollution-none"),
    )
    rows = [
        (tick(one.standing.turn), told.story.names[seat], *one.lost[::-1], *one.points)
        for seat, course in courses.items()
        for one in course
    ]
    columns = ("turn", "player", "cubes", "polluted", "by-card", "by-cube")
    return told.chart("penalty", plan, _summary(told, last), columns, rows)


def _points(told: Told, last: dict[int, _Count]) -> Panel:
    """Two bars for each player: the points under one rule and under the other."""
    x = tuple(map(float, range(len(last))))
    marks = []
    for i, key in enumerate(KEYS):
        values = tuple(one.points[i] for one in last.values())
        hover = tuple(
            told.say("chart-penalty-hover", name=told.name(seat), how=told.say(f"chart-penalty-{key}"),
                     points=told.whole(one.points[i]))
            for seat, one in last.items()
        )  # fmt: skip
        text = tuple(told.whole(n) for n in values)
        marks.append(Bars(told.say(f"chart-penalty-{key}"), SIGNS[i], x, values, hover, text))
    every = [n for one in last.values() for n in one.points]
    axis = counting(told.say("chart-unit-points"), 1.1 * max(every), min(every))
    ticks = tuple((float(i), shortened(told.name(seat), 12)) for i, seat in enumerate(last))
    return Panel(told.say("chart-penalty-points"), tuple(marks), Axis("", ticks, -0.6, len(last) - 0.4), axis)


def _lost(told: Told, seat: int, course: list[_Count], axis: Axis) -> Panel:
    turns = [one.standing.turn for one in course]
    marks = []
    for i, key in enumerate(KEYS):
        values = tuple(one.lost[i] for one in course)
        how = told.say(f"chart-penalty-{key}")
        hover = told.hovers(
            seat, turns, [told.say("chart-penalty-lost-hover", how=how, points=n) for n in values]
        )
        marks.append(Line(how, SIGNS[i], tuple(map(float, turns)), values, hover))
    title = told.say("chart-penalty-lost-by", name=told.short(seat))
    return Panel(title, tuple(marks), told.turns(), axis, told.tall)


def _summary(told: Told, last: dict[int, _Count]) -> str:
    if not any(one.standing.cubes for one in last.values()):
        return told.say("chart-pollution-none")
    if len(last) == 1:
        ((seat, one),) = last.items()
        return told.say(
            "chart-penalty-one", name=told.name(seat), cubes=one.lost[1], cards=one.lost[0],
            points=told.whole(one.points[0]), other=told.whole(one.points[1]),
        )  # fmt: skip
    parts = [
        told.say("chart-penalty-part", name=told.name(seat), points=told.whole(one.points[0]),
                 other=told.whole(one.points[1]))
        for seat, one in last.items()
    ]  # fmt: skip
    ahead = [
        {seat for seat, one in last.items() if one.points[i] == max(o.points[i] for o in last.values())}
        for i in range(len(KEYS))
    ]
    lead = "same" if ahead[0] == ahead[1] else "other"
    return told.say("chart-penalty-summary", parts=told.listed(parts), lead=lead)
