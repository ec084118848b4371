"""What games have in common whose state is a list.

The list starts with the decision that is asked for, whose turn it is, and who decides; the rest is the
game's own. A game's class names the functions that carry out its rules: they become its methods.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from terra_widgets.games.contract import Chance, Game, GameDeck, Position, State
from terra_widgets.games.moves import Moves
from terra_widgets.games.options import Options
from terra_widgets.games.positions import Builder

PHASE, WHO = 0, 2
Legal = tuple[Callable[[Any, State], Sequence[int]], ...]


def no_moves(game: Game, state: State) -> tuple[int, ...]:  # noqa: ARG001 (as all others in a table)
    """What can be done when the game is over."""
    return ()


class ListGame(Game):
    """A game with a list as its state, which has a table of decisions and a list of moves."""

    options_type: ClassVar[type[Options]]
    legal: ClassVar[Legal]
    """Which moves are legal: one function for each decision."""
    over: ClassVar[int]
    """The decision that stands in the state when the game is over."""
    luck_at: ClassVar[int]
    """Where in the state the outcomes of chance are kept."""
    position_builder: ClassVar[type[Builder]]
    moves: Moves[Any]
    options: Any
    """Options of the game's own type."""

    def __init__(self, players: int, options: Any) -> None:
        self.players = players
        self.options = options or self.options_type()
        self.sandbox = self.options.sandbox

    @classmethod
    def make(cls, players: int, deck: GameDeck | None, options: Mapping[str, Any]) -> Self:
        """The game for so many players, with a deck and options."""
        assert deck is None or deck.game == cls.name
        make: Callable[..., Self] = cls
        return make(players, deck, cls.options_type.of(options))

    def changed_options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        changed: dict[str, Any] = self.options.changed()
        return changed

    def to_move(self, state: State) -> int | None:
        """The player who must decide now, whoever's turn it is; None when the game is over."""
        return None if state[PHASE] == self.over else state[WHO]

    def legal_moves(self, state: State) -> Sequence[int]:
        """Every legal move, in a fixed order; empty when the game is over."""
        moves: Sequence[int] = self.legal[state[PHASE]](self, state)
        return moves

    def luck(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The outcomes of chance so far, for the record."""
        luck: tuple[tuple[int, ...], ...] = state[self.luck_at]
        return luck

    def move_text(self, move: int) -> str:
        """The text form of a move."""
        return self.moves.texts[move]

    def parse_move(self, text: str) -> int:
        """The move with that text form; IllegalMove when there is none."""
        return self.moves.parse(text)

    def from_position(self, position: Position, chance: Chance, /) -> State:
        """The state that a dict describes, checked; PositionError when it can't be."""
        return self.position_builder(self, position, chance).build()
