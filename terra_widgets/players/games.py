"""What players know of each game, found by the game's name when somebody plays it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any


@cache
def knowledge(game: str) -> Any:
    """The package of a game among the players: `phrase`, and what its players need beside."""
    return import_module(f"terra_widgets.players.{game}")


@cache
def roster(game: str) -> Any:
    """Who can play a game: `KINDS`, and `USUAL` for when nobody says who."""
    return import_module(f"terra_widgets.players.{game}.roster")
