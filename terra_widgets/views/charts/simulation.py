"""Many games: how a number is spread, with intervals, and what a change of rules does to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import TYPE_CHECKING

from terra_widgets.errors import SetupError, shown
from terra_widgets.text import FALLBACK, say
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import Talk, shortened
from terra_widgets.views.charts.plan import Axis, Line, Panel, Plan, Ranges, counting, spanning
from terra_widgets.views.words import apart

if TYPE_CHECKING:
    import pandas as pd

NORMAL = 1.96
"""So many standard errors to either side make an interval of 95 %."""
MOST_BARS = 24
KINDS_OF_PLAYER = ("kind", "player")
Estimate = tuple[float, float, float]


def distribution(talk: Talk, frame: pd.DataFrame, *, value: str = "points") -> Chart:
    """How a number is spread over many games, for each kind of player.

    Parameters
    ----------
    talk
        The language and the theme.
    frame
        One row per player and game, as `tw.simulate` gives.
    value
        The column: "points", "cubes", ...
    """
    kind = _column(frame, value)
    groups = {str(name): group for name, group in frame.groupby(kind, sort=True)}
    signs = {name: f"seat-{i}" for i, name in enumerate(groups)}
    spread = _spread(talk, {name: group[value] for name, group in groups.items()}, signs, value)
    means = {name: mean_of(group, value) for name, group in groups.items()}
    panel = _means(talk, means, signs, talk.say("chart-means-title"), _unit(talk, value), zero=False)
    title = talk.say("chart-distribution-title", what=_unit(talk, value))
    plan = Plan(title, (spread, panel), note=_of(talk, frame), nothing=talk.say("chart-nothing-games"))
    rows = [_row(name, group, value, means[name]) for name, group in groups.items()]
    columns = ("kind", "games", "mean", "low", "high", "tenth", "median", "ninetieth")
    return talk.chart("distribution", plan, _distribution_summary(talk, means, value), columns, rows)


def compare(talk: Talk, before: pd.DataFrame, after: pd.DataFrame, *, value: str = "points") -> Chart:
    """How a number is spread before and after a change, and by how much its mean moved.

    Parameters
    ----------
    talk
        The language and the theme.
    before, after
        Two frames, as `tw.simulate` gives, without and with the change.
    value
        The column: "points", "cubes", ...
    """
    kind = _column(before, value)
    _column(after, value)
    names = {"before": talk.say("chart-before"), "after": talk.say("chart-after")}
    columns_of = {names["before"]: before[value], names["after"]: after[value]}
    spread = _spread(talk, columns_of, {names["before"]: "before", names["after"]: "after"}, value)
    everyone = talk.say("chart-everyone")
    shifts = {everyone: _shift(before, after, value)}
    for player in sorted({*before[kind].unique()} & {*after[kind].unique()}):
        shifts[str(player)] = _shift(before[before[kind] == player], after[after[kind] == player], value)
    signs = dict.fromkeys(shifts, "total")  # the colours above mean before and after
    panel = _means(talk, shifts, signs, talk.say("chart-shift-title"), _unit(talk, value), zero=True)
    title = talk.say("chart-compare-title", what=_unit(talk, value))
    note = talk.say("chart-compare-note", before=_of(talk, before), after=_of(talk, after))
    plan = Plan(title, (spread, panel), note=note, nothing=talk.say("chart-nothing-games"))
    rows = []
    for name, (shift, low, high) in shifts.items():
        ours = [frame if name == everyone else frame[frame[kind] == name] for frame in (before, after)]
        means = [mean_of(frame, value)[0] for frame in ours]
        rows.append((name, *(round(n, 3) for n in (*means, shift, low, high))))
    columns = ("kind", "before", "after", "shift", "low", "high")
    summary = _compare_summary(talk, before, after, shifts[everyone], value)
    return talk.chart("compare", plan, summary, columns, rows)


def _column(frame: pd.DataFrame, value: str) -> str:
    """The column that tells players apart; an error if that or the value is missing."""
    known = [str(name) for name in frame.columns]
    kind = next((name for name in KINDS_OF_PLAYER if name in known), "")
    if not kind or value not in known:
        raise SetupError("chart-column", found=shown(value if kind else "kind"), known=", ".join(known))
    return kind


def _of(talk: Talk, frame: pd.DataFrame) -> str:
    """How many games there are, and under which changed rules, as they are written in code."""
    games = frame["game"].nunique() if "game" in frame.columns else len(frame)
    options = frame.attrs.get("options", {})
    rules = [name if value is True else f"{name} = {value}" for name, value in options.items()]
    return ", ".join((talk.say("chart-games", count=games), *rules))


def _unit(talk: Talk, value: str) -> str:
    """What a column counts, in words; a column that we don't know keeps its name."""
    try:
        say(f"chart-value-{value.replace('_', '-')}", {}, FALLBACK)
    except KeyError:
        return value.replace("_", " ")
    return talk.say(f"chart-value-{value.replace('_', '-')}")


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


def _spread(talk: Talk, columns: dict[str, pd.Series[float]], signs: dict[str, str], value: str) -> Panel:
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
            talk.say(
                "chart-spread-hover",
                name=apart(name),
                low=talk.whole(start + i * wide),
                high=talk.whole(start + (i + 1) * wide - 1),
                share=talk.number(share),
            )
            for i, share in enumerate(shares)
        )
        marks.append(Line(shortened(name), signs[name], tuple(middles), tuple(shares), hover))
        most = max(most, *shares)
    across = counting(_unit(talk, value), max(high, 1), min(low, 0))
    across = Axis(across.title, across.ticks, min(low, start) - wide / 2, max(high, start + count * wide))
    up = counting(talk.say("chart-unit-share"), most)
    return Panel(talk.say("chart-spread-title"), tuple(marks), across, up, height=230)


def _means(
    talk: Talk, means: dict[str, Estimate], signs: dict[str, str], title: str, unit: str, *, zero: bool
) -> Panel:
    """A point with its interval for each group; a change is shown against zero."""
    marks = []
    for i, (name, (mean, low, high)) in enumerate(means.items()):
        hover = talk.say(
            "chart-means-hover",
            name=apart(name),
            mean=talk.number(mean),
            low=talk.number(low),
            high=talk.number(high),
        )
        marks.append(Ranges("", signs[name], (float(i),), (mean,), (low,), (high,), (hover,)))
    ends = [end for _, low, high in means.values() for end in (low, high)]
    if zero or not ends:
        ends = [0.0, *ends]
    axis = spanning(unit, min(ends), max(ends), talk.number)
    ticks = tuple((float(i), shortened(name, 11)) for i, name in enumerate(means))
    across = Axis("", ticks, -0.6, max(1, len(means)) - 0.4)
    return Panel(title, tuple(marks), across, axis, height=170)


def _row(name: str, group: pd.DataFrame, value: str, mean: Estimate) -> Sequence[object]:
    parts = [round(float(group[value].quantile(part)), 2) for part in (0.1, 0.5, 0.9)]
    games = group["game"].nunique() if "game" in group.columns else len(group)
    return (name, games, *(round(n, 3) for n in mean), *parts)


def _distribution_summary(talk: Talk, means: dict[str, Estimate], value: str) -> str:
    if not means:
        return talk.say("chart-nothing-games")
    parts = [
        talk.say(
            "chart-distribution-part",
            name=apart(name),
            mean=talk.number(mean),
            low=talk.number(low),
            high=talk.number(high),
        )
        for name, (mean, low, high) in means.items()
    ]
    return talk.say("chart-distribution-summary", what=_unit(talk, value), parts=talk.listed(parts))


def _compare_summary(
    talk: Talk, before: pd.DataFrame, after: pd.DataFrame, shift: Estimate, value: str
) -> str:
    if not len(before) or not len(after):
        return talk.say("chart-nothing-games")
    change, low, high = shift
    sure = "more" if low > 0 else "less" if high < 0 else "unsure"
    return talk.say(
        "chart-compare-summary",
        what=_unit(talk, value),
        before=talk.number(mean_of(before, value)[0]),
        after=talk.number(mean_of(after, value)[0]),
        shift=talk.number(change),
        low=talk.number(low),
        high=talk.number(high),
        sure=sure,
    )
