"""The guided first game of Nova Ziemia: it goes on until every kind of decision was met.

Bids and disasters are other ways to play, and not for a first game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from terra_widgets.games.contract import Move, State
from terra_widgets.games.nova_ziemia.rules.numbers import FACTS
from terra_widgets.games.nova_ziemia.rules.settling import met
from terra_widgets.games.nova_ziemia.rules.state import ACTIONS, DECISIONS, HANDS, PILE, TURN
from terra_widgets.widgets.guide import WELCOME, Guide, Lesson

LESSONS = (
    Lesson(WELCOME),
    Lesson("zones", "shape", ("missions",)),
    Lesson("back", "shape"),
    Lesson("settle", "shape"),
    Lesson("meet", "settle"),
    Lesson("reach", "settle"),
    Lesson("end", "settle"),
    Lesson("failure", "shape", ("library",)),
    Lesson("discard", "discard", ("missions",)),
)


class FirstGame(Guide):
    """The guide at one table of Nova Ziemia."""

    lessons, decisions = LESSONS, DECISIONS
    partners = ("bot:thinker",)
    seed = 5
    adviser = "loner"
    options: ClassVar = {"first_game": True}
    facts = FACTS

    def suits(self, lesson: Lesson, game: Any, state: State) -> bool:
        if not super().suits(lesson, game, state):
            return False
        if lesson.key == "back":
            return bool(state[ACTIONS])
        if lesson.key == "settle":
            return _some_met(game, state)
        if lesson.key == "failure":  # once a turn is over, and before an action makes it dear
            return bool(state[PILE]) and not state[ACTIONS] and not _some_met(game, state)
        verbs = {game.moves.verbs[move] for move in game.legal_moves(state)}
        return lesson.key not in {"reach", "end"} or lesson.key in verbs

    def advice(self, game: Any, view: State, lesson: str, untold: frozenset[str]) -> Sequence[Move]:
        if lesson == "failure":
            return [game.moves.settle]
        found: Sequence[Move] = game.hint(view).moves  # nobody advises better
        return found[:1]


GUIDE = FirstGame


def _some_met(game: Any, state: State) -> bool:
    return any(met(game, state, card) for card in state[HANDS][state[TURN]])
