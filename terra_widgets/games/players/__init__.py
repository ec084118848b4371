"""Automatic players: one interface for all games.

A player has `choose(game, view, moves, draw)`: it sees the game through `view`, which holds nothing that
its seat may not know, and takes its luck from `draw`, a function like `random.random`. And it has
`explain(language)`: why it played what it played last. The players of a game are in its own folder, where
`players/roster.py` says who can play it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from terra_widgets.errors import Reason, SetupError
from terra_widgets.games import catalog
from terra_widgets.games.contract import Game, Move, State

PREFIX = "bot:"


class Player(Protocol):
    """What every automatic player can do."""

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """One of the legal moves, knowing only what the deciding player may know."""

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last, with facts in that language; None before it played."""


def kinds(game: str) -> Mapping[str, Callable[..., Player]]:
    """The automatic players that a game has, by their names."""
    found: Mapping[str, Callable[..., Player]] = catalog.part(game, "players.roster").KINDS
    return found


def usual(game: str) -> tuple[str, ...]:
    """Who plays a game when nobody says who."""
    found: tuple[str, ...] = catalog.part(game, "players.roster").USUAL
    return found


def player(name: str, game: str = catalog.DEFAULT) -> Player:
    """An automatic player of a game by its name, with or without the prefix "bot:".

    A thinker may have a strength from 1 (fast) to 9 behind its name.

    >>> player("bot:thinker:1").width
    1
    """
    known = kinds(game)
    kind, colon, strength = str(name).removeprefix(PREFIX).partition(":")
    most = getattr(known.get(kind), "most", None)
    if most is not None and colon:
        if not strength.isdecimal():
            raise SetupError("player-strength", found=strength[:40], most=most)
        return known[kind](int(strength[:9]))
    if kind not in known or colon:
        raise SetupError("player-kind", found=(kind + colon + strength)[:40], known=", ".join(known))
    return known[kind]()
