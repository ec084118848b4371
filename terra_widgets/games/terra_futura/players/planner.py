"""What the thinker asks about a game of Terra Futura. All states are whole: what was hidden is imagined."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from terra_widgets.games.terra_futura.players.imagine import imagine
from terra_widgets.games.terra_futura.players.turn import Plan, Turn
from terra_widgets.games.terra_futura.players.state_value import StateValue
from terra_widgets.games.terra_futura.rules.state import (
    AT, CELLS, DISCARDED, DONE, EFFECT, HAND, LANDS, MARKET, NEED, PENDING, PHASE, PLACE, PLACES, TURN, WHO,
    State,
)  # fmt: skip


class Planner:
    """Imagines, values and plans in one game; it remembers what it has thought about."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.judge = StateValue(game)
        self.value = self.judge.value

    def imagine(self, view: State, draw: Callable[[], float]) -> State:
        """A whole state that looks like this to the deciding player: the hidden cards dealt anew."""
        return imagine(self.game, view, draw)

    def plans(self, state: State, moves: Sequence[int], width: int, tries: int) -> list[Plan]:
        """The best way found to the end of the turn for each promising move, the best one first.

        Of all ways so far, the best `width` go on; `tries` beginnings are followed at all.
        """
        return Turn(self.judge, state[WHO], width, tries).plans(state, moves)

    def before(self, state: State, plan: Plan) -> int | None:
        """TF-20: a discard: it costs nothing, and may bring something better than the plan."""
        return Turn(self.judge, state[WHO], 1, 1).discard(state, plan)

    def uncertain(self, state: State) -> bool:
        """Whether what comes after the turn depends much on this decision: which card, and where to."""
        return state[PHASE] in {MARKET, PLACE}

    def turn(self, state: State) -> int:
        """Whose turn it is, whoever decides."""
        turn: int = state[TURN]
        return turn

    def sight(self, state: State, player: int) -> Hashable:
        """What a plan of that player depends on: where it is the same, the plan still holds."""
        land = state[LANDS + player]
        asked = PHASE, WHO, TURN, DISCARDED, HAND, PENDING, AT, EFFECT, NEED, DONE
        return tuple(land[:PLACES]), land[CELLS], tuple([state[field] for field in asked])
