"""Terra Futura as a `Game`: ties the decisions to the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terra_widgets.games.terra_futura.deck import Deck
from terra_widgets.games.decks import load
from terra_widgets.errors import Reason, SetupError, brief
from terra_widgets.games import contract as core
from terra_widgets.games.terra_futura.rules import (
    activation,
    ending,
    events,
    market,
    moves,
    position,
    position_text,
    why,
)
from terra_widgets.games.terra_futura.rules.cards import compile_deck
from terra_widgets.games.terra_futura.rules.numbers import FACTS, LEAST_PLAYERS, PLAYERS, TURNS
from terra_widgets.games.terra_futura.rules.state import (
    CHANCE, CHOSEN_PATTERN, CHOSEN_SET, DECK, HELD, LANDS, LUCK, NONE, OVER, PHASE, WHO, State,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.options import Options
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


def _no_moves(game: TerraFutura, s: State) -> tuple[int, ...]:
    return ()


# One entry per decision, in the order of state.DECISIONS.
LEGAL: tuple[Callable[[TerraFutura, State], Sequence[int]], ...] = (
    market.market_moves, market.place_moves, activation.activate_moves, activation.copy_moves,
    activation.pay_moves, activation.choose_moves, activation.pollute_moves, activation.move_moves,
    activation.reward_moves, activation.clean_moves, ending.pattern_moves, ending.score_moves, _no_moves,
)  # fmt: skip


class TerraFutura(core.Game):
    """The rules of Terra Futura for a number of players, a deck and options.

    >>> game = TerraFutura(players=2)
    >>> state = game.setup(core.Chance(7))
    >>> [game.move_text(m) for m in game.legal_moves(state)][:3]
    ['discard I', 'take I4', 'take I3']
    """

    name = "terra_futura"

    def __init__(self, players: int, deck: Deck | None = None, options: Options | None = None) -> None:
        self.players = players
        self.options = options or Options()
        self.limited = self.options.limited_supply
        self.producer_blame = self.options.producer_blame
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

    def changed_options(self) -> dict[str, Any]:
        return self.options.changed()

    def setup(self, chance: core.Chance) -> State:
        return market.setup(self, chance)

    def to_move(self, state: State) -> int | None:
        return None if state[PHASE] == OVER else state[WHO]

    def legal_moves(self, state: State) -> Sequence[int]:
        return LEGAL[state[PHASE]](self, state)

    def step(self, state: State, move: int) -> State:
        do, a, b, c = DO[move]
        return do(self, state, a, b, c)

    def explain(self, state: State, move: int) -> Reason:
        return why.explain(self, state, move)

    def outcome(self, state: State) -> core.Outcome | None:
        return ending.outcome(self, state)

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

    def luck(self, state: State) -> tuple[tuple[int, ...], ...]:
        luck: tuple[tuple[int, ...], ...] = state[LUCK]
        return luck

    def clock(self, state: State) -> tuple[int, int]:
        return events.clock(state)

    def events(self, before: State, move: int, after: State) -> list[core.Event]:
        return events.events(self, before, move, after)

    def move_text(self, move: int) -> str:
        return moves.TEXT[move]

    def parse_move(self, text: str) -> int:
        return moves.parse(text)

    def position(self, state: State, names: Sequence[str]) -> dict[str, Any]:
        return position.describe(self, state, names)

    def from_position(self, given: core.Position, chance: core.Chance) -> State:
        return position.build(self, given, chance)

    def position_text(self, given: core.Position) -> str:
        return position_text.write(given)
