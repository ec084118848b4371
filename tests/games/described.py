"""A table at a described position, in the tests of every game."""

from dataclasses import dataclass
from typing import Any

TEAMS = tuple(f"Team {seat}" for seat in range(1, 7))


@dataclass(frozen=True)
class Described:
    """A state with its game: played on by text, asked by text."""

    game: Any
    state: Any

    def play(self, *moves):
        state = self.state
        for move in moves:
            state = self.game.apply(state, self.game.parse_move(move))
        return type(self)(self.game, state)

    @property
    def moves(self):
        return [self.game.move_text(move) for move in self.game.legal_moves(self.state)]

    @property
    def position(self):
        return self.game.position(self.state, TEAMS[: self.game.players])

    @property
    def decision(self):
        return self.position["decision"]

    @property
    def turn(self):
        return TEAMS.index(self.position["turn"]) + 1

    @property
    def decider(self):
        seat = self.game.to_move(self.state)
        return None if seat is None else seat + 1

    @property
    def outcome(self):
        return self.game.outcome(self.state)

    def why_not(self, move):
        return self.game.why_not(self.state, self.game.parse_move(move))

    def why(self, move):
        """The key and the rule of a refusal, or None."""
        reason = self.why_not(move)
        return reason and (reason.key, reason.rule)
