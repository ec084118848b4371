"""What room somebody wants, in the words of a command line."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import NoReturn

from terra_widgets.errors import RoomError, known_language
from terra_widgets.games import catalog
from terra_widgets.room.plan import plan_of
from terra_widgets.room.room import GAME

FIRST_PLAN = "03_cubes_pile_up"
FOLDER = "terra-classes"
"""Where classes are kept when nobody says where."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What room somebody wants."""

    plan: str
    seats: int = 1
    language: str = "en"
    port: int | None = None
    data: Path | None = None
    only_here: bool = False
    seed: int | None = None


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise RoomError("class-words", problem=message)


def read(words: list[str], language: str) -> argparse.Namespace:
    """The options as they were typed.

    >>> read(["--game", "terra", "--seats", "4"], "cs").seats
    4
    """
    parser = _Words(prog="terra class", add_help=False, allow_abbrev=False)
    parser.add_argument("--plan")
    parser.add_argument("--game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--language", default=language)
    parser.add_argument("--port", type=int)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--data")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--only-here", action="store_true")
    return parser.parse_args(words)


def wanted_of(given: argparse.Namespace) -> Wanted:
    """What room the options ask for, checked; TerraError says what can't be."""
    if given.plan and given.game:
        raise RoomError("class-plan-or-game")
    language = known_language(given.language)
    if given.game:
        game = catalog.find(given.game)
        plan, most = f"{GAME}{game}", catalog.rulebook(game).most
    else:
        found = plan_of(given.plan or FIRST_PLAN, language)
        plan = str(Path(given.plan).resolve()) if given.plan and given.plan.endswith(".toml") else found.name
        most = max((catalog.rulebook(found.source.game_at(one)).most for one in found.plays), default=1)
    seats = given.seats if given.seats is not None else 1
    if not 1 <= seats <= most:
        raise RoomError("class-seats", found=seats, most=most)
    if given.port is not None and not 1 <= given.port <= 65535:
        raise RoomError("class-port", found=given.port)
    data = Path(given.data) if given.data else usual_file(plan)
    data.parent.mkdir(parents=True, exist_ok=True)
    return Wanted(plan, seats, language, given.port, data, given.only_here, given.seed)


def games() -> list[str]:
    """The games that a room can play."""
    return list(catalog.games())


def usual_file(plan: str) -> Path:
    """A file that is not there yet, named after the day and the plan."""
    stem = f"{date.today().isoformat()}-{Path(plan.replace(':', '-')).stem}"  # noqa: DTZ011 (the teacher's own day)
    number, path = 1, Path(FOLDER) / f"{stem}.class"
    while path.exists():
        number += 1
        path = Path(FOLDER) / f"{stem}-{number}.class"
    return path
