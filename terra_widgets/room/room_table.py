"""One table of a room: a game with its seats, kept move by move, its automatic players paced by the room."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from terra_widgets.errors import IllegalMove, RoomError, TerraError
from terra_widgets.games.players import PREFIX
from terra_widgets.room.store import Store
from terra_widgets.table import start
from terra_widgets.table.record import Record
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.lookup import snapshot_maker_of

PACE = 0.9
"""Seconds between the moves of automatic players: people see each of them."""
QUICK = 0.02
"""The same where nobody at the table is to see them, and a game is only to be finished."""


class Clockwork(Protocol):
    """How a room waits and works beside: the server's loop, or a test's."""

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        """Call after so many seconds; what comes back prevents it."""

    def beside(self, work: Callable[[], str], then: Callable[[str], None]) -> None:
        """Work something out without holding up the others, then go on with it."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a table began: all that chance does not decide."""

    label: str
    """Which tables of the plan it belongs to."""
    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    start: Mapping[str, Any] | None = None

    def text(self) -> str:
        """The setup as it is kept."""
        return json.dumps({name: getattr(self, name) for name in self.__slots__})


def read_setup(text: str) -> Setup:
    """The setup that was kept."""
    given = json.loads(text)
    return Setup(**{**given, "players": tuple(given["players"])})


@dataclass(frozen=True, slots=True)
class AskedUndo:
    """Somebody wants so many moves taken back; these have agreed so far."""

    seat: int
    count: int
    agreed: frozenset[int]


Seats = list[int | str | None]
"""Who sits where: a person by number, an automatic player such as "bot:clean", or nobody yet."""


class RoomTable:
    """A table of a room.

    Parameters
    ----------
    number
        Its number in the room, from 1.
    setup
        How it began.
    seats
        Who sits where.
    store
        Where its moves are kept.
    name_of
        The name of a person.
    clockwork
        How it waits.
    changed
        Called after every change.
    language
        The language of the names of empty seats.
    """

    def __init__(
        self,
        number: int,
        setup: Setup,
        seats: Seats,
        store: Store,
        name_of: Callable[[int], str],
        clockwork: Clockwork,
        changed: Callable[[RoomTable], None],
        language: str = "en",
    ) -> None:
        self.number, self.setup, self.seats = number, setup, list(seats)
        self.asked: AskedUndo | None = None
        self.waiting_since = time.monotonic()
        self._store, self._name_of, self._clockwork, self._tell = store, name_of, clockwork, changed
        self._language = language
        self._paused = False
        self._finishing = False
        self._pending: Callable[[], None] | None = None
        self._thinking = False
        self._by: int | None = None
        self.table = self._rebuilt()
        self._kept = list(self.table.moves)
        self._decider = self.table.to_move
        self.table.one_game = True
        self.table.watch(self._table_changed)

    def _rebuilt(self) -> Table:
        """The table as it was when its last move was kept."""
        setup = self.setup
        if setup.start is None:
            table = start.new(
                setup.game, players=setup.players, seed=setup.seed, language=self._language, **setup.options
            )
        else:
            table = start.at(setup.start, seed=setup.seed, language=self._language)
        moves: list[str] = []
        for kind, move in self._store.moves(self.number):
            if kind == "undo":
                del moves[-int(move) :]
            else:
                moves.append(move)
        table.play(*moves)
        return start.seat_players(table, self.names())

    # Seats

    def names(self) -> list[str]:
        """The players as the table knows them."""
        found = []
        for seat, who in enumerate(self.seats):
            empty = translate("room-empty-seat", self._language, number=seat + 1)
            found.append(empty if who is None else who if isinstance(who, str) else self._name_of(who))
        return found

    def seat_of(self, person: int) -> int | None:
        """Where a person sits; None for somebody who does not sit here."""
        return self.seats.index(person) if person in self.seats else None

    @property
    def people(self) -> list[int]:
        """The people who sit here."""
        return [who for who in self.seats if isinstance(who, int)]

    def sit(self, seat: int, who: int | str | None) -> None:
        """Let a person, an automatic player or nobody sit on a seat, whoever sat there before."""
        if not 0 <= seat < len(self.seats):
            raise RoomError("room-no-seat")
        self.seats[seat] = who
        self.asked = None
        self.renamed()

    def renamed(self) -> None:
        """Take the names of those who sit here now."""
        self._store.write("UPDATE tables SET seats = ? WHERE id = ?", json.dumps(self.seats), self.number)
        start.seat_players(self.table, self.names())

    # Playing

    def play(self, move: str, seat: int, person: int) -> None:
        """A move of a person, who must be the one to make it."""
        self._by = person
        try:
            self.table.play(move, by=self.table.names[seat])
        finally:
            self._by = None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.to_move is None

    @property
    def decides(self) -> int | None:
        """The seat that must decide now."""
        return self.table.game.to_move(self.table.state)

    @property
    def waits_for_person(self) -> bool:
        """Whether a person, or an empty seat, must decide."""
        return self.table.to_move is not None and self.table.to_move not in self.table.automatic

    def pause(self, paused: bool) -> None:
        """Stop automatic players, or let them go on."""
        self._paused = paused
        self.waiting_since = time.monotonic()
        self.pace()

    def finish(self) -> None:
        """Let automatic players play this game to its end for everybody; who sat here stays the owner."""
        self._finishing = True
        self._finish_step()

    @property
    def hurries(self) -> bool:
        """Whether the game is just being finished: more happens than anybody can see."""
        return self._finishing and not self.over

    def _finish_step(self) -> None:
        if self.over or not self._finishing:
            self._finishing = False
            return
        names, decides = self.names(), self.decides
        assert decides is not None
        helper = start.partners(self.setup.game)[0]
        if not names[decides].startswith(PREFIX):
            # For this one move only: the names on the table stay those of its people.
            choice = self.table.ahead_by_number()
            start.seat_players(
                choice, [helper if seat == decides else name for seat, name in enumerate(names)]
            )
            work = choice.automatic_choice()
        else:
            work = self.table.automatic_choice()
        assert work is not None
        self._think(work, self._finish_step)

    def pace(self) -> None:
        """See to it that an automatic player whose turn it is moves in a moment."""
        if self._pending is not None:
            self._pending()
            self._pending = None
        if self._paused or self._thinking or self._finishing:
            return
        if self.table.to_move in self.table.automatic:
            self._pending = self._clockwork.later(PACE if self.people else QUICK, self._advance)
        elif self.waits_for_person and self._forced():
            self._pending = self._clockwork.later(QUICK, self._play_forced)

    def _advance(self) -> None:
        self._pending = None
        work = self.table.automatic_choice()
        if work is not None:
            self._think(work, self.pace)

    def _forced(self) -> bool:
        return snapshot_maker_of(self.table).plays_itself(self.table, self.table.state)

    def _play_forced(self) -> None:
        """A decision of a person that is no choice."""
        self._pending = None
        if self.waits_for_person and self._forced() and not self.table.undone:
            self.table.play(self.table.legal_moves[0])

    def _think(self, work: Callable[[], str], then: Callable[[], None]) -> None:
        """Work out a move beside everything else, and make it if nothing has happened meanwhile."""
        self._thinking, state = True, self.table.state

        def play(move: str) -> None:
            self._thinking = False
            if self.table.state is state and not (self._paused and not self._finishing):
                try:
                    self.table.play(move)
                except TerraError:  # somebody has sat down there
                    self._finishing = False
            then()

        self._clockwork.beside(work, play)

    # Taking back

    def take_back(self, seat: int) -> bool:
        """Take back a seat's last decision; False where the others at the table are asked first.

        It is taken back at once where nothing came to light and nobody else has decided since.
        """
        count = self._back_to(seat)
        if count is None:
            raise RoomError("room-nothing-to-undo")
        reason = self.table.why_not_undo(count)
        if reason is None:
            self.table.undo(count)
        elif not self.ask_undo(seat, count):
            raise IllegalMove(reason.key, reason.rule, **reason.facts)
        return reason is None

    def _back_to(self, seat: int) -> int | None:
        """How many moves lie between now and the last real choice of a seat; None if it made none."""
        history, game, numbers = self.table.history, self.table.game, self.table.move_numbers
        maker_of = snapshot_maker_of(self.table)
        for back in range(1, len(history)):
            before = history[-back - 1]
            if game.maker(before, numbers[-back]) == seat and not maker_of.plays_itself(self.table, before):
                return back
        return None

    def ask_undo(self, seat: int, count: int) -> bool:
        """A seat wants moves taken back; False where nobody else is there to agree."""
        others = [other for other in self.people if other != self.seats[seat]]
        if not others:
            return False
        self.asked = AskedUndo(seat, count, frozenset((seat,)))
        self._tell(self)
        return True

    def answer_undo(self, seat: int, agrees: bool) -> None:
        """Somebody agrees, or does not; the decision is taken back once all people here have agreed."""
        asked = self.asked
        if asked is None:
            raise RoomError("room-nothing-asked")
        if not agrees:
            self.asked = None
        else:
            self.asked = AskedUndo(asked.seat, asked.count, asked.agreed | {seat})
            people = {at for at, who in enumerate(self.seats) if isinstance(who, int)}
            if people <= self.asked.agreed:
                self.undo(asked.count)
        self._tell(self)

    def undo(self, count: int) -> None:
        """Take moves back with everybody's consent, or the facilitator's."""
        self.asked = None
        self.table.undo(count, consent=self.table.names)

    def undo_last_decision(self) -> None:
        """Take back the last decision of a person, for the facilitator."""
        history, game, automatic = self.table.history, self.table.game, self.table.automatic
        for back in range(1, len(history)):
            maker = game.maker(history[-back - 1], self.table.move_numbers[-back])
            if maker is None or self.table.names[maker] not in automatic:
                return self.undo(back)
        raise RoomError("room-nothing-to-undo")

    # From the table

    def _table_changed(self) -> None:
        """Keep what has changed before anybody is told."""
        moves = list(self.table.moves)
        same = next(
            (at for at, (one, other) in enumerate(zip(self._kept, moves, strict=False)) if one != other),
            min(len(moves), len(self._kept)),
        )
        game, history = self.table.game, self.table.history
        if same < len(self._kept):
            self._store.move(self.number, "undo", str(len(self._kept) - same), None, self._by)
        for at in range(same, len(moves)):
            maker = game.maker(history[at], self.table.move_numbers[at])
            who = None if maker is None else self.seats[maker]
            self._store.move(self.number, "move", moves[at], maker, who if isinstance(who, int) else None)
        if same < max(len(moves), len(self._kept)):
            self.asked = None
        self._kept = moves
        if self.table.to_move != self._decider:
            self._decider = self.table.to_move
            self.waiting_since = time.monotonic()
        self._tell(self)
        self.pace()

    def record(self) -> Record:
        """What happened here so far."""
        return self.table.record

    def close(self) -> None:
        """Stop; the game is kept."""
        self._paused = True
        self.pace()


def setup_of(label: str, game: str, names: Sequence[str], seed: int, options: Mapping[str, Any]) -> Setup:
    """How a table begins as the rules say."""
    return Setup(label, game, tuple(start.numbered(names, PREFIX)), seed, dict(options))
