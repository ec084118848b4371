"""Players of Terrabilis with a character: each looks one decision ahead, and cares about something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from terra_widgets.games.contract import Move, State
from terra_widgets.games.players.deciding import Greedy
from terra_widgets.games.terrabilis.players.move_values import move_values
from terra_widgets.games.terrabilis.players.weights import Weights


class Character(Greedy):
    """Takes the move that seems to be worth most to it."""

    reason = "terrabilis-player-chose"
    weights: ClassVar[Weights]

    def values(self, game: Any, view: State, moves: Sequence[Move]) -> list[float]:
        """What each of the legal moves seems to be worth, in points."""
        return move_values(game, view, moves, self.weights)


class Builder(Character):
    """Wants to grow first: gains above all, and the thermometer is somebody else's business."""

    character = "builder"
    weights = Weights(counters=0.9, planet=0.15, gains=1.1, alliance=-1.0, economic=0.5)


class Steward(Character):
    """Looks after nature, well-being and the shared thermometer."""

    character = "steward"
    weights = Weights(counters=1.15, planet=1.6, services=0.6)


class Ally(Character):
    """Joins the Alliance when it can, and looks for trades that help both sides."""

    character = "ally"
    weights = Weights(planet=1.0, alliance=1.0, margin=0.15, services=0.4, energy=0.2)
