"""A player that looks at its own turn and takes what is worth most, with weights of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terra_widgets.games.contract import Move, State
from terra_widgets.games.players import deciding
from terra_widgets.games.terra_futura.players.move_values import move_values
from terra_widgets.games.terra_futura.players.weights import Weights


class Greedy(deciding.Greedy):
    """Takes the move that seems to be worth most; no secrets, no look ahead beyond its own turn."""

    character = "greedy"
    reason = "player-greedy"
    weights = Weights()

    def __init__(self, weights: Weights | None = None) -> None:
        if weights is not None:
            self.weights = weights

    def values(self, game: Any, view: State, moves: Sequence[Move]) -> list[float]:
        """What each of the legal moves seems to be worth, in points."""
        return move_values(game, view, moves, self.weights)


__all__ = ["Greedy", "Weights"]
