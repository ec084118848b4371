"""A table: one game in progress with its people. The one mutable object that people hold."""

from __future__ import annotations

import copy
import os
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol

from terra_widgets import files
from terra_widgets.errors import IllegalMove, Reason, RecordError, brief
from terra_widgets.games.contract import Chance, Game, Line, Move, State
from terra_widgets.table import resume_codes as codes
from terra_widgets.table import terminal as drawing
from terra_widgets.table.record import Record


class Automatic(Protocol):
    """What a table asks of an automatic player."""

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:
        """One of the legal moves, knowing only what the deciding player may know."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, with the players' names."""

    winners: tuple[str, ...]
    points: Mapping[str, int]
    counts: Mapping[str, tuple[Line, ...]]
    """For each player the lines that add up to the points."""
    why: str


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A hint for the player who decides."""

    moves: tuple[str, ...]
    """What to do, the next move first."""
    exact: bool
    """Whether it is certain that nothing shorter does it; else it is the best that was found."""
    text: str
    """The hint as a sentence."""

    def __str__(self) -> str:
        return self.text


class Table:
    """A game in progress.

    Make one with `tw.new`, `tw.load` or `tw.at`. Everything a button does is a method here.
    """

    shown_by: ClassVar[Callable[[Table], dict[str, Any]] | None] = None
    """What a notebook shows for a table, by mime type. The package sets it: views lie above this layer."""
    view_by: ClassVar[Callable[[Table], Any] | None] = None
    """The widget of a table, set in the same way."""

    def __init__(
        self, record: Record, *, bots: Mapping[int, Automatic] | None = None, language: str = "en"
    ) -> None:
        self._beginning = record
        self._game = record.rules()
        self._names = record.players
        self._bots = dict(bots or {})
        self.language = language
        """The language of sentences: a code such as "en"."""
        # What the record keeps of luck is used where it fits; another way to play asks the seed.
        self._states: list[State] = list(record.states(Chance(record.seed, record.luck)))
        self._moves: list[Move] = list(map(self._game.parse_move, record.moves))
        self._undone: list[Move] = []
        self._watchers: list[Callable[[], None]] = []
        self._coder = codes.Coder()

    # Looking

    @property
    def names(self) -> tuple[str, ...]:
        """The players, in the order of their seats."""
        return self._names

    @property
    def game(self) -> Game:
        """The rules of this table."""
        return self._game

    @property
    def state(self) -> State:
        """The state now: opaque to all but the game."""
        return self._states[-1]

    @property
    def history(self) -> Sequence[State]:
        """Every state from the first to the one now; do not change it."""
        return self._states

    @property
    def moves(self) -> Sequence[Move]:
        """Every move so far; do not change it."""
        return self._moves

    @property
    def to_move(self) -> str | None:
        """Who must decide now, whoever's turn it is; None when the game is over."""
        player = self._game.to_move(self.state)
        return None if player is None else self._names[player]

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """Every legal move in its text form."""
        return tuple(map(self._game.move_text, self._game.legal_moves(self.state)))

    def why_not(self, move: str) -> str | None:
        """None for a legal move, else a sentence that names the rule.

        Parameters
        ----------
        move
            The text form of a move, such as "place e5".
        """
        try:
            reason = self._game.why_not(self.state, self._game.parse_move(move))
        except IllegalMove as error:
            return error.sentence(self.language)
        return None if reason is None else reason.sentence(self.language)

    def hint(self) -> Suggestion:
        """A way on for the player who decides now, found with what that player knows; not in every game."""
        seat = self._game.to_move(self.state)
        if seat is None:
            raise IllegalMove("hint-over")
        if seat in self._bots:
            raise IllegalMove("hint-automatic", name=self._names[seat])
        found = self._game.hint(self._game.view(self.state, seat))
        moves = tuple(map(self._game.move_text, found.moves))
        return Suggestion(moves, found.exact, found.why.sentence(self.language))

    @property
    def outcome(self) -> Ending | None:
        """None while in play; then points, winners and why."""
        outcome = self._game.outcome(self.state)
        if outcome is None:
            return None
        return Ending(
            winners=tuple(self._names[p] for p in outcome.winners),
            points=dict(zip(self._names, outcome.points, strict=True)),
            counts=dict(zip(self._names, outcome.counts, strict=True)),
            why=outcome.why.sentence(self.language),
        )

    def view(self, player: str | None = None) -> dict[str, Any]:
        """The position as a dict, as one player sees it; as an onlooker sees it without a name."""
        seat = -1 if player is None else self._seat(player)
        return self._game.position(self._game.view(self.state, seat), self._names)

    def position(self) -> dict[str, Any]:
        """The whole position as a dict, secrets included: `tw.at` makes a table of it."""
        return self._game.position(self.state, self._names)

    def position_text(self) -> str:
        """The whole position as text that `tw.at` reads back."""
        return self._game.position_text(self.position())

    def _seat(self, player: str) -> int:
        if player not in self._names:
            raise IllegalMove("position-player", where="player", found=brief(player))
        return self._names.index(player)

    # Playing

    def play(self, *moves: str) -> Table:
        """Play moves; all are checked before the first one counts.

        Parameters
        ----------
        *moves
            Text forms, such as "take I2", "place b3".
        """
        state, done = self.state, []
        for text in moves:
            move = self._game.parse_move(text)
            state = self._game.apply(state, move)
            done.append((move, state))
        for move, after in done:
            self._moves.append(move)
            self._states.append(after)
        if done:
            self._undone.clear()
            self._changed()
        return self

    def ahead(self, *moves: Move) -> Table:
        """Another table, as this one would be after moves; this one stays as it is, and nobody is told.

        Parameters
        ----------
        *moves
            Moves of the game, not their text forms; each is checked.
        """
        states = self._states.copy()
        for move in moves:
            states.append(self._game.apply(states[-1], move))
        other = copy.copy(self)
        # All that changes while people play is its own.
        vars(other).update(
            _states=states, _moves=[*self._moves, *moves], _undone=[], _watchers=[], _coder=codes.Coder()
        )
        return other

    def undo(self, count: int = 1) -> Table:
        """Take moves back; not when one brought an unseen card to light, but in a sandbox.

        Parameters
        ----------
        count
            How many; all of them or none.
        """
        reason = self.why_not_undo(count)
        if reason is not None:
            raise IllegalMove(reason.key, reason.rule, **reason.facts)
        for _ in range(count):
            self._states.pop()
            self._undone.append(self._moves.pop())
        self._changed()
        return self

    def why_not_undo(self, count: int = 1) -> Reason | None:
        """None when so many moves can be taken back, else the reason."""
        if not 1 <= count <= len(self._moves):
            return Reason("undo-nothing")
        last = self._states[-count - 1 :]
        if not self._game.sandbox and any(map(self._game.unseen, last, last[1:])):
            return Reason("undo-unseen")
        return None

    def redo(self, count: int = 1) -> Table:
        """Play moves again that were taken back last.

        Parameters
        ----------
        count
            How many; all of them or none.
        """
        if not 1 <= count <= len(self._undone):
            raise IllegalMove("redo-nothing")
        for _ in range(count):
            self._states.append(self._game.apply(self.state, self._undone[-1]))
            self._moves.append(self._undone.pop())
        self._changed()
        return self

    @property
    def undone(self) -> tuple[Move, ...]:
        """The moves that were taken back, in the order in which `redo` plays them."""
        return tuple(reversed(self._undone))

    def advance(self, most: int | None = None) -> Table:
        """Let automatic players decide until a person must, or the game is over.

        Parameters
        ----------
        most
            At most so many decisions.
        """
        done = 0
        while (seat := self._game.to_move(self.state)) in self._bots and done != most:
            assert seat is not None
            self._step_bot(seat)
            done += 1
        if done:
            self._undone.clear()
            self._changed()
        return self

    def _step_bot(self, seat: int) -> None:
        state, game = self.state, self._game
        # Its luck depends on the seed and the moment only: the same game again plays the same.
        draw = random.Random(f"{self._beginning.seed}/{seat}/{len(self._moves)}").random
        move = self._bots[seat].choose(game, game.view(state, seat), game.legal_moves(state), draw)
        self._states.append(game.apply(state, move))
        self._moves.append(move)

    @property
    def automatic(self) -> frozenset[str]:
        """The players who are automatic."""
        return frozenset(self._names[seat] for seat in self._bots)

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change; what comes back ends that."""
        self._watchers.append(changed)
        return lambda: self._watchers.remove(changed) if changed in self._watchers else None

    def _changed(self) -> None:
        for changed in tuple(self._watchers):
            changed()

    # Keeping

    @property
    def record(self) -> Record:
        """What happened so far."""
        return replace(
            self._beginning,
            luck=self._game.luck(self.state),
            moves=tuple(map(self._game.move_text, self._moves)),
        )

    def resume_code(self) -> str:
        """The whole game as a short code for a message; `tw.resume` brings it back anywhere."""
        return self._coder.code(self._beginning, self._game, self._states, self._moves)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Save the game to a file, whole or not at all; `tw.load` brings it back."""
        try:
            target = Path(path)
            files.write_whole(target, self.record.sealed())
        except (OSError, ValueError, TypeError) as error:
            problem = files.problem_of(error)
            raise RecordError("record-file", where=str(path)[:200], problem=problem) from error
        return target

    def take_up(self, record: Record) -> Table:
        """Go on with an earlier game of the same people under the same rules; other screens follow.

        Parameters
        ----------
        record
            Of a table that was set up like this one; only the seed may differ.
        """
        mine = self._beginning
        if (record.game, record.players, dict(record.options), record.deck, record.start) != (
            mine.game, mine.players, dict(mine.options), mine.deck, mine.start,
        ):  # fmt: skip
            raise RecordError("take-up-other", names=", ".join(record.players))
        states = list(record.states(Chance(record.seed, record.luck)))
        moves = list(map(self._game.parse_move, record.moves))
        self._beginning, self._states, self._moves, self._undone = record, states, moves, []
        self._changed()
        return self

    # Drawing

    def __str__(self) -> str:
        return drawing.draw(self)

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        shown_by = type(self).shown_by
        return {"text/plain": str(self)} if shown_by is None else shown_by(self)

    def _display_(self) -> Any:
        """What marimo asks for."""
        view_by = type(self).view_by
        return str(self) if view_by is None else view_by(self)

    def __repr__(self) -> str:
        who = self.to_move or "nobody"
        return (
            f"<Table {self._game.name}: {', '.join(self._names)}; {len(self._moves)} moves, {who} to decide>"
        )
