"""Many games: how a number is spread, with intervals, and what a change of rules does to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import TYPE_CHECKING

from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Line, Panel, Plan, Ranges, counting, spanning
from terra_widgets.charts.writer import ChartWriter, shortened
from terra_widgets.errors import SetupError, brief
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import isolated

if TYPE_CHECKING:
    import pandas as pd

NORMAL = 1.96
"""So many standard errors to either side make an interval of 95 %."""
MOST_BARS = 24
KINDS_OF_PLAYER = ("kind", "player")
Estimate = tuple[float, float, float]


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
    writer: ChartWriter, before: pd.DataFrame, after: pd.DataFrame, *, value: str = "points"
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
    """
    kind = _column(before, value)
    _column(after, value)
    names = {"before": writer.say("chart-before"), "after": writer.say("chart-after")}
    columns_of = {names["before"]: before[value], names["after"]: after[value]}
    spread = _spread(writer, columns_of, {names["before"]: "before", names["after"]: "after"}, value)
    everyone = writer.say("chart-everyone")
    shifts = {everyone: _shift(before, after, value)}
    for player in sorted({*before[kind].unique()} & {*after[kind].unique()}):
        shifts[str(player)] = _shift(before[before[kind] == player], after[after[kind] == player], value)
    signs = dict.fromkeys(shifts, "total")  # the colours above mean before and after
    panel = _means(writer, shifts, signs, writer.say("chart-shift-title"), _unit(writer, value), zero=True)
    title = writer.say("chart-compare-title", what=_unit(writer, value))
    note = writer.say("chart-compare-note", before=_of(writer, before), after=_of(writer, after))
    plan = Plan(title, (spread, panel), note=note, nothing=writer.say("chart-nothing-games"))
    rows = []
    for name, (shift, low, high) in shifts.items():
        ours = [frame if name == everyone else frame[frame[kind] == name] for frame in (before, after)]
        means = [mean_of(frame, value)[0] for frame in ours]
        rows.append((name, *(round(n, 3) for n in (*means, shift, low, high))))
    columns = ("kind", "before", "after", "shift", "low", "high")
    summary = _compare_summary(writer, before, after, shifts[everyone], value)
    return writer.chart("compare", plan, summary, columns, rows)


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
    """The mean and its interval; players of one game share its luck, so games are what counts."""
    games = frame.groupby("game")[value].mean() if "game" in frame.columns else frame[value]
    return _interval(games)


def _interval(numbers: pd.Series[float]) -> Estimate:
    if not len(numbers):
        return 0.0, 0.0, 0.0
    mean = float(numbers.mean())
    wide = NORMAL * float(numbers.std()) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return mean, mean - wide, mean + wide


def _shift(before: pd.DataFrame, after: pd.DataFrame, value: str) -> Estimate:
    """The difference of the means; games with the same number are compared with each other."""
    if "game" in before.columns and "game" in after.columns:
        pairs = before.groupby("game")[value].mean(), after.groupby("game")[value].mean()
        if pairs[0].index.equals(pairs[1].index):
            return _interval((pairs[1] - pairs[0]).astype(float))
    first, second = mean_of(before, value), mean_of(after, value)
    shift = second[0] - first[0]
    wide = sqrt((first[2] - first[0]) ** 2 + (second[2] - second[0]) ** 2)
    return shift, shift - wide, shift + wide


def _spread(
    writer: ChartWriter, columns: dict[str, pd.Series[float]], signs: dict[str, str], value: str
) -> Panel:
    """The share of games in every class of values, one line for each group."""
    numbers = [float(n) for column in columns.values() for n in (column.min(), column.max()) if len(column)]
    low, high = (min(numbers), max(numbers)) if numbers else (0.0, 1.0)
    wide = max(1, ceil((high - low + 1) / MOST_BARS))
    start = low // wide * wide
    count = int((high - start) // wide) + 1
    marks, most = [], 1.0
    for name, column in columns.items():
        inside = ((column - start) // wide).value_counts()
        shares = [100 * int(inside.get(i, 0)) / max(1, len(column)) for i in range(count)]
        middles = [start + i * wide + (wide - 1) / 2 for i in range(count)]
        hover = tuple(
            writer.say(
                "chart-spread-hover",
                name=isolated(name),
                low=writer.whole(start + i * wide),
                high=writer.whole(start + (i + 1) * wide - 1),
                share=writer.number(share),
            )
            for i, share in enumerate(shares)
        )
        marks.append(Line(shortened(name), signs[name], tuple(middles), tuple(shares), hover))
        most = max(most, *shares)
    across = counting(_unit(writer, value), max(high, 1), min(low, 0))
    across = Axis(across.title, across.ticks, min(low, start) - wide / 2, max(high, start + count * wide))
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
    marks = []
    for i, (name, (mean, low, high)) in enumerate(means.items()):
        hover = writer.say(
            "chart-means-hover",
            name=isolated(name),
            mean=writer.number(mean),
            low=writer.number(low),
            high=writer.number(high),
        )
        marks.append(Ranges("", signs[name], (float(i),), (mean,), (low,), (high,), (hover,)))
    ends = [end for _, low, high in means.values() for end in (low, high)]
    if zero or not ends:
        ends = [0.0, *ends]
    axis = spanning(unit, min(ends), max(ends), writer.number)
    ticks = tuple((float(i), shortened(name, 11)) for i, name in enumerate(means))
    across = Axis("", ticks, -0.6, max(1, len(means)) - 0.4)
    return Panel(title, tuple(marks), across, axis, height=170)


def _row(name: str, group: pd.DataFrame, value: str, mean: Estimate) -> Sequence[object]:
    parts = [round(float(group[value].quantile(part)), 2) for part in (0.1, 0.5, 0.9)]
    games = group["game"].nunique() if "game" in group.columns else len(group)
    return (name, games, *(round(n, 3) for n in mean), *parts)


def _distribution_summary(writer: ChartWriter, means: dict[str, Estimate], value: str) -> str:
    if not means:
        return writer.say("chart-nothing-games")
    parts = [
        writer.say(
            "chart-distribution-part",
            name=isolated(name),
            mean=writer.number(mean),
            low=writer.number(low),
            high=writer.number(high),
        )
        for name, (mean, low, high) in means.items()
    ]
    return writer.say("chart-distribution-summary", what=_unit(writer, value), parts=writer.listed(parts))


def _compare_summary(
    writer: ChartWriter, before: pd.DataFrame, after: pd.DataFrame, shift: Estimate, value: str
) -> str:
    if not len(before) or not len(after):
        return writer.say("chart-nothing-games")
    change, low, high = shift
    sure = "more" if low > 0 else "less" if high < 0 else "unsure"
    return writer.say(
        "chart-compare-summary",
        what=_unit(writer, value),
        before=writer.number(mean_of(before, value)[0]),
        after=writer.number(mean_of(after, value)[0]),
        shift=writer.number(change),
        low=writer.number(low),
        high=writer.number(high),
        sure=sure,
    )
