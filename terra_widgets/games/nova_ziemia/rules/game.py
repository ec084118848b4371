"""Nova Ziemia as a `Game`: ties the decisions to the functions that carry them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from terra_widgets.games.decks import load
from terra_widgets.games.nova_ziemia.deck import COLOURS, NovaDeck
from terra_widgets.errors import SetupError
from terra_widgets.games import contract as core
from terra_widgets.games.list_game import Legal, ListGame, no_moves
from terra_widgets.games.nova_ziemia.rules import competition, ending, hints, settling, shaping, why
from terra_widgets.games.nova_ziemia.rules.numbers import (
    FACTS, FIRST_GOAL, HAND, HARDER_GOAL, LEAST_COMPETITORS, PLAYERS,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.state import (
    CHANCE, HANDS, LIBRARY, LUCK, NONE, OVER, PHASE, STACK, TASK, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.moves import Moves, moves_of
from terra_widgets.games.nova_ziemia.rules.events import clock, events as events_of
from terra_widgets.games.nova_ziemia.rules.options import DRAWN, Options
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
        self.nines, self.eights = self._of_value(FIRST_GOAL), self._of_value(HARDER_GOAL)
        self.book = self._book()
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

    def _of_value(self, value: int, colours: Sequence[int] = range(len(COLOURS))) -> tuple[int, ...]:
        """TX-12: the goal of one zone of that value in each colour, as far as the deck has it."""
        found = [[g for g in self.goals_of(c) if self.cards.tasks[g][1:] == (value, 1)] for c in colours]
        return tuple(goals[0] for goals in found if goals)

    def _book(self) -> tuple[int, ...] | None:
        """TX-12: the goals that were chosen; None where chance draws them."""
        options = self.options
        if options.first_game and options.goals == DRAWN:
            return self.nines
        if options.goals == DRAWN or options.eights:
            return None
        words = options.goals.split(",")
        numbers = {name.casefold(): number for number, name in enumerate(self.cards.ids)}
        goals = range(self.cards.missions, self.cards.missions + self.cards.goals)
        book: list[int] = []
        for place, word in enumerate(words):
            if word.isdecimal() and len(words) == len(COLOURS):
                found = self._of_value(int(word), [place])
            else:
                found = tuple(card for card in (numbers.get(word.casefold(), NONE),) if card in goals)
            if not found or found[0] in book:
                known = ", ".join(self.cards.ids[goal] for goal in goals)
                key = "nova-goals-twice" if found else "nova-goals-unknown"
                raise SetupError(key, "TX-12", found=word[:40], known=known)
            book.append(found[0])
        return tuple(book)

    def _check(self) -> None:
        players, options = self.players, self.options
        least = LEAST_COMPETITORS if options.competition else 1
        if not isinstance(players, int) or not least <= players <= PLAYERS:  # TX-1, TX-50
            key, rule = (
                ("nova-competition-players", "TX-50") if options.competition else ("nova-players", "TX-1")
            )
            raise SetupError(key, rule, found=players, **FACTS)
        chosen = options.goals != DRAWN
        if options.competition and (options.disasters != "none" or options.first_game or chosen):
            raise SetupError("nova-competition-options", "TX-50")
        if options.first_game and chosen:
            raise SetupError("nova-goals-first", "TX-12", **FACTS)
        if len(self.missions) <= HAND * players and not options.competition:
            need = HAND * players + 1
            raise SetupError("nova-deck-few", "TX-11", have=len(self.missions), need=need, players=players)
        if options.eights and len(self.eights) < len(COLOURS):
            raise SetupError("nova-deck-eights", "TX-12", **FACTS)
        if (options.first_game or options.eights) and len(self.nines) < len(COLOURS):
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
        """TX-25, TX-40, TX-50: a card came from the library, or none that will do was left; a disaster."""
        return any(before[field] != after[field] for field in (LIBRARY, STACK, TASK))

    def shows(self, _before: State, move: int, after: State) -> bool:
        """TX-11, TX-24: a mission from a hand was laid open, or the end turned up all hands."""
        return self.moves.verbs[move] in {"meet", "discard"} or (after[PHASE] == OVER and any(after[HANDS]))

    def maker(self, state: State, move: int) -> int | None:
        """TX-50: who asks for the word is the one who gets it."""
        return self.moves.args[move] if self.moves.verbs[move] == "speak" else super().maker(state, move)

    def may_make(self, state: State, move: int, player: int) -> bool:
        """TX-50: anybody at the table may say that time is up."""
        at_table = 0 <= player < self.players
        return (at_table and self.moves.verbs[move] == "time") or super().may_make(state, move, player)
