"""Players of Terra with a character."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terra_widgets.errors import Reason
from terra_widgets.games.players.last import Last
from terra_widgets.games.terra.players import ways
from terra_widgets.games.contract import Move, State


class Character:
    """Plays in one way, and can say why."""

    def __init__(self) -> None:
        self._last: Last | None = None
        self._why = ""

    def choose(self, game: Any, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """The move of its way."""
        move, self._why = self.way(game, view)
        self._last = Last(game, view, moves, move)
        return move

    def way(self, game: Any, view: State) -> ways.Choice:
        """Its move, and the reason in one word."""
        raise NotImplementedError

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last; None before it played."""
        last = self._last
        if last is None or last.forced:
            return last and last.only(language)
        return Reason("terra-player-why", {"what": last.phrase(language), "why": self._why})


class Helper(Character):
    """Always contributes."""

    def way(self, game: Any, view: State) -> ways.Choice:
        """Its move, and the reason in one word."""
        return ways.helper(game, view)


class Hoarder(Character):
    """Never contributes unless all is doomed; hoards whatever it can."""

    def way(self, game: Any, view: State) -> ways.Choice:
        """Its move, and the reason in one word."""
        return ways.hoarder(game, view)


class Reciprocal(Character):
    """Gives as the others gave."""

    def way(self, game: Any, view: State) -> ways.Choice:
        """Its move, and the reason in one word."""
        return ways.reciprocal(game, view)
