"""Points lost to pollution, counted by card as the rules do, and counted by cube."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import Writer, tick
from terra_widgets.charts.plan import Axis, Bars, Line, Panel, Plan, counting, stacked
from terra_widgets.games.terra_futura.charts.story import Standing
from terra_widgets.games.terra_futura.rules.numbers import PENALTY


@dataclass(frozen=True, slots=True)
class _Count:
    """One player's points after a turn, under both rules."""

    standing: Standing

    @property
    def lost(self) -> tuple[int, int]:
        """Points lost by card (TF-63) and by cube (TF-W2)."""
        return PENALTY * self.standing.polluted, PENALTY * self.standing.cubes

    @property
    def points(self) -> tuple[int, int]:
        """All points by card and by cube; a carbon price stays as it is."""
        lines = self.standing.lines
        rest = self.standing.points - lines.get("pollution", 0) - lines.get("cubes", 0)
        return rest - self.lost[0], rest - self.lost[1]


KEYS = ("card", "cube")
SIGNS = ("before", "after")


def penalty(writer: Writer) -> Chart:
    """The points of every player under both rules, and how the points lost grow apart turn by turn."""
    courses = {seat: [_Count(s) for s in writer.story.course(seat)] for seat in writer.seats}
    last = {seat: course[-1] for seat, course in courses.items()}
    most = max(max(one.lost) for course in courses.values() for one in course)
    axis = counting(writer.say("chart-penalty-lost"), most)
    lost = [_lost(writer, seat, course, axis) for seat, course in courses.items()]
    note = "" if writer.story.over else writer.say("chart-score-note")
    plan = Plan(
        writer.say("terra-futura-chart-penalty-title"),
        (_points(writer, last), *stacked(lost)),
        grouped=True,
        note=note,
        nothing=writer.say("chart-pollution-none"),
    )
    rows = [
        (
            tick(one.standing.turn),
            writer.story.shown[seat],
            one.standing.cubes,
            one.standing.polluted,
            *one.points,
        )
        for seat, course in courses.items()
        for one in course
    ]
    columns = ("turn", "player", "cubes", "polluted", "by-card", "by-cube")
    return writer.chart("penalty", plan, _summary(writer, last), columns, rows)


def _rule(writer: Writer, key: str) -> str:
    return writer.say(f"chart-penalty-{key}", penalty=PENALTY)


def _points(writer: Writer, last: dict[int, _Count]) -> Panel:
    """Two bars for each player: the points under one rule and under the other."""
    x = tuple(map(float, range(len(last))))
    marks = []
    for i, key in enumerate(KEYS):
        values = tuple(one.points[i] for one in last.values())
        hover = tuple(
            writer.say("chart-penalty-hover", name=writer.name(seat), how=_rule(writer, key),
                     points=writer.whole(one.points[i]))
            for seat, one in last.items()
        )  # fmt: skip
        text = tuple(writer.whole(n) for n in values)
        marks.append(Bars(_rule(writer, key), SIGNS[i], x, values, hover, text))
    every = [n for one in last.values() for n in one.points]
    axis = counting(writer.say("chart-unit-points"), 1.1 * max(every), min(every))
    ticks = tuple((float(i), writer.short(seat, 12)) for i, seat in enumerate(last))
    return Panel(
        writer.say("chart-penalty-points"), tuple(marks), Axis("", ticks, -0.6, len(last) - 0.4), axis
    )


def _lost(writer: Writer, seat: int, course: list[_Count], axis: Axis) -> Panel:
    turns = [one.standing.turn for one in course]
    marks = []
    for i, key in enumerate(KEYS):
        values = tuple(one.lost[i] for one in course)
        how = _rule(writer, key)
        hover = writer.hovers(
            seat, turns, [writer.say("chart-penalty-lost-hover", how=how, points=n) for n in values]
        )
        marks.append(Line(how, SIGNS[i], tuple(map(float, turns)), values, hover))
    title = writer.say("chart-penalty-lost-by", name=writer.short(seat))
    return Panel(title, tuple(marks), writer.turns(), axis, writer.tall)


def _summary(writer: Writer, last: dict[int, _Count]) -> str:
    if not any(one.standing.cubes for one in last.values()):
        return writer.say("chart-pollution-none")
    if len(last) == 1:
        ((seat, one),) = last.items()
        return writer.say(
            "chart-penalty-one", name=writer.name(seat), cubes=one.standing.cubes,
            cards=one.standing.polluted, penalty=PENALTY,
            points=writer.whole(one.points[0]), other=writer.whole(one.points[1]),
        )  # fmt: skip
    parts = [
        writer.say("chart-penalty-part", name=writer.name(seat), points=writer.whole(one.points[0]),
                 other=writer.whole(one.points[1]))
        for seat, one in last.items()
    ]  # fmt: skip
    ahead = [
        {seat for seat, one in last.items() if one.points[i] == max(o.points[i] for o in last.values())}
        for i in range(len(KEYS))
    ]
    lead = "same" if ahead[0] == ahead[1] else "other"
    return writer.say("chart-penalty-summary", penalty=PENALTY, parts=writer.listed(parts), lead=lead)
