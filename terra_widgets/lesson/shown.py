"""What a lesson shows by its name, so that its cells stay short: charts of figures, many games, a lab."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from terra_widgets.games import catalog
from terra_widgets.lesson.fields import Fields

MOST_GAMES = 60
"""How many games a cell may play: thirty cells begin at once in a classroom."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart of figures: its series, and how they are drawn, as `lesson.figures` takes it."""

    series: tuple[str, ...]
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Tables:
    """Games of the same players under the same rules."""

    name: str
    players: tuple[str, ...]
    games: int
    seed: int
    rules: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ManyGames:
    """A chart of many games of automatic players, or of several such sets."""

    game: str
    """Which game; empty for that of the lesson."""
    chart: str
    value: str
    predictions: tuple[str, ...]
    """The ids of what was predicted about them."""
    sets: tuple[Tables, ...]


@dataclass(frozen=True, slots=True)
class LabSetup:
    """How a lab of the lesson opens: the arguments of `tw.Lab`, and what was predicted about it."""

    game: str
    options: Mapping[str, Any]
    predictions: tuple[str, ...]


def read_picture(given: Fields) -> Picture:
    """`[picture.name]`."""
    options = {
        "since": given.year("since"),
        "until": given.year("until"),
        "bars": given.flag("bars", default=False),
        "zero": given.flag("zero", default=False),
        "title": given.text("title", ""),
    }
    return given.done(Picture(given.texts("series"), options))


def read_many_games(given: Fields) -> ManyGames:
    """`[games.name]`, with a `[[games.name.set]]` for each set."""
    made = ManyGames(
        game=_game(given),
        chart=given.text("chart"),
        value=given.text("value", ""),
        predictions=given.texts("predictions"),
        sets=tuple(_tables(one) for one in given.tables("set")),
    )
    if not made.sets:
        given.wrong("set", "one set of games or more, as [[games.name.set]]")
    return given.done(made)


def _game(given: Fields) -> str:
    return given.word("game", ("", *catalog.games()), "")


def _tables(given: Fields) -> Tables:
    games = given.number("games", MOST_GAMES)
    if not 1 <= games <= MOST_GAMES or games != int(games):
        given.wrong("games", f"a whole number from 1 to {MOST_GAMES}")
    made = Tables(
        name=given.text("name", ""),
        players=given.texts("players"),
        games=int(games),
        seed=int(given.number("seed", 1)),
        rules=_rules(given),
    )
    return given.done(made)


def _rules(given: Fields) -> Mapping[str, Any]:
    rules = given.take("rules", {})
    if not isinstance(rules, dict):
        given.wrong("rules", "named rules, as { carbon_tax = 1 }")
    return dict(rules)


def read_lab(given: Fields) -> LabSetup:
    """`[lab.name]`."""
    options: dict[str, Any] = {
        "players": list(given.texts("players")),
        "rule": given.text("rule"),
        "strength": given.take("strength", None),
        "seed": int(given.number("seed", 1)),
        "measure": given.text("measure", "points"),
    }
    return given.done(LabSetup(_game(given), options, given.texts("predictions")))
