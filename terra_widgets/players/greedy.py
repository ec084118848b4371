"""A player that looks at its own turn and takes what is worth most, by a taste of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from terra_widgets.players import terra_futura
from terra_widgets.rules.core import Game, Move, State

# What each move seems to be worth, game by game.
APPRAISE = {"terra_futura": terra_futura.appraise}


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player cares about, as multiples of what it brings in points."""

    cubes: float = 1.0
    """How much pollution weighs: 0 ignores it, 1 counts its price, 3 avoids it."""
    money: float = 1.0
    """How much money weighs before it is spent."""


class Greedy:
    """Takes the move that seems to be worth most; no secrets, no look ahead beyond its own turn."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """The best move; among equals, chance picks."""
        if len(moves) == 1:
            return moves[0]
        values = APPRAISE[game.name](game, view, moves, self.taste)
        best = max(values)
        level = [move for move, value in zip(moves, values, strict=True) if value == best]
        return level[0] if len(level) == 1 else level[int(draw() * len(level))]
