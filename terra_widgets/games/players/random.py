"""A player that takes any legal move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terra_widgets.errors import Reason
from terra_widgets.games.contract import Move, State
from terra_widgets.games.players.deciding import Deciding, Draw
from terra_widgets.games.players.last import Last


class Random(Deciding):
    """Every legal move is as likely as any other."""

    def choose(self, game: Any, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """One of the legal moves; draws even where there is only one, so that games stay what they were."""
        move = self.decide(game, view, moves, draw)
        self._last = Last(game, view, moves, move)
        return move

    def decide(self, game: Any, view: State, moves: Sequence[Move], draw: Draw) -> Move:  # noqa: ARG002
        """Any move."""
        return moves[int(draw() * len(moves))]

    def why(self, last: Last, language: str) -> Reason:
        """Chance, among so many."""
        return Reason("player-random", {"what": last.phrase(language), "count": len(last.moves)})
