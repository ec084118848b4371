"""Players of Terra with a character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terra_widgets.games.contract import Move, State
from terra_widgets.games.players.deciding import Deciding, Draw
from terra_widgets.games.terra.players import strategies


class Character(Deciding):
    """Plays in one way, and can say why."""

    reason = "terra-player-why"
    way: strategies.Strategy

    def decide(self, game: Any, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """The move of its way."""
        move, why = self.way(game, view)
        self.thought = {"why": why}
        return move


class Helper(Character):
    """Always contributes."""

    way = staticmethod(strategies.helper)


class Hoarder(Character):
    """Never contributes unless all is doomed; hoards whatever it can."""

    way = staticmethod(strategies.hoarder)


class Reciprocal(Character):
    """Gives as the others gave."""

    way = staticmethod(strategies.reciprocal)
