"""One game played to its end by automatic players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from terra_widgets.rules.core import Chance, Game, State
from terra_widgets.table import Automatic


def play_out(game: Game, players: Sequence[Automatic], seed: int) -> State:
    """The last state of a game; the same seed gives the same game."""
    draw = random.Random(seed).random
    state = game.setup(Chance(seed))
    while (seat := game.to_move(state)) is not None:
        moves = game.legal_moves(state)
        move = (
            moves[0] if len(moves) == 1 else players[seat].choose(game, game.view(state, seat), moves, draw)
        )
        state = game.step(state, move)
    return state
