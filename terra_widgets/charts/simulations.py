"""Many games: how a number is spread, with intervals, and what a change of rules does to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import (
    Axis,
    Line,
    Panel,
    Plan,
    Predicting,
    Ranges,
    Spot,
    counting,
    spanning,
    with_predictions,
)
from terra_widgets.charts.writer import ChartWriter, shortened
from terra_widgets.errors import SetupError, brief
from terra_widgets.simulation.statistics import Estimate, change, classes, estimate, means_by_game
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import isolated

if TYPE_CHECKING:
    import pandas as pd

KINDS_OF_PLAYER = ("kind", "player")
ASIDE = 0.11
"""How far "before" stands at the left of a group's place, and "after" at the right."""
AT_EVERYONE = (-0.45, 0.45)


def distribution(writer: ChartWriter, frame: pd.DataFrame, *, value: str = "points") -> Chart:
    """How a number is spread over many games, for each kind of player.

    Parameters
    ----------
    writer
        The language and the theme.
    frame
        One row per player and game, as `tw.simulate` gives.
    value
        The column: "points", "cubes", ...
    """
    kind = _column(frame, value)
    groups = {str(name): group for name, group in frame.groupby(kind, sort=True)}
    signs = {name: f"seat-{i}" for i, name in enumerate(groups)}
    spread = _spread(writer, {name: group[value] for name, group in groups.items()}, signs, value)
    means = {name: mean_of(group, value) for name, group in groups.items()}
    panel = _means(writer, means, signs, writer.say("chart-means-title"), _unit(writer, value), zero=False)
    title = writer.say("chart-distribution-title", what=_unit(writer, value))
    plan = Plan(title, (spread, panel), note=_of(writer, frame), nothing=writer.say("chart-nothing-games"))
    rows = [_row(name, group, value, means[name]) for name, group in groups.items()]
    columns = ("kind", "games", "mean", "low", "high", "tenth", "median", "ninetieth")
    return writer.chart("distribution", plan, _distribution_summary(writer, means, value), columns, rows)


def compare(
    writer: ChartWriter,
    before: pd.DataFrame,
    after: pd.DataFrame,
    *,
    value: str = "points",
    names: Sequence[str] | None = None,
    predictions: Sequence[Predicting] = (),
) -> Chart:
    """How a number is spread before and after a change, and by how much its mean moved.

    Parameters
    ----------
    writer
        The language and the theme.
    before, after
        Two frames, as `tw.simulate` gives, without and with the change.
    value
        The column: "points", "cubes", ...
    names
        What the two are called, where they are not before and after.
    predictions
        What was predicted about the mean afterwards, which is then drawn too, or about its change.
    """
    kind = _column(before, value)
    _column(after, value)
    predicted = [one for prediction in predictions for one in prediction.predicted()]
    first, second = _names(writer, names)
    columns_of = {first: before[value], second: after[value]}
    spread = _spread(writer, columns_of, {first: "before", second: "after"}, value)
    everyone = writer.say("chart-everyone")
    shifts = {everyone: _shift(before, after, value)}
    for player in sorted({*before[kind].unique()} & {*after[kind].unique()}):
        shifts[str(player)] = _shift(before[before[kind] == player], after[after[kind] == player], value)
    signs = dict.fromkeys(shifts, "total")  # the colours above mean before and after
    panel = _means(writer, shifts, signs, writer.say("chart-shift-title"), _unit(writer, value), zero=True)
    panels = [spread, replace(panel, spots=(predicted_change(value),))]
    if any(one.fact == predicted_mean(value).fact for one in predicted):
        panels.insert(1, _both_means(writer, {first: before, second: after}, value, shifts))
    facts = {"first": isolated(first), "second": isolated(second)}
    title = writer.say(
        "chart-compare-named-title" if names else "chart-compare-title", what=_unit(writer, value), **facts
    )
    note = writer.say("chart-compare-note", **facts, before=_of(writer, before), after=_of(writer, after))
    plan = Plan(title, tuple(panels), note=note, nothing=writer.say("chart-nothing-games"))
    plan = with_predictions(plan, [(one, None) for one in predicted])
    rows = []
    for name, shift in shifts.items():
        ours = [frame if name == everyone else frame[frame[kind] == name] for frame in (before, after)]
        means = [mean_of(frame, value).mean for frame in ours]
        rows.append((name, *(round(n, 3) for n in (*means, *shift[:3]))))
    columns = ("kind", "before", "after", "shift", "low", "high")
    together = shifts.pop(everyone)
    summary = _compare_summary(writer, before, after, together, value)
    if len(shifts) > 1 and len(before) and len(after):
        summary = f"{summary} {_players_summary(writer, shifts)}"
    return writer.chart("compare", plan, summary, columns, rows)


def _names(writer: ChartWriter, names: Sequence[str] | None) -> tuple[str, str]:
    """What the two sides of a comparison are called."""
    if names is None:
        return writer.say("chart-before"), writer.say("chart-after")
    if isinstance(names, str) or len(names) != 2 or names[0] == names[1]:
        raise SetupError("chart-names", found=brief(names))
    return str(names[0]), str(names[1])


def _column(frame: pd.DataFrame, value: str) -> str:
    """The column that tells players apart; an error if that or the value is missing."""
    known = [str(name) for name in frame.columns]
    kind = next((name for name in KINDS_OF_PLAYER if name in known), "")
    if not kind or value not in known:
        raise SetupError("chart-column", found=brief(value if kind else "kind"), known=", ".join(known))
    return kind


def _of(writer: ChartWriter, frame: pd.DataFrame) -> str:
    """How many games there are, and under which changed rules, as they are written in code."""
    games = frame["game"].nunique() if "game" in frame.columns else len(frame)
    options = frame.attrs.get("options", {})
    rules = [name if value is True else f"{name} = {value}" for name, value in options.items()]
    return ", ".join((writer.say("chart-games", count=games), *rules))


def _unit(writer: ChartWriter, value: str) -> str:
    """What a column counts, in words; a column that we don't know keeps its name."""
    try:
        translate(f"chart-value-{value.replace('_', '-')}", FALLBACK)
    except KeyError:
        return value.replace("_", " ")
    return writer.say(f"chart-value-{value.replace('_', '-')}")


def mean_of(frame: pd.DataFrame, value: str) -> Estimate:
    """The mean over the games of a frame, and its interval."""
    return estimate(_games(frame, value).values())


def _games(frame: pd.DataFrame, value: str) -> dict[Hashable, float]:
    """The mean of each game; where games have no numbers each row counts as one."""
    games = frame["game"] if "game" in frame.columns else frame.index
    return means_by_game(games.tolist(), frame[value].tolist())


def _shift(before: pd.DataFrame, after: pd.DataFrame, value: str) -> Estimate:
    """The difference of the means; games with the same numbers are compared with each other."""
    numbered = "game" in before.columns and "game" in after.columns
    first, second = _games(before, value), _games(after, value)
    return change(first, second, paired=numbered and first.keys() == second.keys())


def _spread(
    writer: ChartWriter, columns: dict[str, pd.Series[float]], signs: dict[str, str], value: str
) -> Panel:
    """The share of games in every class of values, one line for each group."""
    counts = {name: Counter(column.tolist()) for name, column in columns.items()}
    inside = classes(found for counted in counts.values() for found in counted)
    marks, most = [], 1.0
    for name, counted in counts.items():
        shares = inside.shares(counted, max(1, counted.total()))
        hover = []
        for number, share in enumerate(shares):
            low, high = map(writer.whole, inside.ends(number))
            facts = {"name": isolated(name), "low": low, "high": high, "share": writer.number(share)}
            hover.append(writer.say("chart-spread-hover", **facts))
        marks.append(Line(shortened(name), signs[name], inside.middles, tuple(shares), tuple(hover)))
        most = max(most, *shares)
    across = Axis(_unit(writer, value), inside.ticks(writer.whole), inside.edges[0], inside.edges[-1])
    up = counting(writer.say("chart-unit-share"), most)
    return Panel(writer.say("chart-spread-title"), tuple(marks), across, up, height=230)


def _means(
    writer: ChartWriter,
    means: dict[str, Estimate],
    signs: dict[str, str],
    title: str,
    unit: str,
    *,
    zero: bool,
) -> Panel:
    """A point with its interval for each group; a change is shown against zero."""
    marks = [
        intervals("", signs[name], [(float(i), mean, means_hover(writer, isolated(name), mean))])
        for i, (name, mean) in enumerate(means.items())
    ]
    ends = [end for mean in means.values() for end in (mean.low, mean.high)]
    if zero or not ends:
        ends = [0.0, *ends]
    axis = spanning(unit, min(ends), max(ends), writer.number)
    return Panel(title, tuple(marks), groups_axis(means), axis, height=170)


def _both_means(
    writer: ChartWriter, frames: dict[str, pd.DataFrame], value: str, groups: Iterable[str]
) -> Panel:
    """The means before and after, side by side for everyone and for each kind of player."""
    everyone, *kinds = groups
    marks, ends = [], [0.0]
    for (name, frame), sign, aside in zip(frames.items(), ("before", "after"), (-ASIDE, ASIDE), strict=True):
        kind = _column(frame, value)
        ours = {everyone: frame, **{one: frame[frame[kind] == one] for one in kinds}}
        means = {group: mean_of(rows, value) for group, rows in ours.items()}
        ends += [end for mean in means.values() for end in (mean.low, mean.high)]
        points = [
            (i + aside, mean, means_hover(writer, f"{name}, {isolated(group)}", mean))
            for i, (group, mean) in enumerate(means.items())
        ]
        marks.append(intervals(name, sign, points))
    axis = spanning(_unit(writer, value), min(ends), max(ends), writer.number)
    across = groups_axis((everyone, *kinds))
    title = writer.say("chart-means-title")
    return Panel(title, tuple(marks), across, axis, height=150, spots=(predicted_mean(value),))


def predicted_mean(value: str) -> Spot:
    """Where a prediction of the mean after a change is drawn: at the first group, which is everyone."""
    return Spot(f"{value.replace('_', '-')}-after", between=AT_EVERYONE)


def predicted_change(value: str) -> Spot:
    """Where a prediction of the change of the mean is drawn."""
    return Spot(f"{value.replace('_', '-')}-change", between=AT_EVERYONE)


def intervals(name: str, sign: str, points: Sequence[tuple[float, Estimate, str]]) -> Ranges:
    """Means with their intervals, each at its place and with what is said when it is pointed at."""
    return Ranges(
        name,
        sign,
        tuple(x for x, _, _ in points),
        tuple(mean.mean for _, mean, _ in points),
        tuple(mean.low for _, mean, _ in points),
        tuple(mean.high for _, mean, _ in points),
        tuple(hover for *_, hover in points),
    )


def means_hover(writer: ChartWriter, name: str, mean: Estimate) -> str:
    """What is said of a mean."""
    return writer.say("chart-means-hover", name=name, **interval_facts(writer, mean))


def interval_facts(writer: ChartWriter, found: Estimate) -> dict[str, str]:
    """A mean and the ends of its interval, as they are written."""
    return {key: writer.number(getattr(found, key)) for key in ("mean", "low", "high")}


def groups_axis(names: Iterable[str]) -> Axis:
    """An axis with a place for each group."""
    ticks = tuple((float(i), shortened(name, 12)) for i, name in enumerate(names))
    return Axis("", ticks, -0.6, max(1, len(ticks)) - 0.4)


def _row(name: str, group: pd.DataFrame, value: str, mean: Estimate) -> Sequence[object]:
    parts = [round(float(group[value].quantile(part)), 2) for part in (0.1, 0.5, 0.9)]
    games = group["game"].nunique() if "game" in group.columns else len(group)
    return (name, games, *(round(n, 3) for n in mean[:3]), *parts)


def _distribution_summary(writer: ChartWriter, means: dict[str, Estimate], value: str) -> str:
    if not means:
        return writer.say("chart-nothing-games")
    parts = [
        writer.say("chart-distribution-part", name=isolated(name), **interval_facts(writer, mean))
        for name, mean in means.items()
    ]
    return writer.say("chart-distribution-summary", what=_unit(writer, value), parts=writer.listed(parts))


def _sure(shift: Estimate) -> str:
    """Whether a change is more than chance explains, and in which direction."""
    return "more" if shift.low > 0 else "less" if shift.high < 0 else "unsure"


def _players_summary(writer: ChartWriter, shifts: dict[str, Estimate]) -> str:
    """What changed for each kind of player: together their changes may cancel out."""
    parts = [
        writer.say(
            "chart-compare-player", name=isolated(name), shift=writer.number(shift.mean), sure=_sure(shift)
        )
        for name, shift in shifts.items()
    ]
    return writer.say("chart-compare-players", parts=writer.listed(parts))


def _compare_summary(
    writer: ChartWriter, before: pd.DataFrame, after: pd.DataFrame, shift: Estimate, value: str
) -> str:
    if not len(before) or not len(after):
        return writer.say("chart-nothing-games")
    facts = interval_facts(writer, shift)
    return writer.say(
        "chart-compare-summary",
        what=_unit(writer, value),
        before=writer.number(mean_of(before, value).mean),
        after=writer.number(mean_of(after, value).mean),
        shift=facts.pop("mean"),
        **facts,
        sure=_sure(shift),
    )
