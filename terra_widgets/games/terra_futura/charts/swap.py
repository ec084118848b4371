"""The same cards in another order: the first four and the last four change their turns."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.writer import Writer
from terra_widgets.charts.writer import shortened
from terra_widgets.charts.plan import Axis, Bars, Panel, Plan, counting, stacked
from terra_widgets.games.terra_futura.charts.story import PlacedCard
from terra_widgets.games.terra_futura.rules.numbers import TURNS

HALF = TURNS // 2


@dataclass(frozen=True, slots=True)
class _Card:
    """One card with what it brought, and what it would bring in the other order."""

    place: PlacedCard
    chances: int
    swapped: int
    made: int
    cubes: int

    def other(self, amount: int) -> float:
        """An amount in the other order: every chance brings what it brought on average."""
        return amount * self.swapped / self.chances


def swap(writer: Writer) -> Chart:
    """Tokens and cubes of every card in turns 1 to 8, as placed and with its turn moved by four.

    What a card brings per chance stays what it was; only the number of its chances changes.
    """
    cards = {seat: _cards(writer, seat) for seat in writer.seats}
    every = [card for found in cards.values() for card in found]
    most = {
        key: max((max(getattr(c, key), c.other(getattr(c, key))) for c in every), default=1)
        for key in ("made", "cubes")
    }
    units = {"made": "chart-unit-tokens", "cubes": "chart-unit-cubes"}
    axes = {key: counting(writer.say(units[key]), most[key]) for key in most}
    panels = [_panel(writer, seat, cards[seat], key, axes[key]) for seat in writer.seats for key in axes]
    plan = Plan(
        writer.say("terra-futura-chart-swap-title"),
        stacked(panels),
        grouped=True,
        note=_note(writer),
        nothing=writer.say("chart-swap-nothing"),
    )
    rows = [
        (writer.story.shown[seat], c.place.name, c.place.turn, c.chances, c.swapped, c.made,
         round(c.other(c.made), 2), c.cubes, round(c.other(c.cubes), 2))
        for seat, found in cards.items() for c in found
    ]  # fmt: skip
    columns = (
        "player", "card", "placed", "chances", "chances-swapped", "made", "made-swapped", "cubes",
        "cubes-swapped",
    )  # fmt: skip
    return writer.chart("swap", plan, _summary(writer, every), columns, rows)


def _note(writer: Writer) -> str:
    """Which turns change places."""
    pairs = [writer.listed([str(turn), str(turn + HALF)]) for turn in range(1, HALF + 1)]
    return writer.say("chart-swap-note", pairs=", ".join(pairs))


def chances(turns: dict[str, int]) -> dict[str, int]:
    """How often each card may work in turns 1 to 8, by its cell: TF-25.

    Parameters
    ----------
    turns
        For each cell of a territory the turn in which its card came; 0 for what lay there before.

    >>> chances({"c3": 0, "c2": 1, "d2": 2})
    {'c3': 1, 'c2': 2, 'd2': 1}
    """
    return {
        cell: (turn > 0)
        + sum(later > turn and (cell[0] == at[0] or cell[1] == at[1]) for at, later in turns.items())
        for cell, turn in turns.items()
    }


def other_order(turns: dict[str, int]) -> dict[str, int]:
    """The same cells, with cards that came four turns apart in each other's place in time."""
    at = {turn: cell for cell, turn in turns.items() if turn}
    partner = {turn: turn + HALF if turn <= HALF else turn - HALF for turn in at}
    return {cell: partner[turn] if partner.get(turn) in at else turn for cell, turn in turns.items()}


def _cards(writer: Writer, seat: int) -> list[_Card]:
    """The cards that a player has placed, by turn."""
    places = [place for place in writer.story.places if place.seat == seat]
    turns = {place.cell: place.turn for place in places}
    before, after = chances(turns), chances(other_order(turns))
    made: Counter[str] = Counter()
    cubes: Counter[str] = Counter()
    for activation in writer.story.activations:
        if activation.seat == seat and activation.turn <= TURNS:
            made[activation.cell] += sum(activation.got)
            cubes[activation.cell] += activation.cubes
    found = [
        _Card(place, before[place.cell], after[place.cell], made[place.cell], cubes[place.cell])
        for place in places
        if place.turn
    ]
    return sorted(found, key=lambda card: card.place.turn)


def _panel(writer: Writer, seat: int, cards: list[_Card], key: str, axis: Axis) -> Panel:
    x = tuple(float(card.place.turn) for card in cards)
    amounts = [getattr(card, key) for card in cards]
    others = [card.other(amount) for card, amount in zip(cards, amounts, strict=True)]
    marks = (
        _bars(writer, cards, x, amounts, "placed"),
        _bars(writer, cards, x, others, "swapped"),
    )
    ticks = tuple((float(turn), str(turn)) for turn in range(1, TURNS + 1))
    title = writer.say(f"chart-swap-{key}", name=writer.short(seat))
    across = Axis(writer.say("chart-swap-axis"), ticks, 0.4, TURNS + 0.6)
    nothing = writer.say(f"chart-swap-no-{key}") if cards else ""
    return Panel(title, marks, across, axis, writer.tall, nothing=nothing)


def _bars(writer: Writer, cards: list[_Card], x: tuple[float, ...], values: list[float], key: str) -> Bars:
    hover = tuple(
        writer.say(
            f"chart-swap-{key}-hover",
            card=shortened(card.place.name, 40),
            amount=writer.number(value),
            chances=card.chances if key == "placed" else card.swapped,
        )
        for card, value in zip(cards, values, strict=True)
    )
    sign = {"placed": "before", "swapped": "after"}[key]
    return Bars(writer.say(f"chart-swap-{key}"), sign, x, tuple(values), hover)


def _summary(writer: Writer, cards: list[_Card]) -> str:
    if not any(card.swapped != card.chances for card in cards):
        return writer.say("chart-swap-nothing")
    return writer.say(
        "chart-swap-summary",
        half=HALF,
        turns=TURNS,
        made=sum(card.made for card in cards),
        cubes=sum(card.cubes for card in cards),
        mades=writer.number(round(sum(card.other(card.made) for card in cards), 1)),
        cubess=writer.number(round(sum(card.other(card.cubes) for card in cards), 1)),
    )
