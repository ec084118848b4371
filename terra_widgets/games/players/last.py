"""What a player did last, kept until somebody asks why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from terra_widgets.errors import Reason
from terra_widgets.games import catalog
from terra_widgets.games.contract import Game, Move, State


class Last(NamedTuple):
    """One decision: what was known, what was legal, what was chosen."""

    game: Game
    view: State
    moves: Sequence[Move]
    move: Move

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.moves) == 1

    def phrase(self, language: str, move: Move | None = None) -> str:
        """The chosen move, or another one, in words."""
        move = self.move if move is None else move
        return str(catalog.part(self.game.name, "players").phrase(self.game, self.view, move, language))

    def only(self, language: str) -> Reason:
        """The reason of a move without alternative."""
        return Reason("player-forced", {"what": self.phrase(language)})
