"""The guided first game of Terra Futura, to the end: every kind of decision is met once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra_futura.deck import Effect
from terra_widgets.games.terra_futura.rules.market import line_of
from terra_widgets.games.terra_futura.rules.moves import ARGS, END, VERB
from terra_widgets.games.terra_futura.rules.numbers import FACTS, POINTS, ROW_LENGTH
from terra_widgets.games.terra_futura.rules.state import (
    CARDS, DECISIONS, FINAL, LANDS, MASK, RAWS, ROOM, ROW, WHO, Territory,
)  # fmt: skip
from terra_widgets.widgets.guide import WELCOME, Guide, Lesson

FOOD = 3  # among the kinds of the deck

LESSONS = (
    Lesson(WELCOME),
    Lesson("take", "market", ("market",)),
    Lesson("place", "place", ("hand",)),
    Lesson("use", "activate"),
    Lesson("choose", "choose", ("choices",)),
    Lesson("arrow", "market", ("market",)),
    Lesson("line", "place", ("hand",)),
    Lesson("order", "activate"),
    Lesson("pay", "pay"),
    Lesson("pollute", "pollute"),
    Lesson("goal", "market", ("scoring",)),
    Lesson("copy", "copy"),
    Lesson("move", "move"),
    Lesson("discard", "market", ("market",)),
    Lesson("reward", "reward", ("choices",)),
    Lesson("clean", "clean"),
    Lesson("pattern", "pattern", ("scoring",)),
    Lesson("final", "activate"),
    Lesson("score", "score", ("scoring",)),
)


def _gives(effect: Effect) -> bool:
    return effect.kind == "gain" and any(effect.gives[:RAWS]) and not effect.pollution


def _exchanges(effect: Effect) -> bool:
    """Whether raw materials alone pay for an exchange that pollutes: every lesson of the steps to come."""
    return bool(effect.kind == "exchange" and effect.pollution and not any(effect.cost[RAWS:]))


def _transfers(effect: Effect) -> bool:
    return effect.kind == "transfer"


# By lesson: what a card to take should have; where no card has it, the next best thing.
WANTED: dict[str, tuple[Callable[[Effect], bool], ...]] = {
    "take": (_gives,),
    "arrow": (_exchanges, lambda effect: effect.kind == "exchange"),
    "move": (_transfers,),
}
# By lesson: the effect whose use leads to its decision.
LEADS: dict[str, Callable[[Effect], bool]] = {
    "pollute": _exchanges,
    "copy": lambda effect: effect.kind == "assistance",
    "move": _transfers,
}


class FirstGame(Guide):
    """The guide at one table of Terra Futura."""

    lessons, decisions = LESSONS, DECISIONS
    partners = ("bot:trader", "bot:greedy")
    seed = 250
    adviser = "greedy"
    facts: ClassVar = {**FACTS, "open": 2 * ROW_LENGTH, "raw": POINTS[0], "food": POINTS[FOOD]}

    def suits(self, lesson: Lesson, game: Any, state: State) -> bool:
        if lesson.key in {"use", "order", "final"} and bool(state[FINAL]) != (lesson.key == "final"):
            return False
        return super().suits(lesson, game, state)

    def advice(self, game: Any, view: State, lesson: str, untold: frozenset[str]) -> Sequence[Move]:
        legal = super().advice(game, view, lesson, untold)
        decision, land = self.decision(view), view[LANDS + view[WHO]]
        if decision == "market":
            return _at_the_market(game, view, legal, lesson, untold)
        if decision == "place" and lesson == "line":
            return [max(legal, key=lambda move: _in_line(land, ARGS[move][0]))]
        if decision == "activate":
            return _to_meet(game, land, legal, untold)
        if decision == "pollute" and lesson:
            return [max(legal, key=lambda move: land[ARGS[move][0]] >> ROOM)]
        return legal


GUIDE = FirstGame


def _in_line(land: Territory, cell: int) -> int:
    """How many cards a card on a place would set to work."""
    return len(line_of(land[MASK] | 1 << cell, cell))


def _at_the_market(
    game: Any, view: State, legal: Sequence[Move], lesson: str, untold: frozenset[str]
) -> Sequence[Move]:
    """Open cards that lead to what was not told yet; to throw one out belongs to its own lesson."""
    if lesson == "discard":
        return [move for move in legal if VERB[move] == "discard"] or legal
    takes = {
        move: game.cards.deck.cards[view[ROW + ARGS[move][0]][ARGS[move][1]]]
        for move in legal
        if VERB[move] == "take"
    }
    wanted = [lesson] if lesson in WANTED else [key for key in WANTED if key in untold]
    for suits in (suits for key in wanted for suits in WANTED[key]):
        found = [move for move, card in takes.items() if any(map(suits, card.effects))]
        if found:
            return found
    return list(takes) or legal


def _to_meet(game: Any, land: Territory, legal: Sequence[Move], untold: frozenset[str]) -> Sequence[Move]:
    """Uses of cards that lead to what was not told yet; all that is legal where there are none."""
    effects = {
        move: game.cards.deck.cards[land[CARDS][ARGS[move][0]]].effects[ARGS[move][1]]
        for move in legal
        if move != END
    }
    for key, leads in LEADS.items():
        found = [move for move, effect in effects.items() if leads(effect)] if key in untold else []
        if found:
            return found
    return legal
