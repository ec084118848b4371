"""What an experiment says, in one sentence: how large a difference is, and whether it is more than chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.lab.names import kind_name
from terra_widgets.lab.results import EVERYONE, shifts
from terra_widgets.simulation.statistics import FEW, Estimate
from terra_widgets.text.words import isolated

if TYPE_CHECKING:
    from terra_widgets.charts.writer import ChartWriter
    from terra_widgets.lab.chart import Run, Scene


def summary(writer: ChartWriter, scene: Scene) -> str:
    """The sentence below the chart."""
    if not scene.now.done:
        return writer.say("chart-nothing-games")
    if scene.base is not None and scene.base.results is not scene.now:
        return _compared(writer, scene, scene.base)
    measured = scene.now.of(scene.measure)
    parts = []
    for kind in scene.now.kinds:
        mean = measured.estimate(kind)
        name = kind_name(kind, writer.language)
        facts = {"name": name, "mean": writer.number(mean.mean)}
        if mean.games < FEW:
            parts.append(f"{facts['name']} {facts['mean']}")
        else:
            low, high = writer.number(mean.low), writer.number(mean.high)
            parts.append(writer.say("chart-distribution-part", **facts, low=low, high=high))
    key = "lab-summary" if scene.now.done >= FEW else "lab-summary-few"
    what = scene.what(writer.language)
    games = writer.number(scene.now.done)
    return writer.say(key, what=what, count=scene.now.done, games=games, parts=writer.listed(parts))


def _compared(writer: ChartWriter, scene: Scene, base: Run) -> str:
    group, change = _telling(scene, base)
    before = base.results.of(scene.measure).estimate(group).mean
    after = scene.now.of(scene.measure).estimate(group).mean
    way = (
        "few" if change.games < FEW else "unsure" if not change.sure else "up" if change.mean > 0 else "down"
    )
    low, high = sorted((abs(change.low), abs(change.high))) if change.sure else (change.low, change.high)
    whose = "" if group == EVERYONE else kind_name(group, writer.language)
    return writer.say(
        "lab-compared",
        way=way,
        whose="everyone" if group == EVERYONE else "kind",
        kind=whose,
        what=scene.what(writer.language),
        base=isolated(base.name),
        before=writer.number(before),
        after=writer.number(after),
        change=writer.number(abs(change.mean)),
        low=writer.number(low),
        high=writer.number(high),
        games=writer.number(change.games),
        count=change.games,
        few=FEW,
    )


def _telling(scene: Scene, base: Run) -> tuple[str, Estimate]:
    """The group to speak of: everyone; or where that can't change, who changed the most."""
    found = shifts(base.results, scene.now, scene.measure)
    kinds = {group: change for group, change in found.items() if group != EVERYONE}
    if scene.measure == "won" and kinds:
        group = max(kinds, key=lambda kind: abs(kinds[kind].mean))
        return group, kinds[group]
    if len(kinds) == 1 and len(scene.now.kinds) == 1:
        return next(iter(kinds.items()))
    return EVERYONE, found[EVERYONE]
