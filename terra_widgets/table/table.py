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
from terra_widgets.games import catalog
from terra_widgets.games.contract import HINT_LEVELS, Chance, Game, Line, Move, State
from terra_widgets.games.moves import nearest
from terra_widgets.games.players.persons import seat_of, shown_names
from terra_widgets.table import resume_codes as codes
from terra_widgets.table import terminal as drawing
from terra_widgets.table.record import MOST_BYTES, MOST_MOVES, Record, looks_saved, picked_seed


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
    """What to do, the next move first; nothing before the last level."""
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
        self._settled = 0
        """How many moves stay because another player has decided since, be it taken back or not."""
        self._settle(0)
        self._watchers: list[Callable[[], None]] = []
        self._coder = codes.Coder()
        self._earlier: list[Record] = []
        self.one_game = False
        """Whether it stays with its one game: a lesson goes on with what was played at its table."""

    # Looking

    @property
    def names(self) -> tuple[str, ...]:
        """The players as they are called in code and in records, in the order of their seats."""
        return self._names

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The players as people see them: an automatic player such as "bot:greedy" has a person's name.

        Wherever a name is asked for, both will do.
        """
        return shown_names(self._game.name, self._names)

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
    def moves(self) -> tuple[str, ...]:
        """Every move so far, in its text form."""
        return tuple(map(self._game.move_text, self._moves))

    @property
    def move_numbers(self) -> Sequence[Move]:
        """Every move so far, as the numbers that the rules work with; do not change it."""
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
            reason = self._game.why_not(self.state, self._parsed(move, self.state))
        except IllegalMove as error:
            return error.sentence(self.language)
        return None if reason is None else reason.sentence(self.language)

    def hint(self, *, level: int = HINT_LEVELS) -> Suggestion:
        """A way on for the player who decides now, found with what that player knows.

        Parameters
        ----------
        level
            1 says where to look, 2 what is worth doing and why, 3 the move itself.
        """
        if type(level) is not int or not 1 <= level <= HINT_LEVELS:
            raise IllegalMove("hint-level", found=brief(level))
        seat = self._game.to_move(self.state)
        if seat is None:
            raise IllegalMove("hint-over")
        if seat in self._bots:
            raise IllegalMove("hint-automatic", name=self.shown_names[seat])
        found = self._game.hint(self._game.view(self.state, seat))
        moves = tuple(map(self._game.move_text, found.moves if level == HINT_LEVELS else ()))
        return Suggestion(moves, found.exact, found.level(level).sentence(self.language))

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
        seat = seat_of(self._game.name, self._names, player)
        if seat is None:
            raise IllegalMove("player-unknown", found=brief(player), known=", ".join(self._names))
        return seat

    # Playing

    def play(self, *moves: str, by: str | None = None) -> Table:
        """Play moves; all are checked before the first one counts.

        Parameters
        ----------
        *moves
            Text forms, such as "take I2", "place b3".
        by
            Who makes them: refused when somebody else decides.
        """
        if len(moves) > self._room():
            raise IllegalMove("game-long", most=MOST_MOVES)
        state, done = self.state, []
        seat = None if by is None else self._seat(by)
        for text in moves:
            move = self._parsed(text, state)
            if seat is not None and not self._game.may_make(state, move, seat):
                raise IllegalMove("play-by-other", name=str(by), decides=self._decider(state))
            state = self._game.apply(state, move)
            done.append((move, state))
        self._add(done)
        if done:
            self._undone.clear()
            self._changed()
        return self

    def _parsed(self, text: str, state: State) -> Move:
        """The move of a text; when there is none, the error names one that is legal now."""
        try:
            return self._game.parse_move(text)
        except IllegalMove as error:
            key, facts, rule = error.reason
            legal = tuple(map(self._game.move_text, self._game.legal_moves(state)))
            if "near" not in facts or not legal:
                raise
            near = nearest(str(facts["found"]), legal)
            key, near = (key, near) if near else ("move-unknown-now", legal[0])
            raise IllegalMove(key, rule, **{**facts, "near": near}) from None

    def _decider(self, state: State) -> str:
        player = self._game.to_move(state)
        return "" if player is None else self.shown_names[player]

    def _add(self, done: Sequence[tuple[Move, State]]) -> None:
        first = len(self._moves)
        self._moves += [move for move, _ in done]
        self._states += [state for _, state in done]
        self._settle(first)

    def _settle(self, first: int) -> None:
        """Look through the moves from a first one on: whoever decides settles what others did before."""
        maker, states, moves = self._game.maker, self._states, self._moves
        for at in range(max(first, 1), len(moves)):
            if maker(states[at], moves[at]) != maker(states[at - 1], moves[at - 1]):
                self._settled = at

    def _room(self) -> int:
        """How many more moves there can be: what goes on longer could not be brought back."""
        return MOST_MOVES - len(self._moves)

    def ahead(self, *moves: str) -> Table:
        """Another table, as this one would be after moves; this one stays as it is, and nobody is told.

        Parameters
        ----------
        *moves
            Text forms, such as "take I2", "place b3"; each is checked.
        """
        done, state = [], self.state
        for text in moves:
            done.append(self._parsed(text, state))
            state = self._game.apply(state, done[-1])
        return self.ahead_by_number(*done)

    def ahead_by_number(self, *moves: Move) -> Table:
        """As `ahead`, for moves that are given by their numbers."""
        states = self._states.copy()
        for move in moves:
            states.append(self._game.apply(states[-1], move))
        other = copy.copy(self)
        # All that changes while people play is its own.
        vars(other).update(
            _states=states, _moves=[*self._moves, *moves], _undone=[], _watchers=[], _coder=codes.Coder()
        )
        other._settle(len(self._moves))  # noqa: SLF001 (another table, but of this class)
        return other

    def undo(self, count: int = 1, *, consent: Sequence[str] = ()) -> Table:
        """Take moves back, up to the last one that is final: `Game.final` says what that means.

        In a sandbox, or with everybody's consent, all moves can be taken back.

        Parameters
        ----------
        count
            How many; all of them or none.
        consent
            The names of those who agree. With all people at the table in it, nothing is final; automatic
            players need not be asked.
        """
        reason = self.why_not_undo(count, consent=consent)
        if reason is not None:
            raise IllegalMove(reason.key, reason.rule, **reason.facts)
        for _ in range(count):
            self._states.pop()
            self._undone.append(self._moves.pop())
        self._settled = min(self._settled, len(self._moves))
        self._changed()
        return self

    def why_not_undo(self, count: int = 1, *, consent: Sequence[str] = ()) -> Reason | None:
        """None when so many moves can be taken back, else the reason."""
        if not isinstance(count, int) or not 1 <= count <= len(self._moves):
            return Reason("undo-nothing")
        agreed = {self._seat(name) for name in ([consent] if isinstance(consent, str) else consent)}
        missing = [name for seat, name in enumerate(self._names) if seat not in agreed | self._bots.keys()]
        if self._game.sandbox or not missing:
            return None
        if consent:
            return Reason("undo-consent", {"names": ", ".join(missing)})
        for at in range(len(self._moves) - 1, len(self._moves) - count - 1, -1):
            why = self._game.final(self._states[at], self._moves[at], self._states[at + 1])
            if why is None and at < self._settled:
                why = "followed"
            if why is not None:
                return Reason(f"undo-{why}", {"count": count, "names": ", ".join(map(repr, missing))})
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
            move = self._undone[-1]
            self._add([(move, self._game.apply(self.state, move))])
            self._undone.pop()
        self._changed()
        return self

    @property
    def undone(self) -> tuple[str, ...]:
        """The moves that were taken back, in the order in which `redo` plays them."""
        return tuple(map(self._game.move_text, reversed(self._undone)))

    def advance(self, most: int | None = None) -> Table:
        """Let automatic players decide until a person must, or the game is over.

        Parameters
        ----------
        most
            At most so many decisions.
        """
        done, room = 0, self._room()
        while (seat := self._game.to_move(self.state)) in self._bots and done != most:
            if done == room:
                if done:
                    break
                raise IllegalMove("game-long", most=MOST_MOVES)
            assert seat is not None
            self._step_bot(seat)
            done += 1
        if done:
            self._undone.clear()
            self._changed()
        return self

    def _step_bot(self, seat: int) -> None:
        move = self._choice_of(seat)()
        self._add([(move, self._game.apply(self.state, move))])

    def _choice_of(self, seat: int) -> Callable[[], Move]:
        state, game, player = self.state, self._game, self._bots[seat]
        # Its luck depends on the seed and the moment only: the same game again plays the same.
        draw = random.Random(f"{self._beginning.seed}/{seat}/{len(self._moves)}").random
        return lambda: player.choose(game, game.view(state, seat), game.legal_moves(state), draw)

    def automatic_choice(self) -> Callable[[], str] | None:
        """What works out the next move of the automatic player who decides now; None if a person decides.

        It looks at this moment alone, so it may run beside everything else.
        """
        seat = self._game.to_move(self.state)
        if seat is None or seat not in self._bots:
            return None
        choice, text = self._choice_of(seat), self._game.move_text
        return lambda: text(choice())

    def take_seats(self, names: Sequence[str], bots: Mapping[int, Automatic]) -> None:
        """Let others go on with this game; `start.seat_players` finds the automatic ones by their names."""
        self._names, self._bots = tuple(names), dict(bots)
        self._beginning = replace(self._beginning, players=self._names)
        self._coder = codes.Coder()
        self._changed()

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
        record = replace(
            self._beginning,
            luck=self._game.luck(self.state),
            moves=tuple(map(self._game.move_text, self._moves)),
        )
        # Known already: asking the record itself would replay the whole game.
        vars(record)["over"] = self.to_move is None
        return record

    def resume_code(self) -> str:
        """The whole game as a short code for a message; `tw.resume` brings it back anywhere."""
        return self._coder.code(self._beginning, self._game, self._states, self._moves)

    def save(self, path: str | os.PathLike[str], *, overwrite: bool = False) -> Path:
        """Save the game to a file, whole or not at all; `tw.load` brings it back.

        Nobody can read in the file what players may not know; once the game is over, it is all readable.

        Parameters
        ----------
        path
            The file. An earlier save there is replaced.
        overwrite
            Whether a file that is no save is replaced too.
        """
        try:
            target = Path(path)
            if not overwrite and os.path.lexists(target) and not _is_save(target):
                raise RecordError("save-other", where=str(path)[:200])
            files.write_whole(target, self.record.sealed(self.language))
        except (OSError, ValueError, TypeError) as error:
            problem = files.problem_of(error)
            raise RecordError("record-file", where=str(path)[:200], problem=problem) from error
        return target

    def take_up(self, record: Record, *, other_names: bool = False) -> Table:
        """Go on with an earlier game of the same people under the same rules; other screens follow.

        Parameters
        ----------
        record
            Of a table that was set up like this one; only the seed may differ.
        other_names
            Whether the people may have other names there, which they then have here too.
        """
        mine = self._beginning
        same = (record.game, dict(record.options), record.deck, len(record.players)) == (
            mine.game, dict(mine.options), mine.deck, len(mine.players),
        )  # fmt: skip
        if not same or not (other_names or (record.players, record.start) == (mine.players, mine.start)):
            raise RecordError("take-up-other", names=", ".join(record.players))
        states = list(record.states(Chance(record.seed, record.luck)))
        moves = list(map(self._game.parse_move, record.moves))
        self._names = record.players
        self._beginning, self._states, self._moves, self._undone = record, states, moves, []
        self._settled = 0
        self._settle(0)
        self._changed()
        return self

    def again(self, *, seed: int | None = None, **options: Any) -> Table:
        """Begin a new game with the same people, once this one is over; all screens follow.

        From then on the table is that of the new game; the record of the old one is in `earlier`.

        Parameters
        ----------
        seed
            The same seed lays out the same cards: `table.record.seed`. Without one, chance picks another.
        **options
            Named rules that change; the others stay as they are.
        """
        if self.to_move is not None:
            raise IllegalMove("again-not-over")
        mine = self._beginning
        changed = {**mine.options, **options}
        game = catalog.game(mine.game, len(mine.players), mine.deck, changed)
        fresh = replace(
            mine,
            seed=picked_seed(seed),
            options=game.changed_options(),
            luck=(),
            moves=(),
            players=self._names,
        )
        states = list(fresh.states(Chance(fresh.seed)))
        self._earlier.append(self.record)
        self._game, self._beginning, self._states, self._moves, self._undone = game, fresh, states, [], []
        self._settled, self._coder = 0, codes.Coder()
        self._changed()
        return self

    @property
    def earlier(self) -> tuple[Record, ...]:
        """The records of the games that were played at this table before, the oldest first."""
        return tuple(self._earlier)

    # Drawing

    def __str__(self) -> str:
        return drawing.draw(self)

    def text(self, secrets_of: str | None = None) -> str:
        """The table as text, as `print(table)` shows it, on request with one player's secret cards.

        Parameters
        ----------
        secrets_of
            The player who looks: their secret cards, and the moves that name them, are in the text. Without
            it nobody's are, but for a person who plays with automatic players alone.
        """
        if secrets_of is None:
            return drawing.draw(self)
        seat = self._seat(secrets_of)
        if seat in self._bots and self.outcome is None:
            raise IllegalMove("secrets-automatic", name=self.shown_names[seat])
        return drawing.draw(self, seat)

    def since(self, player: str) -> str:
        """What came of a player's last decision and what happened since, as that player may know it.

        Parameters
        ----------
        player
            The name of the player.
        """
        return drawing.since(self, self._seat(player))

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        shown_by = type(self).shown_by
        return {"text/plain": str(self)} if shown_by is None else shown_by(self)

    def _display_(self) -> Any:
        """What marimo asks for."""
        view_by = type(self).view_by
        return str(self) if view_by is None else view_by(self)

    def __repr__(self) -> str:
        who = self.to_move or "nobody"
        count = len(self._moves)
        moves = f"{count} move{'s' * (count != 1)}"
        return f"<Table {self._game.name}: {', '.join(self._names)}; {moves}, {who} to decide>"


def _is_save(path: Path) -> bool:
    """Whether a file is one that holds a game, whole or damaged."""
    try:
        content = files.read_whole(path, MOST_BYTES)
    except OSError:
        return False
    return looks_saved(content) or codes.found_in(content) is not None
