"""What the start page offers: games, lessons, and the games that are kept beside the notebook."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from terra_widgets.errors import TerraError
from terra_widgets.games import catalog, players
from terra_widgets.lesson.card import Card, read_card
from terra_widgets.lesson.folders import MOST_PARENTS, PACKAGE, folder_of, guide_file, lesson_names
from terra_widgets.start_page.shapes import GameOffer, KeptGame, LessonOffer
from terra_widgets.table.autosave import KeptFile, kept_files
from terra_widgets.table.start import partners
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import game_about, game_name, isolated, listing
from terra_widgets.widgets.guide import has_guide

log = logging.getLogger("terra_widgets")
MOST_KEPT = 8
MOST_PEOPLE = 4


def games(language: str) -> list[GameOffer]:
    """The games, in the order in which they came to the kit."""
    return [
        {
            "name": name,
            "title": game_name(name, language),
            "text": game_about(name, language),
            "players": translate("start-players", language, most=catalog.rulebook(name).most),
            "play": translate("start-play", language, game=game_name(name, language)),
            "guided": translate("start-guided", language) if has_guide(name) else "",
        }
        for name in catalog.games()
        if catalog.has(name, "screen")
    ]


def seats(game: str, people: int, language: str) -> list[str]:
    """Who sits at a table: so many people, and automatic players on the seats that are left."""
    automatic = partners(game)
    names = [translate("start-person", language, number=number + 1) for number in range(people)]
    return [*names, *automatic[people - 1 :]][: catalog.rulebook(game).most]


def lessons(language: str, here: Path) -> list[LessonOffer]:
    """The lessons; those that do not exist in a language come in English."""
    return [_lesson(card, language, here) for card in cards(language)]


def cards(language: str) -> list[Card]:
    """What the lessons are about; one that can't be read is left out, and never stops the others."""
    found = (_card(name, language, _stamp(folder_of(name))) for name in lesson_names())
    return [card for card in found if card is not None]


@lru_cache(maxsize=256)
def _card(name: str, language: str, _stamp: tuple[object, ...]) -> Card | None:
    try:
        return read_card(name, language)
    except TerraError as error:
        log.warning("%s", error)
        return None


def _stamp(folder: Path) -> tuple[object, ...]:
    """By which a lesson that a teacher has changed is known."""
    files = sorted(folder.glob("[a-z][a-z].*"))
    return folder, *((path.name, path.stat().st_mtime_ns) for path in files)


def _lesson(card: Card, language: str, here: Path) -> LessonOffer:
    about = [
        translate("start-minutes", language, minutes=card.minutes),
        _ages(card.ages, language),
        game_name(card.game, language),
    ]
    return {
        "name": card.name,
        "language": card.language,
        "number": translate("start-lesson", card.language, number=card.number),
        "title": card.title,
        "question": card.question,
        "game": card.game,
        "about": " · ".join(filter(None, about)),
        "notebook": notebook(card.name, card.language, here),
        "guide": guide(card, here),
    }


def _ages(ages: Sequence[int], language: str) -> str:
    if not ages:
        return ""
    if len(ages) == 1:
        return translate("start-ages-up", language, youngest=ages[0])
    return translate("start-ages", language, youngest=ages[0], oldest=ages[1])


def notebook(name: str, language: str, here: Path) -> str:
    """Where the notebook of a lesson is, as seen from the one that is open; empty if none is near."""
    file = f"{name}.ipynb"
    if (here / file).is_file():
        return file
    for folder in _around(here):
        for sub in (Path("notebooks", language), Path("notebooks", FALLBACK)):
            if (folder / sub / file).is_file():
                return _relative(folder / sub / file, here)
    return ""


def guide(card: Card, here: Path) -> str:
    """Where the guide of a lesson is, as seen from the notebook; empty where no notebook server looks."""
    name = guide_file(card.language, card.name)
    paths = [*(folder / name for folder in _around(here)), card.folder / f"guide.{card.language}.md"]
    path = next((path for path in paths if path.is_file()), PACKAGE)
    return "" if path.is_relative_to(PACKAGE) else _relative(path, here)


def _around(here: Path) -> tuple[Path, ...]:
    return (here, *here.parents[:MOST_PARENTS])


def _relative(path: Path, here: Path) -> str:
    return Path(os.path.relpath(path, here)).as_posix()


def kept_games(language: str) -> list[tuple[KeptFile, KeptGame]]:
    """The games that were kept beside the notebook, the newest first."""
    return [(one, _kept(one, language)) for one in kept_files()[:MOST_KEPT]]


@lru_cache(maxsize=256)
def _kept(one: KeptFile, language: str) -> KeptGame:
    people = [isolated(name) for name in one.players if not name.startswith(players.PREFIX)]
    return {
        "id": one.id,
        "title": game_name(one.game, language),
        # The page alone knows the person's time zone.
        "text": translate(
            "start-kept-game", language, names=listing(people, language), when="{when}", moves=one.moves
        ),
        "when": one.when,
    }
