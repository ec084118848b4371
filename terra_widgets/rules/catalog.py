"""The games there are, by name, and what any table of them needs checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from terra_widgets.decks import GameDeck
from terra_widgets.errors import SetupError, shown
from terra_widgets.rules.core import Game, Rulebook

# Every game with the number it has in resume codes, which must never change. The package of a game has
# its name, here and in the layers above, and is imported when somebody asks for the game.
GAMES = {"terra_futura": 0, "terra": 1, "terrabilis": 2, "nova_ziemia": 3}
DEFAULT = "terra_futura"
LONGEST_NAME = 60


def rulebook(name: str) -> Rulebook:
    """What a game's package says of it; SetupError when there is no such game."""
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError("game-unknown", name=shown(name), known=", ".join(GAMES))
    found: Rulebook = import_module(f"terra_widgets.rules.{name}").RULEBOOK
    return found


def game(name: str, players: int, deck: GameDeck | None, options: Mapping[str, Any]) -> Game:
    """A game by its name; SetupError when there is none, or it can't be set up so."""
    return rulebook(name).make(players, deck, options)


def numbered(number: object) -> str:
    """The name of the game with that number in resume codes; KeyError when there is none."""
    return {number: name for name, number in GAMES.items()}[number]  # type: ignore[index]


def read_position(text: str) -> dict[str, Any]:
    """The dict that the text form of a position stands for."""
    first = text.split(maxsplit=1)[:1] if isinstance(text, str) else []
    return rulebook(first[0] if first and first[0] in GAMES else DEFAULT).read_position(text)


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
