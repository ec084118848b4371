"""The facilitator's page: all tables at a glance, and everything that leads a class."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from terra_widgets import text
from terra_widgets.errors import IllegalMove, RoomError
from terra_widgets.games import catalog
from terra_widgets.room import keys, shapes
from terra_widgets.room.answers import class_charts, tallies
from terra_widgets.room.page import Page, chart_face
from terra_widgets.room.room import FLAGS, LONGEST_MESSAGE, MOST_SECONDS, Room
from terra_widgets.room.room_table import RoomTable
from terra_widgets.table import start
from terra_widgets.text.words import game_name
from terra_widgets.widgets.intents import Checks, Intent, whole
from terra_widgets.widgets.lookup import snapshot_maker_of
from terra_widgets.widgets.snapshot import ONLOOKER, Settings, Snapshot

SLOW = 60
"""Seconds after which a table that waits for somebody is worth a look."""
LONGEST_TEXT = 400
FILES = ("report", "events", "answers")


def _dict_of(**checks: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: (
        isinstance(value, dict)
        and set(value) == set(checks)
        and all(fits(value[name]) for name, fits in checks.items())
    )


def _maybe(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or fits(value)


def _nothing(value: Any) -> bool:
    return value is None


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def _seconds(value: Any) -> bool:
    return (whole(value) or isinstance(value, float)) and 0 <= value <= MOST_SECONDS


def _language(value: Any) -> bool:
    return isinstance(value, str) and value in text.languages()


Project = Callable[[], None]
Erase = Callable[[], None]


class Cockpit(Page):
    """The facilitator's page.

    Parameters
    ----------
    address, qr
        Where students join, and the same as a picture.
    look
        Shows another table, or none, on the channel "look".
    project
        Makes a ticket for the projector's page.
    save
        Sends a file to keep: one of FILES.
    erase
        Erases the class, file and all.
    """

    checks: ClassVar[Checks] = {
        "language": _language,
        "step": whole,
        "clock": _maybe(_seconds),
        "run": _flag,
        "pause": _flag,
        "say": _dict_of(text=_text, table=_maybe(whole)),
        **dict.fromkeys(FLAGS, _flag),
        "look": _maybe(whole),
        "tables": _dict_of(game=_text, seats=whole),
        "deal": _nothing,
        "mix": _nothing,
        "seat": _dict_of(person=whole, table=_maybe(whole), seat=_maybe(whole)),
        "fill": _maybe(whole),
        "finish": _maybe(whole),
        "replace": _dict_of(table=whole, seat=whole),
        "undo": whole,
        "rename": _dict_of(person=whole, name=_text),
        "remove": whole,
        "back": lambda value: isinstance(value, list) and len(value) == 2 and all(map(whole, value)),
        "helped": whole,
        "projector": _nothing,
        "save": lambda value: value in FILES,
        "tally": _text,
        "erase": _text,
    }

    def __init__(
        self,
        room: Room,
        language: str,
        show: Callable[[Snapshot], None],
        *,
        address: str,
        qr: str,
        look: Callable[[int | None], None],
        project: Project,
        save: Callable[[str], None],
        erase: Erase,
    ) -> None:
        super().__init__(room, language, show)
        self.looking: int | None = None
        self._faces: dict[int, tuple[tuple[Any, ...], shapes.TableFace]] = {}
        self.address, self.qr = address, qr
        self._look, self._project, self._save, self._erase = look, project, save, erase

    def content(self) -> Mapping[str, Any]:
        """The whole room."""
        room = self.room
        plan = room.plan_in(self.language)
        label = room.label_now()
        step = plan.step(room.number) if room.stage == "step" else None
        face: dict[str, Any] = {
            "stage": room.stage,
            "code": keys.spelled(room.code),
            "address": self.address,
            "qr": self.qr,
            "open_door": room.flag("open"),
            "people": self._people(label),
            "tables": [self._table(table) for table in room.tables_of(label)],
            "steps": [
                {
                    "number": number,
                    "kind": one.kind,
                    "title": one.title,
                    "minutes": one.minutes,
                    "done": room.stage == "over" or number < room.number,
                    "now": room.stage == "step" and number == room.number,
                }
                for number, one in enumerate(plan.steps, start=1)
            ],
            "step": self.step_face(),
            "script": "" if step is None else step.script,
            "tallies": tallies(room, self.language, texts=True),
            "charts": [chart_face(chart) for chart in class_charts(room, self.language)],
            "clock": self.clock(),
            "paused": room.paused,
            **{name: room.flag(name) for name in FLAGS if name != "open"},
            "looking": self.looking if self.looking in room.tables else None,
            "seats": int(room.facts["seats"]),
            "games": self._games(),
            "game": self._game(),
            "trouble": self.say("room-disk", problem=room.store.trouble) if room.store.trouble else "",
            "saved": "" if room.store.path is None else room.store.path.name,
        }
        return face

    def _people(self, label: str | None) -> list[shapes.PersonFace]:
        room, found = self.room, []
        for person in room.people.values():
            table = room.table_for(person, label)
            face: shapes.PersonFace = {
                "id": person.id,
                "name": person.name,
                "here": person.here,
                "devices": person.devices,
                "table": None if table is None else table.number,
                "seat": None if table is None else table.seat_of(person.id),
                "help": person.help,
                "asks": bool(person.asks),
                "entered": room.has_entered(person),
            }
            found.append(face)
        return found

    def _table(self, table: RoomTable) -> shapes.TableFace:
        stamp = (table.table.state, tuple(table.seats), table.table.names, self.language)
        known = self._faces.get(table.number)
        # The states of a game are values of their own, made anew by every move.
        if known is None or known[0][0] is not stamp[0] or known[0][1:] != stamp[1:]:
            known = self._faces[table.number] = stamp, self._face(table)
        face, people = known[1], self.room.people
        waiting = 0.0 if table.over else time.monotonic() - table.waiting_since
        seats: list[shapes.SeatFace] = []
        for seat, who in zip(face["seats"], table.seats, strict=True):
            person = people.get(who) if isinstance(who, int) else None
            here = person.here if person is not None else isinstance(who, str)
            seats.append({**seat, "here": here})
        asked, name = table.asked, ""
        if asked is not None:
            name = table.table.shown_names[asked.seat]
        return {
            **face,
            "seats": seats,
            "waiting": round(waiting),
            "slow": waiting > SLOW and table.waits_for_person and not self.room.paused,
            "undo": None if asked is None else {"name": name, "mine": False, "text": "", "agreed": False},
        }

    def _face(self, table: RoomTable) -> shapes.TableFace:
        """What changes with the game and its players only."""
        moment = snapshot_maker_of(table.table)(table.table, Settings(language=self.language, seat=ONLOOKER))
        names, facts = table.table.shown_names, [moment.seat(seat) for seat in moment.seats]
        seats: list[shapes.SeatFace] = [
            {
                "seat": seat,
                "name": names[seat],
                "person": who if isinstance(who, int) else None,
                "automatic": isinstance(who, str),
                "here": True,
                "points": facts[seat]["points"],
                "marks": facts[seat]["marks"],
            }
            for seat, who in enumerate(table.seats)
        ]
        return {
            "id": table.number,
            "label": self.say("room-table", number=table.number),
            "game": table.setup.game,
            "title": game_name(table.setup.game, self.language),
            "round": moment.round(),
            "decides": table.decides,
            "waiting": 0,
            "slow": False,
            "over": table.over,
            "outcome": self._ended(table) if table.over else "",
            "seats": seats,
            "undo": None,
            "moves": len(table.table.move_numbers),
        }

    def _ended(self, table: RoomTable) -> str:
        from terra_widgets.widgets.end_screen import outcome_text

        outcome = table.table.game.outcome(table.table.state)
        assert outcome is not None
        return outcome_text(outcome, table.table.shown_names, self.language)

    def _game(self) -> str:
        piece = self.room.play_now() or self.room.plan.play_before(len(self.room.plan.steps))
        return "" if piece is None else self.room.plan.source.game_at(piece.name)

    def _games(self) -> list[shapes.GameOffer]:
        return [
            {
                "name": game,
                "title": game_name(game, self.language),
                "most": self.room.most_seats() if game == self._game() else catalog.rulebook(game).most,
                "partners": list(start.partners(game)),
            }
            for game in catalog.games()
        ]

    def carry_out(self, wish: Intent) -> str:
        """What a facilitator may do: anything but look at secrets and move for others."""
        action, value = wish.action, wish.value
        does = getattr(self, f"_do_{action}", None)
        if action in FLAGS:
            self.room.switch(action, value)
        elif does is None:
            raise IllegalMove("message-unknown")
        else:
            return str(does(value) or "")
        return ""

    def _do_language(self, value: str) -> None:
        self.language = value

    def _do_step(self, value: int) -> str:
        self.room.go_to(value)
        step = self.room.plan_in(self.language).step(self.room.number) if self.room.stage == "step" else None
        return "" if step is None else step.title

    def _do_clock(self, value: float | None) -> None:
        self.room.set_clock(value)

    def _do_run(self, value: bool) -> None:
        self.room.run_clock(value)

    def _do_pause(self, value: bool) -> str:
        self.room.pause(value)
        return self.say("room-news-paused" if value else "room-news-goes-on")

    def _do_say(self, value: dict[str, Any]) -> str:
        if len(value["text"]) > LONGEST_MESSAGE:
            raise RoomError("room-message-long", most=LONGEST_MESSAGE)
        self.room.say(value["text"], value["table"])
        return self.say("room-news-said") if value["text"].strip() else ""

    def _do_look(self, value: int | None) -> None:
        if value is not None:
            self.room.table(value)
        self.looking = value
        self._look(value)

    def _do_tables(self, value: dict[str, Any]) -> None:
        self.room.choose_game(value["game"], value["seats"])

    def _do_deal(self, _value: None) -> None:
        self.room.deal()

    def _do_mix(self, _value: None) -> None:
        self.room.mix()

    def _do_seat(self, value: dict[str, Any]) -> None:
        table = None if value["table"] is None else self.room.table(value["table"])
        self.room.seat(self.room.person(value["person"]), table, value["seat"])

    def _do_fill(self, value: int | None) -> None:
        self.room.fill(None if value is None else self.room.table(value))

    def _do_finish(self, value: int | None) -> None:
        self.room.finish(None if value is None else self.room.table(value))

    def _do_replace(self, value: dict[str, Any]) -> None:
        self.room.replace(self.room.table(value["table"]), value["seat"])

    def _do_undo(self, value: int) -> None:
        self.room.table(value).undo_last_decision()

    def _do_rename(self, value: dict[str, Any]) -> None:
        self.room.rename(self.room.person(value["person"]), value["name"])

    def _do_remove(self, value: int) -> None:
        self.room.remove(self.room.person(value))

    def _do_back(self, value: list[int]) -> None:
        self.room.let_back(self.room.person(value[0]), yes=bool(value[1]))

    def _do_helped(self, value: int) -> None:
        self.room.call_for_help(self.room.person(value), wanted=False)

    def _do_projector(self, _value: None) -> None:
        self._project()

    def _do_save(self, value: str) -> None:
        self._save(value)

    def _do_tally(self, value: str) -> None:
        self.room.show_tally(value)

    def _do_erase(self, value: str) -> None:
        if not keys.same(keys.read_code(value), self.room.code):
            raise RoomError("room-erase-code", code=keys.spelled(self.room.code))
        self._erase()
