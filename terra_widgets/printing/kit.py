"""`tw.print_kit`: everything for playing and teaching without computers, as files for a printer."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from terra_widgets.errors import SetupError, brief, known_language
from terra_widgets.files import problem_of, write_whole
from terra_widgets.games import catalog, decks
from terra_widgets.games.contract import GameDeck
from terra_widgets.printing.handouts import handouts
from terra_widgets.printing.index import index
from terra_widgets.printing.page import Document, whole
from terra_widgets.printing.paper import paper_of


def print_kit(
    folder: str | os.PathLike[str],
    *,
    language: str = "en",
    deck: str | os.PathLike[str] | GameDeck | None = None,
    paper: str = "A4",
    game: str = catalog.DEFAULT,
    lessons: bool = True,
) -> tuple[Path, ...]:
    """Write a game and the lessons' hand-outs as HTML files that any browser prints at their real size.

    Parameters
    ----------
    folder
        Where to; it is made if it is not there.
    language
        The language of cards, rules and hand-outs.
    deck
        A deck of your own: a file or a deck; the usual one when nothing is said.
    paper
        "A4" or "Letter".
    game
        Which game.
    lessons
        Whether the hand-outs of the lessons come along.

    Returns
    -------
    The files, the list of everything (`index.html`) first.
    """
    known_language(language)
    sheet = paper_of(paper)
    target = _folder(folder)
    catalog.rulebook(game)  # SetupError when there is no such game
    cards = decks.of(deck, game)
    made: tuple[Document, ...] = _of_game(game).documents(cards, language, sheet)
    taught = handouts(language) if lessons else ()
    everything = (index(cards, language, made, taught), *made, *taught)
    # All texts first: when something is wrong with a deck or a lesson, nothing has been written yet.
    written = {target / f"{one.name}.html": whole(one, sheet) for one in everything}
    try:
        for path, content in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, content, shared=True)
    except OSError as error:
        raise SetupError("print-folder", folder=str(target), problem=problem_of(error)) from error
    return tuple(written)


def _of_game(game: str) -> Any:
    """The module that puts a game on paper: `documents(deck, language, paper)`."""
    known = [name for name in catalog.games() if catalog.has(name, "paper")]
    if game not in known:
        raise SetupError("print-no-kit", game=game, known=", ".join(known))
    return catalog.part(game, "paper")


def _folder(folder: str | os.PathLike[str]) -> Path:
    if not isinstance(folder, str | os.PathLike) or not os.fspath(folder):
        raise SetupError("print-folder-text", found=brief(folder))
    target = Path(folder).expanduser()
    if target.exists() and not target.is_dir():
        raise SetupError("print-folder", folder=str(target), problem="not a folder")
    return target
