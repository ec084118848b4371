"""What players gave to the world, against what they hoarded."""

from __future__ import annotations

from terra_widgets.views.charts.common import Told, shortened
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.plan import Axis, Bars, Line, Panel, Plan, counting
from terra_widgets.views.charts.terra.crises import drawn_axis
from terra_widgets.views.charts.terra.story import world

KINDS = ("given", "hoarded")
SIGNS = 36
"""So many signs of names fit side by side on a phone."""


def contributions(told: Told) -> Chart:
    """Cards given and cards hoarded: for every player now, and for all of them as the pile runs down."""
    story = world(told)
    counts = {
        "given": {seat: story.givers[seat].given for seat in told.seats},
        "hoarded": {seat: story.givers[seat].hoarded for seat in told.seats},
    }
    most = max(max(of.values()) for of in counts.values())
    room = max(SIGNS // len(told.seats), 5)
    # Without "bot:" the names of automatic players differ in what is left of them.
    names = [shortened(told.name(seat).removeprefix("bot:"), room) for seat in told.seats]
    ticks = tuple((float(i), name) for i, name in enumerate(names))
    bars = tuple(_bars(told, kind, counts[kind]) for kind in KINDS)
    unit = told.say("terra-chart-unit-cards")
    players = Panel(
        told.say("terra-chart-by-player"),
        bars,
        Axis("", ticks, -0.6, len(ticks) - 0.4),
        counting(unit, 1.15 * most),  # the numbers above the bars need room
        height=170,
    )
    lines = tuple(_line(told, kind) for kind in KINDS)
    highest = max(y or 0 for line in lines for y in line.y)
    together = Panel(
        told.say("terra-chart-together"), lines, drawn_axis(told), counting(unit, highest), height=150
    )
    plan = Plan(
        told.say("terra-chart-contributions-title"),
        (players, together),
        grouped=True,
        nothing=told.say("terra-chart-contributions-none"),
    )
    columns = ("player", "in-time", "later", "passed", "value", "hoarded", "worth", "points")
    heads = tuple(told.say(f"terra-chart-column-{column}") for column in columns)
    rows = tuple((story.names[seat], *story.givers[seat]) for seat in told.seats)
    return Chart("contributions", plan, _summary(told, counts), heads, rows, told.theme, told.language)


def _bars(told: Told, kind: str, counts: dict[int, int]) -> Bars:
    hover = tuple(
        told.say(f"terra-chart-{kind}-hover", name=told.name(seat), count=count)
        for seat, count in counts.items()
    )
    x, y = tuple(float(i) for i, _ in enumerate(counts)), tuple(counts.values())
    return Bars(told.say(f"terra-chart-{kind}"), kind, x, y, hover, tuple(map(str, y)))


def _line(told: Told, kind: str) -> Line:
    """All players that are shown together, after every change."""
    found = [
        (one.drawn, sum((one.given if kind == "given" else one.hoards)[seat] for seat in told.seats))
        for one in world(told).readings
    ]
    hover = tuple(
        told.say(f"terra-chart-{kind}-drawn-hover", drawn=drawn, count=count) for drawn, count in found
    )
    x, y = tuple(float(drawn) for drawn, _ in found), tuple(count for _, count in found)
    return Line(told.say(f"terra-chart-{kind}"), kind, x, y, hover, steps=True, dots=False)


def _summary(told: Told, counts: dict[str, dict[int, int]]) -> str:
    given, hoarded = (sum(counts[kind].values()) for kind in KINDS)
    if not given and not hoarded:
        return told.say("terra-chart-contributions-none")
    if len(told.seats) == 1:
        return told.say(
            "terra-chart-contributions-one", name=told.name(told.seats[0]), given=given, hoarded=hoarded
        )
    most, givers = told.best(counts["given"].__getitem__)
    return told.say(
        "terra-chart-contributions-all",
        given=given,
        hoarded=hoarded,
        names=told.names(givers),
        leaders=len(givers),
        most=int(most),
    )
