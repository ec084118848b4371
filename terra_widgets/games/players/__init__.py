"""Automatic players: one interface for all games.

A player has `choose(game, view, moves, draw)`: it sees the game through `view`, which holds nothing that
its seat may not know, and takes its luck from `draw`, a function like `random.random`. And it has
`explain(language)`: why it played what it played last. The players of a game are in its own folder, where
`players/roster.py` says who can play it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from terra_widgets.errors import SetupError
from terra_widgets.games import catalog
from terra_widgets.games.players.player import Player as Player
from terra_widgets.games.players.strength import FULL, SLIPS, THINKING, Slipping

PREFIX = "bot:"
BY_CHANCE = "random"


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

    It may have a strength behind its name: a thinker from 1 (fast) to 9, others from 1 (slips often) to 3.

    >>> player("bot:thinker:1").width
    1
    """
    known = kinds(game)
    kind, colon, strength = str(name).removeprefix(PREFIX).partition(":")
    if kind not in known or (colon and kind == BY_CHANCE):
        raise SetupError("player-kind", found=(kind + colon + strength)[:40], known=", ".join(known))
    if not colon:
        return known[kind]()
    most = getattr(known[kind], "most", None)
    number = int(strength[:9]) if strength.isdecimal() else 0
    if not 1 <= number <= (most or FULL):
        raise SetupError("player-strength", kind=kind, found=strength[:40], most=most or FULL)
    return known[kind](number) if most else Slipping(known[kind](), SLIPS[number])


def levels(game: str, kind: str) -> tuple[str, ...]:
    """A kind as easy, medium and strong; chance alone has no strength.

    >>> levels("terra_futura", "greedy"), levels("terra", "thinker"), levels("terra", "random")
    (('greedy:1', 'greedy:2', 'greedy'), ('thinker:1', 'thinker', 'thinker:5'), ('random',))
    """
    if kind == BY_CHANCE:
        return (kind,)
    thinks = hasattr(kinds(game)[kind], "most")
    numbers, usual = (THINKING, THINKING[1]) if thinks else (tuple(SLIPS), FULL)
    return tuple(kind if number == usual else f"{kind}:{number}" for number in numbers)
