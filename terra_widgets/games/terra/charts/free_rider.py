"""What one free-rider costs: many games with none, one, two ... at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from terra_widgets.errors import SetupError, brief
from terra_widgets.charts.writer import ChartWriter
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Panel, Plan, Ranges, counting
from terra_widgets.charts.simulations import interval_facts, intervals, mean_of
from terra_widgets.simulation.statistics import Estimate, share

if TYPE_CHECKING:
    import pandas as pd

NEEDED = ("game", "player", "seat", "saved", "points")


class Lot(NamedTuple):
    """The games of one table."""

    riders: int
    players: int
    games: int
    worlds: int
    """Those that were saved."""
    saved: Estimate
    """The same in per cent."""
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
    high = max(1.0, *(part.high for lot in lots for part in lot.points.values()))
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
            *(round(part, 1) for part in lot.saved[:3]),
            *(round(lot.points[kind].mean, 1) if kind in lot.points else None for kind in ("rider", "other")),
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
    worlds = int(one_each["saved"].sum())
    riding = frame["player"] == rider
    groups = {"rider": frame[riding], "other": frame[~riding]}
    return Lot(
        riders=int((first["player"] == rider).sum()),
        players=len(first),
        games=games,
        worlds=worlds,
        saved=_per_cent(share(worlds, games)),
        points={kind: mean_of(group, "points") for kind, group in groups.items() if len(group)},
    )


def _per_cent(part: Estimate) -> Estimate:
    return Estimate(100 * part.mean, 100 * part.low, 100 * part.high, part.games)


def _saved(writer: ChartWriter, lots: list[Lot]) -> Ranges:
    points = []
    for lot in lots:
        facts = interval_facts(writer, lot.saved)
        del facts["mean"]  # a few dozen games are told as a count: 50 of 50 is not yet 100 %
        hover = writer.say(
            "terra-chart-saved-hover", riders=lot.riders, saved=lot.worlds, games=lot.games, **facts
        )
        points.append((float(lot.riders), lot.saved, hover))
    return intervals(writer.say("terra-chart-saved"), "total", points)


def _points(writer: ChartWriter, lots: list[Lot], kind: str) -> Ranges:
    """Points of one kind of player; the two kinds stand side by side."""
    sign, beside = ("hoarded", 0.08) if kind == "rider" else ("given", -0.08)
    points = []
    for lot in lots:
        if kind in lot.points:
            mean = lot.points[kind]
            hover = writer.say(f"terra-chart-{kind}-hover", riders=lot.riders, **interval_facts(writer, mean))
            points.append((lot.riders + beside, mean._replace(low=max(0.0, mean.low)), hover))
    return intervals(writer.say(f"terra-chart-{kind}"), sign, points)


def _summary(writer: ChartWriter, lots: list[Lot]) -> str:
    parts = [
        writer.say("terra-chart-riders-part", riders=lot.riders, saved=lot.worlds, games=lot.games)
        for lot in lots
    ]
    saved = writer.say("terra-chart-riders-summary", parts=writer.listed(parts))
    one = next((lot for lot in lots if lot.riders == 1 and len(lot.points) == 2), None)
    if one is None:
        return saved
    return writer.say(
        "terra-chart-riders-one",
        saved=saved.rstrip("."),
        rider=writer.number(round(one.points["rider"].mean)),
        other=writer.number(round(one.points["other"].mean)),
    )
