"""`tw.print_kit`: everything for playing and teaching without computers, as files for a printer."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from terra_widgets.errors import SetupError, brief, known_language
from terra_widgets.files import problem_of, write_whole
from terra_widgets.games import catalog, decks
from terra_widgets.games.contract import GameDeck
from terra_widgets.printing.for_teachers import for_teachers
from terra_widgets.printing.handouts import handouts, lessons_of
from terra_widgets.printing.index import index
from terra_widgets.printing.page import Document, whole
from terra_widgets.printing.paper import Paper, paper_of
from terra_widgets.printing.plans import plans
from terra_widgets.printing.slides import slides


def print_kit(
    folder: str | os.PathLike[str],
    *,
    language: str = "en",
    deck: str | os.PathLike[str] | GameDeck | None = None,
    paper: str = "A4",
    game: str | None = None,
    lessons: bool = True,
    lesson: str | None = None,
) -> tuple[Path, ...]:
    """Write a game, hand-outs, plans and slides as HTML files that any browser prints at their real size.

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
        Which game, with its lessons. When nothing is said: Terra Futura with all lessons, and the other games
        that they play, each in a folder of its own.
    lessons
        Whether hand-outs, plans and slides of the lessons come along.
    lesson
        One lesson alone, by its name or number: its hand-out, what the teacher needs, all parts of its game.

    Returns
    -------
    The files, the list of everything (`index.html`) first.
    """
    known_language(language)
    sheet = paper_of(paper)
    target = _folder(folder)
    if game is not None:
        catalog.rulebook(game)  # SetupError when there is no such game
    sources = lessons_of(language, lesson=lesson, game=game) if lessons or lesson is not None else []
    chosen = sources[0].game if lesson is not None and sources else game or catalog.DEFAULT
    cards = decks.of(deck, chosen)
    made: tuple[Document, ...] = _of_game(chosen).documents(cards, language, sheet)
    others = {
        other: _in_folder(other, language, sheet)
        for other in dict.fromkeys(source.game for source in sources)
        if other != chosen
    }
    taught = (*handouts(sources, language), *for_teachers(sources, language))
    teaching = (*plans(sources, language), *slides(sources, language))
    everything = (
        index(cards, language, made, others, taught, teaching),
        *made,
        *(one for documents in others.values() for one in documents),
        *taught,
        *teaching,
    )
    # All texts first: when something is wrong with a deck or a lesson, nothing has been written yet.
    written = {target / f"{one.name}.html": whole(one, sheet) for one in everything}
    try:
        for path, content in written.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, content, shared=True)
    except OSError as error:
        raise SetupError("print-folder", folder=str(target), problem=problem_of(error)) from error
    return tuple(written)


def _in_folder(game: str, language: str, paper: Paper) -> tuple[Document, ...]:
    """A game that a lesson plays, with its usual deck, in a folder of its own."""
    made: tuple[Document, ...] = _of_game(game).documents(decks.of(None, game), language, paper)
    return tuple(replace(one, name=f"{game}/{one.name}") for one in made)


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
