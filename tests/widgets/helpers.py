"""A page that sends messages as the view does, games to look at, and what a snapshot offers."""

import json
import random

import terra_widgets as tw
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

NAMES = ["Ada", "Ben", "Cy", "Dee", "Eve"]


class Page:
    """One screen at a table, and the messages that a person at it sends."""

    def __init__(self, table, **settings):
        self.shown = []
        self.screen = Screen(table, Settings(**{"language": table.language, **settings}), self.shown.append)
        self.table = table
        self.sent = 0

    @property
    def now(self):
        return self.screen.snapshot

    def send(self, **what):
        """Send a message that refers to the snapshot shown now; give the error, if there is one."""
        self.sent += 1
        message = {"id": f"u{self.sent}", "at": self.now["number"], **what}
        self.screen.receive(message)
        assert self.now["answer"]["id"] == message["id"]
        return self.now["answer"]["error"]

    def play(self, *moves):
        for move in moves:
            assert self.send(move=move) is None, self.now["answer"]["error"]
        return self


def walk(table, seed):
    """A game of random moves; gives the table before each of them and at the end."""
    rng = random.Random(seed)
    while table.to_move is not None:
        yield table
        table.play(rng.choice(table.legal_moves))
    yield table


def somewhere(players=4, seed=5, moves=90, **options):
    """A table in the middle of a game."""
    table = tw.new(players=NAMES[:players], seed=seed, **options)
    for number, _ in enumerate(walk(table, seed)):
        if number == moves:
            break
    return table


def offered(snapshot):
    """Every move that a snapshot offers, wherever it stands."""
    moves = [choice["move"] for choice in snapshot["choices"]]
    for row in snapshot["market"]["rows"]:
        moves += [part["move"] for part in (row["deck"], row["discard"], *row["cards"]) if part["move"]]
    for territory in snapshot["territories"]:
        moves += [move["move"] for cell in territory["cells"].values() for move in cell["moves"]]
    return moves


def as_json(snapshot):
    """The snapshot as it travels."""
    return json.dumps(snapshot, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
