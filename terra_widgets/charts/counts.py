"""A panel of plain counts: for every player a bar for each number, on which predictions can be drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from terra_widgets.charts.names import sides
from terra_widgets.charts.plan import Axis, Bars, Panel, Spot, counting
from terra_widgets.charts.writer import StoryWriter

LONGEST = 12  # signs of a player's name below the bars


class Count(NamedTuple):
    """One number of every player."""

    name: str
    sign: str
    fact: str
    """What lessons call it; empty if they don't."""
    of: Mapping[int, int]
    """By seat."""


def counts_panel(
    writer: StoryWriter[Any], title: str, unit: str, counts: Sequence[Count], height: int = 130
) -> Panel:
    """The panel; the bars of its plan stand side by side."""
    seats = writer.seats
    x = tuple(map(float, range(len(seats))))
    bars = [
        Bars(
            one.name,
            one.sign,
            x,
            tuple(one.of[seat] for seat in seats),
            tuple(f"{writer.name(seat)}, {one.name}: {writer.whole(one.of[seat])}" for seat in seats),
            tuple(writer.whole(one.of[seat]) for seat in seats),
        )
        for one in counts
    ]
    numbers = [one.of[seat] for one in counts for seat in seats]
    ticks = tuple((float(i), writer.short(seat, LONGEST)) for i, seat in enumerate(seats))
    return Panel(
        title,
        tuple(bars),
        Axis("", ticks, -0.6, len(seats) - 0.4),
        counting(unit, 1.1 * max(numbers), min(numbers)),
        height=height,
        spots=bar_spots(bars, {one.name: one.fact for one in counts}, seats),
    )


def bar_spots(bars: Sequence[Bars], facts: Mapping[str, str], seats: Sequence[int]) -> tuple[Spot, ...]:
    """Where bars that stand side by side show each player's numbers, by the names of the bars."""
    return tuple(
        Spot(facts[mark.name], seat, sides(bars, mark, float(i)))
        for mark in bars
        if facts.get(mark.name)
        for i, seat in enumerate(seats)
    )
