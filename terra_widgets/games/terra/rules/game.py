"""Terra as a `Game`: ties the decisions to the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from terra_widgets.games.decks import load
from terra_widgets.games.terra.deck import TerraDeck
from terra_widgets.errors import SetupError, brief
from terra_widgets.games import contract as core
from terra_widgets.games.list_game import Legal, ListGame, no_moves
from terra_widgets.games.terra.rules import ending, moves, turn, why
from terra_widgets.games.terra.rules.numbers import DEALT, FACTS
from terra_widgets.games.terra.rules.state import (
    CHANCE, HANDS, HOARDS, LUCK, NONE, OVER, PHASE, PILE, ROUND, TURN, State, size,
)  # fmt: skip
from terra_widgets.games.terra.rules.events import events as events_of
from terra_widgets.games.terra.rules.options import Options
from terra_widgets.games.terra.rules.position import PositionBuilder, describe
from terra_widgets.games.terra.rules.position_text import write

Step = Callable[["Terra", State, int, int], State]

STEPS: dict[str, Step] = {
    "draw": turn.draw,
    "give": turn.give,
    "pass": turn.decline,
    "help": turn.help_crisis,
    "hoard": turn.hoard,
    "end": turn.end,
    "discard": turn.discard,
}
# One entry per move, so that a step is one look-up and one call.
DO = [(STEPS[verb], *args) for verb, args in zip(moves.VERB, moves.ARGS, strict=True)]
# One entry per decision, in the order of state.DECISIONS.
LEGAL: Legal = (
    turn.draw_moves, turn.give_moves, turn.act_moves, turn.discard_moves, no_moves,
)  # fmt: skip


class Terra(ListGame):
    """The rules of Terra for a number of players, a deck and options.

    >>> game = Terra(players=4)
    >>> state = game.setup(core.Chance(7))
    >>> [game.move_text(m) for m in game.legal_moves(state)]
    ['draw']
    """

    name = "terra"
    options: Options
    options_type = Options
    legal, over, luck_at = LEGAL, OVER, LUCK
    secret_facts: ClassVar = {
        kind: frozenset(("card", "value")) for kind in ("draw", "hoard")
    }  # TR-20, TR-32
    secret_moves = frozenset(("hoard",))
    moves = moves.MOVES
    setup = turn.setup
    explain = why.explain
    outcome = ending.outcome
    events = events_of
    position = describe
    position_builder = PositionBuilder
    position_text = staticmethod(write)

    def __init__(self, players: int, deck: TerraDeck | None = None, options: Options | None = None) -> None:
        super().__init__(players, options)
        self.deck: TerraDeck = deck or load("terra", "terra")
        if not isinstance(players, int) or players not in DEALT:  # TR-1
            raise SetupError("terra-players", "TR-1", found=brief(players), **FACTS)
        if self.options.teams and players % 2:  # TR-60
            raise SetupError("terra-teams", "TR-60", found=players)
        self.partner = tuple((player + players // 2) % players for player in range(players))
        self.threats = tuple(crisis.threat for crisis in self.deck.crises)
        self.counts = tuple(solution.count for solution in self.deck.solutions)
        self.solutions = [kind for kind, count in enumerate(self.counts) for _ in range(count)]

    def step(self, state: State, move: int) -> State:
        do, a, b = DO[move]
        return do(self, state, a, b)

    def view(self, state: State, player: int) -> State:
        """TR-20, TR-32: without the order of the pile and, before the end, what others hold and hoard."""
        seen = state[:]
        seen[CHANCE] = core.Chance()
        seen[LUCK] = ()
        seen[PILE] = (NONE,) * len(state[PILE])
        if state[PHASE] != OVER:
            seen[HANDS] = tuple(
                hand if other == player or hand < 0 else -1 - size(hand)
                for other, hand in enumerate(state[HANDS])
            )
            seen[HOARDS] = tuple(
                held if other == player else (NONE,) * len(held) for other, held in enumerate(state[HOARDS])
            )
        return seen

    def unseen(self, before: State, after: State) -> bool:
        """TR-20: a card was drawn."""
        return len(before[PILE]) != len(after[PILE])

    def shows(self, _before: State, move: int, after: State) -> bool:
        """TR-21, TR-30, TR-40, TR-51: a card was laid open, or the end turned up all hoards."""
        return moves.VERB[move] in {"give", "help", "discard"} or after[PHASE] == OVER

    def clock(self, state: State) -> tuple[int, int]:
        return state[ROUND], state[TURN]
