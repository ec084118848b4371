"""How strong an automatic player is: players that think take a number, others slip now and then."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.errors import Reason
from terra_widgets.games.contract import Game, Move, State
from terra_widgets.games.players.player import Player
from terra_widgets.games.players.random import Random

SLIPS = {1: 0.5, 2: 0.2, 3: 0.0}
"""How often a player of a strength takes just any move, where it does not think ahead."""
FULL = max(SLIPS)
THINKING = (1, 3, 5)
"""Easy, medium and strong for players that think; stronger ones take too long to wait for."""


class Slipping:
    """A player that sometimes takes just any move.

    Parameters
    ----------
    player
        Who decides the rest of the time.
    slips
        How often, from 0 to 1.
    """

    def __init__(self, player: Player, slips: float) -> None:
        self._player, self._slips = player, slips
        self._chance = Random()
        self._last: Player = player

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """One of the legal moves."""
        slip = len(moves) > 1 and draw() < self._slips
        self._last = self._chance if slip else self._player
        return self._last.choose(game, view, moves, draw)

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last."""
        return self._last.explain(language)
