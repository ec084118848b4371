"""All pages that are open: who they are, what they have to be told, and for how long they may be away."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from terra_widgets.room import keys, wire
from terra_widgets.room.limits import CODES, Allowance
from terra_widgets.room.room import Room
from terra_widgets.room.room_table import Clockwork
from terra_widgets.room.visits import PAGES, CockpitVisit, Doors, ProjectorVisit, StudentVisit, Visit
from terra_widgets.text import translate

AWAY = 60.0
"""Seconds for which a page without a line is remembered."""
CALM = 0.35
"""Seconds between two looks of the facilitator's and the projector's pages at the whole room."""
GLANCE = 5.0
"""Seconds after which these look again even if nothing has changed: somebody may be thinking for long."""
RETRY = 5.0
MOST_VISITS = 1000
VISITS = {"cockpit": CockpitVisit, "projector": ProjectorVisit}


@dataclass(frozen=True, slots=True)
class Hello:
    """How a page introduces itself."""

    page: str
    key: str | None
    ticket: str | None
    language: str
    visit: str | None


def read_hello(message: dict[str, Any]) -> Hello | None:
    """The introduction in a message; None for anything else."""
    given = message.get("hello")
    if set(message) != {"hello"} or not isinstance(given, dict) or given.get("page") not in PAGES:
        return None

    def text(name: str) -> str | None:
        found = given.get(name)
        return found if isinstance(found, str) and 0 < len(found) <= keys.LONGEST_KEY else None

    return Hello(given["page"], text("key"), text("ticket"), text("language") or "", text("visit"))


class Hub:
    """The pages of a room.

    Parameters
    ----------
    room
        The room.
    clockwork
        How it waits.
    address, qr
        Where students join, and the same as a picture.
    save
        A file to keep: which one, in which language.
    erased
        Called when the class has been erased.
    """

    def __init__(
        self,
        room: Room,
        clockwork: Clockwork,
        *,
        address: str,
        qr: str,
        save: Callable[[str, str], tuple[str, str, str]],
        erased: Callable[[], None] = lambda: None,
    ) -> None:
        self.room, self.clockwork, self._erased = room, clockwork, erased
        self.boot = keys.new_key()
        """What tells this start of the server from others."""
        self.visits: dict[str, Visit] = {}
        self.polls: dict[str, Any] = {}
        """The lines of pages where web sockets are blocked."""
        self._left: dict[str, float] = {}
        self._tickets: dict[str, str] = {}
        self._secrets: dict[str, str] = {}
        self._dirty: set[Visit] = set()
        self._slow: set[Visit] = set()
        self._flushing = self._calming = False
        self._stopped = False
        self.erased = False
        self.find_address: Callable[[str], None] = lambda _: None
        """Told under which name the facilitator's page has reached the server."""
        self.doors = Doors(
            room=room, address=address, qr=qr, ticket=self.ticket, save=save, erase=self.erase,
            codes=Allowance(*CODES), opened=self._opened,
        )  # fmt: skip
        self._leave = room.watch(self._changed)
        self._glance()

    # Coming and going

    def ticket(self, page: str) -> str:
        """A ticket for a page of the facilitator: good for one page, once."""
        ticket = keys.new_key()
        self._tickets[keys.mark_of(ticket)] = page
        return ticket

    def open(self, hello: Hello, origin: str, wake: Callable[[], None], site: str = "") -> Visit | None:
        """The visit of a page that has just come, or come back; None for one that may not come in.

        Parameters
        ----------
        hello
            What the page says of itself.
        origin
            From which address it comes.
        wake
            Called when something waits to be sent.
        site
            Under which name it has reached the server.
        """
        self._forget()
        known = self.visits.get(hello.visit or "")
        if known is not None and known.page_name == hello.page and self._is_same(known, hello):
            self._welcome(known, wake, None)
            return known
        if len(self.visits) >= MOST_VISITS:
            return None
        if hello.page == "student":
            person = self.room.known(hello.key)
            visit: Visit = StudentVisit(self.doors, origin, hello.language, person)
            if person is None:
                self._wait_again(visit, hello.key)
            key = None
        else:
            key = self._key_of(hello)
            if key is None:
                return None
            visit = VISITS[hello.page](self.doors, origin, hello.language)
            if site and hello.page == "cockpit":
                self.find_address(site)
        self.visits[visit.id] = visit
        self._welcome(visit, wake, key if key != hello.key else None)
        return visit

    def _wait_again(self, visit: Visit, key: str | None) -> None:
        """Somebody who has asked for an old seat, and loads the page again, still waits for the answer."""
        mark = keys.mark_of(key)
        asking = next((one for one in self.room.people.values() if mark and mark in one.asks), None)
        if asking is not None and isinstance(visit, StudentVisit):
            visit.wait_for(asking, mark)

    def _is_same(self, visit: Visit, hello: Hello) -> bool:
        if isinstance(visit, StudentVisit):
            return visit.person is self.room.known(hello.key) and not visit.ended
        return self._key_of(hello) is not None

    def _key_of(self, hello: Hello) -> str | None:
        """The key with which a page of the facilitator may come in: its own, or a new one for a ticket."""
        fact = f"{hello.page}_mark"
        if keys.same(keys.mark_of(hello.key), str(self.room.facts.get(fact) or "")):
            return hello.key
        mark = keys.mark_of(hello.ticket)
        if not mark or self._tickets.get(mark) != hello.page:
            return None
        del self._tickets[mark]
        return self._secret(hello.page)

    def _secret(self, page: str) -> str:
        """The key of this kind of page; a new one if this start of the server does not know the old one."""
        if page not in self._secrets:
            self._secrets[page] = keys.new_key()
            self.room.keep(f"{page}_mark", keys.mark_of(self._secrets[page]))
        return self._secrets[page]

    def _welcome(self, visit: Visit, wake: Callable[[], None], key: str | None) -> None:
        before = visit.attached is not None
        self._left.pop(visit.id, None)
        visit.out.clear()
        visit.attached = wake
        visit.put(wire.plain(boot=self.boot, visit=visit.id))
        if key is not None:
            visit.put(wire.plain(key=key))
        visit.wire.forget()
        visit.show_all()
        if not before:
            self._count(visit, 1)

    def leave(self, visit: Visit, wake: Callable[[], None]) -> None:
        """A line is gone; another one of the same page may be there already."""
        if visit.attached != wake:
            return
        visit.detach()
        self._left[visit.id] = time.monotonic()
        self._count(visit, -1)

    def _opened(self, visit: Visit) -> None:
        """Somebody has joined on a page that was open already."""
        if visit.attached is not None:
            self._count(visit, 1)

    def _count(self, visit: Visit, change: int) -> None:
        person = visit.person if isinstance(visit, StudentVisit) else None
        if person is not None:
            person.devices = max(0, person.devices + change)
            person.seen = time.monotonic()
            self.room.tell("here", person)

    def _forget(self) -> None:
        """Let go of pages that were away for long."""
        now = time.monotonic()
        for name in [name for name, when in self._left.items() if now - when > AWAY]:
            del self._left[name]
            visit = self.visits.pop(name, None)
            if visit is not None:
                visit.close()

    # Telling

    def _changed(self, what: str, where: object) -> None:
        for visit in self.visits.values():
            if visit.attached is None and what not in {"removed", "back"}:
                continue
            if not visit.changed(what, where):
                continue
            if isinstance(visit, StudentVisit) and what not in {"people", "here"}:
                self._dirty.add(visit)
            else:
                self._slow.add(visit)
        if self._dirty and not self._flushing:
            self._flushing = True
            self.clockwork.later(0, self.flush)
        if self._slow and not self._calming:
            self._calming = True
            urgent = what in {"step", "settings", "clock", "tables", "back", "asks", "removed"}
            self.clockwork.later(0 if urgent else CALM, self.flush_slowly)

    def flush(self) -> None:
        """Send what has changed to the students' pages."""
        self._flushing = False
        dirty, self._dirty = self._dirty, set()
        for visit in dirty:
            if visit.attached is not None:
                visit.draw()

    def flush_slowly(self) -> None:
        """Send what has changed to the pages that show the whole room."""
        self._calming = False
        dirty, self._slow = self._slow, set()
        for visit in dirty:
            if visit.attached is not None:
                visit.draw()

    def _glance(self) -> None:
        if self._stopped:
            return
        self._forget()
        if self.room.store.trouble:
            self.room.store.retry()
        for visit in self.visits.values():
            if visit.attached is not None and isinstance(visit, CockpitVisit):
                self._slow.add(visit)
        if self._slow and not self._calming:
            self._calming = True
            self.clockwork.later(0, self.flush_slowly)
        self.clockwork.later(GLANCE, self._glance)

    # The end

    def erase(self) -> None:
        """Erase the class, file and all."""
        for table in self.room.tables.values():
            table.close()
        self.erased = True
        self.room.store.erase()
        for visit in list(self.visits.values()):
            visit.end(translate("room-erased", visit.language))
        self._erased()

    def stop(self) -> None:
        """Close everything; what is kept stays."""
        self._stopped = True
        self._leave()
        for table in self.room.tables.values():
            table.close()
        for visit in self.visits.values():
            visit.close()
        self.visits.clear()
