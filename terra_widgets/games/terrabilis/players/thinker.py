"""A player of Terrabilis that plays on in tables as they might be."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.players.deciding import Draw, Thinking
from terra_widgets.games.terrabilis.players.move_values import move_values
from terra_widgets.games.terrabilis.players.weights import Weights
from terra_widgets.games.terrabilis.players.imagine import imagine
from terra_widgets.games.terrabilis.players.state_value import state_value
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.moves import DECLINE, END_TALKS
from terra_widgets.games.terrabilis.rules.state import OFFER, PHASE, QUIZ, ROLL, TRADE, TURN

CLOSE = 1.5  # points: a move further behind the best one at first sight is not looked at again
LONGEST = 60  # decisions of a table as it might go on
MINE = Weights(planet=1.2, alliance=0.2)
OTHERS = Weights()


class Thinker(Thinking):
    """Where several moves seem close, plays on to its own next turn, several times, and compares.

    Parameters
    ----------
    strength
        From 1 to 9, strength against time: how many tables as they might be it looks at.
    """

    reason = "terrabilis-player-thinker"

    def __init__(self, strength: int = 3) -> None:
        super().__init__(strength)
        self.samples = 2 * strength

    def decide(self, game: Terrabilis, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """The move after which it is best off at its next turn, on average."""
        values = move_values(game, view, moves, MINE)
        best = max(values)
        close = [move for move, value in zip(moves, values, strict=True) if value > best - CLOSE]
        if view[PHASE] == QUIZ:  # it knows no more than anybody
            close = [move for move in close if game.cards.moves.verbs[move] == "answer"]
            self.thought = {"why": "guess", "seen": 0}
            return close[int(draw() * len(close))]
        if DECLINE in close and END_TALKS in close:  # both lead to the same, but for patience
            close.remove(min((DECLINE, END_TALKS), key=lambda move: values[moves.index(move)]))
        # An offer is put together as first thought of; piece by piece it has no worth.
        if len(close) == 1 or view[PHASE] in (TRADE, OFFER):
            self.thought = {"why": "clear", "seen": 0}
            return moves[values.index(best)]
        player = game.to_move(view)
        assert player is not None
        totals = [0.0] * len(close)
        for _ in range(self.samples):
            state = imagine(game, view, draw)  # all moves meet the same tables, so that none is lucky
            for i, move in enumerate(close):
                totals[i] += self._ahead(game, game.step(state, move), player)
        self.thought = {"why": "played", "seen": self.samples * len(close)}
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
                values = move_values(game, state, moves, MINE if seat == player else OTHERS)
                state = game.step(state, moves[values.index(max(values))])
            else:
                state = game.step(state, moves[0])
        return state_value(game, state, player, MINE)
