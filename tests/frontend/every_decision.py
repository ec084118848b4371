"""One moment of every kind of decision of every game, each with as many choices as some games bring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import terra_widgets as tw
from terra_widgets.table.table import Table
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

Shown = dict[str, Any]
# For each game the tables that are played, by chance; between them they come to every kind of decision.
TABLES: dict[str, list[dict[str, Any]]] = {
    "terra_futura": [{"players": 3}],
    "terra": [{"players": 4}],
    "terrabilis": [{"players": 4}],
    "nova_ziemia": [
        {"players": 2},
        {"players": 4, "disasters": "two_red"},
        {"players": 4, "competition": True},
    ],
}
SEEDS = 4
MOST_MOVES = 400
NAMES = ["Team A", "Team B", "Team C", "Team D"]


def kinds(game: str) -> set[str]:
    """The names of a game's decisions."""
    names = import_module(f"terra_widgets.games.{game}.rules.state").DECISIONS
    return {name for name in names if name != "over"}


@cache
def every_decision() -> dict[str, Shown]:
    """The fullest moment of each kind, by game and kind."""
    best: dict[str, tuple[int, Table]] = {}
    for game in TABLES:
        for table in _played(game):
            rules = import_module(f"terra_widgets.games.{game}.rules.state")
            name = f"{game}: {rules.DECISIONS[table.state[rules.PHASE]]}"
            choices = len(table.legal_moves)
            if choices > best.get(name, (0,))[0]:
                best[name] = (choices, tw.resume(table.resume_code()))
    return {name: _shown(table) for name, (_, table) in best.items()}


def _played(game: str) -> Iterator[Table]:
    """The tables of a game, before each move."""
    for options in TABLES[game]:
        for seed in range(SEEDS):
            luck = random.Random(seed)
            table = tw.new(game, seed=seed, **{**options, "players": NAMES[: options["players"]]})
            for _ in range(MOST_MOVES):
                if table.to_move is None:
                    break
                yield table
                table.play(luck.choice(table.legal_moves))


def _shown(table: Table) -> Shown:
    """As the one sees it who decides."""
    settings = Settings(shown_to=table.names.index(table.to_move or ""))
    return snapshot(table, settings, number=len(table.moves) + 1, since=max(0, len(table.moves) - 1))
