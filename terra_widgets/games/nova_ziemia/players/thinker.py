"""A player that plans its whole turn with the solver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terra_widgets.errors import Reason
from terra_widgets.games.players.deciding import Deciding, Draw, Thinking
from terra_widgets.games.players.last import Last
from terra_widgets.games.nova_ziemia.players import plan
from terra_widgets.games.contract import Move, State
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.competition import lowest_bid
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, BID, BIDS, CLAIMED, HANDS, LOWER, PHASE, PLANET, SETTLE, SHAPE, TASK, WHO,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.settling import met
from terra_widgets.games.nova_ziemia.rules.solver import FURTHEST, Solution, solve

WIDTH = 4  # ways that are looked at, for each step of strength


class Solving(Deciding):
    """What all players share who use the solver: one plan for a turn, and a reason for each choice."""

    reason = "nova-player"
    _plan: Mapping[tuple[object, ...], Move] = {}

    def decide(self, game: NovaZiemia, s: State, moves: Sequence[Move], draw: Draw) -> Move:
        """One of the legal moves."""
        phase = s[PHASE]
        if phase == SHAPE:
            return self._shape(game, s)
        if phase == SETTLE:
            return self._settle(game, s)
        if phase in (BID, LOWER):
            return self._bid(game, s)
        card = plan.hardest(game, s)[0]
        self.thought = {"why": "hardest"}
        return game.moves.discard + card

    def _shape(self, game: NovaZiemia, s: State) -> Move:
        """The next action of the plan; as long as all goes as planned, without thinking again."""
        key = (s[PLANET], len(s[ACTIONS]), s[HANDS][s[WHO]], s[TASK])
        if key not in self._plan:
            planned: dict[tuple[object, ...], Move] = {}
            planet, done = s[PLANET], len(s[ACTIONS])
            for action in self._actions(game, s):
                planned[planet, done, *key[2:]] = action
                planet, done = plan.shaped(planet, (action,)), done + 1
            planned[planet, done, *key[2:]] = game.moves.settle
            self._plan = planned
        return self._plan[key]

    def _actions(self, game: NovaZiemia, s: State) -> tuple[Move, ...]:
        raise NotImplementedError

    def _settle(self, game: NovaZiemia, s: State) -> Move:
        raise NotImplementedError

    def _bid(self, game: NovaZiemia, s: State) -> Move:
        raise NotImplementedError

    def _carry_out(self, game: NovaZiemia, s: State) -> tuple[Move, ...]:
        """TX-51: the task that was bid for, as far as the solver knows how."""
        found = self._solved(game, s, plan.left(game, s))
        self.thought = {"why": "task" if found else "stuck", "actions": len(found.actions) if found else 0}
        return found.actions if found else ()

    def _solved(self, game: NovaZiemia, s: State, most: int) -> Solution | None:
        task, exact = game.cards.tasks[s[TASK]], game.options.exact_zones
        return solve(game.cards, s[PLANET], task, exact_zones=exact, most=most)

    def _offer(self, game: NovaZiemia, s: State, count: int | None) -> Move:
        """A bid of so many actions, or what comes nearest to it."""
        moves = game.moves
        self.thought = {"why": "bid" if count else "guess", "actions": count or FURTHEST}
        if s[PHASE] == BID:
            return moves.bid + (count or FURTHEST)
        if count is not None and count < lowest_bid(s) and s[BIDS][s[WHO]] != count:
            return moves.bid + count
        self.thought = {"why": "pass", "actions": lowest_bid(s)}
        return moves.silent

    def why(self, last: Last, language: str) -> Reason:
        """What it has thought of."""
        self.thought = {"goals": 0, "actions": 0, **self.thought}
        return super().why(last, language)


class Thinker(Thinking, Solving):
    """Looks for a goal and a mission in one turn, spares the library, and works for the goals to come.

    Parameters
    ----------
    strength
        From 1 to 9, strength against time: how many ways it compares, and whether it searches two, three or
        four actions whole.
    """

    def __init__(self, strength: int = 3) -> None:
        super().__init__(strength)
        self.width = WIDTH * strength
        self.depth = 1 + (strength + 2) // 3

    def _actions(self, game: NovaZiemia, s: State) -> tuple[Move, ...]:
        if game.options.competition:
            return self._carry_out(game, s)
        found = plan.turn(game, s, self.width, self.depth)
        if found is None:
            self.thought = {"why": "failure"}
            return ()
        why = "goal" if found.goals else "mission"
        self.thought = {"why": why, "goals": len(found.goals), "actions": len(found.actions)}
        return found.actions

    def _settle(self, game: NovaZiemia, s: State) -> Move:
        """One mission, as each costs a card of the library, and every goal that can be met with it."""
        if s[CLAIMED]:
            goals = plan.claims(game, s, s[CLAIMED])
            self.thought = {"why": "reach" if goals else "spare", "goals": len(goals)}
            return game.moves.reach + goals[0] - game.cards.missions if goals else game.moves.end
        hand = [card for card in plan.hardest(game, s) if met(game, s, card)]
        best = max(hand, key=lambda card: len(plan.claims(game, s, (card,))))
        self.thought = {"why": "meet"}
        return game.moves.meet + best

    def _bid(self, game: NovaZiemia, s: State) -> Move:
        found = self._solved(game, s, FURTHEST)
        return self._offer(game, s, len(found.actions) if found else None)


class Loner(Solving):
    """Looks at its own missions only: the nearest one, then all that happen to be met; goals are luck."""

    def _actions(self, game: NovaZiemia, s: State) -> tuple[Move, ...]:
        if game.options.competition:
            return self._carry_out(game, s)
        found = next(plan.for_mission(game, s, 1), None)
        self.thought = {"why": "own" if found else "failure"}
        return found.actions if found else ()

    def _settle(self, game: NovaZiemia, s: State) -> Move:
        legal = game.legal_moves(s)
        self.thought = {"why": "all"}
        return legal[0]

    def _bid(self, game: NovaZiemia, s: State) -> Move:
        found = self._solved(game, s, 3)
        return self._offer(game, s, len(found.actions) if found else None)


__all__ = ["Loner", "Solving", "Thinker"]
