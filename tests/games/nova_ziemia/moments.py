"""Moments of real games of Nova Ziemia to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import terra_widgets as tw
from terra_widgets.table.table import Table
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

TEAMS = ["Team A", "Team B", "Team C", "Team D"]
Shown = dict[str, Any]


def new(players: int = 2, seed: int = 3, language: str = "en", **options: Any) -> Table:
    return tw.new("nova_ziemia", players=TEAMS[:players], seed=seed, language=language, **options)


def shown(table: Table, **settings: Any) -> Shown:
    """The table as whoever decides sees it after the hand-over."""
    if table.to_move is not None and "shown_to" not in settings:
        settings["shown_to"] = table.names.index(table.to_move)
    count = len(table.moves)
    return snapshot(
        table, Settings(language=table.language, **settings), number=count + 1, since=max(0, count - 1)
    )


def helped(table: Table, turns: int) -> Table:
    """Let hints decide, until so many turns are over or nothing is left to decide."""
    while table.to_move is not None and table.game.clock(table.state)[0] <= turns:
        table.play(table.hint().moves[0])
    return table


def nova_start() -> Shown:
    return shown(new(first_game=True), shown_to=None)


def nova_mid() -> Shown:
    """In the middle of a turn, with a hint."""
    table = helped(new(seed=3), 1).play("shift 2 left")
    game, seat = table.game, table.names.index(table.to_move or "")
    return shown(table, hint=game.hint(game.view(table.state, seat)), hint_level=3)


def nova_settle() -> Shown:
    table = new(seed=3)
    return shown(table.play(*table.hint().moves, "settle"))


def nova_goal() -> Shown:
    """Missions and a goal are met, and may be turned over."""
    table = new(4, seed=5)
    while not any(move.startswith("reach") for move in table.legal_moves):
        table.play(table.hint().moves[0])
    return shown(table)


def nova_discard() -> Shown:
    return shown(new(seed=3).play("rotate a1", "settle"))


def nova_disasters() -> Shown:
    return shown(
        tw.at(new(3, disasters="two_red").position() | {"disasters": {"open": ["SAND", "QUAKE"]}}, seed=1)
    )


def nova_tsunami() -> Shown:
    """A disaster breaks into settling and takes missions."""
    return shown(tsunami().play("settle", "meet Y5", "reach W8"))


def tsunami() -> Table:
    """A goal and a mission are met, and a tsunami is the next disaster."""
    planet = [
        ["T11/180", "T14/ew", "T08/180", "T09/ns"],
        ["T12/ew", "T04/ns", "T03/180", "T15/ns"],
        ["T13/ns", "T07/ew", "T06", "T16/ew"],
        ["T01/ns", "T05", "T10/180", "T02/ew"],
    ]
    hands = [["Y5", "W5", "G5", "G6"], ["W6", "B7", "Y6", "G7"]]
    return tw.at(
        {
            "game": "nova_ziemia",
            "options": {"disasters": "yellow"},
            "planet": planet,
            "players": [{"name": name, "hand": hand} for name, hand in zip(TEAMS, hands, strict=False)],
            "goals": ["W8", "B8", "Y9", "G10"],
            "disasters": {"open": ["SAND"], "stack": ["TSUN", "FROST"]},
        },
        seed=1,
    )


def nova_bid() -> Shown:
    return shown(new(3, competition=True).play("bid 6"))


def nova_lower() -> Shown:
    return shown(new(4, competition=True).play("bid 6", "bid 7", "bid 5", "bid 9"))


def nova_final() -> Shown:
    table = tw.new("nova_ziemia", players=["bot:loner"] * 3, seed=3)
    return shown(table.advance())


def nova_won() -> Shown:
    return shown(tw.new("nova_ziemia", players=["bot:thinker"] * 2, seed=1).advance())


_ALL = (
    nova_start, nova_mid, nova_settle, nova_goal, nova_discard, nova_disasters, nova_tsunami, nova_bid,
    nova_lower, nova_final, nova_won,
)  # fmt: skip
NOVA_MOMENTS: dict[str, Callable[[], Shown]] = {one.__name__: one for one in _ALL}
