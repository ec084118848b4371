"""Find a deck file, hand it to the reader of its game, and keep what comes with the kit."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from terra_widgets.errors import DeckError
from terra_widgets.games import catalog
from terra_widgets.games.contract import GameDeck
from terra_widgets.games.decks.location import guess, printable
from terra_widgets.games.decks.sheet import LARGEST_FILE

FILE = "deck"


@cache
def built_in(game: str = catalog.DEFAULT) -> tuple[str, ...]:
    """The names of a game's decks that come with the kit.

    The game's own name stands for `deck.csv` in its folder, with a dot and a word for `deck.word.csv`.

    >>> built_in()
    ('terra_futura', 'terra_futura.first')
    """
    found = (f.name.removesuffix(".csv") for f in catalog.folder(game).iterdir() if f.name.endswith(".csv"))
    return tuple(sorted(game + name.removeprefix(FILE) for name in found if name.partition(".")[0] == FILE))


def load(source: str | os.PathLike[str] = catalog.DEFAULT, game: str = catalog.DEFAULT) -> Any:
    """Load a deck of a game: a built-in one by its name, or a file of your own by its path.

    >>> len(load().scoring)
    16
    """
    if isinstance(source, str) and source in built_in(game):
        return _load_built_in(source, game)
    try:
        path = Path(source)
    except TypeError:
        raise DeckError("deck-source", found=type(source).__name__) from None
    file = printable(str(path), 200)
    return _reader(game)(_read(path, file, game), path.stem, file)


def parse(text: str | bytes, name: str = "deck", game: str = catalog.DEFAULT) -> Any:
    """Make a deck from the text of a deck file; errors call the file by `name`."""
    if not isinstance(text, str | bytes):
        raise DeckError("deck-source", found=type(text).__name__)
    return _reader(game)(text, name, printable(name, 200))


def of(source: str | os.PathLike[str] | GameDeck | None, game: str) -> GameDeck:
    """The deck that somebody means: a deck, a file, a built-in one; the usual one when nothing is said."""
    if not isinstance(source, GameDeck):
        deck: GameDeck = load(game if source is None else source, game)
        return deck
    if source.game != game:
        raise DeckError("deck-other-game", found=source.game, game=game)
    return source


def with_digest(digest: str, game: str) -> GameDeck:
    """The deck of the kit with that digest; the usual one where there is none.

    A deck that was changed stays in its game's folder as `deck.word.csv`: games of before go on with it.
    """
    usual = of(None, game)
    known = (load(name, game) for name in built_in(game) if digest != usual.digest)
    return next((deck for deck in known if deck.digest == digest), usual)


@cache
def _load_built_in(name: str, game: str) -> Any:
    file = FILE + name.removeprefix(game)
    return parse(catalog.folder(game).joinpath(f"{file}.csv").read_bytes(), name, game)


def _reader(game: str) -> Callable[[str | bytes, str, str], GameDeck]:
    reader: Callable[[str | bytes, str, str], GameDeck] = catalog.part(game, "deck").read
    return reader


def _read(path: Path, file: str, game: str) -> bytes:
    try:
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            raise DeckError("deck-file-folder", file=file)
        if not stat.S_ISREG(about.st_mode):  # a pipe or a device could keep us waiting for ever
            raise DeckError("deck-file-unreadable", file=file)
        with path.open("rb") as opened:
            return opened.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        near = guess(path.stem, built_in(game))
        known = ", ".join(built_in(game))
        raise DeckError("deck-file-missing", file=file, guess=near, known=known) from None
    except (OSError, ValueError):  # ValueError: a name that no file can have
        raise DeckError("deck-file-unreadable", file=file) from None
