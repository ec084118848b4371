"""What an experiment says, in one sentence: how large a difference is, and whether it is more than chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.experiment.names import kind_name
from terra_widgets.experiment.results import EVERYONE, FEW, Estimate, shifts
from terra_widgets.views.words import apart

if TYPE_CHECKING:
    from terra_widgets.experiment.chart import Run, Scene
    from terra_widgets.views.charts.common import Talk


def summary(talk: Talk, scene: Scene) -> str:
    """The sentence below the chart."""
    if not scene.now.done:
        return talk.say("chart-nothing-games")
    if scene.base is not None and scene.base.results is not scene.now:
        return _compared(talk, scene, scene.base)
    measured = scene.now.of(scene.measure)
    parts = []
    for kind in scene.now.kinds:
        mean = measured.estimate(kind)
        name = kind_name(kind, talk.language)
        facts = {"name": name, "mean": talk.number(mean.mean)}
        if mean.games < FEW:
            parts.append(f"{facts['name']} {facts['mean']}")
        else:
            low, high = talk.number(mean.low), talk.number(mean.high)
            parts.append(talk.say("chart-distribution-part", **facts, low=low, high=high))
    key = "lab-summary" if scene.now.done >= FEW else "lab-summary-few"
    what = scene.what(talk.language)
    games = talk.number(scene.now.done)
    return talk.say(key, what=what, count=scene.now.done, games=games, parts=talk.listed(parts))


def _compared(talk: Talk, scene: Scene, base: Run) -> str:
    group, change = _telling(scene, base)
    before = base.results.of(scene.measure).estimate(group).mean
    after = scene.now.of(scene.measure).estimate(group).mean
    way = (
        "few" if change.games < FEW else "unsure" if not change.sure else "up" if change.mean > 0 else "down"
    )
    low, high = sorted((abs(change.low), abs(change.high))) if change.sure else (change.low, change.high)
    whose = "" if group == EVERYONE else kind_name(group, talk.language)
    return talk.say(
        "lab-compared",
        way=way,
        whose="everyone" if group == EVERYONE else "kind",
        kind=whose,
        what=scene.what(talk.language),
        base=apart(base.name),
        before=talk.number(before),
        after=talk.number(after),
        change=talk.number(abs(change.mean)),
        low=talk.number(low),
        high=talk.number(high),
        games=talk.number(change.games),
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
