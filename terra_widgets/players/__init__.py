"""Automatic players: one interface for all games.

A player is anything with `choose(game, view, moves, draw)`: it sees the game through `view`, which holds
nothing that its seat may not know, and takes its luck from `draw`, a function like `random.random`.
"""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.errors import SetupError
from terra_widgets.players.greedy import Greedy
from terra_widgets.players.random import Random
from terra_widgets.table import Automatic

PREFIX = "bot:"
KINDS: dict[str, Callable[[], Automatic]] = {"random": Random, "greedy": Greedy}


def player(name: str) -> Automatic:
    """An automatic player by its name, with or without the prefix "bot:"."""
    kind = str(name).removeprefix(PREFIX)
    if kind not in KINDS:
        raise SetupError("player-kind", found=kind[:40], known=", ".join(KINDS))
    return KINDS[kind]()


__all__ = ["KINDS", "PREFIX", "Greedy", "Random", "player"]
