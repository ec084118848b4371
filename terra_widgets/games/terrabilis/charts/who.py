"""Who filled the thermometer, who cooled it, and who burst it."""

from __future__ import annotations

from terra_widgets.charts.counts import bar_spots
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Bars, Panel, Plan, counting
from terra_widgets.games.terrabilis.charts.story import Writer

SIGNS = {"harm": "pollution", "benefit": "green", "burst": "harm"}


def who(writer: Writer) -> Chart:
    """For every country the counters that it put onto the zone and took from it, and its bursts."""
    story = writer.story
    seats = tuple(enumerate(writer.seats))
    ticks = tuple((float(i), writer.short(seat, 12)) for i, seat in seats)
    across = Axis("", ticks, -0.6, len(seats) - 0.4)
    x = tuple(float(i) for i, _ in seats)

    def bars(kind: str) -> Bars:
        counts = [story.moved.get((kind, seat), 0) for _, seat in seats]
        hover = tuple(
            writer.say(f"terrabilis-chart-{kind}-hover", name=writer.name(seat), count=count)
            for (_, seat), count in zip(seats, counts, strict=True)
        )
        return Bars(
            writer.say(f"terrabilis-chart-{kind}"),
            SIGNS[kind],
            x,
            tuple(counts),
            hover,
            tuple(map(str, counts)),
        )

    most = max(story.moved.get((kind, seat), 0) for kind in ("harm", "benefit") for _, seat in seats)
    bursts = max(story.moved.get(("burst", seat), 0) for _, seat in seats)
    moved = (bars("harm"), bars("benefit"))
    facts = dict(
        zip((mark.name for mark in moved), ("counters-put-down", "counters-taken-back"), strict=True)
    )
    panels = (
        Panel(
            writer.say("terrabilis-chart-moved"), moved, across,
            counting(writer.say("terrabilis-chart-unit-counters"), most), height=180,
            spots=bar_spots(moved, facts, writer.seats),
        ),
        Panel(
            writer.say("terrabilis-chart-bursts"), (bars("burst"),), across,
            counting(writer.say("terrabilis-chart-unit-bursts"), bursts), height=120,
        ),
    )  # fmt: skip
    plan = Plan(
        writer.say("terrabilis-chart-who-title"),
        panels,
        grouped=True,
        nothing=writer.say("terrabilis-chart-empty"),
    )
    rows = tuple(
        (story.shown[seat], *(story.moved.get((kind, seat), 0) for kind in SIGNS)) for _, seat in seats
    )
    heads = tuple(writer.say(f"terrabilis-chart-column-{c}") for c in ("player", "harm", "benefit", "burst"))
    return Chart("who", plan, _summary(writer), heads, rows, writer.theme, writer.language)


def _summary(writer: Writer) -> str:
    story = writer.story
    total = sum(story.moved.get(("harm", seat), 0) for seat in writer.seats)
    if not total:
        return writer.say("terrabilis-chart-who-none")
    most, leaders = writer.best(lambda seat: story.moved.get(("harm", seat), 0))
    return writer.say(
        "terrabilis-chart-who-all",
        names=writer.names(leaders),
        leaders=len(leaders),
        most=int(most),
        total=total,
        bursts=sum(story.moved.get(("burst", seat), 0) for seat in writer.seats),
    )
