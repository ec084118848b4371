"""Positions made by hand, in few words."""

from __future__ import annotations

from typing import Any

from .cards import small_deck
from .rules import play

DECK = small_deck()
NINE = [column + row for row in "345" for column in "cde"]
Territory = dict[str, dict[str, Any]]


def table(*territories: Territory, decision: str = "activate", **more: Any) -> dict[str, Any]:
    """A position in which it is the first team's turn."""
    players = [
        {"name": f"Team {seat}", "territory": territory, "scoring": ["corners", "twice"]}
        for seat, territory in enumerate(territories, start=1)
    ]
    return {
        "game": "terra_futura",
        "players": players,
        "market": {"I": ["farm", "mine", "quarry", "dump"], "II": ["farm-3", "mine-3"]},
        "decks": {"I": ["lucky"], "II": []},
        "discards": {"I": [], "II": []},
        "turn": "Team 1",
        "decision": decision,
    } | more


def lay(**cells: Any) -> Territory:
    """A territory from card names, or (name, tokens): lay(c3="start1", c2=("farm", {"red": 1}))."""
    return {
        cell: {"card": what} if isinstance(what, str) else {"card": what[0], **what[1]}
        for cell, what in cells.items()
    }


def full(**cells: Any) -> Territory:
    """Nine cards, the starting card in the corner; plain ones where nothing else is named."""
    return lay(**dict.fromkeys(NINE, "plain") | {"c3": "start1"} | cells)


def after(position: dict[str, Any], *played: str, **more: Any) -> dict[str, Any]:
    for move in played:
        position = play(position, move, DECK, **more)
    return position


def lying(position: dict[str, Any], cell: str, team: int = 1) -> dict[str, Any]:
    tokens = dict(position["players"][team - 1]["territory"][cell])
    del tokens["card"]
    return tokens
