"""Guided first games, lesson by lesson, as somebody sees them who does what the guide says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import terra_widgets as tw
from terra_widgets.games import catalog
from terra_widgets.games.terrabilis.rules.state import RIGHT
from terra_widgets.table.table import Table
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

Shown = dict[str, Any]
STARTS = {"terra_futura": "line", "terra": "give", "terrabilis": "build", "nova_ziemia": "settle"}
"""For each game one lesson that needs room."""


def lessons(game: str, language: str = "en") -> Iterator[tuple[str, Shown]]:
    """Each lesson with what the screen shows then; the last one is "done"."""
    table = tw.first_game(game, language=language)
    screen, told = Screen(table, Settings(language=language), lambda fresh: None), set()

    def send(**what: Any) -> None:
        screen.receive({"id": f"u{screen.snapshot['number']}", "at": screen.snapshot["number"], **what})

    while not screen.snapshot["guide"]["done"]:
        guide = screen.snapshot["guide"]
        name = guide["lesson"] or ("watch" if screen.snapshot["watch"] else "known")
        if name not in told:
            told.add(name)
            yield name, screen.snapshot
        if name == "welcome":
            send(guide="next")
        elif screen.snapshot["watch"]:
            send(do="skip")
        else:
            send(move=obeyed(table, guide["highlight"]))
    yield "done", screen.snapshot


def obeyed(table: Table, highlight: list[str]) -> str:
    """The move that the guide points at; of a quiz, which it does not, the right answer."""
    found = [move for move in highlight if move in table.legal_moves]
    return found[0] if found else f"answer {'abc'[table.state[RIGHT]]}"


@cache
def all_lessons(game: str, language: str = "en") -> dict[str, Shown]:
    """The lessons of a game, by their names."""
    return dict(lessons(game, language))


def guided(game: str) -> Shown:
    return all_lessons(game)[STARTS[game]]


GUIDED_MOMENTS: dict[str, Callable[[], Shown]] = {
    f"guided_{game}": partial(guided, game) for game in catalog.games()
}
