"""One game played to its end by automatic players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from terra_widgets.games.contract import Chance, Game, Move, State
from terra_widgets.table.table import Automatic


class Played(NamedTuple):
    """A finished game: its last state, and every move with the player who made it."""

    state: State
    moves: list[Move]
    seats: list[int]


class Luck:
    """What a table gives its automatic players as luck: it depends on the seed and the moment only."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._generator = random.Random()
        self._moment: str | None = None

    def now(self, seat: int, step: int) -> None:
        """The moment of a decision: who decides, and after how many moves."""
        self._moment = f"{self._seed}/{seat}/{step}"

    def draw(self) -> float:
        """A number from 0 to 1."""
        if self._moment is not None:  # seeding takes longer than a decision: most never ask
            self._generator.seed(self._moment)
            self._moment = None
        return self._generator.random()


def play(game: Game, players: Sequence[Automatic], seed: int) -> Played:
    """A game as a table of the same players and seed would play it."""
    luck = Luck(seed)
    state = game.setup(Chance(seed))
    moves: list[Move] = []
    seats: list[int] = []
    while (seat := game.to_move(state)) is not None:
        legal = game.legal_moves(state)
        if len(legal) == 1:
            move = legal[0]
        else:
            luck.now(seat, len(moves))
            move = players[seat].choose(game, game.view(state, seat), legal, luck.draw)
        state = game.step(state, move)
        moves.append(move)
        seats.append(seat)
    return Played(state, moves, seats)


def play_out(game: Game, players: Sequence[Automatic], seed: int) -> State:
    """The last state of a game; the same seed gives the same game, all luck from one generator."""
    draw = random.Random(seed).random
    state = game.setup(Chance(seed))
    while (seat := game.to_move(state)) is not None:
        moves = game.legal_moves(state)
        move = (
            moves[0] if len(moves) == 1 else players[seat].choose(game, game.view(state, seat), moves, draw)
        )
        state = game.step(state, move)
    return state
