"""The page of a student: what to do now, the step of the plan, and who else is here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from terra_widgets import text
from terra_widgets.errors import IllegalMove, RoomError
from terra_widgets.room import shapes
from terra_widgets.room.page import Page
from terra_widgets.room.people import LONGEST_NAME, Person
from terra_widgets.room.progress import entered
from terra_widgets.room.room import Room, asked_in
from terra_widgets.room.room_table import RoomTable
from terra_widgets.text.words import isolated, listing
from terra_widgets.widgets.intents import Checks, Intent, whole
from terra_widgets.widgets.shapes import Answer
from terra_widgets.widgets.snapshot import Snapshot

MOST_SEATS_OFFERED = 12
LONGEST_CODE = 24


def _language(value: Any) -> bool:
    return isinstance(value, str) and value in text.languages()


def _draft(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"code", "name", "back"}
        and isinstance(value["code"], str)
        and len(value["code"]) <= LONGEST_CODE
        and isinstance(value["name"], str)
        and len(value["name"]) <= 4 * LONGEST_NAME
        and isinstance(value["back"], bool)
    )


class JoinPage(Page):
    """The page of somebody who is not in the room yet.

    Parameters
    ----------
    joined
        Called with the draft of whoever wants to come in; gives the sentence for one who has to wait.
    """

    checks: ClassVar[Checks] = {"language": _language, "join": _draft}

    def __init__(
        self, room: Room, language: str, show: Callable[[Snapshot], None], joined: Callable[[Any], str]
    ) -> None:
        super().__init__(room, language, show)
        self._joined = joined
        self.waits = ""
        self._nickname = room.nickname()

    def content(self) -> Mapping[str, Any]:
        """A code, a name, and a nickname for those who give none."""
        return {"stage": "join", "nickname": self._nickname, "waits": self.waits}

    def carry_out(self, wish: Intent) -> str:
        """Come in, or speak another language."""
        if wish.action == "language":
            self.language = wish.value
        else:
            self.waits = self._joined(wish.value)
        return self.waits


class StudentPage(Page):
    """The page of a person in the room."""

    checks: ClassVar[Checks] = {
        "language": _language,
        "sit": lambda value: isinstance(value, list) and len(value) == 2 and all(map(whole, value)),
        "help": lambda value: isinstance(value, bool),
        "undo": lambda value: value is None,
        "agree": lambda value: isinstance(value, bool),
        "leave": lambda value: value is None,
    }

    def __init__(self, room: Room, person: Person, show: Callable[[Snapshot], None]) -> None:
        super().__init__(room, person.language, show)
        self.person = person
        self._heard: tuple[object, ...] = ()
        self._seen: dict[str, Any] = {}

    def content(self) -> Mapping[str, Any]:
        """Everything but the board and the parts of the lesson, which have channels of their own."""
        room, person = self.room, self.person
        table = room.table_now(person)
        face: dict[str, Any] = {
            "stage": room.stage,
            "name": person.name,
            "now": self._now(table),
            "people": [one.name for one in room.people.values()] if room.stage == "gathering" else [],
            "table": "" if table is None else self.say("room-table", number=table.number),
            "board": table is not None,
            "own": table is not None,
            "seats": self._seats() if table is None else [],
            "step": self.step_face(),
            "clock": self.clock(),
            "paused": room.paused,
            "messages": self._messages(table),
            "undo": self._undo(table),
            "scores": self.scores(),
            "help": person.help,
        }
        return face

    def draw(self, answer: Answer | None = None, announce: str = "") -> None:
        """Send what there is to see now, if it is anything new; what is new is read out as well."""
        news, face = announce or self._news(), self.content()
        # A timer that goes on by itself is nothing new.
        seen = {**face, "clock": self.room.facts["clock"], "language": self.language}
        if answer is None and not news and seen == self._seen:
            return
        self._seen = seen
        self._send(face, answer, news)

    def forget(self) -> None:
        """The page may have lost what it was sent."""
        self._seen = {}

    def _news(self) -> str:
        """What has changed that somebody who only listens should know."""
        room = self.room
        table = room.table_now(self.person)
        said = self._messages(table)
        step = room.plan_in(self.language).step(room.number) if room.stage == "step" else None
        heard = (room.stage, room.number, room.paused, self._now(table), tuple(said))
        before, self._heard = self._heard, heard
        if before == heard or not before:
            return ""
        news = [step.title] if step is not None and before[:2] != heard[:2] else []
        news += [said[-1]] if said and before[4] != heard[4] else []
        if before[:4] != heard[:4]:
            news.append(self._now(table))
        return " ".join(news)

    def _messages(self, table: RoomTable | None) -> list[str]:
        news = [self.person.news] if self.person.news else []
        return [*news, *self.room.said_to(table)]

    def _seats(self) -> list[shapes.FreeSeat]:
        label = self.room.label_now()
        found: list[shapes.FreeSeat] = []
        for table, seat in self.room.free_seats(label)[:MOST_SEATS_OFFERED]:
            name = isolated(table.table.shown_names[seat])
            key = "room-seat-empty" if table.seats[seat] is None else "room-seat-takes-over"
            people = [isolated(self.room.person(who).name) for who in table.people]
            with_whom = listing(people, self.language) if people else ""
            note = self.say("room-seat-with", names=with_whom) if people else ""
            label_text = self.say(key, number=table.number, name=name)
            found.append({"table": table.number, "seat": seat, "label": label_text, "note": note})
        return found

    def _undo(self, table: RoomTable | None) -> shapes.AskedUndo | None:
        if table is None or table.asked is None:
            return None
        seat, asked = table.seat_of(self.person.id), table.asked
        name = isolated(table.table.shown_names[asked.seat])
        mine = seat == asked.seat
        return {
            "name": table.table.shown_names[asked.seat],
            "mine": mine,
            "text": self.say("room-undo-waits") if mine else self.say("room-undo-asks", name=name),
            "agreed": seat in asked.agreed,
        }

    def _now(self, table: RoomTable | None) -> str:
        """What to do now, in one line."""
        room = self.room
        if room.paused:
            return self.say("room-now-paused")
        if room.stage == "gathering":
            return self.say("room-now-gathering")
        if room.stage == "over":
            return self.say("room-now-over")
        step = room.plan_in(self.language).step(room.number)
        if step is None:
            return ""
        if any(piece.kind == "play" for piece in step.pieces):
            return self._now_at(table)
        asked = asked_in(step)
        if not asked:
            return self.say("room-now-look")
        work = room.work_of(self.person)
        left = [piece for piece in asked if not entered(work, piece)]
        if not left:
            return self.say("room-now-done")
        if len(left) > 1 or left[0].kind == "entry":
            return self.say("room-now-enter", count=len(left))
        return self.say(f"room-now-{left[0].kind}")

    def _now_at(self, table: RoomTable | None) -> str:
        if table is None:
            free = self.room.free_seats(self.room.label_now())
            return self.say("room-now-no-seat" if free else "room-now-no-table")
        decides = table.decides
        if decides is None:
            return self.say("room-now-game-over")
        if decides == table.seat_of(self.person.id):
            return self.say("room-now-decide")
        return self.say("room-now-wait", name=isolated(table.table.shown_names[decides]))

    def carry_out(self, wish: Intent) -> str:
        """What a student may do beside the board and the fields of the lesson."""
        room, person, action, value = self.room, self.person, wish.action, wish.value
        table = room.table_now(person)
        if action == "language":
            self.language = value
            room.choose_language(person, value)
        elif action == "sit":
            room.sit_down(person, *value)
        elif action == "help":
            room.call_for_help(person, value)
            return self.say("room-help-called" if value else "room-help-over")
        elif action == "undo" and table is not None:
            if room.waits():
                raise RoomError("room-paused")
            seat = table.seat_of(person.id)
            assert seat is not None
            return self.say("news-undone" if table.take_back(seat) else "room-undo-asked")
        elif action == "agree" and table is not None:
            seat = table.seat_of(person.id)
            assert seat is not None
            table.answer_undo(seat, value)
        elif action == "leave" and table is not None:
            room.seat(person, None, None)
        else:
            raise IllegalMove("message-unknown")
        return ""
