"""Full-blown crises against the three limits at which the world is lost."""

from __future__ import annotations

from terra_widgets.games.terra.rules.numbers import FACTS, LIMITS
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Level, Line, Panel, Plan, Spot, counting, stacked
from terra_widgets.games.terra.charts.story import Reading, Writer

LIMIT_OF = dict(zip(("region", "colour", "all"), LIMITS, strict=True))  # TR-50
SHOWN = {"all": 170, "colour": 110, "region": 90}
"""The panels and their heights: a limit of 7 needs more room than one of 3."""
STEP = 10


def drawn_axis(writer: Writer) -> Axis:
    """The axis of cards drawn, always to the end of the pile so that a live chart stays put."""
    pile = max(writer.story.pile, 1)
    step = STEP if pile <= 5 * STEP else 2 * STEP
    ticks = tuple((float(drawn), str(drawn)) for drawn in range(0, pile + 1, step))
    return Axis(writer.say("terra-chart-axis-drawn"), ticks, -1.0, pile + 1.0)


def crises(writer: Writer) -> Chart:
    """How many crises lie open in all, of one colour and in one region, each with its limit."""
    readings = _changes(writer.story.readings)
    x = tuple(float(one.drawn) for one in readings)
    name, axis = writer.say("terra-chart-open"), drawn_axis(writer)
    panels = []
    for key, height in SHOWN.items():
        y = tuple(getattr(one, key) for one in readings)
        hover = tuple(
            writer.say("terra-chart-open-hover", drawn=one.drawn, count=count, limit=LIMIT_OF[key])
            for one, count in zip(readings, y, strict=True)
        )
        line = Line(name, "pollution", x, y, hover, steps=True, dots=False)
        limit = Level(writer.say("terra-chart-limit"), LIMIT_OF[key])
        title = writer.say(f"terra-chart-open-{key}", limit=LIMIT_OF[key])
        up = counting(writer.say("terra-chart-unit-crises"), LIMIT_OF[key])
        spots = (Spot("open-crises-most"),) if key == "all" else ()
        panels.append(Panel(title, (line, limit), axis, up, height=height, spots=spots))
    plan = Plan(
        writer.say("terra-chart-crises-title"), stacked(panels), nothing=writer.say("terra-chart-crises-none")
    )
    columns = ("drawn", *(f"open-{key}" for key in SHOWN))
    heads = tuple(writer.say(f"terra-chart-column-{column}") for column in columns)
    rows = tuple((one.drawn, *(getattr(one, key) for key in SHOWN)) for one in readings)
    return Chart("crises", plan, _summary(writer), heads, rows, writer.theme, writer.language)


def _changes(readings: tuple[Reading, ...]) -> tuple[Reading, ...]:
    """The readings at which a number of crises changed, the first and the last."""
    kept = [readings[0]]
    for one in readings[1:]:
        if any(getattr(one, key) != getattr(kept[-1], key) for key in SHOWN):
            kept.append(one)
    return tuple(kept) if kept[-1].drawn == readings[-1].drawn else (*kept, readings[-1])


def _summary(writer: Writer) -> str:
    story = writer.story
    now = story.readings[-1]
    facts = {"drawn": now.drawn, "pile": story.pile, "count": now.all}
    if story.lost:
        return writer.say("terra-chart-crises-lost", limit=story.lost, **FACTS, **facts)
    key = "terra-chart-crises-saved" if story.over else "terra-chart-crises-now"
    return writer.say(key, colour=now.colour, region=now.region, **FACTS, **facts)
