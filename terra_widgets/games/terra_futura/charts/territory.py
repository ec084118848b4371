"""Where the cubes lie: a heat map of every territory."""

from __future__ import annotations

from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import Writer
from terra_widgets.charts.writer import shortened
from terra_widgets.charts.plan import Axis, Bars, Cell, Grid, Panel, Plan, Spot, counting
from terra_widgets.games.terra_futura.charts.story import PlacedCard
from terra_widgets.games.terra_futura.rules.numbers import FINAL_TURN, PENALTY

COLUMNS, ROWS = "abcde", "12345"
DARKEST = 4


def territory(writer: Writer) -> Chart:
    """Cubes and spaces of every card; cards that stand still are framed and crossed."""
    cards = [place for place in writer.story.places if place.seat in writer.seats]
    most = max(DARKEST, *(place.cubes for place in cards))
    panels = tuple(
        panel for seat in writer.seats for panel in (_grid(writer, seat, most), _ranked(writer, seat, most))
    )
    plan = Plan(
        writer.say("terra-futura-chart-territory-title"),
        panels,
        columns=min(2, len(writer.seats)),
        note=writer.say("chart-territory-note"),
    )
    rows = [
        (writer.story.shown[p.seat], p.cell, p.name, p.cubes, p.spaces, writer.say(_state(p))) for p in cards
    ]
    columns = ("player", "cell", "card", "cubes", "spaces", "state")
    return writer.chart("territory", plan, _summary(writer, cards), columns, rows)


def _state(place: PlacedCard) -> str:
    return "place-inactive" if place.inactive else "place-active"


def _grid(writer: Writer, seat: int, most: int) -> Grid:
    cards = {place.cell: place for place in writer.story.places if place.seat == seat}
    columns = _window(COLUMNS, {cell[0] for cell in cards})
    lines = _window(ROWS, {cell[1] for cell in cards})
    rows = tuple(tuple(_cell(writer, cards.get(column + line)) for column in columns) for line in lines)
    return Grid(writer.short(seat), rows, tuple(columns), tuple(lines), most)


def _ranked(writer: Writer, seat: int, most: int) -> Panel:
    """The cards of one player, those with most cubes first."""
    cards = sorted((place for place in writer.story.places if place.seat == seat), key=lambda one: -one.cubes)
    x, y = tuple(float(i + 1) for i in range(len(cards))), tuple(place.cubes for place in cards)
    hover = tuple(f"{shortened(place.name, 40)}: {place.cubes}" for place in cards)
    ticks = tuple((float(i), str(i)) for i in range(1, FINAL_TURN + 1))
    spots = (
        Spot("cubes-most-on-a-card", seat),
        Spot("polluted-cards", seat, moment=True, shift=0.5),
    )
    title = writer.say("chart-territory-ranked")
    across = Axis(writer.say("chart-territory-cards"), ticks, 0.4, FINAL_TURN + 0.6)
    unit = counting(writer.say("chart-unit-cubes"), most)
    return Panel(title, (Bars(title, "pollution", x, y, hover),), across, unit, height=110, spots=spots)


def _window(frame: str, used: set[str]) -> str:
    """The three rows or columns to show: those used, and those that may still be."""
    first, last = frame.index(min(used)), frame.index(max(used))
    start = min(first, max(0, (first + last) // 2 - 1), len(frame) - 3)
    return frame[start : start + 3]


def _cell(writer: Writer, place: PlacedCard | None) -> Cell:
    if place is None:
        return Cell(None, "", writer.say("place-empty"))
    hover = writer.say(
        "chart-territory-card",
        card=shortened(place.name, 40),
        cubes=place.cubes,
        spaces=place.spaces,
        state=writer.say(_state(place)),
    )
    cross = "\n\N{MULTIPLICATION X}" if place.inactive else ""
    return Cell(place.cubes, f"{place.cubes}/{place.spaces}{cross}", hover, crossed=place.inactive)


def _summary(writer: Writer, cards: list[PlacedCard]) -> str:
    cubes = sum(place.cubes for place in cards)
    if not cubes:
        return writer.say("chart-pollution-none")
    polluted = [place for place in cards if place.cubes]
    return writer.say(
        "chart-territory-summary",
        cubes=cubes,
        cards=len(polluted),
        inactive=sum(1 for place in cards if place.inactive),
        bycard=PENALTY * len(polluted),
        bycube=PENALTY * cubes,
    )
