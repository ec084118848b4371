"""The shared thermometer: how full it is, how many places it has left, and when it burst."""

from __future__ import annotations

from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Line, Panel, Plan, Ranges, Spot, counting
from terra_widgets.games.terrabilis.charts.story import Writer
from terra_widgets.games.terrabilis.rules.numbers import PLACES


def years_axis(writer: Writer) -> Axis:
    """The axis of years; it grows with the game."""
    years = max(writer.story.years, 4)
    step = 1 if years <= 12 else 5
    ticks = tuple((float(year), str(year)) for year in range(0, years + 1, step))
    return Axis(writer.say("terrabilis-chart-axis-year"), ticks, -0.3, years + 0.3)


def thermometer(writer: Writer) -> Chart:
    """Counters on the zone and its places over the years, with every burst."""
    story = writer.story
    found = story.readings
    moments = tuple(reading.moment for reading in found)
    hover = tuple(
        writer.say("terrabilis-chart-level-hover", year=int(r.moment) + 1, level=r.level, places=r.places)
        for r in found
    )
    bursts = [reading for reading in found if reading.burst]
    blown = tuple(
        writer.say(
            "terrabilis-chart-blown-hover", name=writer.name(r.seat), count=r.burst, year=int(r.moment) + 1
        )
        for r in bursts
    )
    marks = (
        Ranges(
            writer.say("terrabilis-chart-burst"), "harm", tuple(r.moment for r in bursts),
            tuple(float(r.burst) for r in bursts), tuple(0.0 for _ in bursts),
            tuple(float(r.burst) for r in bursts), blown,
        ),
        Line(
            writer.say("terrabilis-chart-places"), "limit", moments, tuple(r.places for r in found), hover,
            steps=True, dots=False,
        ),
        Line(
            writer.say("terrabilis-chart-level"), "pollution", moments, tuple(r.level for r in found), hover,
            steps=True, dots=False,
        ),
    )  # fmt: skip
    axis = counting(writer.say("terrabilis-chart-unit-counters"), PLACES)
    plan = Plan(
        writer.say("terrabilis-chart-thermometer-title"),
        (Panel("", marks, years_axis(writer), axis, height=240, spots=(Spot("calm-years", moment=True),)),),
        nothing=writer.say("terrabilis-chart-empty"),
    )
    rows = [
        (int(r.moment) + 1, story.shown[r.seat] if r.burst else "", r.level, r.places, r.burst) for r in found
    ]
    facts = {"count": len(bursts), "most": story.most, "level": found[-1].level, "places": found[-1].places}
    key = "terrabilis-chart-thermometer-lost" if story.lost else "terrabilis-chart-thermometer-now"
    columns = ("year", "burst-by", "level", "places", "blown")
    heads = [writer.say(f"terrabilis-chart-column-{column}") for column in columns]
    return Chart(
        "thermometer",
        plan,
        writer.say(key, **facts),
        tuple(heads),
        tuple(rows),
        writer.theme,
        writer.language,
    )
