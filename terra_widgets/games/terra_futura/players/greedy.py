"""A player that looks at its own turn and takes what is worth most, by a taste of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.errors import Reason
from terra_widgets.games.terra_futura.players.appraise import appraise
from terra_widgets.games.players.last import Last
from terra_widgets.games.terra_futura.players.taste import Taste
from terra_widgets.games.contract import Game, Move, State

CLEARLY = 1.0  # points


class Greedy:
    """Takes the move that seems to be worth most; no secrets, no look ahead beyond its own turn."""

    character = "greedy"
    taste = Taste()

    def __init__(self, taste: Taste | None = None) -> None:
        if taste is not None:
            self.taste = taste
        self._last: Last | None = None

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """The best move; among equals, chance picks."""
        move = moves[0]
        if len(moves) > 1:
            values = appraise(game, view, moves, self.taste)
            best = max(values)
            move = moves[values.index(best)]
            if values.count(best) > 1:
                level = [move for move, value in zip(moves, values, strict=True) if value == best]
                move = level[int(draw() * len(level))]
        self._last = Last(game, view, moves, move)
        return move

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last; None before it played."""
        last = self._last
        if last is None or last.forced:
            return last and last.only(language)
        values = appraise(last.game, last.view, last.moves, self.taste)
        mine = values[last.moves.index(last.move)]
        value, i = max((value, -i) for i, value in enumerate(values) if last.moves[i] != last.move)
        ahead = "level" if value == mine else "little" if mine - value < CLEARLY else "much"
        what, other = last.phrase(language), last.phrase(language, last.moves[-i])
        facts = {"what": what, "other": other, "ahead": ahead, "character": self.character}
        return Reason("player-greedy", facts)


__all__ = ["Greedy", "Taste"]
