"""`terra class [...]`: open a room for a class on the local network, and stay with it until Ctrl-C."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from datetime import date
from pathlib import Path
from typing import NoReturn

from terra_widgets.command import reach
from terra_widgets.command.speech import say
from terra_widgets.errors import TerraError, known_language
from terra_widgets.games import catalog
from terra_widgets.room.address import code_in_terminal
from terra_widgets.room.plan import plan_names, plan_of
from terra_widgets.room.room import GAME
from terra_widgets.room.serve import Open, Wanted, serve
from terra_widgets.text import translate

FIRST_PLAN = "03_cubes_pile_up"
FOLDER = "terra-classes"
"""Where classes are kept when nobody says where."""


class _Words(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise TerraError("class-words", problem=message)


def class_room(words: list[str], language: str) -> int:
    """Open a room; the exit code is 0 when it was stopped."""
    if {"-h", "--help"} & set(words):
        say(translate("class-help", language, plans=", ".join(plan_names()), games=", ".join(catalog.games())))
        return 0
    given = read(words, language)
    wanted = wanted_of(given)
    serve(wanted, lambda room: _tell(room, language, browser=not given.no_browser, only_here=given.only_here))
    say(translate("class-stopped", language))
    return 0


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
    parser.add_argument("--data")
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--only-here", action="store_true")
    return parser.parse_args(words)


def wanted_of(given: argparse.Namespace) -> Wanted:
    """What room the options ask for, checked; TerraError says what can't be."""
    if given.plan and given.game:
        raise TerraError("class-plan-or-game")
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
        raise TerraError("class-seats", found=seats, most=most)
    if given.port is not None and not 1 <= given.port <= 65535:
        raise TerraError("class-port", found=given.port)
    data = Path(given.data) if given.data else usual_file(plan)
    data.parent.mkdir(parents=True, exist_ok=True)
    return Wanted(plan, seats, language, given.port, data, given.only_here)


def usual_file(plan: str) -> Path:
    """A file that is not there yet, named after the day and the plan."""
    stem = f"{date.today().isoformat()}-{Path(plan.replace(':', '-')).stem}"  # noqa: DTZ011 (the teacher's own day)
    number, path = 1, Path(FOLDER) / f"{stem}.class"
    while path.exists():
        number += 1
        path = Path(FOLDER) / f"{stem}-{number}.class"
    return path


def _tell(room: Open, language: str, *, browser: bool, only_here: bool) -> None:
    """Say where everybody finds the room, and open the facilitator's page."""
    opens = browser and reach.can_open_browser(os.environ)
    if sys.stdout.isatty():
        say(code_in_terminal(room.joins))
    facts = {"title": room.title, "address": room.students, "code": room.code, "cockpit": room.cockpit}
    say(translate("class-again" if room.again else "class-open", language, title=room.title))
    say(translate("class-students", language, **facts))
    say(translate("class-cockpit-opened" if opens else "class-cockpit", language, cockpit=room.cockpit))
    say(translate("class-only-here" if only_here else "class-network", language))
    say(translate("class-stop", language, file=str(room.data)))
    if opens:
        webbrowser.open(room.cockpit)
