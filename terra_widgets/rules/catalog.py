"""The games there are, by name, and what any table of them needs checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from terra_widgets.decks import Deck
from terra_widgets.errors import SetupError, shown
from terra_widgets.rules.core import Game
from terra_widgets.rules.terra_futura import Options, TerraFutura, position_text

GAMES = ("terra_futura",)
LONGEST_NAME = 60


def game(name: str, players: int, deck: Deck | None, options: Mapping[str, Any]) -> Game:
    """A game by its name; SetupError when there is none, or it can't be set up so."""
    if name not in GAMES:
        raise SetupError("game-unknown", name=shown(name), known=", ".join(GAMES))
    return TerraFutura(players, deck, Options.of(options))


def read_position(text: str) -> dict[str, Any]:
    """The dict that the text form of a position stands for."""
    return position_text.read(text)


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """Players' names: one line of text each, all different."""
    for name in names:
        if (
            not isinstance(name, str)
            or not name.strip()
            or len(name) > LONGEST_NAME
            or not name.isprintable()
        ):
            raise SetupError("players-name", found=shown(name), most=LONGEST_NAME)
        if list(names).count(name) > 1:
            raise SetupError("players-twice", found=name)
    return tuple(names)
