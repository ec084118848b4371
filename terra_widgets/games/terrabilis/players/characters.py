"""Players of Terrabilis with a character: each looks one decision ahead, and cares about something else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.errors import Reason
from terra_widgets.games.players.last import Last
from terra_widgets.games.terrabilis.players.appraise import appraise
from terra_widgets.games.terrabilis.players.care import Care
from terra_widgets.games.contract import Game, Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis

CLEARLY = 1.0  # points


class Character:
    """Takes the move that seems to be worth most to it."""

    character: str
    care: Care

    def __init__(self) -> None:
        self._last: Last | None = None

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """The best move; among equals, chance picks."""
        assert isinstance(game, Terrabilis)
        move = moves[0]
        if len(moves) > 1:
            values = appraise(game, view, moves, self.care)
            best = max(values)
            level = [move for move, value in zip(moves, values, strict=True) if value == best]
            move = level[int(draw() * len(level))] if len(level) > 1 else level[0]
        self._last = Last(game, view, moves, move)
        return move

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last; None before it played."""
        last = self._last
        if last is None or last.forced:
            return last and last.only(language)
        assert isinstance(last.game, Terrabilis)
        values = appraise(last.game, last.view, last.moves, self.care)
        mine = values[last.moves.index(last.move)]
        value, i = max((value, -i) for i, value in enumerate(values) if last.moves[i] != last.move)
        ahead = "level" if value == mine else "little" if mine - value < CLEARLY else "much"
        what, other = last.phrase(language), last.phrase(language, last.moves[-i])
        facts = {"what": what, "other": other, "ahead": ahead, "character": self.character}
        return Reason("terrabilis-player-chose", facts)


class Builder(Character):
    """Wants to grow first: gains above all, and the thermometer is somebody else's business."""

    character = "builder"
    care = Care(counters=0.9, planet=0.15, gains=1.1, alliance=-1.0, economic=0.5)


class Steward(Character):
    """Looks after nature, well-being and the shared thermometer."""

    character = "steward"
    care = Care(counters=1.15, planet=1.6, services=0.6)


class Ally(Character):
    """Joins the Alliance when it can, and looks for trades that help both sides."""

    character = "ally"
    care = Care(planet=1.0, alliance=1.0, margin=0.15, services=0.4, energy=0.2)
