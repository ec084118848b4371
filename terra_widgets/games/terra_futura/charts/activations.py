"""Activations: how many of all there are were used, and which cards had most of them."""

from __future__ import annotations

from collections import Counter

from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import Writer
from terra_widgets.charts.writer import shortened
from terra_widgets.charts.plan import Axis, Bars, Level, Line, Panel, Plan, Spot, counting, stacked
from terra_widgets.games.terra_futura.charts.story import PlacedCard
from terra_widgets.games.terra_futura.deck.notation import ACTIVATIONS
from terra_widgets.games.terra_futura.rules.numbers import OFFERED

IN_ALL = OFFERED + ACTIVATIONS


def activations(writer: Writer) -> Chart:
    """The running total of activations used, and for every card those used and those left unused."""
    total = _total(writer)
    cards = [place for place in writer.story.places if place.seat in writer.seats]
    axis = counting(writer.say("chart-unit-activations"), max((place.offered for place in cards), default=1))
    panels = [_cards(writer, seat, axis) for seat in writer.seats]
    plan = Plan(
        writer.say("terra-futura-chart-activations-title"),
        (total, *stacked(panels)),
        nothing=writer.say("chart-nothing-activated"),
    )
    rows = [
        (writer.story.shown[p.seat], p.name, p.cell, p.turn, p.offered, p.used, p.offered - p.used)
        for p in cards
    ]
    columns = ("player", "card", "cell", "placed", "offered", "used", "unused")
    return writer.chart("activations", plan, _summary(writer), columns, rows)


def _total(writer: Writer) -> Panel:
    marks: list[Line | Level] = [
        Level(writer.say("chart-activations-limit", count=OFFERED), OFFERED),
        Level(writer.say("chart-activations-limit-all", count=IN_ALL), IN_ALL, "total"),
    ]
    for seat in writer.seats:
        turns = [s.turn for s in writer.story.course(seat)]
        used = Counter(activation.turn for activation in writer.story.activations if activation.seat == seat)
        y = tuple(sum(n for turn, n in used.items() if turn <= now) for now in turns)
        said = [writer.say("chart-activations-so-far", count=n) for n in y]
        hover = writer.hovers(seat, turns, said)
        marks.append(Line(writer.short(seat), f"seat-{seat}", tuple(map(float, turns)), y, hover))
    axis = counting(writer.say("chart-unit-activations"), IN_ALL + 1)
    spots = tuple(Spot("activations-used", seat) for seat in writer.seats)
    return Panel(
        writer.say("chart-activations-total"), tuple(marks), writer.turns(), axis, height=200, spots=spots
    )


def _cards(writer: Writer, seat: int, axis: Axis) -> Panel:
    """The cards of one player from the first placed to the last."""
    cards = [place for place in writer.story.places if place.seat == seat]
    x = tuple(map(float, range(len(cards))))
    hover = tuple(_hover(writer, place) for place in cards)
    used = Bars(writer.say("chart-activations-used"), "used", x, tuple(p.used for p in cards), hover)
    spare = Bars(
        writer.say("chart-activations-unused"), "spare", x, tuple(p.offered - p.used for p in cards), hover
    )
    height = 90 if len(writer.seats) > 3 else 110
    spots = (Spot("first-card-used", seat, (0.5, 1.5)),)  # the starting card lies before it
    return Panel(writer.short(seat), (used, spare), writer.cards(), axis, height=height, spots=spots)


def _hover(writer: Writer, place: PlacedCard) -> str:
    return writer.say(
        "chart-activations-card", card=shortened(place.name, 40), used=place.used, offered=place.offered
    )


def _summary(writer: Writer) -> str:
    if not any(place.offered for place in writer.story.places if place.seat in writer.seats):
        return writer.say("chart-nothing-activated")
    parts = []
    for seat in writer.seats:
        cards = [place for place in writer.story.places if place.seat == seat]
        used, offered = sum(p.used for p in cards), sum(p.offered for p in cards)
        parts.append(writer.say("chart-activations-part", name=writer.name(seat), used=used, offered=offered))
    return writer.say("chart-activations-summary", parts=writer.listed(parts))
