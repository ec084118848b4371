"""What every automatic player can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from terra_widgets.errors import Reason
from terra_widgets.games.contract import Game, Move, State


class Player(Protocol):
    """An automatic player of any game."""

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """One of the legal moves, knowing only what the deciding player may know."""

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last, with facts in that language; None before it played."""
