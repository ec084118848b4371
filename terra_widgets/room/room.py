"""A room: a class with its people, tables and plan. It knows nothing of networks; `server.py` does.

Everything that happens goes into the store first, so that a room opened again from its file is the same.
"""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from terra_widgets.errors import RoomError, brief
from terra_widgets.games import catalog
from terra_widgets.games.players import PREFIX
from terra_widgets.room import keys
from terra_widgets.room.game_plan import plan_of_game
from terra_widgets.room.people import NICKNAMES, Person, checked_name, name_of_their_own
from terra_widgets.room.pieces import SEAT, Plan, PlanPiece, PlanStep
from terra_widgets.room.plan import plan_of
from terra_widgets.room.progress import entered
from terra_widgets.room.room_table import Clockwork, RoomTable, Seats, Setup, read_setup, setup_of
from terra_widgets.room.store import Store
from terra_widgets.room.work import RoomNotes, RoomWork
from terra_widgets.table import start
from terra_widgets.table.table import Table
from terra_widgets.text import languages, translate

Told = Callable[[str, object], None]
"""Called with what has changed and where: ("step", None), ("table", a RoomTable), ("person", a Person)."""

MOST_PEOPLE = 400
MOST_TABLES = 400
MOST_MESSAGES = 3  # that a page shows at once
LONGEST_MESSAGE = 200
MOST_SECONDS = 4 * 60 * 60
GAME = "game:"
"""What stands before the name of a game, where the plan is that game alone."""
ASKS = frozenset(("entry", "predict", "claim", "quiz", "before", "after", "ticket", "vote"))
"""The kinds of pieces in which people are to enter something."""
FLAGS = {"open": True, "names": False, "scores": False, "hints": True, "texts": False}
"""What the facilitator switches: the door is open; the projector shows names, scores, what people wrote;
hints are given."""


def asked_in(step: PlanStep) -> list[PlanPiece]:
    """The pieces of a step in which people are to enter something; what is shown again asks for nothing."""
    return [one for one in step.pieces if one.kind in ASKS and not (one.kind == "predict" and one.again)]


class Room:
    """A class: people, tables, and the plan that they go through.

    Parameters
    ----------
    store
        What it keeps; a file that holds a room already gives that room back.
    clockwork
        How it waits.
    plan
        The name of a plan, for a new room.
    seats
        How many people sit at a table, for a new room.
    language
        The facilitator's language, for a new room.
    """

    def __init__(
        self, store: Store, clockwork: Clockwork, *, plan: str = "", seats: int = 1, language: str = "en"
    ) -> None:
        self.store, self.clockwork = store, clockwork
        self._told: list[Told] = []
        if store.fact("code") is None:
            usual: dict[str, Any] = {
                "code": keys.new_code(), "id": secrets.token_hex(8), "plan": plan, "seats": seats,
                "language": language, "stage": "gathering", "step": 0, "paused": False, "clock": None,
                "seed": secrets.randbelow(1_000_000), "shown": [], **FLAGS,
            }  # fmt: skip
            for name, value in usual.items():
                store.keep_fact(name, value)
        self.facts: dict[str, Any] = {
            name: json.loads(value) for name, value in store.rows("SELECT name, value FROM facts")
        }
        self._plans: dict[str, Plan] = {}
        self.plan = self.plan_in(self.language)
        self.people: dict[int, Person] = {}
        self.tables: dict[int, RoomTable] = {}
        self._works: dict[int, RoomWork] = {}
        self._last_person = self._last_table = 0
        self.messages: list[tuple[str, int | None]] = []
        self._reports: dict[int, tuple[object, dict[str, Any]]] = {}
        self._restore()

    def _restore(self) -> None:
        """People and tables as they were when the last row was kept."""
        asked = "SELECT id, name, mark, language, removed FROM people ORDER BY id"
        for number, name, mark, language, removed in self.store.rows(asked):
            self._last_person = number
            if not removed:
                person = Person(number, name, mark, language, self.store.notes(number))
                self.people[number] = person
        for number, setup, seats in self.store.rows(
            "SELECT id, setup, seats FROM tables WHERE closed = 0 ORDER BY id"
        ):
            self._open_table(number, read_setup(setup), json.loads(seats))
        found = self.store.rows("SELECT max(id) FROM tables")
        self._last_table = found[0][0] or 0

    # Facts

    @property
    def id(self) -> str:
        """What tells this room apart from others that a browser has been in."""
        return str(self.facts["id"])

    @property
    def code(self) -> str:
        """The code by which people join."""
        return str(self.facts["code"])

    @property
    def language(self) -> str:
        """The facilitator's language."""
        return str(self.facts["language"])

    @property
    def stage(self) -> str:
        """Where the room is: gathering, step or over."""
        return str(self.facts["stage"])

    @property
    def number(self) -> int:
        """The number of the step that is on, from 1; 0 before the first."""
        return int(self.facts["step"])

    @property
    def step(self) -> PlanStep | None:
        """The step that is on."""
        return self.plan.step(self.number) if self.stage == "step" else None

    @property
    def paused(self) -> bool:
        """Whether everybody waits."""
        return bool(self.facts["paused"])

    def flag(self, name: str) -> bool:
        """Whether something is switched on: one of FLAGS."""
        return bool(self.facts[name])

    def keep(self, name: str, value: Any) -> None:
        """Keep a fact of the room."""
        if self.facts.get(name) != value:
            self.facts[name] = value
            self.store.keep_fact(name, value)

    def watch(self, told: Told) -> Callable[[], None]:
        """Call a function after every change; what comes back ends that."""
        self._told.append(told)
        return lambda: self._told.remove(told) if told in self._told else None

    def tell(self, what: str, where: object = None) -> None:
        """Say what has changed."""
        for told in tuple(self._told):
            told(what, where)

    def plan_in(self, language: str) -> Plan:
        """The plan in a language, or in English where it is not there."""
        if language not in self._plans:
            name = str(self.facts["plan"])
            game = name.removeprefix(GAME) if name.startswith(GAME) else ""
            seed = int(self.facts["seed"])
            self._plans[language] = (
                plan_of_game(game, language, seed=seed) if game else plan_of(name, language)
            )
        return self._plans[language]

    # People

    def join(self, typed_code: object, name: str, language: str) -> tuple[Person, str]:
        """Let somebody in; the person and the key that only their browser has.

        Parameters
        ----------
        typed_code
            The code as it was typed.
        name
            The name; without one a nickname is drawn.
        language
            The language of the page.
        """
        self.check_code(typed_code)
        if not self.flag("open"):
            raise RoomError("room-door")
        if len(self.people) >= MOST_PEOPLE:
            raise RoomError("room-full", most=MOST_PEOPLE)
        name = checked_name(name) if name.strip() else self.nickname()
        if name.casefold() in self._names():
            raise RoomError("room-name-taken", name=name)
        key = keys.new_key()
        self._last_person += 1
        person = Person(self._last_person, name, keys.mark_of(key), language)
        self.people[person.id] = person
        self.store.write(
            "INSERT INTO people (id, name, mark, language, joined) VALUES (?, ?, ?, ?, ?)",
            person.id, name, person.mark, language, time.time(),
        )  # fmt: skip
        self.tell("people", person)
        self._seat_late_comer(person)
        return person, key

    def check_code(self, typed: object) -> None:
        """RoomError unless this is the code of the room."""
        if not keys.same(keys.read_code(typed), self.code):
            raise RoomError("room-code")

    def known(self, key: object) -> Person | None:
        """Whose key it is."""
        mark = keys.mark_of(key)
        return next((one for one in self.people.values() if keys.same(one.mark, mark)), None)

    def nickname(self) -> str:
        """A name that nobody has."""
        taken = self._names()
        free = [name for name in NICKNAMES if name.casefold() not in taken]
        return secrets.choice(free) if free else name_of_their_own(secrets.choice(NICKNAMES), taken)

    def _names(self) -> set[str]:
        people = {person.name.casefold() for person in self.people.values()}
        seats = {name.casefold() for one in self.tables.values() for name in one.table.shown_names}
        return people | seats

    def ask_back(self, typed_code: object, name: str) -> tuple[Person, str]:
        """Somebody who has lost the key says who they are; the facilitator decides whether that is so."""
        self.check_code(typed_code)
        wanted = checked_name(name).casefold()
        person = next((one for one in self.people.values() if one.name.casefold() == wanted), None)
        if person is None:
            raise RoomError("room-nobody", name=brief(name))
        key = keys.new_key()
        person.asks[keys.mark_of(key)] = None
        while len(person.asks) > 3:  # the last ones who asked
            del person.asks[next(iter(person.asks))]
        self.tell("asks", person)
        return person, key

    def let_back(self, person: Person, *, yes: bool) -> None:
        """Give the one who asked last the person's seat: the key of before is worth nothing any more."""
        if yes and person.asks:
            person.mark = list(person.asks)[-1]
            self.store.write("UPDATE people SET mark = ? WHERE id = ?", person.mark, person.id)
        person.asks.clear()
        self.tell("back", person)

    def rename(self, person: Person, name: object) -> None:
        """Give a person another name, at their tables too."""
        fresh = checked_name(name)
        if fresh.casefold() != person.name.casefold() and fresh.casefold() in self._names():
            raise RoomError("room-name-taken", name=fresh)
        person.name = fresh
        self.store.write("UPDATE people SET name = ? WHERE id = ?", fresh, person.id)
        if person.id in self._works:
            self._works[person.id].notes.learner = fresh
        for table in self.tables.values():
            if table.seat_of(person.id) is not None:
                table.renamed()
        self.tell("people", person)

    def remove(self, person: Person) -> None:
        """Let somebody go; an automatic player takes their seats."""
        for table in self.tables.values():
            seat = table.seat_of(person.id)
            if seat is not None:
                table.sit(seat, self._partner(table))
        del self.people[person.id]
        self._works.pop(person.id, None)
        # What somebody wrote goes with them; the moves of their games stay, without a name.
        self.store.write("DELETE FROM notes WHERE person = ?", person.id)
        self.store.write("UPDATE people SET removed = 1, name = '', mark = '' WHERE id = ?", person.id)
        self.tell("removed", person)

    def choose_language(self, person: Person, language: str) -> None:
        """Speak another language with a person from now on."""
        if language not in languages() or language == person.language:
            return
        person.language = language
        self._works.pop(person.id, None)
        self.store.write("UPDATE people SET language = ? WHERE id = ?", language, person.id)
        self.tell("language", person)

    def call_for_help(self, person: Person, wanted: bool) -> None:
        """Somebody needs the facilitator, or does not any more."""
        person.help = wanted
        self.tell("person", person)

    # What people write

    def work_of(self, person: Person) -> RoomWork:
        """A person's work on the plan, in their language."""
        if person.id not in self._works:
            plan = self.plan_in(person.language)

            def keep(part: str, name: str, value: Any) -> None:
                self.store.note(person.id, part, name, value)
                person.written += 1
                written = person.notes.setdefault(part, {})
                if value is None:
                    written.pop(name, None)
                else:
                    written[name] = value
                self.tell("entered", person)

            notes = RoomNotes(plan.source.name, person.name, person.notes, keep)
            work = RoomWork(plan, notes, lambda label: self._table_named(person, label))
            self._works[person.id] = work
        return self._works[person.id]

    def report_of(self, person: Person) -> dict[str, Any]:
        """What a person has entered and played, as plain data; made anew only when something has changed."""
        tables = [table for table in self.tables.values() if table.seat_of(person.id) is not None]
        played = [(one.number, len(one.table.move_numbers)) for one in tables]
        stamp = person.written, person.name, person.language, played
        known = self._reports.get(person.id)
        if known is None or known[0] != stamp:
            known = self._reports[person.id] = stamp, self.work_of(person).report_data()
        return known[1]

    def _table_named(self, person: Person, label: str) -> Table | None:
        found = self.table_for(person, label)
        return None if found is None else found.table

    # Tables

    def label_now(self) -> str | None:
        """Which tables the step is about: those of the latest step that plays."""
        piece = self.play_now()
        return None if piece is None else piece.name

    def play_now(self) -> PlanPiece | None:
        """The game that the step is about."""
        last = len(self.plan.steps)
        if self.stage == "gathering":
            return None
        return self.plan.play_before(last if self.stage == "over" else self.number)

    def tables_of(self, label: str | None) -> list[RoomTable]:
        """The tables with a label."""
        return [table for table in self.tables.values() if table.setup.label == label]

    def table_for(self, person: Person, label: str | None) -> RoomTable | None:
        """Where a person sits among the tables with a label."""
        found = (one for one in self.tables.values() if one.setup.label == label and person.id in one.seats)
        return next(found, None)

    def table_now(self, person: Person) -> RoomTable | None:
        """Where a person sits now."""
        return self.table_for(person, self.label_now())

    def deal(self, people: Iterable[Person] | None = None) -> None:
        """Put everybody who has no seat at tables of the game that is on."""
        piece = self.play_now()
        if piece is None:
            raise RoomError("room-no-game")
        seated = {who for table in self.tables_of(piece.name) for who in table.people}
        wanted = list(self.people.values() if people is None else people)
        waiting = [person for person in wanted if person.id not in seated]
        size = max(1, min(int(self.facts["seats"]), self.most_seats()))
        groups = [waiting[at : at + size] for at in range(0, len(waiting), size)]
        for group in groups:
            self._new_table(piece, group)
        if groups:
            self.tell("tables")

    def mix(self) -> None:
        """Put everybody at tables anew, in an order that chance picks; games that have begun are closed."""
        piece = self.play_now()
        if piece is None:
            raise RoomError("room-no-game")
        for table in self.tables_of(piece.name):
            self._close_table(table)
        people = list(self.people.values())
        random.Random(secrets.randbits(64)).shuffle(people)
        self.deal(people)
        self.tell("tables")

    def choose_game(self, game: str, seats: int) -> None:
        """Say how many people sit at a table, and what a plan without a lesson plays."""
        catalog.find(game)
        most = self.most_seats()
        if not 1 <= seats <= most:
            raise RoomError("room-seats", found=seats, most=most)
        self.keep("seats", seats)
        self.tell("settings")

    def most_seats(self) -> int:
        """How many people can sit at a table of the game that is on, or comes first."""
        piece = self.play_now() or next(iter(self.plan.plays.values()), None)
        if piece is None:
            return 1
        most = catalog.rulebook(self.plan.source.game_at(piece.name)).most
        return min(most, self.plan.most_at(piece) or most)

    def _new_table(self, piece: PlanPiece, people: list[Person]) -> RoomTable:
        if len(self.tables) >= MOST_TABLES:
            raise RoomError("room-tables", most=MOST_TABLES)
        setup, seats = self._setup(piece, people)
        self._last_table += 1
        number = self._last_table
        self.store.write(
            "INSERT INTO tables (id, setup, seats, made) VALUES (?, ?, ?, ?)",
            number, setup.text(), json.dumps(seats), time.time(),
        )  # fmt: skip
        return self._open_table(number, setup, seats)

    def _open_table(self, number: int, setup: Setup, seats: Seats) -> RoomTable:
        table = RoomTable(
            number,
            setup,
            seats,
            self.store,
            self._name_of,
            self.clockwork,
            self._table_changed,
            self.language,
        )
        self.tables[number] = table
        table.pause(self.waits() or self.stage == "gathering")
        return table

    def _close_table(self, table: RoomTable) -> None:
        table.close()
        del self.tables[table.number]
        self.store.write("UPDATE tables SET closed = 1 WHERE id = ?", table.number)

    def _setup(self, piece: PlanPiece, people: list[Person]) -> tuple[Setup, Seats]:
        """How a table of a step begins for these people: with the same cards as every other one."""
        options = piece.options
        game = self.plan.source.game_at(piece.name)
        usual = start.partners(game)
        against = list(usual if options.get("against") is None else options["against"])
        seed = self.facts["seed"] if options.get("seed") is None else options["seed"]
        who: Seats = [person.id for person in people]
        numbers = [str(at + 1) for at in range(len(who))]
        position = self.plan.position(piece, numbers)
        if position:
            # Automatic players are numbered anew: who sits where changes, and two may not have one name.
            left = SEAT.findall(position)[len(who) :]
            others = [name.split(" ", 1)[0] if name.startswith(PREFIX) else usual[0] for name in left]
            names = start.numbered([*numbers, *others], PREFIX)
            described = catalog.read_position(self.plan.position(piece, names))
            return Setup(piece.name, game, tuple(names), seed, {}, described), [*who, *others]
        size = min(catalog.rulebook(game).most, max(len(who), 1 + len(against), int(self.facts["seats"])))
        bots = [(against or usual)[at % len(against or usual)] for at in range(size - len(who))]
        return setup_of(piece.name, game, [*numbers, *bots], seed, piece.game_options), [*who, *bots]

    def _name_of(self, person: int) -> str:
        found = self.people.get(person)
        return f"({person})" if found is None else found.name

    def _partner(self, table: RoomTable) -> str:
        return start.partners(table.setup.game)[0]

    def _table_changed(self, table: RoomTable) -> None:
        for person in table.people:
            if person in self._works:
                self._works[person].moved(table.setup.label)
        self.tell("table", table)

    def table(self, number: object) -> RoomTable:
        """A table by its number."""
        found = self.tables.get(number) if isinstance(number, int) else None
        if found is None:
            raise RoomError("room-no-table")
        return found

    def person(self, number: object) -> Person:
        """A person by their number."""
        found = self.people.get(number) if isinstance(number, int) else None
        if found is None:
            raise RoomError("room-no-person")
        return found

    def seat(self, person: Person, table: RoomTable | None, seat: int | None) -> None:
        """Seat a person, or take them from their table; an automatic player goes on where they sat."""
        old = self.table_for(person, self.label_now() if table is None else table.setup.label)
        if table is not None and seat is not None:
            if not 0 <= seat < len(table.seats):
                raise RoomError("room-no-seat")
            there = table.seats[seat]
            if isinstance(there, int) and there != person.id:
                raise RoomError("room-seat-taken", name=self._name_of(there))
        if old is not None:
            at = old.seat_of(person.id)
            assert at is not None
            old.sit(at, self._partner(old) if old.table.move_numbers else None)
        if table is not None and seat is not None:
            table.sit(seat, person.id)
        self.tell("tables", person)

    def free_seats(self, label: str | None) -> list[tuple[RoomTable, int]]:
        """Seats where somebody can sit down: empty ones first, then those of automatic players."""
        open_tables = [table for table in self.tables_of(label) if not table.over]
        found = [(t, at) for t in open_tables for at, who in enumerate(t.seats) if who is None]
        return found + [
            (t, at) for t in open_tables for at, who in enumerate(t.seats) if isinstance(who, str)
        ]

    def _seat_late_comer(self, person: Person) -> None:
        """Nobody who comes late is left out: there is a seat, an automatic player's, or a new table."""
        label = self.label_now()
        if self.stage != "step" or label is None or not self.tables_of(label):
            return
        size = int(self.facts["seats"])
        for table, seat in self.free_seats(label):
            if len(table.people) < size or table.seats[seat] is None:
                who = table.table.shown_names[seat]
                taken = table.seats[seat] is not None
                table.sit(seat, person.id)
                self.store.event("late", person=person.id, table=table.number, seat=seat, taken=taken)
                key = "room-late-took-over" if taken else "room-late-joined"
                said = translate(key, person.language, name=who, number=table.number)
                self._tell_person(person, said)
                return
        self.deal([person])
        table_now = self.table_now(person)
        if table_now is not None:
            said = translate("room-late-own-table", person.language, number=table_now.number)
            self._tell_person(person, said)

    def _tell_person(self, person: Person, said: str) -> None:
        person.news = said
        self.tell("person", person)

    def sit_down(self, person: Person, number: object, seat: object) -> None:
        """A person takes a free seat."""
        table = self.table(number)
        if self.table_for(person, table.setup.label) is not None:
            raise RoomError("room-sits-already")
        if (table, seat) not in self.free_seats(table.setup.label):
            raise RoomError("room-seat-gone")
        assert isinstance(seat, int)
        table.sit(seat, person.id)
        self.tell("tables", person)

    def replace(self, table: RoomTable, seat: int) -> None:
        """Put an automatic player into somebody's place, and let the person find another."""
        table.sit(seat, self._partner(table))
        self.tell("tables", table)

    def has_entered(self, person: Person) -> bool:
        """Whether a person has entered everything that the step asks for."""
        step = self.step
        asked = () if step is None else asked_in(step)
        return bool(asked) and all(entered(self.work_of(person), piece) for piece in asked)

    def fill(self, table: RoomTable | None) -> None:
        """Give empty seats to automatic players."""
        for one in [table] if table is not None else self.tables_of(self.label_now()):
            for seat, who in enumerate(one.seats):
                if who is None:
                    one.sit(seat, self._partner(one))

    def finish(self, table: RoomTable | None) -> None:
        """Let automatic players play games to their end."""
        for one in [table] if table is not None else self.tables_of(self.label_now()):
            self.store.event("finish", table=one.number)
            one.finish()

    # The plan

    def go_to(self, number: int) -> None:
        """Go to a step: 0 is the waiting room, one more than there are is the end."""
        last = len(self.plan.steps)
        if not 0 <= number <= last + 1:
            raise RoomError("room-no-step", last=last)
        self.keep("stage", "gathering" if number == 0 else "over" if number > last else "step")
        for person in self.people.values():
            person.news = ""
        self.keep("step", number)
        self.store.event("step", number=number)
        step = self.step
        self.set_clock(step.minutes * 60 if step is not None and step.minutes else None)
        self.keep("paused", False)
        piece = self.play_now()
        if step is not None and piece is not None and piece in step.pieces:
            self.deal()
        self._hold()
        self.tell("step")

    def _hold(self) -> None:
        """Let tables wait, or go on."""
        step = self.step
        waits = self.paused or self.stage == "gathering" or (step is not None and step.pauses)
        for table in self.tables.values():
            table.pause(waits)

    def waits(self) -> bool:
        """Whether nobody can play just now."""
        return self.paused or (self.step is not None and self.step.pauses)

    def show_tally(self, channel: str) -> None:
        """Show on the projector what people have entered in a part of the step, or no longer."""
        shown = list(self.facts["shown"])
        self.keep(
            "shown", [one for one in shown if one != channel] if channel in shown else [*shown, channel][-20:]
        )
        self.tell("settings")

    def pause(self, paused: bool) -> None:
        """Let everybody wait, or go on; the timer stops too."""
        left = self.seconds_left()
        self.keep("paused", paused)
        if self.facts["clock"] is not None:
            self.keep("clock", {"left": left, "since": None if paused else time.time()})
        self._hold()
        self.store.event("pause", paused=paused)
        self.tell("step")

    def set_clock(self, seconds: float | None) -> None:
        """Set how many seconds are left; None stops the timer."""
        if seconds is None:
            self.keep("clock", None)
        else:
            left = min(max(float(seconds), 0.0), MOST_SECONDS)
            self.keep("clock", {"left": left, "since": None if self.paused else time.time()})
        self.tell("clock")

    def run_clock(self, running: bool) -> None:
        """Stop the timer, or let it go on."""
        if self.facts["clock"] is not None:
            self.keep("clock", {"left": self.seconds_left(), "since": time.time() if running else None})
        self.tell("clock")

    def seconds_left(self) -> float | None:
        """How many seconds of the step are left; None without a timer."""
        clock: Mapping[str, Any] | None = self.facts["clock"]
        if clock is None:
            return None
        since = clock["since"]
        return max(0.0, float(clock["left"]) - (0.0 if since is None else time.time() - float(since)))

    @property
    def clock_runs(self) -> bool:
        """Whether the timer goes on."""
        return self.facts["clock"] is not None and self.facts["clock"]["since"] is not None

    def say(self, text: str, table: int | None) -> None:
        """A message to everybody, or to one table."""
        said = " ".join(text.split())[:LONGEST_MESSAGE]
        if not said:
            self.messages = [one for one in self.messages if one[1] != table]
        else:
            self.messages = [*self.messages, (said, table)][-MOST_MESSAGES * 10 :]
            self.store.event("say", text=said, table=table)
        self.tell("messages", table)

    def said_to(self, table: RoomTable | None) -> list[str]:
        """The last messages for somebody at a table."""
        mine = {None, None if table is None else table.number}
        return [text for text, where in self.messages if where in mine][-MOST_MESSAGES:]

    def switch(self, flag: str, on: bool) -> None:
        """Switch something on or off: one of FLAGS."""
        self.keep(flag, on)
        self.tell("settings")
