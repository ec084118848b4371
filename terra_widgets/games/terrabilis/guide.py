"""The guided first game of Terrabilis: it goes on until every kind of decision was met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terrabilis.rules.moves import JOIN_IT, REFUSE, TAKE_REWARD, TRADE_WITH
from terra_widgets.games.terrabilis.rules.numbers import FACTS, PLAYERS
from terra_widgets.games.terrabilis.rules.state import DECISIONS
from terra_widgets.table.start import at
from terra_widgets.table.table import Table
from terra_widgets.widgets.guide import WELCOME, Guide, Lesson

PURSE = 12_000
"""Terras that the learner begins with: a rich country never learns what it is to owe."""

LESSONS = (
    Lesson(WELCOME),
    Lesson("roll", "roll"),
    Lesson("draw", "draw"),
    Lesson("build", "build"),
    Lesson("zone", "roll", ("zone",)),
    Lesson("quiz", "quiz", ("quiz",)),
    Lesson("reward", "reward"),
    Lesson("follow", "follow"),
    Lesson("slush", "slush"),
    Lesson("join", "join"),
    Lesson("trade", "trade"),
    Lesson("offer", "offer"),
    Lesson("answer", "answer"),
    Lesson("disaster", "disaster"),
    Lesson("hit", "hit"),
    Lesson("loan", "roll", ("bank",)),
    Lesson("owe", "owe"),
)


class FirstGame(Guide):
    """The guide at one table of Terrabilis."""

    lessons, decisions = LESSONS, DECISIONS
    partners = ("bot:ally", "bot:steward")
    seed = 494
    adviser = "ally"
    facts = FACTS

    @classmethod
    def begin(cls, game: str, names: Sequence[str], language: str) -> Table:
        """A poor country among members of the Alliance: so that trade and debt come up soon."""
        learner, *others = names
        countries = [{"name": learner, "terras": PURSE}, *({"name": one, "alliance": True} for one in others)]
        return at({"game": game, "players": countries}, seed=cls.seed, language=language)

    def advice(self, game: Any, view: State, lesson: str, untold: frozenset[str]) -> Sequence[Move]:
        decision, legal = self.decision(view), super().advice(game, view, lesson, untold)
        if decision == "quiz":
            return ()
        if decision == "join":
            return [JOIN_IT]
        if decision == "trade" and "offer" in untold:
            return [move for move in legal if TRADE_WITH <= move < TRADE_WITH + PLAYERS] or legal
        if "owe" not in untold:
            return legal
        # Who spends what there is soon meets a bill.
        cards = {move: game.moves.args[move] for move in legal if game.moves.verbs[move] == "install"}
        if cards:
            return [max(cards, key=lambda move: game.cards.deck.cards[cards[move]].terras)]
        spent = {"slush": REFUSE, "reward": TAKE_REWARD + 1}.get(decision)
        return legal if spent is None else [spent]


GUIDE = FirstGame
