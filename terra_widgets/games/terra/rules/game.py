"""Terra as a `Game`: ties the decisions to the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terra_widgets.games.decks import load
from terra_widgets.games.terra.deck import TerraDeck
from terra_widgets.errors import Reason, SetupError, brief
from terra_widgets.games import contract as core
from terra_widgets.games.terra.rules import ending, events, moves, position, position_text, turn, why
from terra_widgets.games.terra.rules.numbers import DEALT, FACTS
from terra_widgets.games.terra.rules.state import (
    CHANCE, HANDS, HOARDS, LUCK, NONE, OVER, PHASE, PILE, ROUND, TURN, WHO, State, size,
)  # fmt: skip
from terra_widgets.games.terra.rules.options import Options

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


def _no_moves(game: Terra, s: State) -> tuple[int, ...]:
    return ()


# One entry per decision, in the order of state.DECISIONS.
LEGAL: tuple[Callable[[Terra, State], Sequence[int]], ...] = (
    turn.draw_moves, turn.give_moves, turn.act_moves, turn.discard_moves, _no_moves,
)  # fmt: skip


class Terra(core.Game):
    """The rules of Terra for a number of players, a deck and options.

    >>> game = Terra(players=4)
    >>> state = game.setup(core.Chance(7))
    >>> [game.move_text(m) for m in game.legal_moves(state)]
    ['draw']
    """

    name = "terra"

    def __init__(self, players: int, deck: TerraDeck | None = None, options: Options | None = None) -> None:
        self.players = players
        self.options = options or Options()
        self.sandbox = self.options.sandbox
        self.deck: TerraDeck = deck or load("terra", "terra")
        if not isinstance(players, int) or players not in DEALT:  # TR-1
            raise SetupError("terra-players", "TR-1", found=brief(players), **FACTS)
        if self.options.teams and players % 2:  # TR-60
            raise SetupError("terra-teams", "TR-60", found=players)
        self.partner = tuple((player + players // 2) % players for player in range(players))
        self.threats = tuple(crisis.threat for crisis in self.deck.crises)
        self.counts = tuple(solution.count for solution in self.deck.solutions)
        self.solutions = [kind for kind, count in enumerate(self.counts) for _ in range(count)]

    def changed_options(self) -> dict[str, Any]:
        return self.options.changed()

    def setup(self, chance: core.Chance) -> State:
        return turn.setup(self, chance)

    def to_move(self, state: State) -> int | None:
        return None if state[PHASE] == OVER else state[WHO]

    def legal_moves(self, state: State) -> Sequence[int]:
        return LEGAL[state[PHASE]](self, state)

    def step(self, state: State, move: int) -> State:
        do, a, b = DO[move]
        return do(self, state, a, b)

    def explain(self, state: State, move: int) -> Reason:
        return why.explain(self, state, move)

    def outcome(self, state: State) -> core.Outcome | None:
        return ending.outcome(self, state)

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

    def luck(self, state: State) -> tuple[tuple[int, ...], ...]:
        luck: tuple[tuple[int, ...], ...] = state[LUCK]
        return luck

    def clock(self, state: State) -> tuple[int, int]:
        return state[ROUND], state[TURN]

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
