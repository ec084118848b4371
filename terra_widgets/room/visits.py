"""One page that is open on some device: what it is shown, and what comes from it.

A visit outlives its line: whoever is back within a minute goes on where they were, and what they had asked
for is neither lost nor done twice.
"""

from __future__ import annotations

import logging
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from terra_widgets import text
from terra_widgets.errors import RoomError, TerraError
from terra_widgets.lesson.part import Part, PartScreen
from terra_widgets.room import wire
from terra_widgets.room.cockpit import Cockpit
from terra_widgets.room.limits import CHARTS, MESSAGES, Allowance
from terra_widgets.room.page import PARTS, chart_face, first_number
from terra_widgets.room.people import Person
from terra_widgets.room.projector import Projector
from terra_widgets.room.room import Room
from terra_widgets.room.room_table import RoomTable
from terra_widgets.room.seat_screen import Manners, SeatScreen
from terra_widgets.room.student import JoinPage, StudentPage
from terra_widgets.text import FALLBACK, translate
from terra_widgets.widgets.chart_sheet import chart_sheet
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import ONLOOKER, Settings, Snapshot

log = logging.getLogger("terra_widgets")
MOST_OUT = 400
"""Messages that wait for a page that does not take them; it gets everything anew then."""
PAGES = ("student", "cockpit", "projector")


@dataclass
class Doors:
    """What a visit asks of the server around it."""

    room: Room
    address: str
    qr: str
    ticket: Callable[[str], str]
    """A new ticket for a kind of page: good for one page, once."""
    save: Callable[[str, str], tuple[str, str, str]]
    """A file to keep, in a language: its name, its type and its text."""
    erase: Callable[[], None]
    codes: Allowance
    """How many codes may be tried from an address."""
    opened: Callable[[Visit], None] = field(default=lambda _: None)
    """Called when a visit has become another person's."""


class Visit:
    """A page on a device.

    Parameters
    ----------
    doors
        The room, and what the server does for a page.
    origin
        From which address it comes, for the limits.
    language
        The language of the page.
    """

    page_name = ""

    def __init__(self, doors: Doors, origin: str, language: str) -> None:
        self.id = secrets.token_urlsafe(9)
        self.doors, self.room, self.origin = doors, doors.room, origin
        self.language = language if language in text.languages() else FALLBACK
        self.out: deque[str] = deque()
        """What waits to be taken by the line."""
        self.attached: Callable[[], None] | None = None
        """Tells the line that something waits; None while there is no line."""
        self.ended = False
        self.wire = wire.Wire()
        self._messages = Allowance(*MESSAGES)

    # The line

    def attach(self, wake: Callable[[], None]) -> None:
        """A line to the page is there: it gets everything anew, since some of it may have been lost."""
        self.attached = wake
        self.out.clear()
        self.wire.forget()
        self.show_all()

    def detach(self) -> None:
        """The line is gone."""
        self.attached = None
        self.out.clear()
        self.wire.forget()

    def put(self, message: str) -> None:
        """Send a message, if there is a line."""
        if self.attached is None:
            return
        self._make_room()
        self.out.append(message)
        self.attached()

    def _make_room(self) -> bool:
        """Begin anew where too much waits; True when it did."""
        if len(self.out) < MOST_OUT:
            return False
        self.out.clear()
        self.wire.forget()
        self.show_all()
        return True

    def send(self, channel: str, snapshot: Snapshot | None) -> None:
        """Send what a channel shows now."""
        # Where it begins anew, this snapshot is among what is sent then.
        if self.attached is not None and (not self._make_room() or snapshot is None):
            self.put(self.wire.packed(channel, snapshot))

    def end(self, sentence: str) -> None:
        """Say a last sentence; the page does not come back."""
        self.ended = True
        self.put(wire.plain(end=sentence))

    # What it shows, and what comes from it

    def show_all(self) -> None:
        """Send every channel whole."""

    def changed(self, what: str, where: object) -> bool:  # noqa: ARG002 (some pages ask)
        """Whether a change in the room changes the page."""
        return True

    def draw(self) -> None:
        """Send the page anew."""

    def take(self, channel: str, message: object) -> None:
        """Carry out a message on a channel."""

    def close(self) -> None:
        """Let go of everything."""

    def hear(self, given: str | bytes) -> None:
        """One message as it came over the line; what no page of ours would send is dropped."""
        try:
            message = wire.read(given)
        except wire.Unreadable:
            return
        if not self._messages.take(self.id):
            return
        if set(message) == {"ping"}:
            self.put(wire.plain(pong=message["ping"] if isinstance(message["ping"], int) else 0))
        elif set(message) == {"whole"} and isinstance(message["whole"], str):
            self.wire.forget(message["whole"])
            self.show_channel(message["whole"])
        elif set(message) == {"to", "message"} and isinstance(message["to"], str):
            try:
                self.take(message["to"], message["message"])
            except TerraError as error:  # the page has gone on meanwhile
                log.info("%s", error)

    def show_channel(self, channel: str) -> None:  # noqa: ARG002 (some pages have several)
        """Send a channel whole."""
        self.show_all()

    def answered(self, channel: str, message: object) -> None:
        """Say that a message was answered before."""
        found = message.get("id") if isinstance(message, dict) else None
        if isinstance(found, str) and len(found) <= 64:
            self.put(wire.plain(to=channel, answered=found))


class StudentVisit(Visit):
    """A page of a student, before and after joining."""

    page_name = "student"

    def __init__(self, doors: Doors, origin: str, language: str, person: Person | None) -> None:
        super().__init__(doors, origin, language)
        self.person: Person | None = None
        self.waiting_for: Person | None = None
        self.mark = ""
        self.join_page = JoinPage(self.room, self.language, self._show_page, self._join)
        self.page: StudentPage | None = None
        self.board: Screen | None = None
        self.board_table: RoomTable | None = None
        self._board_answer: object = None
        self.parts: dict[str, PartScreen] = {}
        self._step: object = None
        self._charts = Allowance(*CHARTS)
        if person is not None:
            self.become(person)

    # Who it is

    def become(self, person: Person) -> None:
        """The page is this person's from now on."""
        self.person, self.mark = person, person.mark
        self.waiting_for = None
        self.language = person.language
        self.page = StudentPage(self.room, person, self._show_page)

    def wait_for(self, person: Person, mark: str) -> None:
        """The page has asked for a person's seat, and waits for the facilitator's answer."""
        self.waiting_for, self.mark = person, mark
        self.join_page.waits = translate("room-waits", self.language, name=person.name)

    def _join(self, draft: dict[str, Any]) -> str:
        room, language, codes = self.room, self.join_page.language, self.doors.codes
        if not codes.has(self.origin):
            raise RoomError("room-too-many-codes")
        try:
            room.check_code(draft["code"])
        except RoomError:
            codes.take(
                self.origin
            )  # whoever knows the code costs nothing: a whole school may have one address
            raise
        if draft["back"]:
            codes.take(self.origin)
            person, key = room.ask_back(draft["code"], draft["name"])
            self.waiting_for, self.mark = person, next(reversed(person.asks))
            self.put(wire.plain(key=key))
            return translate("room-waits", language, name=person.name)
        person, key = room.join(draft["code"], draft["name"], language)
        self.put(wire.plain(key=key))
        self.become(person)
        self.doors.opened(self)
        return ""

    # Showing

    def _show_page(self, snapshot: Snapshot) -> None:
        self.send("page", snapshot)

    def show_all(self) -> None:
        """Everything anew."""
        self._page_anew()
        self._follow(again=True)

    def show_channel(self, channel: str) -> None:
        """A channel whole."""
        if channel == "page":
            self._page_anew()
        elif channel == "board" and self.board is not None:
            self.send("board", self.board.snapshot)
        elif channel in self.parts:
            self.send(channel, self.parts[channel].snapshot)

    def _page_anew(self) -> None:
        if self.page is not None:
            self.page.forget()
        self.draw()

    def draw(self) -> None:
        """The page, and what belongs to the step beside it."""
        if self.page is None:
            self.join_page.draw()
            return
        self._follow()
        self.page.draw()

    def _follow(self, *, again: bool = False) -> None:
        """Open what the step shows, and close what it no longer does."""
        if self.person is None or self.person.id not in self.room.people:
            return
        self._follow_table(again=again)
        self._follow_parts(again=again)

    def _follow_table(self, *, again: bool) -> None:
        person = self.person
        assert person is not None
        table = self.room.table_now(person)
        seat = None if table is None else table.seat_of(person.id)
        board = self.board
        same = table is self.board_table and board is not None and board.settings.seat == seat
        if same and board is not None:
            if board.settings.language != person.language:
                board.receive(
                    {"id": f"l{first_number()}", "at": board.snapshot["number"], "language": person.language}
                )
            elif again:
                self.send("board", board.snapshot)
            return
        if board is not None:
            board.close()
            self.board = self.board_table = None
            if table is None:
                self.send("board", None)
        if table is not None and seat is not None:
            settings = Settings(language=person.language, seat=seat)
            self.wire.forget("board")
            self.board_table = table
            self.board = SeatScreen(
                table.table, settings, self._show_board, self._manners(table), first_number()
            )

    def _manners(self, table: RoomTable) -> Manners:
        return Manners(self.room.waits, lambda: self.room.flag("hints"), table.take_back)

    def _show_board(self, snapshot: Snapshot) -> None:
        table, answer = self.board_table, (snapshot.get("answer") or {}).get("id")
        if table is None or not table.hurries or answer != self._board_answer:
            self._board_answer = answer
            self.send("board", snapshot)

    def _follow_parts(self, *, again: bool) -> None:
        person, room = self.person, self.room
        assert person is not None
        work = room.work_of(person)
        step = room.plan_in(person.language).step(room.number) if room.stage == "step" else None
        wanted: dict[str, Part] = {}
        for piece in () if step is None else step.pieces:
            part = work.part(piece) if piece.kind in PARTS else None
            if part is not None:
                wanted[piece.channel] = part
        for channel in [one for one in self.parts if self.parts[one].part is not wanted.get(one)]:
            self.parts.pop(channel).close()
            if channel not in wanted:
                self.send(channel, None)
            else:
                self.wire.forget(channel)
        for channel, part in wanted.items():
            if channel not in self.parts:
                self.parts[channel] = PartScreen(part, partial(self.send, channel))
                self.send(channel, self.parts[channel].snapshot)
            elif again:
                self.send(channel, self.parts[channel].snapshot)

    def changed(self, what: str, where: object) -> bool:
        """Whether the page shows something of it."""
        person, room = self.person, self.room
        if person is None:
            if what == "back" and where is self.waiting_for:
                self._answered_back()
            return False
        if what == "removed" and where is person:
            self.end(translate("room-removed", self.language))
            return False
        if what == "back" and where is person and person.mark != self.mark:
            self.end(translate("room-key-elsewhere", self.language))
            return False
        if what == "table":
            return isinstance(where, RoomTable) and person.id in where.people and not where.hurries
        if what in {"entered", "person", "language"}:
            return where is person
        if what in {"people", "here"}:
            return room.stage == "gathering"
        return what != "asks"

    def _answered_back(self) -> None:
        person = self.waiting_for
        assert person is not None
        self.waiting_for = None
        if person.mark == self.mark:
            self.become(person)
            self.doors.opened(self)
            self.show_all()
        else:
            self.join_page.waits = translate("room-not-let-back", self.join_page.language)
            self.join_page.draw()

    # Hearing

    def take(self, channel: str, message: object) -> None:
        """Carry out what comes from the page."""
        if self.page is None:
            self._take_join(channel, message)
        elif channel == "page":
            self._take_page(message)
        elif channel == "board" and self.board is not None:
            self._take_board(message)
        elif channel in self.parts:
            self._take_part(channel, message)
        else:
            self.answered(channel, message)  # it was there once

    def _take_join(self, channel: str, message: object) -> None:
        if channel == "page" and not self.join_page.receive(message):
            self.answered(channel, message)
        if self.page is not None:  # it has let somebody in
            self.show_all()

    def _take_page(self, message: object) -> None:
        assert self.page is not None
        if isinstance(message, dict) and "chart" in message:
            self._take_chart(message["chart"])
        elif not self.page.receive(message):
            self.answered("page", message)

    def _take_board(self, message: object) -> None:
        board = self.board
        assert board is not None
        self.hand_on(board, "board", message)

    def hand_on(self, board: Screen, channel: str, message: object) -> None:
        """A message of a board: a decision, or a question that decides nothing."""
        keys = message if isinstance(message, dict) else {}
        if "foresee" in keys:
            foreseen = board.foresee(message)
            if foreseen is not None:
                self.put(wire.also(channel, foreseen))
        elif "chart" in keys:
            if self._charts.take("board"):
                sheet = chart_sheet(board.table, message, board.settings.language)
                if sheet is not None:
                    self.put(wire.also(channel, {"chart": sheet}))
        else:
            before = board.snapshot
            board.receive(message)
            if board.snapshot is before:
                self.answered(channel, message)

    def _take_part(self, channel: str, message: object) -> None:
        part = self.parts[channel]
        before = part.snapshot
        part.receive(message)
        if part.snapshot is before:
            self.answered(channel, message)

    def _take_chart(self, channel: object) -> None:
        """The chart of a piece, which is made when a page asks for it."""
        person, room = self.person, self.room
        assert person is not None
        if not self._charts.take("page"):
            return
        step = room.plan_in(person.language).step(room.number) if room.stage == "step" else None
        for piece in () if step is None else step.pieces:
            if piece.channel == channel and piece.kind in {"chart", "figures"}:
                made = room.work_of(person).drawn(piece)
                face = None if made is None else chart_face(made)
                self.put(wire.also("page", {"chart": {"channel": channel, "chart": face}}))

    def close(self) -> None:
        """Let go of the table and of all parts."""
        if self.board is not None:
            self.board.close()
        for part in self.parts.values():
            part.close()
        self.parts.clear()
        self.board = self.board_table = None


class CockpitVisit(Visit):
    """The facilitator's page."""

    page_name = "cockpit"

    def __init__(self, doors: Doors, origin: str, language: str) -> None:
        super().__init__(doors, origin, language)
        self.look: SeatScreen | None = None
        self.page = Cockpit(
            self.room, self.language, partial(self.send, "page"), address=doors.address, qr=doors.qr,
            look=self._look, project=self._project, save=self._save, erase=doors.erase,
        )  # fmt: skip

    def _look(self, number: int | None) -> None:
        if self.look is not None:
            self.look.close()
            self.look = None
        if number is None:
            self.send("look", None)
            return
        table = self.room.table(number)
        manners = Manners(lambda: True, lambda: False, lambda _seat: False)
        settings = Settings(language=self.page.language, seat=ONLOOKER)
        self.wire.forget("look")

        def show(shown: Snapshot) -> None:
            if not table.hurries:
                self.send("look", shown)

        self.look = SeatScreen(table.table, settings, show, manners, first_number())

    def _project(self) -> None:
        self.put(wire.plain(ticket=self.doors.ticket("projector")))

    def _save(self, which: str) -> None:
        name, kind, content = self.doors.save(which, self.page.language)
        self.put(wire.plain(file=name, type=kind, text=content))

    def show_all(self) -> None:
        """Everything anew."""
        self.draw()
        if self.look is not None:
            self.send("look", self.look.snapshot)

    def draw(self) -> None:
        """The page anew; a table that is gone is looked at no longer."""
        if self.page.looking is not None and self.page.looking not in self.room.tables:
            self.page.looking = None
            self._look(None)
        self.page.address, self.page.qr = self.doors.address, self.doors.qr
        self.page.draw()

    def take(self, channel: str, message: object) -> None:
        """Carry out what the facilitator wants."""
        if channel == "page" and not self.page.receive(message):
            self.answered(channel, message)
        elif channel == "look" and self.look is not None:
            keys = message if isinstance(message, dict) else {}
            if "chart" in keys:
                sheet = chart_sheet(self.look.table, message, self.page.language)
                if sheet is not None:
                    self.put(wire.also("look", {"chart": sheet}))
            elif "foresee" not in keys:
                self.look.receive(message)

    def close(self) -> None:
        """Let go of the table that is looked at."""
        if self.look is not None:
            self.look.close()
            self.look = None


class ProjectorVisit(Visit):
    """The projector's page."""

    page_name = "projector"

    def __init__(self, doors: Doors, origin: str, language: str) -> None:
        super().__init__(doors, origin, language)
        self.page = Projector(
            self.room,
            self.language,
            lambda shown: self.send("page", shown),
            address=doors.address,
            qr=doors.qr,
        )

    def show_all(self) -> None:
        """Everything anew."""
        self.page.address, self.page.qr = self.doors.address, self.doors.qr
        self.page.draw()

    draw = show_all

    def take(self, channel: str, message: object) -> None:
        """Speak another language."""
        if channel == "page" and not self.page.receive(message):
            self.answered(channel, message)
