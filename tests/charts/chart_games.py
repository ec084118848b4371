"""Games to draw: played at random from a seed, so that they are the same every time."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import terra_widgets as tw

if TYPE_CHECKING:
    import pandas as pd

NAMES = ("Team A", "Team B", "Řeka & <b>les</b>", "The very long name of team D", "E")
PASSING = {"end", "decline", "enough"}


def play(players: int, seed: int, most: int | None = None, **options: object) -> tw.Table:
    """A game played at random, to its end or for so many moves; it passes only where it must."""
    table = tw.new(players=list(NAMES[:players]), seed=seed, **options)
    draw = random.Random(seed)
    while (moves := table.legal_moves) and (most is None or len(table.moves) < most):
        table.play(draw.choice([move for move in moves if move not in PASSING] or moves))
    return table


@cache
def finished(players: int, seed: int = 1) -> tw.Table:
    """A finished game; do not play on."""
    return play(players, seed)


def simulated(games: int = 400, shift: float = 0.0, seed: int = 1) -> pd.DataFrame:
    """A frame like those of the lab, with made-up numbers: one row per player and game."""
    import pandas as pd

    draw = random.Random(seed)
    rows = [
        {
            "game": game,
            "seed": game,
            "seat": seat,
            "player": kind,
            "points": round(draw.gauss(32 + 4 * seat + shift, 7)),
            "cubes": max(0, round(draw.gauss(4 + 2 * seat - shift, 2))),
        }
        for game in range(games)
        for seat, kind in enumerate(("clean", "growth"))
    ]
    return pd.DataFrame(rows)
