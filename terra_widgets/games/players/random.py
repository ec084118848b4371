"""A player that takes any legal move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.errors import Reason
from terra_widgets.games.contract import Game, Move, State
from terra_widgets.games.players.last import Last


class Random:
    """Every legal move is as likely as any other."""

    def __init__(self) -> None:
        self._last: Last | None = None

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """One of the legal moves."""
        move = moves[int(draw() * len(moves))]
        self._last = Last(game, view, moves, move)
        return move

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last; None before it played."""
        last = self._last
        if last is None or last.forced:
            return last and last.only(language)
        return Reason("player-random", {"what": last.phrase(language), "count": len(last.moves)})
