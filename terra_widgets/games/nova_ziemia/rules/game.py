"""Nova Ziemia as a `Game`: ties the decisions to the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.decks import load
from terra_widgets.games.nova_ziemia.deck import COLOURS, NovaDeck
from terra_widgets.errors import SetupError
from terra_widgets.games import contract as core
from terra_widgets.games.list_game import Legal, ListGame, no_moves
from terra_widgets.games.nova_ziemia.rules import competition, ending, hints, settling, shaping, why
from terra_widgets.games.nova_ziemia.rules.numbers import FACTS, FIRST_GOAL, HAND, LEAST_COMPETITORS, PLAYERS
from terra_widgets.games.nova_ziemia.rules.state import (
    CHANCE, HANDS, LIBRARY, LUCK, NONE, OVER, PHASE, STACK, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.moves import Moves, moves_of
from terra_widgets.games.nova_ziemia.rules.events import clock, events as events_of
from terra_widgets.games.nova_ziemia.rules.options import Options
from terra_widgets.games.nova_ziemia.rules.position import PositionBuilder, describe
from terra_widgets.games.nova_ziemia.rules.position_text import write
from terra_widgets.games.nova_ziemia.rules.planet import compile_deck

Step = Callable[["NovaZiemia", State, int], State]

STEPS: dict[str, Step] = {
    "rotate": shaping.action,
    "flip": shaping.action,
    "shift": shaping.action,
    "back": shaping.back,
    "settle": settling.settle,
    "meet": settling.meet,
    "reach": settling.reach,
    "end": settling.end,
    "discard": settling.discard,
    "bid": competition.bid,
    "pass": competition.silent,
    "time": competition.time,
    "speak": competition.speak,
}
# One entry per decision, in the order of state.DECISIONS.
LEGAL: Legal = (
    shaping.shape_moves, settling.settle_moves, settling.discard_moves, settling.discard_moves,
    competition.bid_moves, competition.lower_moves, no_moves,
)  # fmt: skip


class NovaZiemia(ListGame):
    """The rules of Nova Ziemia for a number of players, a deck and options.

    >>> game = NovaZiemia(players=2)
    >>> state = game.setup(core.Chance(7))
    >>> [game.move_text(m) for m in game.legal_moves(state)][:2]
    ['rotate a1', 'rotate b1']
    """

    name = "nova_ziemia"
    options: Options
    moves: Moves
    options_type = Options
    legal, over, luck_at = LEGAL, OVER, LUCK
    setup = shaping.setup
    explain = why.explain
    outcome = ending.outcome
    events = events_of
    position = describe
    position_builder = PositionBuilder
    position_text = staticmethod(write)
    clock = clock
    hint = hints.hint

    def __init__(self, players: int, deck: NovaDeck | None = None, options: Options | None = None) -> None:
        super().__init__(players, options)
        self.cards = compile_deck(deck or load("nova_ziemia", "nova_ziemia"))
        printed = self.cards.deck
        self.moves = moves_of(tuple(t.id for t in printed.missions), tuple(t.id for t in printed.goals))
        self._steps = [STEPS[verb] for verb in self.moves.verbs]
        # TX-11: missions above the number of players are left out.
        self.missions = [card for card, task in enumerate(printed.missions) if task.players <= players]
        self.nines = self._nines()
        self._check()

    def goals_of(self, colour: int) -> list[int]:
        """The numbers of the goals of a colour."""
        return [
            self.cards.missions + i
            for i, goal in enumerate(self.cards.deck.goals)
            if goal.colour == COLOURS[colour]
        ]

    def disasters_of(self, level: str) -> list[int]:
        """The numbers of the yellow or red disasters."""
        first = self.cards.missions + self.cards.goals
        return [first + i for i, card in enumerate(self.cards.deck.disasters) if card.level == level]

    def _nines(self) -> tuple[int, ...]:
        """TX-12: the goal of value 9 in each colour, as far as the deck has it."""
        found = [
            [g for g in self.goals_of(c) if self.cards.tasks[g][1:] == (FIRST_GOAL, 1)] for c in range(4)
        ]
        return tuple(goals[0] for goals in found if goals)

    def _check(self) -> None:
        players, options = self.players, self.options
        least = LEAST_COMPETITORS if options.competition else 1
        if not isinstance(players, int) or not least <= players <= PLAYERS:  # TX-1, TX-50
            key, rule = (
                ("nova-competition-players", "TX-50") if options.competition else ("nova-players", "TX-1")
            )
            raise SetupError(key, rule, found=players, **FACTS)
        if options.competition and (options.disasters != "none" or options.first_game):
            raise SetupError("nova-competition-options", "TX-50")
        if len(self.missions) <= HAND * players and not options.competition:
            need = HAND * players + 1
            raise SetupError("nova-deck-few", "TX-11", have=len(self.missions), need=need, players=players)
        if options.first_game and len(self.nines) < len(COLOURS):
            raise SetupError("nova-deck-nines", "TX-12", **FACTS)
        reds = options.reds
        yellow, red = len(self.disasters_of("yellow")), len(self.disasters_of("red"))
        if options.disasters != "none" and (yellow <= reds or red < reds):
            raise SetupError("nova-deck-disasters", "TX-40", yellow=yellow, red=red)

    def step(self, state: State, move: int) -> State:
        return self._steps[move](self, state, move)

    def view(self, state: State, player: int) -> State:
        """TX-11: without the hands of others, the order of the library, and the disasters to come."""
        seen = state[:]
        seen[CHANCE] = core.Chance()
        seen[LUCK] = ()
        for field in (LIBRARY, STACK):
            seen[field] = (NONE,) * len(state[field])
        if state[PHASE] != OVER:
            seen[HANDS] = tuple(
                hand if other == player else (NONE,) * len(hand) for other, hand in enumerate(state[HANDS])
            )
        return seen

    def unseen(self, before: State, after: State) -> bool:
        """TX-25, TX-40, TX-50: a card came from the library, or a disaster opened."""
        return bool(before[LIBRARY] != after[LIBRARY] or before[STACK] != after[STACK])
