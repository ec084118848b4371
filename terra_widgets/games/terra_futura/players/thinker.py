"""A player that searches its own turn, then samples what may come after it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from terra_widgets.errors import Fact, Reason, SetupError
from terra_widgets.games.terra_futura.players.thoughts import Thoughts
from terra_widgets.games.terra_futura.players.greedy import Greedy
from terra_widgets.games.players.last import Last
from terra_widgets.games.terra_futura.players.mind import Mind, Plan
from terra_widgets.games.contract import Game, Move, State

DEFAULT, MOST = 3, 9
CLOSE = 4.0  # points: a plan further behind the best one is not looked at again
NEXT_WIDTH, NEXT_TRIES = 1, 3  # how closely the turn after this one is looked at


@lru_cache(maxsize=4)
def mind(game: Game) -> Mind:
    """What there is to know of a game; it remembers what it has thought about."""
    return Thoughts(game)


class Thinker:
    """Plans its whole turn; where plans are close, plays on in tables as they might be.

    Parameters
    ----------
    strength
        From 1 to 9, strength against time: 1 looks at its own turn only, and briefly; 3 takes about a
        tenth of a second for a card; each step more looks at more plans, more ways and more samples.
    """

    most = MOST
    """It takes a strength behind its name, up to this."""

    def __init__(self, strength: int = DEFAULT) -> None:
        if not isinstance(strength, int) or not 1 <= strength <= MOST:
            raise SetupError("player-strength", found=str(strength)[:40], most=MOST)
        self.width = max(1, 2 * strength - 2)
        self.tries = 4 * strength
        self.contenders = strength + 1
        self.samples = 2 * strength - 2
        self._plan: dict[Hashable, Move] = {}
        self._others = Greedy()
        self._thought: dict[str, Fact] = {}
        self._last: Last | None = None

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """The next move of the best plan; as long as all goes as planned, without thinking again."""
        move = moves[0] if len(moves) == 1 else self._decide(game, view, moves, draw)
        self._last = Last(game, view, moves, move)
        return move

    def _decide(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        knows = mind(game)
        player = game.to_move(view)
        assert player is not None
        planned = self._plan.get(knows.sight(view, player))
        if planned in moves:
            assert planned is not None
            return planned
        state = knows.imagine(view, draw)
        if knows.turn(state) != player:
            return self._answer(game, state, moves, player)
        plans = knows.plans(state, moves, self.width, self.tries)
        first = knows.before(state, plans[0])
        if first is not None:
            self._thought = {"why": "free", "points": 0, "seen": 0}
            return first
        plan, seen = self._compared(game, view, plans, player, draw)
        self._keep(game, state, plan, player)
        self._thought = {"why": "plan", "seen": seen, "points": round(plan.value)}
        return plan.moves[0]

    def _answer(self, game: Game, state: State, moves: Sequence[Move], player: int) -> Move:
        """A decision in another player's turn: what leaves this player best off."""
        knows = mind(game)
        ends = [(knows.value(game.step(state, move), player), -i) for i, move in enumerate(moves)]
        self._thought = {"why": "answer", "points": 0, "seen": 0}
        return moves[-max(ends)[1]]

    def _compared(
        self, game: Game, view: State, plans: list[Plan], player: int, draw: Callable[[], float]
    ) -> tuple[Plan, int]:
        """The plan that does best in tables as they might be, and how many of those were looked at."""
        close = [plan for plan in plans[: self.contenders] if plan.value > plans[0].value - CLOSE]
        if not self.samples or len(close) == 1 or not mind(game).uncertain(view):
            return plans[0], 0
        # All plans meet the same tables, so that none is lucky.
        totals = [0.0] * len(close)
        for _ in range(self.samples):
            state = mind(game).imagine(view, draw)
            for i, plan in enumerate(close):
                totals[i] += self._ahead(game, state, plan, player, draw)
        best = max(range(len(close)), key=totals.__getitem__)
        return close[best], self.samples * len(close)

    def _ahead(self, game: Game, state: State, plan: Plan, player: int, draw: Callable[[], float]) -> float:
        """What may be expected at the end of the player's next turn, others playing as greedy does."""
        knows = mind(game)
        for move in plan.moves:
            state = game.step(state, move)
        while (seat := game.to_move(state)) is not None:
            moves = game.legal_moves(state)
            if seat == player == knows.turn(state):
                return knows.plans(state, moves, NEXT_WIDTH, NEXT_TRIES)[0].value
            move = moves[0] if len(moves) == 1 else self._others.choose(game, state, moves, draw)
            state = game.step(state, move)
        return knows.value(state, player)

    def _keep(self, game: Game, state: State, plan: Plan, player: int) -> None:
        self._plan = {}
        for move in plan.moves:
            if game.to_move(state) == player:
                self._plan[mind(game).sight(state, player)] = move
            state = game.step(state, move)

    def explain(self, language: str = "en") -> Reason | None:
        """Why it played what it played last; None before it played."""
        if self._last is None or self._last.forced:
            return self._last and self._last.only(language)
        return Reason("player-thinker", self._thought | {"what": self._last.phrase(language)})
