"""Numbers about a learner's own game, by name: what a prediction turned out to be, what a quiz asks for.

Each game has a file `facts.py` with `FACTS`: functions of the story that its charts draw, and a seat. Its
`EVENTS` are functions that say whether something has happened yet: a lesson names the one that it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any

from terra_widgets.charts import tell
from terra_widgets.errors import LessonError, brief
from terra_widgets.games import catalog
from terra_widgets.table.record import Record

Fact = Callable[[Any, int], float]
Event = Callable[[Any, int], bool]
Own = Mapping[str, Callable[[Record], float]]


def facts_of(game: str) -> Mapping[str, Fact]:
    """The facts that a game has, by their names."""
    found: Mapping[str, Fact] = catalog.part(game, "facts").FACTS if catalog.has(game, "facts") else {}
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


def events_of(game: str) -> Mapping[str, Event]:
    """The events that a game has, by their names."""
    facts = catalog.part(game, "facts") if catalog.has(game, "facts") else None
    found: Mapping[str, Event] = getattr(facts, "EVENTS", {})
    return found


def has_come(record: Record, player: str, event: str) -> bool:
    """Whether an event has come in a player's game by now; LessonError for one that no such game knows."""
    known = events_of(record.game)
    if event not in known:
        raise LessonError("lesson-event", found=brief(event, 60), known=", ".join(known) or "-")
    return known[event](tell(record, "en"), record.players.index(player))


def check_fact(name: str, own: Mapping[str, object], game: str = catalog.DEFAULT) -> None:
    """LessonError unless there is such a fact of that game."""
    known = [*facts_of(game), *own]
    if name not in known:
        near = [*get_close_matches(name, known, n=1), *known, "-"][0]
        raise LessonError("lesson-fact", found=brief(name, 60), near=near)
