"""Activations: how many of the 26 + 4 were used, and which cards had most of them."""

from __future__ import annotations

from collections import Counter

from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.common import Told, shortened
from terra_widgets.views.charts.plan import Axis, Bars, Level, Line, Panel, Plan, counting, stacked
from terra_widgets.views.charts.story import Place

OFFERED, IN_ALL = 26, 30  # TF-I1


def activations(told: Told) -> Chart:
    """The running total of activations used, and for every card those used and those left unused."""
    total = _total(told)
    cards = [place for place in told.story.places if place.seat in told.seats]
    axis = counting(told.say("chart-unit-activations"), max((place.offered for place in cards), default=1))
    panels = [_cards(told, seat, axis) for seat in told.seats]
    plan = Plan(
        told.say("chart-activations-title"),
        (total, *stacked(panels)),
        nothing=told.say("chart-nothing-activated"),
    )
    rows = [
        (told.story.names[p.seat], p.name, p.cell, p.turn, p.offered, p.used, p.offered - p.used)
        for p in cards
    ]
    columns = ("player", "card", "cell", "placed", "offered", "used", "unused")
    return told.chart("activations", plan, _summary(told), columns, rows)


def _total(told: Told) -> Panel:
    marks: list[Line | Level] = [
        Level(told.say("chart-activations-limit", count=OFFERED), OFFERED),
        Level(told.say("chart-activations-limit-all", count=IN_ALL), IN_ALL, "total"),
    ]
    for seat in told.seats:
        turns = [s.turn for s in told.story.course(seat)]
        used = Counter(deed.turn for deed in told.story.deeds if deed.seat == seat)
        y = tuple(sum(n for turn, n in used.items() if turn <= now) for now in turns)
        said = [told.say("chart-activations-so-far", count=n) for n in y]
        hover = told.hovers(seat, turns, said)
        marks.append(Line(told.short(seat), f"seat-{seat}", tuple(map(float, turns)), y, hover))
    axis = counting(told.say("chart-unit-activations"), IN_ALL + 1)
    return Panel(told.say("chart-activations-total"), tuple(marks), told.turns(), axis, height=200)


def _cards(told: Told, seat: int, axis: Axis) -> Panel:
    """The cards of one player from the first placed to the last."""
    cards = [place for place in told.story.places if place.seat == seat]
    x = tuple(map(float, range(len(cards))))
    hover = tuple(_hover(told, place) for place in cards)
    used = Bars(told.say("chart-activations-used"), "used", x, tuple(p.used for p in cards), hover)
    spare = Bars(
        told.say("chart-activations-unused"), "spare", x, tuple(p.offered - p.used for p in cards), hover
    )
    # The starting card is the first; after it each turn brings one.
    ticks = tuple((float(i), str(i)) for i in range(9))
    turns = Axis(told.say("chart-axis-card"), ticks, -0.6, 8.6)
    return Panel(told.short(seat), (used, spare), turns, axis, height=90 if len(told.seats) > 3 else 110)


def _hover(told: Told, place: Place) -> str:
    return told.say(
        "chart-activations-card", card=shortened(place.name, 40), used=place.used, offered=place.offered
    )


def _summary(told: Told) -> str:
    if not any(place.offered for place in told.story.places if place.seat in told.seats):
        return told.say("chart-nothing-activated")
    parts = []
    for seat in told.seats:
        cards = [place for place in told.story.places if place.seat == seat]
        used, offered = sum(p.used for p in cards), sum(p.offered for p in cards)
        parts.append(told.say("chart-activations-part", name=told.name(seat), used=used, offered=offered))
    return told.say("chart-activations-summary", parts=told.listed(parts))
