"""Terra Futura as a `Game`: ties the decisions to the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.terra_futura.deck import Deck
from terra_widgets.games.decks import load
from terra_widgets.errors import SetupError, brief
from terra_widgets.games import contract as core
from terra_widgets.games.list_game import Legal, ListGame, no_moves
from terra_widgets.games.terra_futura.rules import activation, ending, market, moves, why
from terra_widgets.games.terra_futura.rules.cards import compile_deck
from terra_widgets.games.terra_futura.rules.numbers import FACTS, LEAST_PLAYERS, PLAYERS, TURNS
from terra_widgets.games.terra_futura.rules.state import (
    CHANCE, CHOSEN_PATTERN, CHOSEN_SET, DECK, HELD, LANDS, LUCK, NONE, OVER, PHASE, WHO, State,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.events import clock, events as events_of
from terra_widgets.games.terra_futura.rules.options import Options
from terra_widgets.games.terra_futura.rules.position import PositionBuilder, describe
from terra_widgets.games.terra_futura.rules.position_text import write
from terra_widgets.games.terra_futura.rules.what_if import changed_deck

Step = Callable[["TerraFutura", State, int, int, int], State]
NO_CHANCE = core.Chance()  # nothing in it, and nothing changes it

STEPS: dict[str, Step] = {
    "discard": market.discard,
    "take": market.take,
    "draw": market.draw,
    "place": market.place,
    "use": activation.use,
    "end": activation.end,
    "copy": activation.copy,
    "pay": activation.pay,
    "choose": activation.choose,
    "pollute": activation.pollute,
    "move": activation.move,
    "enough": activation.enough,
    "reward": activation.reward,
    "clean": activation.clean,
    "decline": activation.decline,
    "pattern": ending.pattern,
    "score": ending.score,
}
# One entry per move, so that a step is one look-up and one call.
DO = [(STEPS[verb], *args) for verb, args in zip(moves.VERB, moves.ARGS, strict=True)]
# One entry per decision, in the order of state.DECISIONS.
LEGAL: Legal = (
    market.market_moves, market.place_moves, activation.activate_moves, activation.copy_moves,
    activation.pay_moves, activation.choose_moves, activation.pollute_moves, activation.move_moves,
    activation.reward_moves, activation.clean_moves, ending.pattern_moves, ending.score_moves, no_moves,
)  # fmt: skip


class TerraFutura(ListGame):
    """The rules of Terra Futura for a number of players, a deck and options.

    >>> game = TerraFutura(players=2)
    >>> state = game.setup(core.Chance(7))
    >>> [game.move_text(m) for m in game.legal_moves(state)][:3]
    ['discard I', 'take I4', 'take I3']
    """

    name = "terra_futura"
    options: Options
    options_type = Options
    legal, over, luck_at = LEGAL, OVER, LUCK
    moves = moves.MOVES
    setup = market.setup
    explain = why.explain
    outcome = ending.outcome
    events = events_of
    position = describe
    position_builder = PositionBuilder
    position_text = staticmethod(write)
    clock = staticmethod(clock)

    def __init__(self, players: int, deck: Deck | None = None, options: Options | None = None) -> None:
        super().__init__(players, options)
        self.limited = self.options.limited_supply
        self.producer_blame = self.options.producer_blame
        self.late_reshuffle = self.options.late_reshuffle
        self.sandbox = self.options.sandbox or players < LEAST_PLAYERS  # TF-1
        self.cards = compile_deck(changed_deck(deck or load(), self.options))
        self._check()
        self.others = tuple(tuple(o for o in range(players) if o != p) for p in range(players))
        self.marked = next(c for c in self.cards.starting if self.cards.deck.cards[c].first)

    def _check(self) -> None:
        if not 1 <= self.players <= PLAYERS:  # TF-1
            raise SetupError("players-number", "TF-1", found=brief(self.players), **FACTS)
        deck = self.cards.deck
        needs = (
            ("starting", len(self.cards.starting), self.players),
            ("scoring", len(deck.scoring), 2 * self.players),
            ("level", sum(map(len, self.cards.levels)), TURNS * self.players),
        )
        for what, have, need in needs:
            if have < need:
                raise SetupError(
                    "deck-too-small", "TF-4", what=what, have=have, need=need, players=self.players
                )

    def step(self, state: State, move: int) -> State:
        do, a, b, c = DO[move]
        return do(self, state, a, b, c)

    def view(self, state: State, player: int) -> State:
        """TF-11: without the order of the decks and the scoring cards that others have not shown."""
        seen = state[:]
        seen[CHANCE] = NO_CHANCE
        seen[LUCK] = ()
        seen[DECK] = (NONE,) * len(state[DECK])
        seen[DECK + 1] = (NONE,) * len(state[DECK + 1])
        if state[PHASE] != OVER:
            for other in self.others[player] if player >= 0 else range(self.players):  # -1 is an onlooker
                seen[LANDS + other] = land = state[LANDS + other][:]
                one, two = land[HELD]
                brief = (land[CHOSEN_PATTERN], land[CHOSEN_SET])
                land[HELD] = (one if 0 in brief else NONE, two if 1 in brief else NONE)
        return seen

    def unseen(self, before: State, after: State) -> bool:
        """TF-20 to TF-22: a card came from a deck."""
        return any(before[DECK + level] != after[DECK + level] for level in (0, 1))

    def shows(self, before: State, move: int, after: State) -> bool:
        """TF-11: a scoring card was used for the first time, or the end turned up all of them."""
        if after[PHASE] == OVER:
            return True
        land = before[LANDS + before[WHO]]
        used = (land[CHOSEN_PATTERN], land[CHOSEN_SET])
        return moves.VERB[move] in {"pattern", "score"} and moves.ARGS[move][0] not in used
