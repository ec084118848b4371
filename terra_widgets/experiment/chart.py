"""The chart of an experiment: how a measure is spread now and in a kept run, its means, and the change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from terra_widgets.experiment.names import kind_name, measure_name, so_many
from terra_widgets.experiment.results import EVERYONE, Estimate, Results, shifts
from terra_widgets.experiment.spread import Classes, classes, expected, top
from terra_widgets.experiment.summary import summary
from terra_widgets.views.charts.common import Talk, shortened
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.plan import Axis, Bars, Level, Line, Panel, Plan, Ranges, spanning, stacked
from terra_widgets.views.words import apart

WON = "won"
"""One per game, whoever gets it: its mean over everyone says nothing."""
TALL = {1: 190, 2: 140, 3: 110}


@dataclass(frozen=True, slots=True)
class Run:
    """A run as the chart shows it."""

    name: str
    results: Results
    sign: str = ""
    """How a kept run is marked; the players of the run that is on have their own signs."""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one chart shows."""

    measure: str
    now: Results
    running: bool = False
    """Whether more games are to come: then the axis stays as it will be, and bars that the first few
    games make too high end at its top."""
    kept: tuple[Run, ...] = ()
    base: Run | None = None
    """The kept run to compare with."""

    def what(self, language: str) -> str:
        """What the measure counts."""
        return measure_name(self.now.setup.game, self.measure, language)


def chart(talk: Talk, scene: Scene) -> Chart:
    """The chart, its sentence and its numbers."""
    what = scene.what(talk.language)
    panels = [*_spread(talk, scene), _means(talk, scene)]
    if scene.base is not None:
        panels.append(_change(talk, scene, scene.base))
    games = talk.number(scene.now.done)
    title = talk.say("lab-chart-title", what=what, count=scene.now.done, games=games)
    title = title[:1].upper() + title[1:]
    plan = Plan(title, tuple(panels), nothing=talk.say("chart-nothing-games"))
    columns, rows = _table(talk, scene)
    return Chart("lab", plan, summary(talk, scene), columns, rows, talk.theme, talk.language)


def groups(results: Results, measure: str) -> list[str]:
    """Who is compared: everyone, where that says something, and each kind of player."""
    together = [EVERYONE] if len(results.kinds) > 1 and measure != WON else []
    return [*together, *results.kinds]


def _sign(results: Results, group: str) -> str:
    return "everyone" if group == EVERYONE else f"seat-{results.kinds.index(group)}"


def _named(talk: Talk, group: str) -> str:
    return talk.say("chart-everyone") if group == EVERYONE else kind_name(group, talk.language)


# How the results are spread


def _spread(talk: Talk, scene: Scene) -> tuple[Panel, ...]:
    values = [*scene.now.of(scene.measure).counts[EVERYONE]]
    if scene.base is not None:
        values += scene.base.results.of(scene.measure).counts[EVERYONE]
    inside = Classes(0, 1, 2) if scene.measure == WON else classes(values)
    bars = _shares(scene.now, scene.measure, inside)
    outlines = {} if scene.base is None else _shares(scene.base.results, scene.measure, inside)
    shown = [outlines[kind] for kind in bars if kind in outlines]
    heights = [share for shares in (*shown, *(() if scene.running else bars.values())) for share in shares]
    counts = scene.now.of(scene.measure).counts
    up = _per_cent(talk, top(heights, max(expected(counts[kind], inside) for kind in bars)))
    across = _across(talk, scene, inside)
    panels = []
    for kind, shares in bars.items():
        outline = outlines.get(kind)
        marks: list[Bars | Line] = [_bars(talk, scene, kind, inside, shares, outline, up.high)]
        if outline is not None and scene.base is not None:
            marks.append(_outline(scene.base, inside, outline))
        title = so_many(scene.now.job.players, kind, talk.language)
        panels.append(Panel(title, tuple(marks), across, up, height=TALL.get(len(bars), 95)))
    return stacked(panels)


def _shares(results: Results, measure: str, inside: Classes) -> dict[str, list[float]]:
    counts = results.of(measure).counts
    return {kind: inside.shares(counts[kind], max(1, counts[kind].total())) for kind in results.kinds}


def _per_cent(talk: Talk, high: float) -> Axis:
    step = high / 2 if high < 5 else high / (3 if high in {15, 30, 60} else 2 if high in {40, 80} else 5)
    values = [step * i for i in range(round(high / step) + 1)]
    return Axis(talk.say("lab-axis-share"), tuple((v, talk.number(v)) for v in values), 0, high)


def _across(talk: Talk, scene: Scene, inside: Classes) -> Axis:
    ticks = inside.ticks(talk.whole)
    if scene.measure == WON:
        ticks = ((0.0, talk.say("lab-lost")), (1.0, talk.say("lab-won")))
    edges = inside.edges
    return Axis(scene.what(talk.language), ticks, edges[0], edges[-1])


def _bars(
    talk: Talk, scene: Scene, kind: str, inside: Classes, shares: Sequence[float],
    outline: Sequence[float] | None, high_as: float,
) -> Bars:  # fmt: skip
    hover = []
    for number, share in enumerate(shares):
        low, high = inside.ends(number)
        facts = {"low": talk.whole(low), "high": talk.whole(high), "share": talk.number(share)}
        if outline is None or scene.base is None:
            hover.append(talk.say("lab-hover", many=int(high > low), **facts))
        else:
            before = {"base": apart(scene.base.name), "before": talk.number(outline[number])}
            hover.append(talk.say("lab-hover-both", many=int(high > low), **facts, **before))
    middles = tuple(inside.middle(number) for number in range(inside.count))
    heights = tuple(min(share, high_as) for share in shares)
    return Bars("", _sign(scene.now, kind), middles, heights, tuple(hover))


def _outline(base: Run, inside: Classes, shares: Sequence[float]) -> Line:
    """The bars of a kept run, as the line around them."""
    edges = inside.edges
    x = [edges[0], *(edge for i in range(inside.count) for edge in edges[i : i + 2]), edges[-1]]
    y = [0.0, *(share for share in shares for _ in "lr"), 0.0]
    return Line(shortened(base.name, 40), base.sign, tuple(x), tuple(y), ("",) * len(x), dots=False)


# Means and their change


def _means(talk: Talk, scene: Scene) -> Panel:
    listed = groups(scene.now, scene.measure)
    runs = [*scene.kept, Run(talk.say("lab-now"), scene.now)]
    marks: list[Ranges] = []
    ends: list[float] = []
    apart_by = min(0.22, 0.7 / len(runs))
    for place, run in enumerate(runs):
        offset = (place - (len(runs) - 1) / 2) * apart_by
        measured = run.results.of(scene.measure)
        found = [(i, measured.estimate(group)) for i, group in enumerate(listed) if group in measured.seats]
        ends += [end for _, mean in found for end in (mean.low, mean.high) if mean.games]
        if run.sign:
            points = [(i + offset, mean, _hover(talk, run.name, listed[i], mean)) for i, mean in found]
            marks.append(_ranges(shortened(run.name, 40), run.sign, points))
        else:
            for i, mean in found:
                text = _hover(talk, run.name, listed[i], mean)
                marks.append(_ranges("", _sign(scene.now, listed[i]), [(i + offset, mean, text)]))
    unit = scene.what(talk.language)
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    across = _groups_axis(talk, listed)
    up = spanning(unit, low, high, talk.number)
    return Panel(talk.say("chart-means-title"), tuple(marks), across, up, height=130)


def _change(talk: Talk, scene: Scene, base: Run) -> Panel:
    found = shifts(base.results, scene.now, scene.measure)
    listed = [group for group in groups(scene.now, scene.measure) if group in found]
    marks: list[Ranges | Level] = [Level(talk.say("lab-no-change"), 0.0)]
    for i, group in enumerate(listed):
        text = _hover(talk, talk.say("chart-column-shift"), group, found[group])
        marks.append(_ranges("", _sign(scene.now, group), [(float(i), found[group], text)]))
    ends = [0.0, *(end for group in listed for end in (found[group].low, found[group].high))]
    unit = scene.what(talk.language)
    up = spanning(unit, min(ends), max(ends), talk.number)
    return Panel(talk.say("lab-change-title"), tuple(marks), _groups_axis(talk, listed), up, height=130)


def _groups_axis(talk: Talk, listed: Sequence[str]) -> Axis:
    ticks = tuple((float(i), shortened(_named(talk, group), 12)) for i, group in enumerate(listed))
    return Axis("", ticks, -0.6, max(1, len(listed)) - 0.4)


def _hover(talk: Talk, run: str, group: str, mean: Estimate) -> str:
    return talk.say(
        "chart-means-hover",
        name=f"{apart(run)}, {_named(talk, group)}",
        mean=talk.number(mean.mean),
        low=talk.number(mean.low),
        high=talk.number(mean.high),
    )


def _ranges(name: str, sign: str, points: Sequence[tuple[float, Estimate, str]]) -> Ranges:
    return Ranges(
        name,
        sign,
        tuple(x for x, _, _ in points),
        tuple(mean.mean for _, mean, _ in points),
        tuple(mean.low for _, mean, _ in points),
        tuple(mean.high for _, mean, _ in points),
        tuple(text for *_, text in points),
    )


# The numbers


def _table(talk: Talk, scene: Scene) -> tuple[tuple[str, ...], tuple[tuple[Any, ...], ...]]:
    keys = ["run", "kind", "games", "mean", "low", "high", "median"]
    changes = {} if scene.base is None else shifts(scene.base.results, scene.now, scene.measure)
    rows = []
    for run in (*scene.kept, Run(talk.say("lab-now"), scene.now)):
        measured = run.results.of(scene.measure)
        for group in groups(run.results, scene.measure):
            mean = measured.estimate(group)
            row = [apart(run.name), _named(talk, group), talk.number(mean.games)]
            row += [talk.number(value) for value in (*mean[:3], measured.median(group))]
            if changes:
                change = changes.get(group) if run.results is scene.now else None
                row += [talk.number(value) for value in change[:3]] if change else ["", "", ""]
            rows.append(tuple(row))
    if changes:
        keys += ["shift", "shift-low", "shift-high"]
    return tuple(talk.say(f"chart-column-{key}") for key in keys), tuple(rows)
