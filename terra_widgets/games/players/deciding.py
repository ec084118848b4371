"""What automatic players of all games share: how they decide, and how they say why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from terra_widgets.errors import Fact, Reason, SetupError
from terra_widgets.games.contract import Move, State
from terra_widgets.games.players.last import Last

Draw = Callable[[], float]
CLEARLY = 1.0  # points


class Deciding(ABC):
    """A player that is asked only where there is a choice, and remembers its last decision."""

    reason: ClassVar[str]
    """The text key of why it chose."""
    thought: Mapping[str, Fact] = {}
    """What it has thought of last, as facts of the reason."""
    _last: Last | None = None

    def choose(self, game: Any, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """One of the legal moves."""
        move = moves[0] if len(moves) == 1 else self.decide(game, view, moves, draw)
        self._last = Last(game, view, moves, move)
        return move

    @abstractmethod
    def decide(self, game: Any, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """One of several legal moves."""

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last; None before it played."""
        last = self._last
        return last and (last.only(language) if last.forced else self.why(last, language))

    def why(self, last: Last, language: str) -> Reason:
        """Why it decided so where it had a choice."""
        return Reason(self.reason, {**self.thought, "what": last.phrase(language)})


class Greedy(Deciding):
    """Takes the move of the most value; no secrets, no look ahead."""

    character: ClassVar[str]

    @abstractmethod
    def values(self, game: Any, view: State, moves: Sequence[Move]) -> list[float]:
        """What each of the legal moves seems to be worth, in points."""

    def decide(self, game: Any, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """The best move; among equals, chance picks."""
        values = self.values(game, view, moves)
        best = max(values)
        if values.count(best) == 1:
            return moves[values.index(best)]
        level = [move for move, value in zip(moves, values, strict=True) if value == best]
        return level[int(draw() * len(level))]

    def why(self, last: Last, language: str) -> Reason:
        """The chosen move, the next best one, and how far it is ahead."""
        values = self.values(last.game, last.view, last.moves)
        mine = values[last.moves.index(last.move)]
        value, i = max((value, -i) for i, value in enumerate(values) if last.moves[i] != last.move)
        ahead = "level" if value == mine else "little" if mine - value < CLEARLY else "much"
        what, other = last.phrase(language), last.phrase(language, last.moves[-i])
        facts = {"what": what, "other": other, "ahead": ahead, "character": self.character}
        return Reason(self.reason, facts)


class Thinking(Deciding):
    """A player that thinks, as long as its strength allows.

    Parameters
    ----------
    strength
        From 1 to 9, strength against time.
    """

    most: ClassVar = 9
    """It takes a strength behind its name, up to this."""

    def __init__(self, strength: int = 3) -> None:
        if not isinstance(strength, int) or not 1 <= strength <= self.most:
            raise SetupError("player-strength", kind="thinker", found=str(strength)[:40], most=self.most)


def shuffled(cards: list[int], draw: Draw) -> list[int]:
    """The cards in another order, which depends on `draw` alone."""
    keys = [draw() for _ in cards]
    return [cards[i] for i in sorted(range(len(cards)), key=keys.__getitem__)]
