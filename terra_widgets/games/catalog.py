"""The games there are, by name, the parts of each, and what any table of them needs checked.

A game is a folder beside this file that has a `RULES.md`. Its parts are modules of that folder, all named
alike, and are imported when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from terra_widgets import games as package
from terra_widgets.errors import SetupError, brief
from terra_widgets.games.contract import Adviser, Game, GameDeck, Rulebook
from terra_widgets.text.names import is_name

DEFAULT = "terra_futura"
LONGEST_NAME = 60
MOST_PLAYERS = 100
"""More than any game has, and few enough to look at each; the game itself says how many it wants."""


def games() -> Mapping[str, int]:
    """Every game with the number it has in resume codes, in the order of these numbers."""
    return _games(tuple(package.__path__))


@cache
def _games(folders: tuple[str, ...]) -> Mapping[str, int]:
    names = [book.parent.name for folder in folders for book in Path(folder).glob("*/RULES.md")]
    numbers = {name: import_module(f"{package.__name__}.{name}").NUMBER for name in names}
    return dict(sorted(numbers.items(), key=lambda pair: pair[1]))


def folder(game: str) -> Path:
    """The folder of a game."""
    return Path(str(import_module(f"{package.__name__}.{game}").__file__)).parent


def part(game: str, name: str) -> Any:
    """A part of a game: the module with that name in its folder, such as "charts"."""
    return import_module(f"{package.__name__}.{game}.{name}")


def has(game: str, name: str) -> bool:
    """Whether a game has a part: charts, paper or a screen may still be missing."""
    try:
        return find_spec(f"{package.__name__}.{game}.{name}") is not None
    except ModuleNotFoundError:  # a part of a part, in a game that has only the one file
        return False


@cache
def adviser(game: str) -> Adviser | None:
    """Who gives hints in a game: the `hint` of its `players.hints`; None where that is missing."""
    found: Adviser | None = part(game, "players.hints").hint if has(game, "players.hints") else None
    return found


Game.adviser = staticmethod(adviser)


def gives_hints(game: Game) -> bool:
    """Whether there are hints in a game: its rules may find them, or its players."""
    return type(game).hint is not Game.hint or _has_adviser(game.name)


@cache
def _has_adviser(game: str) -> bool:
    # Only looked for: what works hints out takes time to load, and not every game needs one.
    return has(game, "players.hints")


def find(name: object) -> str:
    """The name of a game as the kit writes it; SetupError with what to write when there is no such game.

    >>> find("Terra Futura"), find("nova-ziemia")
    ('terra_futura', 'nova_ziemia')
    """
    if isinstance(name, str):
        plain = "_".join(name[:LONGEST_NAME].casefold().replace("-", " ").replace("_", " ").split())
        if plain in games():
            return plain
        near = get_close_matches(plain, games(), n=1) or [DEFAULT]
        raise SetupError("game-near", name=brief(name), near=near[0], known=", ".join(games()))
    raise SetupError("game-unknown", name=brief(name), known=", ".join(games()))


def rulebook(name: str) -> Rulebook:
    """What a game says of itself; SetupError when there is no such game."""
    if not isinstance(name, str) or name not in games():
        raise SetupError("game-unknown", name=brief(name), known=", ".join(games()))
    found: Rulebook = part(name, "rules").RULEBOOK
    return found


def game(name: str, players: int, deck: GameDeck | None, options: Mapping[str, Any]) -> Game:
    """A game by its name; SetupError when there is none, or it can't be set up so."""
    return rulebook(name).make(players, deck, options)


def options_since(name: str, version: object, options: Mapping[str, Any]) -> dict[str, Any] | None:
    """The options that go on with a game of another version of the rules; None where they can't."""
    book = rulebook(name)
    if type(version) is int and version == book.version:
        return dict(options)
    if type(version) is not int or version not in book.earlier:
        return None
    return {**book.earlier[version], **options}


def numbered(number: object) -> str:
    """The name of the game with that number in resume codes; KeyError when there is none."""
    return {number: name for name, number in games().items()}[number]  # type: ignore[index]


def read_position(text: str) -> dict[str, Any]:
    """The dict that the text form of a position stands for."""
    first = text.split(maxsplit=1)[:1] if isinstance(text, str) else []
    return rulebook(first[0] if first and first[0] in games() else DEFAULT).read_position(text)


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """Players' names: one line of text each, all different."""
    if len(names) > MOST_PLAYERS:
        raise SetupError("players-many", found=len(names), most=MOST_PLAYERS)
    seen: set[str] = set()
    for name in names:
        if not is_name(name, LONGEST_NAME):
            raise SetupError("players-name", found=brief(name), most=LONGEST_NAME)
        if name in seen:
            raise SetupError("players-twice", found=name)
        seen.add(name)
    return tuple(names)
