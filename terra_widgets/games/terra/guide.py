"""The guided first game of Terra: it goes on until every kind of decision was met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra.rules.moves import ARGS, END, VERB
from terra_widgets.games.terra.rules.numbers import COMBINATION, FACTS, HAND_LIMIT
from terra_widgets.games.terra.rules.state import (
    DECISIONS, HANDS, HELPED, OPEN, PACKED, UNIT, WHO, WORTH, holds, size,
)  # fmt: skip
from terra_widgets.widgets.guide import WELCOME, Guide, Lesson

LESSONS = (
    Lesson(WELCOME),
    Lesson("draw", "draw"),
    Lesson("give", "give"),
    Lesson("help", "act"),
    Lesson("hoard", "act"),
    Lesson("limits", "draw", ("limits",)),
    Lesson("discard", "discard"),
)


class FirstGame(Guide):
    """The guide at one table of Terra."""

    lessons, decisions = LESSONS, DECISIONS
    partners = ("bot:helper", "bot:hoarder")
    seed = 786
    adviser = "helper"
    facts = FACTS

    def suits(self, lesson: Lesson, game: Any, state: State) -> bool:
        if not super().suits(lesson, game, state):
            return False
        if lesson.key == "limits":
            return bool(state[OPEN])
        return lesson.decision != "act" or lesson.key in {VERB[move] for move in game.legal_moves(state)}

    def advice(self, game: Any, view: State, lesson: str, untold: frozenset[str]) -> Sequence[Move]:
        legal = super().advice(game, view, lesson, untold)
        if self.decision(view) != "act":
            return legal
        helps = [move for move in legal if VERB[move] == "help"]
        hoards = [move for move in legal if VERB[move] == "hoard"]
        if "hoard" in untold and hoards:
            return [max(hoards, key=lambda move: WORTH[ARGS[move][0]])]
        if "hoard" in untold and not view[HELPED] and (tickets := _tickets(view, helps)):
            return tickets[:1]
        if lesson == "help":
            return [min(helps, key=lambda move: ARGS[move][1])]
        if "discard" in untold and size(view[HANDS][view[WHO]]) > HAND_LIMIT - COMBINATION:
            return [END]  # a hand that grows is soon too large
        return legal


GUIDE = FirstGame


def _tickets(view: State, helps: Sequence[Move]) -> list[Move]:
    """TR-32: cards on a crisis after which the hand still has a combination."""
    hand = view[HANDS][view[WHO]]
    return [move for move in helps if any(holds(hand - UNIT[ARGS[move][1]], three) for three in PACKED)]
