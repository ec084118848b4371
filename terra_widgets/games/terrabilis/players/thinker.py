"""A player of Terrabilis that plays on in tables as they might be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.errors import Fact, Reason, SetupError
from terra_widgets.games.players.last import Last
from terra_widgets.games.terrabilis.players.appraise import appraise
from terra_widgets.games.terrabilis.players.care import Care
from terra_widgets.games.terrabilis.players.imagine import imagine
from terra_widgets.games.terrabilis.players.value import worth
from terra_widgets.games.contract import Game, Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import OFFER, PHASE, QUIZ, ROLL, TRADE, TURN

DEFAULT, MOST = 3, 9
CLOSE = 1.5  # points: a move further behind the best one at first sight is not looked at again
LONGEST = 60  # decisions of a table as it might go on
CARE = Care(planet=1.2, alliance=0.2)
OTHERS = Care()


class Thinker:
    """Where several moves seem close, plays on to its own next turn, several times, and compares.

    Parameters
    ----------
    strength
        From 1 to 9, strength against time: how many tables as they might be it looks at.
    """

    most = MOST
    """It takes a strength behind its name, up to this."""

    def __init__(self, strength: int = DEFAULT) -> None:
        if not isinstance(strength, int) or not 1 <= strength <= MOST:
            raise SetupError("player-strength", found=str(strength)[:40], most=MOST)
        self.samples = 2 * strength
        self._last: Last | None = None
        self._thought: dict[str, Fact] = {}

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """The move after which it is best off at its next turn, on average."""
        assert isinstance(game, Terrabilis)
        move = moves[0] if len(moves) == 1 else self._decide(game, view, moves, draw)
        self._last = Last(game, view, moves, move)
        return move

    def _decide(
        self, game: Terrabilis, view: State, moves: Sequence[Move], draw: Callable[[], float]
    ) -> Move:
        values = appraise(game, view, moves, CARE)
        best = max(values)
        close = [move for move, value in zip(moves, values, strict=True) if value > best - CLOSE]
        if view[PHASE] == QUIZ:  # it knows no more than anybody
            close = [move for move in close if game.cards.moves.verbs[move] == "answer"]
            self._thought = {"why": "guess", "seen": 0}
            return close[int(draw() * len(close))]
        # An offer is put together as first thought of; piece by piece it has no worth.
        if len(close) == 1 or view[PHASE] in (TRADE, OFFER):
            self._thought = {"why": "clear", "seen": 0}
            return moves[values.index(best)]
        player = game.to_move(view)
        assert player is not None
        totals = [0.0] * len(close)
        for _ in range(self.samples):
            state = imagine(game, view, draw)  # all moves meet the same tables, so that none is lucky
            for i, move in enumerate(close):
                totals[i] += self._ahead(game, game.step(state, move), player)
        self._thought = {"why": "played", "seen": self.samples * len(close)}
        return close[max(range(len(close)), key=totals.__getitem__)]

    def _ahead(self, game: Terrabilis, state: State, player: int) -> float:
        """What it may expect at its next turn, all others playing what seems best to them."""
        left = False
        for _ in range(LONGEST):
            seat = game.to_move(state)
            if seat is None:
                break
            left = left or state[TURN] != player
            if left and state[TURN] == player and state[PHASE] == ROLL:
                break
            moves = game.legal_moves(state)
            if len(moves) > 1:
                values = appraise(game, state, moves, CARE if seat == player else OTHERS)
                state = game.step(state, moves[values.index(max(values))])
            else:
                state = game.step(state, moves[0])
        return worth(game, state, player, CARE)

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last; None before it played."""
        if self._last is None or self._last.forced:
            return self._last and self._last.only(language)
        return Reason("terrabilis-player-thinker", self._thought | {"what": self._last.phrase(language)})
