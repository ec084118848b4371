"""The guided first game of Terra Futura: ten short steps."""

from __future__ import annotations

import os

from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra_futura.deck import Card
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.market import line_of
from terra_widgets.games.terra_futura.rules.moves import ARGS, LEVELS, VERB
from terra_widgets.games.terra_futura.rules.numbers import ROW_LENGTH
from terra_widgets.games.terra_futura.rules.state import (
    CARDS,
    CELL_NAMES,
    LANDS,
    MARKET,
    MASK,
    PHASE,
    PLACE,
    POLLUTE,
    RAWS,
    ROOM,
    ROW,
    WHO,
)  # fmt: skip
from terra_widgets.table.start import load, new
from terra_widgets.table.table import Table
from terra_widgets.widgets.guide import Guide, Step, attach

SEED = 249  # a plain start: cards that give, beside cards that exchange what they give
ON_CARDS = {"place", "use", "pay", "pollute", "move", "clean"}
TAKES = frozenset(("take", "draw"))

STEPS = (
    Step("take", TAKES),
    Step("place", frozenset(("place",))),
    Step("use", frozenset(("use",))),
    Step("gain", frozenset(("gain",)), cell="c3"),
    Step("second", TAKES),
    Step("line", frozenset(("place",))),
    Step("gather", frozenset(("gain",))),
    # Who has enough already may exchange before gathering.
    Step("exchange", frozenset(("pay",)), after="line"),
    Step("pollution", frozenset(("pollute",)), after="line"),
    Step("goal", TAKES),
)


class FirstGame(Guide):
    """The guide at one table of Terra Futura."""

    steps = STEPS

    def highlight(self, table: Table, step: str) -> list[str]:
        """What to look at: the names of parts and places."""
        game, state = table.game, table.state
        assert isinstance(game, TerraFutura)
        if game.to_move(state) != self.seat:
            return ["prompt"]
        if state[PHASE] == MARKET:
            more = ["scoring"] if step == "goal" else []
            return ["market", *more, *_market_cards(game, state, step)]
        moves = [move for move in game.legal_moves(state) if _fits(game, state, move, step)]
        cells = [f"cell:{CELL_NAMES[ARGS[move][0]]}" for move in moves if VERB[move] in ON_CARDS]
        hand = ["hand"] if state[PHASE] == PLACE else []
        return [*hand, *dict.fromkeys(cells)] or ["choices"]


GUIDE = FirstGame


def _market_cards(game: TerraFutura, state: State, step: str) -> list[str]:
    """The cards that suit a step, by level and place."""
    suits = {"take": _gives, "second": _exchanges}.get(step)
    if suits is None:
        return []
    return [
        f"market:{level}:{ROW_LENGTH - i}"
        for row, level in enumerate(LEVELS)
        for i, card in enumerate(state[ROW + row])
        if suits(game.cards.deck.cards[card])
    ]


def _gives(card: Card) -> bool:
    return any(any(effect.gives[:RAWS]) and not effect.pollution for effect in card.top)


def _exchanges(card: Card) -> bool:
    """Whether raw materials alone pay for an exchange that pollutes: every lesson of the steps to come."""
    return any(effect.pollution and not any(effect.cost[RAWS:]) for effect in card.bottom)


def _fits(game: TerraFutura, state: State, move: Move, step: str) -> bool:
    """Whether a move is one that a step asks for; all are where it does not matter."""
    land = state[LANDS + state[WHO]]
    cell, number, _ = ARGS[move]
    if VERB[move] == "place" and step == "line":
        reach = {
            ARGS[other][0]: len(line_of(land[MASK] | 1 << ARGS[other][0], ARGS[other][0]))
            for other in game.legal_moves(state)
        }
        return reach[cell] == max(reach.values())
    if VERB[move] == "use":
        effect = game.cards.deck.cards[land[CARDS][cell]].effects[number]
        wanted = {"gain": "c3", "gather": "gain", "exchange": "exchange", "pollution": "exchange"}.get(step)
        if step in {"second", "goal"}:
            return False
        return wanted is None or wanted in {effect.kind, CELL_NAMES[cell]}
    if state[PHASE] == POLLUTE:
        roomy = any(land[ARGS[other][0]] >> ROOM > 1 for other in game.legal_moves(state))
        return not roomy or bool(land[cell] >> ROOM > 1)
    return True


def first_game(
    *, player: str = "Team A", saved: str | os.PathLike[str] | None = None, language: str = "en"
) -> Table:
    """A table for a first game: its widget explains ten moves, each as it is the learner's turn to make it.

    Parameters
    ----------
    player
        The name of the learner, who plays against an automatic player.
    saved
        A first game that `table.save` wrote: the guide goes on where it was.
    language
        The language of sentences.
    """
    if saved is not None:
        return attach(load(saved, language=language))
    return attach(new(players=[player, "bot:greedy"], seed=SEED, language=language))
