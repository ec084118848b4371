"""A player that takes any legal move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.rules.core import Game, Move, State


class Random:
    """Every legal move is as likely as any other."""

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """One of the legal moves."""
        return moves[int(draw() * len(moves))]
