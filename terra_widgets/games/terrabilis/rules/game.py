"""Terrabilis as a `Game`: ties the decisions to the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.decks import load
from terra_widgets.games.terrabilis.deck.cards import TerrabilisDeck
from terra_widgets.errors import SetupError
from terra_widgets.games import contract as core
from terra_widgets.games.list_game import Legal, ListGame, no_moves
from terra_widgets.games.terrabilis.rules import build, dues, ending, money, setup, squares, trade, why
from terra_widgets.games.terrabilis.rules.cards import compile_deck
from terra_widgets.games.terrabilis.rules.state import (
    CHANCE, COUNTRIES, HAND, HAZARDS, LOG, LUCK, NONE, OVER, PHASE, PILES, QUESTIONS, QUIZ, RIGHT, SWAP, TURN,
    YEAR, State,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import (
    ACCEPT, ANSWER_WITH, FOLLOW_IT, JOIN_IT, PAY_ONE, REFUSE, ROLL_DICE, STAY_OUT,
    TAKE_REWARD, Moves,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.money import loan_moves
from terra_widgets.games.terrabilis.rules.numbers import FACTS, LEAST_PLAYERS, PLAYERS
from terra_widgets.games.terrabilis.rules.events import events as events_of
from terra_widgets.games.terrabilis.rules.options import Options
from terra_widgets.games.terrabilis.rules.position import PositionBuilder, describe
from terra_widgets.games.terrabilis.rules.position_text import write

Step = Callable[["Terrabilis", State, int], State]

STEPS: dict[str, Step] = {
    "roll": squares.roll,
    "borrow": dues.borrow,
    "repay": money.repay,
    "leave": dues.leave,
    "draw": build.draw,
    "install": build.install,
    "return": build.put_back,
    "keep": build.keep,
    "answer": squares.answer,
    "take": squares.take_reward,
    "follow": squares.follow,
    "accept": squares.accept,
    "refuse": squares.refuse,
    "join": squares.join,
    "stay": squares.stay_out,
    "trade": trade.trade_with,
    "done": trade.done,
    "give": trade.give,
    "ask": trade.ask,
    "swap": trade.swap,
    "want": trade.want,
    "offer": trade.make_offer,
    "drop": trade.drop,
    "agree": trade.agree,
    "decline": trade.decline,
    "end": trade.end_talks,
    "pay": squares.pay_one,
}


def _fixed(*moves: int) -> Callable[[Terrabilis, State], list[int]]:
    """A decision that always offers the same, and a loan."""

    def offered(game: Terrabilis, s: State) -> list[int]:
        return [*moves, *loan_moves(s)]

    return offered


# One entry per decision, in the order of state.DECISIONS.
LEGAL: Legal = (
    _fixed(ROLL_DICE),
    build.draw_moves,
    build.build_moves,
    _fixed(*(ANSWER_WITH + i for i in range(3))),
    _fixed(TAKE_REWARD, TAKE_REWARD + 1, ROLL_DICE),
    _fixed(FOLLOW_IT),
    _fixed(ACCEPT, REFUSE),
    _fixed(JOIN_IT, STAY_OUT),
    trade.trade_moves,
    trade.offer_moves,
    trade.answer_moves,
    _fixed(ROLL_DICE),
    _fixed(PAY_ONE, PAY_ONE + 1),
    dues.owe_moves,
    no_moves,
)


class Terrabilis(ListGame):
    """The rules of Terrabilis for a number of players, a deck and options.

    >>> game = Terrabilis(players=2)
    >>> state = game.setup(core.Chance(7))
    >>> [game.move_text(m) for m in game.legal_moves(state)]
    ['roll', 'borrow']
    """

    name = "terrabilis"
    options: Options
    moves: Moves
    options_type = Options
    legal, over, luck_at = LEGAL, OVER, LUCK
    secret_moves = frozenset(("return", "agree"))  # TB-4: a card under its pile, or into another hand
    setup = setup.setup
    asides = money.asides
    explain = why.explain
    outcome = ending.outcome
    events = events_of
    position = describe
    position_builder = PositionBuilder
    position_text = staticmethod(write)

    def __init__(
        self, players: int, deck: TerrabilisDeck | None = None, options: Options | None = None
    ) -> None:
        if not LEAST_PLAYERS <= players <= PLAYERS:  # TB-1
            raise SetupError("terrabilis-players-number", "TB-1", found=players, **FACTS)
        super().__init__(players, options)
        self.cards = compile_deck(deck or load("terrabilis", "terrabilis"))
        self.moves = self.cards.moves
        self.bursts = players - 1  # TB-24

    def mover(self, state: State, move: int) -> int | None:
        """Who makes a move: a loan may name another country than the one that decides."""
        named = self.moves.verbs[move] in {"borrow", "repay"} and self.moves.args[move] != NONE
        return self.moves.args[move] if named else self.to_move(state)

    def step(self, state: State, move: int) -> State:
        moves = self.moves
        return dues.settle(self, STEPS[moves.verbs[move]](self, state, moves.args[move]))

    def view(self, state: State, player: int) -> State:
        """TB-4, TB-31: without others' hands, the order of the piles, and the right answer."""
        seen = state[:]
        seen[CHANCE] = core.Chance()
        seen[LUCK] = ()
        seen[LOG] = ()
        seen[RIGHT] = NONE
        for field in (PILES, PILES + 1, PILES + 2, HAZARDS, QUESTIONS):
            seen[field] = (NONE,) * len(state[field])
        for other in range(self.players):
            country = state[COUNTRIES + other]
            if other != player and state[PHASE] != OVER and country[HAND]:
                seen[COUNTRIES + other] = country = country[:]
                # The card in an open offer lies on the table.
                country[HAND] = tuple(c if c == state[SWAP] else NONE for c in country[HAND])
        return seen

    def unseen(self, before: State, after: State) -> bool:
        """Dice, a card from a pile, the right answer, a card from another hand."""
        if len(before[LUCK]) != len(after[LUCK]) or before[PHASE] == QUIZ != after[PHASE]:
            return True
        if any(len(after[PILES + i]) < len(before[PILES + i]) for i in range(3)):
            return True
        if before[HAZARDS] != after[HAZARDS] or before[QUESTIONS] != after[QUESTIONS]:
            return True
        return bool(before[SWAP] != NONE and any(entry[0] == "agree" for entry in after[LOG]))

    def shows(self, _before: State, move: int, after: State) -> bool:
        """TB-4, TB-30, TB-34: a card from the hand was installed or offered, or the end turned up all."""
        return self.moves.verbs[move] in {"install", "swap"} or after[PHASE] == OVER

    def maker(self, state: State, move: int) -> int | None:
        """TB-40: a loan at another's decision is of the country that it names."""
        named = self.moves.verbs[move] in {"borrow", "repay"} and self.moves.args[move] != NONE
        return self.moves.args[move] if named else super().maker(state, move)

    def clock(self, state: State) -> tuple[int, int]:
        return state[YEAR], state[TURN]
