"""The thinker's own turn in Terra Futura: which card, where to, and in which order to activate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from terra_widgets.games.terra_futura.players.weights import Weights
from terra_widgets.games.terra_futura.players.move_values import move_values
from terra_widgets.games.terra_futura.players.total import total
from terra_widgets.games.terra_futura.players.state_value import StateValue
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, CHOOSE, COPY, DECK, DISCARDED, HAND, LANDS, MARKET, OVER, PATTERN, PAY, PENDING, PHASE, PLACE,
    PLACES, ROOM, ROW, SCORE, TURN, WHO, State,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import ARGS, DISCARD, DRAW, END, TAKE

REWARD_COST = 1.2  # what it costs that the owner of a copied card gets something, shared among the others
BETWEEN_EFFECTS = (MARKET, PLACE, ACTIVATE, PATTERN, SCORE, OVER)
NEUTRAL = Weights()


class Plan(NamedTuple):
    """A way through the rest of a turn."""

    value: float
    """What the player may then expect, in points at the end of the game."""
    moves: tuple[int, ...]
    state: State
    """The state after them."""


class Path(NamedTuple):
    """A part of a way: the state reached, the moves to it, and what they gave away to others."""

    state: State
    moves: tuple[int, ...] = ()
    given: float = 0.0


class Turn:
    """Searches the turn of one player, in a state whose hidden cards are imagined."""

    def __init__(self, judge: StateValue, player: int, width: int, tries: int) -> None:
        self.judge, self.game, self.player = judge, judge.game, player
        self.width, self.tries = width, tries

    def plans(self, s: State, moves: Sequence[int]) -> list[Plan]:
        """The best way found for each promising first move, the best one first."""
        if s[PHASE] == MARKET:
            plans = self._market(s, moves)
        elif s[PHASE] == PLACE:
            plans = self._placed([(Path(s), move) for move in moves])
        else:
            plans = [self._finished(self._step(Path(s), move)) for move in moves]
        return sorted(plans, key=lambda plan: -plan.value)

    # The card and its place

    def _market(self, s: State, moves: Sequence[int]) -> list[Plan]:
        # An unseen card is hardly ever better than the best of eight.
        takes = [move for move in moves if TAKE <= move < DRAW] or [move for move in moves if move >= DRAW]
        taken = [self._step(Path(s), move) for move in takes]
        return self._placed([(path, m) for path in taken for m in self.game.legal_moves(path.state)])

    def _placed(self, ways: list[tuple[Path, int]]) -> list[Plan]:
        """The best way on for each first move, as far as its card and place are among the best few."""
        paths = [self._step(path, move) for path, move in ways]
        ranked = sorted(((self._value(path), path) for path in paths), key=lambda pair: -pair[0])
        best: dict[int, Plan] = {}
        for _, path in ranked[: self.tries]:
            plan = self._finished(path)
            first = plan.moves[0]
            if first not in best or plan.value > best[first].value:
                best[first] = plan
        return list(best.values())

    def discard(self, s: State, best: Plan) -> int | None:
        """TF-20: the discard that promises most beside the planned card: an unseen one comes for it."""
        if s[PHASE] != MARKET or s[DISCARDED] or not TAKE <= best.moves[0] < DRAW:
            return None
        level, i, _ = ARGS[best.moves[0]]
        planned = self._laid(s, s[ROW + level][i])
        hopes = []
        legal = self.game.legal_moves(s)
        for row in (0, 1):
            move = DISCARD + row
            if move in legal and (row, 0) != (level, i) and s[DECK + row]:
                better = [max(0.0, self._laid(s, card) - planned) for card in s[DECK + row]]
                hopes.append((total(better) / len(better), move))
        return max(hopes)[1] if hopes else None

    def _laid(self, s: State, card: int) -> float:
        """The best value right after laying down a card."""
        s = s[:]
        s[HAND], s[PHASE] = card, PLACE
        return max(self._value(self._step(Path(s), move)) for move in self.game.legal_moves(s))

    # Activations

    def _finished(self, start: Path) -> Plan:
        """The best way to the end of the turn: of all ways so far, the best few go on."""
        done: list[Plan] = []
        beam = self._settled(start)
        while beam:
            going: dict[object, tuple[float, Path]] = {}
            for path in beam:
                s = path.state
                if s[TURN] != self.player or s[PHASE] != ACTIVATE:
                    done.append(Plan(self._value(path), path.moves, s))
                    continue
                ended = self._step(path, END)
                done.append(Plan(self._value(ended), ended.moves, ended.state))
                for move in self.game.legal_moves(s):
                    if move == END:
                        continue
                    for after in self._settled(self._step(path, move)):
                        key = tuple(after.state[LANDS + self.player][:PLACES]), after.state[PENDING]
                        if key not in going:
                            going[key] = self._value(after), after
            ranked = sorted(going.values(), key=lambda pair: -pair[0])
            beam = [path for _, path in ranked[: self.width]]
        return max(done, key=lambda plan: plan.value)

    def _settled(self, path: Path) -> list[Path]:
        """The ways to the end of the effect under way; choices and copies branch, the rest is the best."""
        game = self.game
        while path.state[PHASE] not in BETWEEN_EFFECTS:
            s = path.state
            moves = game.legal_moves(s)
            if s[WHO] != self.player:
                values = move_values(game, s, moves, NEUTRAL)
                path = self._step(path, moves[values.index(max(values))])
            elif len(moves) == 1:
                path = self._step(path, moves[0])
            elif s[PHASE] in {CHOOSE, COPY}:
                return [end for move in moves for end in self._settled(self._step(path, move))]
            else:
                if s[PHASE] == PAY:
                    moves = _one_per_kind(s, moves)
                path = max((self._step(path, move) for move in moves), key=self._value)
        return [path]

    def _step(self, path: Path, move: int) -> Path:
        s, moves, given = path
        if s[PHASE] == COPY:
            given += REWARD_COST / (self.game.players - 1)
        return Path(self.game.step(s, move), (*moves, move), given)

    def _value(self, path: Path) -> float:
        return self.judge.value(path.state, self.player) - path.given


def _one_per_kind(s: State, moves: Sequence[int]) -> list[int]:
    """Ways to pay each kind once: from the card with the least room, which will be blocked first."""
    land = s[LANDS + s[TURN]]
    best: dict[int, tuple[int, int]] = {}
    for move in moves:
        cell, kind, _ = ARGS[move]
        best[kind] = min(best.get(kind, (land[cell] >> ROOM, move)), (land[cell] >> ROOM, move))
    return [move for _, move in best.values()]
