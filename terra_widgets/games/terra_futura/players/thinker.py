"""A player that searches its own turn, then samples what may come after it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

from terra_widgets.games.terra_futura.players.planner import Planner
from terra_widgets.games.terra_futura.players.greedy import Greedy
from terra_widgets.games.players.deciding import Draw, Thinking
from terra_widgets.games.terra_futura.players.turn import Plan
from terra_widgets.games.contract import Game, Move, State

CLOSE = 4.0  # points: a plan further behind the best one is not looked at again
NEXT_WIDTH, NEXT_TRIES = 1, 3  # how closely the turn after this one is looked at


@lru_cache(maxsize=4)
def planner_of(game: Game) -> Planner:
    """The planner of a game, shared by all its thinkers."""
    return Planner(game)


class Thinker(Thinking):
    """Plans its whole turn; where plans are close, plays on in tables as they might be.

    Parameters
    ----------
    strength
        From 1 to 9, strength against time: 1 looks at its own turn only, and briefly; 3 takes about a
        tenth of a second for a card; each step more looks at more plans, more ways and more samples.
    """

    reason = "player-thinker"

    def __init__(self, strength: int = 3) -> None:
        super().__init__(strength)
        self.width = max(1, 2 * strength - 2)
        self.tries = 4 * strength
        self.contenders = strength + 1
        self.samples = 2 * strength - 2
        self._plan: dict[Hashable, Move] = {}
        self._others = Greedy()

    def decide(self, game: Game, view: State, moves: Sequence[Move], draw: Draw) -> Move:
        """The next move of the best plan; as long as all goes as planned, without thinking again."""
        planner = planner_of(game)
        player = game.to_move(view)
        assert player is not None
        planned = self._plan.get(planner.sight(view, player))
        if planned in moves:
            assert planned is not None
            return planned
        state = planner.imagine(view, draw)
        if planner.turn(state) != player:
            return self._answer(game, state, moves, player)
        plans = planner.plans(state, moves, self.width, self.tries)
        first = planner.before(state, plans[0])
        if first is not None:
            self.thought = {"why": "free", "points": 0, "seen": 0}
            return first
        plan, seen = self._compared(game, view, plans, player, draw)
        self._keep(game, state, plan, player)
        self.thought = {"why": "plan", "seen": seen, "points": round(plan.value)}
        return plan.moves[0]

    def _answer(self, game: Game, state: State, moves: Sequence[Move], player: int) -> Move:
        """A decision in another player's turn: what leaves this player best off."""
        planner = planner_of(game)
        ends = [(planner.value(game.step(state, move), player), -i) for i, move in enumerate(moves)]
        self.thought = {"why": "answer", "points": 0, "seen": 0}
        return moves[-max(ends)[1]]

    def _compared(
        self, game: Game, view: State, plans: list[Plan], player: int, draw: Draw
    ) -> tuple[Plan, int]:
        """The plan that does best in tables as they might be, and how many of those were looked at."""
        close = [plan for plan in plans[: self.contenders] if plan.value > plans[0].value - CLOSE]
        if not self.samples or len(close) == 1 or not planner_of(game).uncertain(view):
            return plans[0], 0
        # All plans meet the same tables, so that none is lucky.
        totals = [0.0] * len(close)
        for _ in range(self.samples):
            state = planner_of(game).imagine(view, draw)
            for i, plan in enumerate(close):
                totals[i] += self._ahead(game, state, plan, player, draw)
        best = max(range(len(close)), key=totals.__getitem__)
        return close[best], self.samples * len(close)

    def _ahead(self, game: Game, state: State, plan: Plan, player: int, draw: Draw) -> float:
        """What may be expected at the end of the player's next turn, others playing as greedy does."""
        planner = planner_of(game)
        for move in plan.moves:
            state = game.step(state, move)
        while (seat := game.to_move(state)) is not None:
            moves = game.legal_moves(state)
            if seat == player == planner.turn(state):
                return planner.plans(state, moves, NEXT_WIDTH, NEXT_TRIES)[0].value
            move = moves[0] if len(moves) == 1 else self._others.choose(game, state, moves, draw)
            state = game.step(state, move)
        return planner.value(state, player)

    def _keep(self, game: Game, state: State, plan: Plan, player: int) -> None:
        self._plan = {}
        for move in plan.moves:
            if game.to_move(state) == player:
                self._plan[planner_of(game).sight(state, player)] = move
            state = game.step(state, move)
