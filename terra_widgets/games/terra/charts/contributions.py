"""What players gave to the world, against what they hoarded."""

from __future__ import annotations

from terra_widgets.charts.counts import bar_spots
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Bars, Line, Panel, Plan, counting
from terra_widgets.games.terra.charts.crises import drawn_axis
from terra_widgets.games.terra.charts.story import Writer

KINDS = ("given", "hoarded")
SIGNS = 36
"""So many signs of names fit side by side on a phone."""


def contributions(writer: Writer) -> Chart:
    """Cards given and cards hoarded: for every player now, and for all of them as the pile runs down."""
    story = writer.story
    counts = {
        "given": {seat: story.givers[seat].given for seat in writer.seats},
        "hoarded": {seat: story.givers[seat].hoarded for seat in writer.seats},
    }
    most = max(max(of.values()) for of in counts.values())
    room = max(SIGNS // len(writer.seats), 5)
    names = [writer.short(seat, room) for seat in writer.seats]
    ticks = tuple((float(i), name) for i, name in enumerate(names))
    bars = tuple(_bars(writer, kind, counts[kind]) for kind in KINDS)
    unit = writer.say("terra-chart-unit-cards")
    players = Panel(
        writer.say("terra-chart-by-player"),
        bars,
        Axis("", ticks, -0.6, len(ticks) - 0.4),
        counting(unit, 1.15 * most),  # the numbers above the bars need room
        height=170,
        spots=bar_spots(
            bars, {writer.say(f"terra-chart-{kind}"): f"cards-{kind}" for kind in KINDS}, writer.seats
        ),
    )
    lines = tuple(_line(writer, kind) for kind in KINDS)
    highest = max(y or 0 for line in lines for y in line.y)
    together = Panel(
        writer.say("terra-chart-together"), lines, drawn_axis(writer), counting(unit, highest), height=150
    )
    plan = Plan(
        writer.say("terra-chart-contributions-title"),
        (players, together),
        grouped=True,
        nothing=writer.say("terra-chart-contributions-none"),
    )
    columns = ("player", "in-time", "later", "passed", "value", "hoarded", "worth", "points")
    heads = tuple(writer.say(f"terra-chart-column-{column}") for column in columns)
    rows = tuple((story.shown[seat], *story.givers[seat]) for seat in writer.seats)
    return Chart("contributions", plan, _summary(writer, counts), heads, rows, writer.theme, writer.language)


def _bars(writer: Writer, kind: str, counts: dict[int, int]) -> Bars:
    hover = tuple(
        writer.say(f"terra-chart-{kind}-hover", name=writer.name(seat), count=count)
        for seat, count in counts.items()
    )
    x, y = tuple(float(i) for i, _ in enumerate(counts)), tuple(counts.values())
    return Bars(writer.say(f"terra-chart-{kind}"), kind, x, y, hover, tuple(map(str, y)))


def _line(writer: Writer, kind: str) -> Line:
    """All players that are shown together, after every change."""
    found = [
        (one.drawn, sum((one.given if kind == "given" else one.hoards)[seat] for seat in writer.seats))
        for one in writer.story.readings
    ]
    hover = tuple(
        writer.say(f"terra-chart-{kind}-drawn-hover", drawn=drawn, count=count) for drawn, count in found
    )
    x, y = tuple(float(drawn) for drawn, _ in found), tuple(count for _, count in found)
    return Line(writer.say(f"terra-chart-{kind}"), kind, x, y, hover, steps=True, dots=False)


def _summary(writer: Writer, counts: dict[str, dict[int, int]]) -> str:
    given, hoarded = (sum(counts[kind].values()) for kind in KINDS)
    if not given and not hoarded:
        return writer.say("terra-chart-contributions-none")
    if len(writer.seats) == 1:
        return writer.say(
            "terra-chart-contributions-one", name=writer.name(writer.seats[0]), given=given, hoarded=hoarded
        )
    most, givers = writer.best(counts["given"].__getitem__)
    return writer.say(
        "terra-chart-contributions-all",
        given=given,
        hoarded=hoarded,
        names=writer.names(givers),
        leaders=len(givers),
        most=int(most),
    )
