"""What an experiment says: in plain words, and with how sure that is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from terra_widgets.lab.names import kind_name, rule_label
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


def finding(writer: ChartWriter, scene: Scene) -> str:
    """What the games say in plain words, without intervals."""
    what = scene.what(writer.language)
    if not scene.now.done:
        return writer.say("chart-nothing-games")
    if scene.base is None or scene.base.results is scene.now:
        measured = scene.now.of(scene.measure)
        parts = [
            f"{kind_name(kind, writer.language)} {_plain(writer, measured.estimate(kind).mean)}"
            for kind in scene.now.kinds
        ]
        return writer.say("lab-finding-alone", what=what, parts=writer.listed(parts))
    base = scene.base
    group, change = _telling(scene, base)
    before, after = (run.of(scene.measure).estimate(group).mean for run in (base.results, scene.now))
    ruled = replace(scene.now.setup, rule="", strength=0, games=0) == replace(
        base.results.setup, rule="", strength=0, games=0
    )
    said = writer.say(
        "lab-finding",
        way=_way(change),
        ruled=int(ruled and bool(scene.now.setup.strength) and not base.results.setup.strength),
        rule=rule_label(scene.now.setup, writer.language),
        base=isolated(base.name),
        whose="everyone" if group == EVERYONE else "kind",
        kind="" if group == EVERYONE else kind_name(group, writer.language),
        what=what,
        before=_plain(writer, before),
        after=_plain(writer, after),
    )
    most = _most(scene, base) if group == EVERYONE else None
    if most is None:
        return said
    return f"{said} {writer.say('lab-finding-most', kind=kind_name(most, writer.language))}"


def _plain(writer: ChartWriter, value: float) -> str:
    return writer.number(round(value, 1))


def _most(scene: Scene, base: Run) -> str | None:
    """Which kind of player changed the most, if one stands out from the others."""
    found = shifts(base.results, scene.now, scene.measure)
    kinds = sorted((group for group in found if group), key=lambda group: -abs(found[group].mean))
    if len(kinds) < 2 or not found[kinds[0]].sure:
        return None
    first, second = (sorted(map(abs, found[kind][1:3])) for kind in kinds[:2])
    return kinds[0] if first[0] > second[1] else None


def _way(change: Estimate) -> str:
    if change.games < FEW:
        return "few"
    return "unsure" if not change.sure else "up" if change.mean > 0 else "down"


def _compared(writer: ChartWriter, scene: Scene, base: Run) -> str:
    group, change = _telling(scene, base)
    before = base.results.of(scene.measure).estimate(group).mean
    after = scene.now.of(scene.measure).estimate(group).mean
    low, high = sorted((abs(change.low), abs(change.high))) if change.sure else (change.low, change.high)
    whose = "" if group == EVERYONE else kind_name(group, writer.language)
    return writer.say(
        "lab-compared",
        way=_way(change),
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
