"""Terra Futura as the thinker sees it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from terra_widgets.games.terra_futura.players.mind import Plan
from terra_widgets.games.terra_futura.players.imagine import imagine
from terra_widgets.games.terra_futura.players.turn import Turn
from terra_widgets.games.terra_futura.players.value import Judge
from terra_widgets.games.terra_futura.rules.state import (
    AT, CELLS, DISCARDED, DONE, EFFECT, HAND, LANDS, MARKET, NEED, PENDING, PHASE, PLACE, PLACES, TURN, WHO,
    State,
)  # fmt: skip


class Thoughts:
    """A `Mind` for one game of Terra Futura."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.judge = Judge(game)
        self.value = self.judge.value

    def imagine(self, view: State, draw: Callable[[], float]) -> State:
        """The hidden cards dealt anew."""
        return imagine(self.game, view, draw)

    def plans(self, state: State, moves: Sequence[int], width: int, tries: int) -> list[Plan]:
        """Card, place and activations."""
        return Turn(self.judge, state[WHO], width, tries).plans(state, moves)

    def before(self, state: State, plan: Plan) -> int | None:
        """TF-20: a discard."""
        return Turn(self.judge, state[WHO], 1, 1).discard(state, plan)

    def uncertain(self, state: State) -> bool:
        """Which card and where to: activations are over with the turn."""
        return state[PHASE] in {MARKET, PLACE}

    def turn(self, state: State) -> int:
        """Whose turn it is."""
        turn: int = state[TURN]
        return turn

    def sight(self, state: State, player: int) -> Hashable:
        """The own territory, and the decision to be made."""
        land = state[LANDS + player]
        asked = PHASE, WHO, TURN, DISCARDED, HAND, PENDING, AT, EFFECT, NEED, DONE
        return tuple(land[:PLACES]), land[CELLS], tuple([state[field] for field in asked])
