"""Numbers about a learner's own game, by name: what a prediction turned out to be, what a quiz asks for.

Each game has a file of its name here, with `FACTS`: functions of the story that its charts draw, and a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from terra_widgets.errors import LessonError, shown
from terra_widgets.record import Record
from terra_widgets.rules import catalog
from terra_widgets.views.charts import tell

Fact = Callable[[Any, int], float]
Own = Mapping[str, Callable[[Record], float]]


def facts_of(game: str) -> Mapping[str, Fact]:
    """The facts that a game has, by their names."""
    module = f"{__name__}.{game}"
    found: Mapping[str, Fact] = import_module(module).FACTS if find_spec(module) else {}
    return found


def fact_of(record: Record, player: str, name: str, own: Own) -> float:
    """A number about a player's game.

    Parameters
    ----------
    record
        The game, finished or not.
    player
        Whose number it is.
    name
        A fact of that game, or of a lesson's own.
    own
        A lesson's own: functions of the record.
    """
    if name in own:
        return own[name](record)
    check_fact(name, own, record.game)
    return facts_of(record.game)[name](tell(record, "en"), record.players.index(player))


def check_fact(name: str, own: Mapping[str, object], game: str = catalog.DEFAULT) -> None:
    """LessonError unless there is such a fact of that game."""
    known = [*facts_of(game), *own]
    if name not in known:
        near = [*get_close_matches(name, known, n=1), *known, "-"][0]
        raise LessonError("lesson-fact", found=shown(name, 60), near=near)
