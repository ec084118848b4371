"""What the thinker must know of a game to think about it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, Protocol

from terra_widgets.games.contract import Move, State


class Plan(NamedTuple):
    """A way through the rest of a turn."""

    value: float
    """What the player may then expect, in points at the end of the game."""
    moves: tuple[Move, ...]
    state: State
    """The state after them."""


class Mind(Protocol):
    """One game as the thinker sees it. All states are whole: what was hidden is imagined."""

    def imagine(self, view: State, draw: Callable[[], float]) -> State:
        """A whole state that looks like this to the deciding player."""

    def value(self, state: State, player: int) -> float:
        """What a player may expect, in points at the end of the game."""

    def plans(self, state: State, moves: Sequence[Move], width: int, tries: int) -> list[Plan]:
        """The best way found to the end of the turn for each promising move, the best one first.

        Of all ways so far, the best `width` go on; `tries` beginnings are followed at all.
        """

    def before(self, state: State, plan: Plan) -> Move | None:
        """A move that costs nothing and may bring something better than the plan."""

    def uncertain(self, state: State) -> bool:
        """Whether what comes after the turn depends much on this decision."""

    def turn(self, state: State) -> int:
        """Whose turn it is, whoever decides."""

    def sight(self, state: State, player: int) -> Hashable:
        """What a plan of that player depends on: where it is the same, the plan still holds."""
