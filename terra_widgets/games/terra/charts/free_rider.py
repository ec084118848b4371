"""What one free-rider costs: many games with none, one, two ... at the table."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from terra_widgets.errors import SetupError, brief
from terra_widgets.charts.writer import ChartWriter
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Panel, Plan, Ranges, counting
from terra_widgets.charts.simulations import NORMAL, Estimate, mean_of

if TYPE_CHECKING:
    import pandas as pd

NEEDED = ("game", "player", "seat", "saved", "points")


class Lot(NamedTuple):
    """The games of one table."""

    riders: int
    players: int
    games: int
    saved: Estimate
    """In per cent."""
    points: dict[str, Estimate]
    """Of one player: "rider" and "other", as far as such sit there."""


def free_rider(writer: ChartWriter, *frames: pd.DataFrame, rider: str = "hoarder") -> Chart:
    """How many worlds are saved, and what each kind of player has, by the number of free-riders.

    Parameters
    ----------
    writer
        The language and the theme.
    *frames
        As `tw.simulate("terra", ...)` gives, each with another number of free-riders among the players.
    rider
        The kind of player that is counted as a free-rider.
    """
    lots = sorted(_lot(frame, rider) for frame in frames)
    if len({lot.riders for lot in lots}) < len(lots) or len({lot.players for lot in lots}) > 1:
        raise SetupError("terra-chart-tables", rider=brief(rider))
    most = max(lot.riders for lot in lots)
    ticks = tuple((float(count), str(count)) for count in range(most + 1))
    across = Axis(writer.say("terra-chart-axis-riders"), ticks, -0.5, most + 0.5)
    high = max(1.0, *(part[2] for lot in lots for part in lot.points.values()))
    panels = (
        Panel(
            writer.say("terra-chart-saved-title"), (_saved(writer, lots),), across,
            counting(writer.say("terra-chart-unit-saved"), 100), height=180,
        ),
        Panel(
            writer.say("terra-chart-points-title"),
            tuple(_points(writer, lots, kind) for kind in ("rider", "other")),
            across, counting(writer.say("terra-chart-unit-points"), high), height=180,
        ),
    )  # fmt: skip
    note = writer.say("terra-chart-riders-note", count=min(lot.games for lot in lots))
    plan = Plan(writer.say("terra-chart-riders-title"), panels, note=note)
    columns = ("riders", "games", "saved", "low", "high", "rider-points", "other-points")
    heads = tuple(writer.say(f"terra-chart-column-{column}") for column in columns)
    rows = tuple(
        (
            lot.riders,
            lot.games,
            *(round(part, 1) for part in lot.saved),
            *(round(lot.points[kind][0], 1) if kind in lot.points else None for kind in ("rider", "other")),
        )
        for lot in lots
    )
    return Chart("free_rider", plan, _summary(writer, lots), heads, rows, writer.theme, writer.language)


def _lot(frame: pd.DataFrame, rider: str) -> Lot:
    known = [str(name) for name in frame.columns]
    for name in NEEDED:
        if name not in known:
            raise SetupError("chart-column", found=brief(name), known=", ".join(known))
    one_each = frame[frame["seat"] == 1]
    games = len(one_each)
    if not games:
        raise SetupError("terra-chart-no-games")
    first = frame[frame["game"] == frame["game"].iloc[0]]
    riding = frame["player"] == rider
    groups = {"rider": frame[riding], "other": frame[~riding]}
    return Lot(
        riders=int((first["player"] == rider).sum()),
        players=len(first),
        games=games,
        saved=share(int(one_each["saved"].sum()), games),
        points={kind: mean_of(group, "points") for kind, group in groups.items() if len(group)},
    )


def share(found: int, of: int) -> Estimate:
    """A part of many games in per cent, with its interval, which is honest at 0 and at 100 too.

    >>> [round(part, 1) for part in share(0, 60)]
    [0.0, 0.0, 6.0]
    """
    part, square = found / of, NORMAL**2
    middle = (part + square / (2 * of)) / (1 + square / of)  # Wilson's
    wide = NORMAL * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return 100 * part, max(0.0, 100 * (middle - wide)), min(100.0, 100 * (middle + wide))


def _saved(writer: ChartWriter, lots: list[Lot]) -> Ranges:
    hover = tuple(
        writer.say(
            "terra-chart-saved-hover",
            riders=lot.riders,
            share=writer.number(lot.saved[0]),
            low=writer.number(lot.saved[1]),
            high=writer.number(lot.saved[2]),
        )
        for lot in lots
    )
    return _ranges(writer.say("terra-chart-saved"), "total", lots, [lot.saved for lot in lots], hover, 0.0)


def _points(writer: ChartWriter, lots: list[Lot], kind: str) -> Ranges:
    there = [lot for lot in lots if kind in lot.points]
    hover = tuple(
        writer.say(
            f"terra-chart-{kind}-hover",
            riders=lot.riders,
            mean=writer.number(lot.points[kind][0]),
            low=writer.number(lot.points[kind][1]),
            high=writer.number(lot.points[kind][2]),
        )
        for lot in there
    )
    sign, beside = ("hoarded", 0.08) if kind == "rider" else ("given", -0.08)
    parts = [lot.points[kind] for lot in there]
    return _ranges(writer.say(f"terra-chart-{kind}"), sign, there, parts, hover, beside)


def _ranges(
    name: str, sign: str, lots: list[Lot], parts: list[Estimate], hover: tuple[str, ...], beside: float
) -> Ranges:
    """Points with their intervals; two kinds stand side by side."""
    x = tuple(lot.riders + beside for lot in lots)
    y, low, high = (tuple(part[i] for part in parts) for i in range(3))
    return Ranges(name, sign, x, y, tuple(max(0.0, one) for one in low), high, hover)


def _summary(writer: ChartWriter, lots: list[Lot]) -> str:
    parts = [
        writer.say("terra-chart-riders-part", riders=lot.riders, share=writer.number(round(lot.saved[0])))
        for lot in lots
    ]
    saved = writer.say("terra-chart-riders-summary", parts=writer.listed(parts))
    one = next((lot for lot in lots if lot.riders == 1 and len(lot.points) == 2), None)
    if one is None:
        return saved
    return writer.say(
        "terra-chart-riders-one",
        saved=saved.rstrip("."),
        rider=writer.number(round(one.points["rider"][0])),
        other=writer.number(round(one.points["other"][0])),
    )
