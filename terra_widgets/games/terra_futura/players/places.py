"""How often each place of a territory can still be activated."""

from __future__ import annotations

from functools import cache

from terra_widgets.games.terra_futura.rules.state import PLACES
from terra_widgets.games.terra_futura.rules.market import FRAME
from terra_widgets.games.terra_futura.rules.numbers import SPAN

Shares = tuple[float, ...]


@cache
def squares(mask: int) -> tuple[tuple[int, ...], ...]:
    """The three by three squares of the frame that could become the finished territory."""
    corners = range(FRAME - SPAN + 1)
    every = (
        tuple((top + row) * FRAME + left + column for row in range(SPAN) for column in range(SPAN))
        for top in corners
        for left in corners
    )
    return tuple(square for square in every if not mask & ~sum(1 << cell for cell in square))


@cache
def to_come(mask: int) -> Shares:
    """Activations to come of each occupied place: one for every empty place in its row and column.

    Where the territory may still grow this way or that, the mean over the finished squares.
    """
    found = squares(mask)
    times = [0] * PLACES
    for square in found:
        empty = [cell for cell in square if not mask >> cell & 1]
        for cell in square:
            if mask >> cell & 1:
                times[cell] += sum(_in_line(cell, other) for other in empty)
    return tuple(n / len(found) for n in times)


@cache
def drawn_on(mask: int, pattern: tuple[int, ...]) -> Shares:
    """How often a pattern will name each place, the mean over the finished squares."""
    found = squares(mask)
    times = [0] * PLACES
    for square in found:
        for cell, named in zip(square, pattern, strict=True):
            times[cell] += named
    return tuple(n / len(found) for n in times)


def _in_line(one: int, other: int) -> bool:
    return one // FRAME == other // FRAME or one % FRAME == other % FRAME
