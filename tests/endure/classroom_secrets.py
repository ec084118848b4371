"""Eavesdroppers in a class: what a seat, the facilitator and the projector are sent, read byte by byte.

Each game is played in a room without a network. Every page searches all that it ever received for what nobody
may know: the seed, the order of cards, resume codes, and the keys and marks of others. Then the same game is
played again in a room that is the same but for two cards that the reader can't know, which have changed
places, and for the seed. Whatever that reader is sent must be the same there, to the last sign.
"""

from __future__ import annotations

import itertools
import random
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "room"))

import eavesdropper
from eavesdropper import Heard
from room_helpers import Device, cockpit_of, open_room

import terra_widgets as tw
from terra_widgets.errors import TerraError
from terra_widgets.games.contract import Chance
from terra_widgets.room import keys, page, visits
from terra_widgets.table.record import Record
from terra_widgets.widgets import screen
from terra_widgets.widgets.snapshot import ONLOOKER

GAMES = (("terra_futura", 2), ("terra", 3), ("terrabilis", 2), ("nova_ziemia", 3), ("terra_futura", 3))
MOST = (3, 8, 15, 30, 60)
"""After how many moves a game in progress is left."""


@contextmanager
def the_same_each_time(luck: Sequence[Sequence[int]] = ()) -> Iterator[None]:
    """Keys, codes and clocks are the same in each room, and so is what chance has given."""
    counter = itertools.count(1)
    plain = Chance.__init__

    def given(
        self: Chance, seed: int | None = None, already: Sequence[Sequence[int]] = (), **named: Any
    ) -> None:
        already = named.get("given", already)
        plain(self, seed, already or luck)

    def token(_: int = 0) -> str:
        return f"key-{next(counter):06d}-of-the-test"

    with ExitStack() as stack:
        patch = lambda where, name, new: stack.enter_context(mock.patch.object(where, name, new))  # noqa: E731
        patch(secrets, "token_urlsafe", token)
        patch(secrets, "token_hex", token)
        patch(secrets, "choice", lambda found: found[0])
        patch(Chance, "__init__", given)
        patch(screen, "AT_LEISURE", 1e9)
        for module in (page, visits):
            patch(module, "first_number", lambda: 1000)
        patch(time, "monotonic", lambda: 1.0)
        patch(time, "time", lambda: 1.0)
        yield


class Class:
    """A room with one table, and a page of everybody who can look at it."""

    def __init__(self, game: str, seats: int, seed: int, readers: Sequence[int]) -> None:
        self.hub = open_room(plan=f"game:{game}", seats=seats)
        self.hub.room.facts["seed"] = seed
        self.hub.room._plans.clear()
        self.hub.room.plan = self.hub.room.plan_in("en")
        self.devices = {seat: Device(self.hub).join("ABCD"[seat] + "da") for seat in range(seats)}
        self.cockpit = cockpit_of(self.hub)
        self.projector = Device(self.hub, "projector", ticket=self.hub.ticket("projector"))
        for flag in ("scores", "names", "texts"):
            self.cockpit.say("page", **{flag: True})
        plan = self.hub.room.plan
        number = next(at for at, step in enumerate(plan.steps, 1) if step.kind == "play")
        self.cockpit.say("page", step=number)
        self.cockpit.say("page", look=1)
        self.table = self.hub.room.tables[1].table
        for seat in self.devices.keys() - set(readers):
            self.devices[seat].cut()

    def play(self, move: str) -> None:
        """One move, wherever it comes from, and all that it leads to."""
        self.hub.room.tables[1].table.play(move)
        self.hub.clockwork.run()

    def heard(self, reader: int) -> str:
        """All that a reader has ever received."""
        self.hub.clockwork.run(4)
        if reader != ONLOOKER:
            return self.devices[reader].heard
        return self.cockpit.heard + "\n" + self.projector.heard

    def close(self) -> None:
        """Let go of the room."""
        self.hub.stop()
        self.hub.room.store.close()


def ask_around(room: Class, reader: int) -> None:
    """What a page asks beside moves: what would come of some, a hint, a look back, charts."""
    if reader == ONLOOKER:
        return
    device, table = room.devices[reader], room.table
    if table.game.to_move(table.state) == reader:
        device.say("board", foresee=list(table.legal_moves[:3]))
        device.say("board", do="hint")
    device.say("board", look=len(table.move_numbers) // 2)
    device.say("board", look=None)
    device.say("board", do="undo")
    device.say("board", do="handover")


def play_again(record: Record, reader: int, game: str, seats: int) -> str:
    """What a reader received in such a game."""
    with the_same_each_time(record.luck):
        room = Class(game, seats, record.seed, [reader])
        try:
            for move in record.moves:
                if room.hub.room.tables[1].table.to_move is None:
                    break
                room.play(move)
            assert list(room.table.moves) == list(record.moves), (list(room.table.moves), record.moves)
            asked = not any(move.startswith("look") for move in record.moves)
            if asked:
                ask_around(room, reader)
            return room.heard(reader)
        finally:
            room.close()


def eavesdrop(games: int, seed: int, say: Callable[[str], None] = lambda _: None) -> Heard:
    """Listen in on so many classes, all four games by turns."""
    heard, began = Heard(), time.monotonic()
    for number in range(games):
        luck = random.Random(f"{seed}/class/{number}")
        game, seats = GAMES[number % len(GAMES)]
        record = _first(game, seats, luck, heard)
        reader = luck.choice([ONLOOKER, *range(seats), *range(seats)])
        twins = list(itertools.islice(eavesdropper._twins(record, reader, luck), 1))
        if twins:
            one, two = (play_again(each, reader, game, seats) for each in (record, twins[0]))
            heard.places["bytes compared"] += len(one)
            who = "the facilitator and the projector" if reader == ONLOOKER else f"seat {reader}"
            heard.places[f"{game}, {'onlookers' if reader == ONLOOKER else 'seats'}, twins"] += 1
            heard.secrets.update(eavesdropper._what_differs(tw.from_record(record), tw.from_record(twins[0])))
            if one != two:
                where = f"{game}, seed {record.seed}, {len(record.moves)} moves"
                heard.leak(f"{who}: {where}: {eavesdropper._difference(one, two)}")
        heard.games += 1
        if (number + 1) % 100 == 0:
            took = time.monotonic() - began
            say(f"  {number + 1} of {games} games so far, {len(heard.leaks)} leaks, {took:.0f} s")
    return heard


def _first(game: str, seats: int, luck: random.Random, heard: Heard) -> Record:
    """A game that is played by its pages, each of which searches what it gets."""
    room = Class(game, seats, eavesdropper.FIRST_SEED + luck.randrange(10**8), range(seats))
    try:
        most = luck.choice(MOST)
        while len(room.table.move_numbers) < most:
            decides = room.table.game.to_move(room.table.state)
            if decides is None:
                break
            move = luck.choice(room.table.legal_moves)
            if room.table.ahead(move).to_move is None:
                break
            error = room.devices[decides].say("board", move=move)
            if error is not None:
                heard.leak(f"{game}: {move} of seat {decides} was refused: {error}")
                break
            room.hub.clockwork.run(1)
        for seat in range(seats):
            ask_around(room, seat)
        _search(room, game, heard)
        return room.table.record
    finally:
        room.close()


def _search(room: Class, game: str, heard: Heard) -> None:
    table, hub = room.table, room.hub
    record = table.record
    general = {"seed": str(record.seed), "any code": "TERRA1-"}
    with suppress(TerraError):
        general["resume code"] = table.resume_code()
    for outcome in record.luck[:3]:
        if len(outcome) > 12:
            general["order of cards"] = ",".join(map(str, outcome[2:10]))
    pages = {f"seat {seat}": device for seat, device in room.devices.items()}
    pages |= {"the facilitator": room.cockpit, "the projector": room.projector}
    marks = {name: keys.mark_of(device.key) for name, device in pages.items()}
    for name, device in pages.items():
        room.hub.clockwork.run(4)
        plain = re.sub(r",\s+", ",", device.heard)
        wanted = dict(general)
        for other, each in pages.items():
            if other != name:
                wanted[f"key of {other}"] = str(each.key)
            wanted[f"mark of {other}"] = marks[other]
        heard.places[f"{game}, searched"] += 1
        heard.places["bytes searched"] += len(plain)
        for secret, needle in wanted.items():
            heard.secrets[secret.partition(" of ")[0]] += 1
            if needle and needle in plain:
                heard.leak(f"{secret} at {name}: {game}, seed {record.seed}, room {hub.room.id}")
