"""Who filled the thermometer, who cooled it, and who burst it."""

from __future__ import annotations

from terra_widgets.views.charts.common import Told, shortened
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.plan import Axis, Bars, Panel, Plan, counting
from terra_widgets.views.charts.terrabilis.story import saga

SIGNS = {"harm": "pollution", "benefit": "green", "burst": "harm"}


def who(told: Told) -> Chart:
    """For every country the counters that it put onto the zone and took from it, and its bursts."""
    story = saga(told)
    seats = tuple(enumerate(told.seats))
    ticks = tuple((float(i), shortened(told.name(seat), 12)) for i, seat in seats)
    across = Axis("", ticks, -0.6, len(seats) - 0.4)
    x = tuple(float(i) for i, _ in seats)

    def bars(kind: str) -> Bars:
        counts = [story.moved.get((kind, seat), 0) for _, seat in seats]
        hover = tuple(
            told.say(f"terrabilis-chart-{kind}-hover", name=told.name(seat), count=count)
            for (_, seat), count in zip(seats, counts, strict=True)
        )
        return Bars(
            told.say(f"terrabilis-chart-{kind}"),
            SIGNS[kind],
            x,
            tuple(counts),
            hover,
            tuple(map(str, counts)),
        )

    most = max(story.moved.get((kind, seat), 0) for kind in ("harm", "benefit") for _, seat in seats)
    bursts = max(story.moved.get(("burst", seat), 0) for _, seat in seats)
    panels = (
        Panel(
            told.say("terrabilis-chart-moved"), (bars("harm"), bars("benefit")), across,
            counting(told.say("terrabilis-chart-unit-counters"), most), height=180,
        ),
        Panel(
            told.say("terrabilis-chart-bursts"), (bars("burst"),), across,
            counting(told.say("terrabilis-chart-unit-bursts"), bursts), height=120,
        ),
    )  # fmt: skip
    plan = Plan(
        told.say("terrabilis-chart-who-title"),
        panels,
        grouped=True,
        nothing=told.say("terrabilis-chart-empty"),
    )
    rows = tuple(
        (story.names[seat], *(story.moved.get((kind, seat), 0) for kind in SIGNS)) for _, seat in seats
    )
    heads = tuple(told.say(f"terrabilis-chart-column-{c}") for c in ("player", "harm", "benefit", "burst"))
    return Chart("who", plan, _summary(told), heads, rows, told.theme, told.language)


def _summary(told: Told) -> str:
    story = saga(told)
    total = sum(story.moved.get(("harm", seat), 0) for seat in told.seats)
    if not total:
        return told.say("terrabilis-chart-who-none")
    most, leaders = told.best(lambda seat: story.moved.get(("harm", seat), 0))
    return told.say(
        "terrabilis-chart-who-all",
        names=told.names(leaders),
        leaders=len(leaders),
        most=int(most),
        total=total,
        bursts=sum(story.moved.get(("burst", seat), 0) for seat in told.seats),
    )
