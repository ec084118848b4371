"""The chart of an experiment: how a measure is spread now and in a kept run, its means, and the change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import (
    Axis,
    Bars,
    Level,
    Line,
    Panel,
    Plan,
    Predicted,
    Ranges,
    spanning,
    stacked,
    with_predictions,
)
from terra_widgets.charts.simulations import (
    groups_axis,
    intervals,
    means_hover,
    predicted_change,
    predicted_mean,
)
from terra_widgets.charts.writer import ChartWriter, shortened
from terra_widgets.lab.names import kind_name, measure_name, so_many
from terra_widgets.lab.results import EVERYONE, Results, shifts
from terra_widgets.lab.summary import summary
from terra_widgets.simulation.statistics import Classes, Estimate, classes
from terra_widgets.text.words import isolated

WON = "won"
"""One per game, whoever gets it: its mean over everyone says nothing."""
TALL = {1: 190, 2: 140, 3: 110}
TOPS = (2.0, 5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0)
DOUBT = 30
"""So many games more than there are: the first few say little about how high a bar will be."""


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
    predicted: tuple[Predicted, ...] = ()
    """What was predicted about the mean of everyone, or about its change."""

    def what(self, language: str) -> str:
        """What the measure counts."""
        return measure_name(self.now.setup.game, self.measure, language)


def chart(writer: ChartWriter, scene: Scene) -> Chart:
    """The chart, its sentence and its numbers."""
    what = scene.what(writer.language)
    panels = [*_spread(writer, scene), _means(writer, scene)]
    if scene.base is not None:
        panels.append(_change(writer, scene, scene.base))
    games = writer.number(scene.now.done)
    title = writer.say("lab-chart-title", what=what, count=scene.now.done, games=games)
    title = title[:1].upper() + title[1:]
    plan = Plan(title, tuple(panels), nothing=writer.say("chart-nothing-games"))
    plan = with_predictions(plan, [(one, None) for one in scene.predicted])
    columns, rows = _table(writer, scene)
    return Chart("lab", plan, summary(writer, scene), columns, rows, writer.theme, writer.language)


def groups(results: Results, measure: str) -> list[str]:
    """Who is compared: everyone, where that says something, and each kind of player."""
    together = [EVERYONE] if len(results.kinds) > 1 and measure != WON else []
    return [*together, *results.kinds]


def _sign(results: Results, group: str) -> str:
    return "everyone" if group == EVERYONE else f"seat-{results.kinds.index(group)}"


def _named(writer: ChartWriter, group: str) -> str:
    return writer.say("chart-everyone") if group == EVERYONE else kind_name(group, writer.language)


# How the results are spread


def _spread(writer: ChartWriter, scene: Scene) -> tuple[Panel, ...]:
    values = [*scene.now.of(scene.measure).counts[EVERYONE]]
    if scene.base is not None:
        values += scene.base.results.of(scene.measure).counts[EVERYONE]
    inside = Classes(0, 1, 2) if scene.measure == WON else classes(values)
    bars = _shares(scene.now, scene.measure, inside)
    outlines = {} if scene.base is None else _shares(scene.base.results, scene.measure, inside)
    shown = [outlines[kind] for kind in bars if kind in outlines]
    heights = [share for shares in (*shown, *(() if scene.running else bars.values())) for share in shares]
    counts = scene.now.of(scene.measure).counts
    up = _per_cent(writer, top(heights, max(expected(counts[kind], inside) for kind in bars)))
    across = _across(writer, scene, inside)
    panels = []
    for kind, shares in bars.items():
        outline = outlines.get(kind)
        title = so_many(scene.now.job.players, kind, writer.language)
        bars_now = _bars(writer, scene, kind, inside, shares, outline, up.high)
        marks: list[Bars | Line] = [replace(bars_now, name=title)]
        if outline is not None and scene.base is not None:
            marks.append(_outline(scene.base, inside, outline))
        panels.append(Panel(title, tuple(marks), across, up, height=TALL.get(len(bars), 95)))
    return stacked(panels)


def _shares(results: Results, measure: str, inside: Classes) -> dict[str, list[float]]:
    counts = results.of(measure).counts
    return {kind: inside.shares(counts[kind], max(1, counts[kind].total())) for kind in results.kinds}


def top(shares: Iterable[float], expected: float) -> float:
    """The height of an axis in per cent: round, so that it seldom moves while the bars grow.

    >>> top([3.0, 6.1], 7.5)
    10.0
    """
    high = max([*shares, expected, 1.0])
    return next((round_ for round_ in TOPS if high <= round_), 100.0)


def expected(counts: Counter[float], of: Classes) -> float:
    """How high the highest bar will about be, in per cent, judging by the games so far."""
    met = counts.total()
    return max(of.shares(counts, met + DOUBT)) if met else 0.0


def _per_cent(writer: ChartWriter, high: float) -> Axis:
    step = high / 2 if high < 5 else high / (3 if high in {15, 30, 60} else 2 if high in {40, 80} else 5)
    values = [step * i for i in range(round(high / step) + 1)]
    return Axis(writer.say("lab-axis-share"), tuple((v, writer.number(v)) for v in values), 0, high)


def _across(writer: ChartWriter, scene: Scene, inside: Classes) -> Axis:
    ticks = inside.ticks(writer.whole)
    if scene.measure == WON:
        ticks = ((0.0, writer.say("lab-lost")), (1.0, writer.say("lab-won")))
    edges = inside.edges
    return Axis(scene.what(writer.language), ticks, edges[0], edges[-1])


def _bars(
    writer: ChartWriter, scene: Scene, kind: str, inside: Classes, shares: Sequence[float],
    outline: Sequence[float] | None, high_as: float,
) -> Bars:  # fmt: skip
    hover = []
    for number, share in enumerate(shares):
        low, high = inside.ends(number)
        facts = {"low": writer.whole(low), "high": writer.whole(high), "share": writer.number(share)}
        if outline is None or scene.base is None:
            hover.append(writer.say("lab-hover", many=int(high > low), **facts))
        else:
            before = {"base": isolated(scene.base.name), "before": writer.number(outline[number])}
            hover.append(writer.say("lab-hover-both", many=int(high > low), **facts, **before))
    heights = tuple(min(share, high_as) for share in shares)
    return Bars("", _sign(scene.now, kind), inside.middles, heights, tuple(hover))


def _outline(base: Run, inside: Classes, shares: Sequence[float]) -> Line:
    """The bars of a kept run, as the line around them."""
    edges = inside.edges
    x = [edges[0], *(edge for i in range(inside.count) for edge in edges[i : i + 2]), edges[-1]]
    y = [0.0, *(share for share in shares for _ in "lr"), 0.0]
    return Line(shortened(base.name, 40), base.sign, tuple(x), tuple(y), ("",) * len(x), dots=False)


# Means and their change


def _means(writer: ChartWriter, scene: Scene) -> Panel:
    listed = groups(scene.now, scene.measure)
    runs = [*scene.kept, Run(writer.say("lab-now"), scene.now)]
    marks: list[Ranges] = []
    ends: list[float] = []
    apart_by = min(0.22, 0.7 / len(runs))
    for place, run in enumerate(runs):
        offset = (place - (len(runs) - 1) / 2) * apart_by
        measured = run.results.of(scene.measure)
        found = [(i, measured.estimate(group)) for i, group in enumerate(listed) if group in measured.seats]
        ends += [end for _, mean in found for end in (mean.low, mean.high) if mean.games]
        if run.sign:
            points = [(i + offset, mean, _hover(writer, run.name, listed[i], mean)) for i, mean in found]
            marks.append(intervals(shortened(run.name, 40), run.sign, points))
        else:
            for i, mean in found:
                text = _hover(writer, run.name, listed[i], mean)
                marks.append(intervals("", _sign(scene.now, listed[i]), [(i + offset, mean, text)]))
    unit = scene.what(writer.language)
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    across = groups_axis(_named(writer, group) for group in listed)
    up = spanning(unit, low, high, writer.number)
    spots = (predicted_mean(scene.measure),) if EVERYONE in listed else ()
    return Panel(writer.say("chart-means-title"), tuple(marks), across, up, height=130, spots=spots)


def _change(writer: ChartWriter, scene: Scene, base: Run) -> Panel:
    found = shifts(base.results, scene.now, scene.measure)
    listed = [group for group in groups(scene.now, scene.measure) if group in found]
    marks: list[Ranges | Level] = [Level(writer.say("lab-no-change"), 0.0)]
    for i, group in enumerate(listed):
        text = _hover(writer, writer.say("chart-column-shift"), group, found[group])
        marks.append(intervals("", _sign(scene.now, group), [(float(i), found[group], text)]))
    ends = [0.0, *(end for group in listed for end in (found[group].low, found[group].high))]
    across = groups_axis(_named(writer, group) for group in listed)
    up = spanning(scene.what(writer.language), min(ends), max(ends), writer.number)
    spots = (predicted_change(scene.measure),) if EVERYONE in listed else ()
    return Panel(writer.say("lab-change-title"), tuple(marks), across, up, height=130, spots=spots)


def _hover(writer: ChartWriter, run: str, group: str, mean: Estimate) -> str:
    return means_hover(writer, f"{isolated(run)}, {_named(writer, group)}", mean)


# The numbers


def _table(writer: ChartWriter, scene: Scene) -> tuple[tuple[str, ...], tuple[tuple[Any, ...], ...]]:
    keys = ["run", "kind", "games", "mean", "low", "high", "median"]
    changes = {} if scene.base is None else shifts(scene.base.results, scene.now, scene.measure)
    rows = []
    for run in (*scene.kept, Run(writer.say("lab-now"), scene.now)):
        measured = run.results.of(scene.measure)
        for group in groups(run.results, scene.measure):
            mean = measured.estimate(group)
            row = [isolated(run.name), _named(writer, group), writer.number(mean.games)]
            row += [writer.number(value) for value in (*mean[:3], measured.median(group))]
            if changes:
                change = changes.get(group) if run.results is scene.now else None
                row += [writer.number(value) for value in change[:3]] if change else ["", "", ""]
            rows.append(tuple(row))
    if changes:
        keys += ["shift", "shift-low", "shift-high"]
    return tuple(writer.say(f"chart-column-{key}") for key in keys), tuple(rows)
