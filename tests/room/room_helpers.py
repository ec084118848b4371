"""A room without a network: its time is passed by hand, and its pages are lists of messages."""

from __future__ import annotations

import json

from terra_widgets.room.hub import Hello, Hub
from terra_widgets.room.room import Room
from terra_widgets.room.store import Store


class Hands:
    """A clockwork that goes on when a test says so."""

    def __init__(self):
        self.waiting = []
        self.count = 0

    def later(self, seconds, call):
        entry = [seconds, self.count, call]
        self.count += 1
        self.waiting.append(entry)
        return lambda: self.waiting.remove(entry) if entry in self.waiting else None

    def beside(self, work, then):
        self.later(0, lambda: then(work()))

    def run(self, seconds=0.0, most=100_000):
        """Do all that is due within so many seconds from now."""
        for _ in range(most):
            due = [entry for entry in self.waiting if entry[0] <= seconds]
            if not due:
                break
            entry = min(due)
            self.waiting.remove(entry)
            entry[2]()
        else:
            raise AssertionError("it never ends")
        for entry in self.waiting:
            entry[0] -= seconds


def save(which, language):
    return f"{which}.csv", "text/csv", which


class Device:
    """A page on some device: it keeps what it is shown, as the real one does."""

    def __init__(self, hub, page="student", language="en", key=None, ticket=None):
        self.hub, self.page, self.language = hub, page, language
        self.key, self.ticket = key, ticket
        self.shown, self.also, self.told = {}, [], []
        self.heard = ""  # every byte that ever came
        self.counter = 0
        self.visit, self.ended = None, None
        self.connect()

    def connect(self):
        known = None if self.visit is None else self.visit.id
        hello = Hello(self.page, self.key, self.ticket, self.language, known)
        self.visit = self.hub.open(hello, "127.0.0.1", self.take)
        self.take()
        return self

    def cut(self):
        self.hub.leave(self.visit, self.take)

    def take(self):
        while self.visit is not None and self.visit.out:
            self.hear(self.visit.out.popleft())

    def hear(self, text):
        self.heard += text
        message = json.loads(text)
        if "key" in message:
            self.key = message["key"]
        if "end" in message:
            self.ended = message["end"]
        if "answered" in message or "boot" in message or "file" in message or "ticket" in message:
            self.told.append(message)
        if "to" not in message:
            return
        to = message["to"]
        if "whole" in message:
            if message["whole"] is None:
                self.shown.pop(to, None)
            else:
                self.shown[to] = message["whole"]
        elif "change" in message:
            assert self.shown[to]["number"] == message["at"]
            self.shown[to] = changed(self.shown[to], message["change"])
        elif "also" in message:
            self.also.append(message["also"])

    def say(self, to, ident=None, at=None, **intent):
        self.counter += 1
        ident = ident or f"{self.page}-{self.counter}"
        at = self.shown.get(to, {}).get("number", 0) if at is None else at
        self.raw(json.dumps({"to": to, "message": {"id": ident, "at": at, **intent}}))
        return self.error(to, ident)

    def raw(self, text):
        self.visit._messages._left.clear()  # a test says more in a second than people do
        self.visit.hear(text)
        self.hub.clockwork.run()

    def error(self, to, ident):
        answer = (self.shown.get(to) or {}).get("answer") or {}
        return answer.get("error") if answer.get("id") == ident else None

    def join(self, name=""):
        error = self.say("page", join={"code": self.hub.room.code, "name": name, "back": False})
        assert error is None, error
        self.hub.clockwork.run()
        return self

    @property
    def face(self):
        return self.shown["page"]

    @property
    def board(self):
        return self.shown["board"]


def changed(old, change):
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        fresh = list(old)
        for key, inner in change.items():
            at = int(key)
            if at == len(fresh):
                fresh.append(None)
            fresh[at] = changed(fresh[at], inner)
        return fresh
    fresh = dict(old)
    for key, inner in change.items():
        if inner == []:
            del fresh[key]
        else:
            fresh[key] = changed(fresh.get(key), inner)
    return fresh


def open_room(path=None, plan="game:terra", seats=1, language="en"):
    hands = Hands()
    room = Room(Store(path), hands, plan=plan, seats=seats, language=language)
    hub = Hub(room, hands, address="http://192.0.2.7:8800/", qr="", save=save)
    hands.run()
    return hub


def cockpit_of(hub, language="en"):
    return Device(hub, "cockpit", language, ticket=hub.ticket("cockpit"))


def lit(snapshot):
    """The moves that a board offers."""
    found = []

    def look(value):
        if isinstance(value, dict):
            if isinstance(value.get("move"), str):
                found.append(value["move"])
            for inner in value.values():
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    look({key: value for key, value in snapshot.items() if key not in {"log", "foretold", "guide"}})
    return found
