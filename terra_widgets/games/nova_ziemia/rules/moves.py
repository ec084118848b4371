"""Every move there is in Nova Ziemia: a number, a text form, and what it names.

The actions come first and are the same for every deck; moves that name a card follow. A move's number is its
place in the list.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache

from terra_widgets.errors import IllegalMove
from terra_widgets.games.nova_ziemia.rules.numbers import LEAST_BID, MOST_BID, PLAYERS
from terra_widgets.games.nova_ziemia.rules.state import (
    CELLS, CELL_NAMES, COLUMNS, MIRROR_EW, MIRROR_NS, ROTATED, ROWS, Planet,
)  # fmt: skip

LONGEST = 40
MOST_NEAR = 40
KINDS = ("rotate", "flip", "rows", "columns")  # the kinds of actions, as disasters name them

# TX-20: the 64 actions. One on a tile is (cell, which mirrors change); a shift is where each cell's new tile
# comes from.
ACTION_TEXT: list[str] = []
ACTION_KIND: list[str] = []
ON_TILE: list[tuple[int, int]] = []
ARRANGE: list[tuple[int, ...]] = []
STAY = tuple(range(CELLS))


def _along(line: list[int], step: int) -> tuple[int, ...]:
    """A shift of a row or column: each cell takes the tile of the one before it, the first the last one's."""
    source = list(STAY)
    for i, cell in enumerate(line):
        source[cell] = line[(i - step) % len(line)]
    return tuple(source)


def _actions() -> None:
    for cell, name in enumerate(CELL_NAMES):
        _action(f"rotate {name}", "rotate", (cell, ROTATED))
    for cell, name in enumerate(CELL_NAMES):
        _action(f"flip {name} ew", "flip", (cell, MIRROR_EW))
        _action(f"flip {name} ns", "flip", (cell, MIRROR_NS))
    for row, name in enumerate(ROWS):
        for word, step in (("left", -1), ("right", 1)):
            _action(f"shift {name} {word}", "rows", None, _along([4 * row + c for c in range(4)], step))
    for column, name in enumerate(COLUMNS):
        for word, step in (("up", -1), ("down", 1)):
            _action(f"shift {name} {word}", "columns", None, _along([4 * r + column for r in range(4)], step))


def _action(text: str, kind: str, on: tuple[int, int] | None, arrange: tuple[int, ...] = STAY) -> None:
    ACTION_TEXT.append(text)
    ACTION_KIND.append(kind)
    ON_TILE.append(on or (0, 0))
    ARRANGE.append(arrange)


_actions()
ACTIONS = len(ACTION_TEXT)
FIRST_SHIFT = 3 * CELLS


def act(planet: Planet, action: int) -> Planet:
    """TX-20: the planet after an action."""
    if action < FIRST_SHIFT:
        cell, mirrors = ON_TILE[action]
        return (*planet[:cell], planet[cell] ^ mirrors, *planet[cell + 1 :])
    return tuple([planet[source] for source in ARRANGE[action]])


def inverse(action: int) -> int:
    """TX-21: the action that undoes an action: itself on a tile, the other direction for a shift."""
    return action if action < FIRST_SHIFT else action ^ 1


class Moves:
    """The moves of a deck whose missions, goals and disasters have these ids."""

    def __init__(self, missions: tuple[str, ...], goals: tuple[str, ...]) -> None:
        self.text = [*ACTION_TEXT]
        self.verb = [text.split(" ", 1)[0] for text in ACTION_TEXT]
        self.arg = list(range(ACTIONS))
        self.back = self._add("back", "back")
        self.settle = self._add("settle", "settle")
        # Missions are numbered first, goals after them: see planet.Cards.
        self.meet = len(self.text)
        for card, name in enumerate(missions):
            self._add("meet", f"meet {name}", card)
        self.reach = len(self.text)
        for card, name in enumerate(goals, start=len(missions)):
            self._add("reach", f"reach {name}", card)
        self.end = self._add("end", "end")
        self.discard = len(self.text)
        for card, name in enumerate(missions):
            self._add("discard", f"discard {name}", card)
        self.bid = len(self.text) - LEAST_BID
        for count in range(LEAST_BID, MOST_BID + 1):
            self._add("bid", f"bid {count}", count)
        self.silent = self._add("pass", "pass")
        self.time = self._add("time", "time")
        self.speak = len(self.text)
        for player in range(PLAYERS):
            self._add("speak", f"speak P{player + 1}", player)
        self.number = {text.casefold(): move for move, text in enumerate(self.text)}
        self.verbs = tuple(dict.fromkeys(self.verb))

    def _add(self, verb: str, text: str, arg: int = 0) -> int:
        self.text.append(text)
        self.verb.append(verb)
        self.arg.append(arg)
        return len(self.text) - 1

    def parse(self, text: str) -> int:
        """The move with that text form."""
        if not isinstance(text, str):
            raise IllegalMove("nova-move-not-text", "TX-20", found=type(text).__name__)
        short = " ".join(text[: 2 * LONGEST].split())
        move = self.number.get(short.casefold()) if len(text) <= 2 * LONGEST else None
        if move is None:
            shown = short[:LONGEST]
            raise IllegalMove("nova-move-unknown", "TX-20", found=shown, near=self._nearest(shown.casefold()))
        return move

    def _nearest(self, text: str) -> str:
        """The move that somebody may have meant: the likeliest verb, then the likeliest of its moves."""
        verb = get_close_matches(text.split(" ", maxsplit=1)[0], self.verbs, n=1)
        some = [move for move, kind in zip(self.text, self.verb, strict=True) if verb and kind == verb[0]]
        last = text.rsplit(" ", maxsplit=1)[-1]
        # A few dozen at most, so that a misspelt move is answered at once.
        few = [move for move in some if move.casefold().endswith(last)][:MOST_NEAR] or some[:MOST_NEAR]
        near = get_close_matches(text, few, n=1, cutoff=0.0)
        return near[0] if near else "rotate a1"


@lru_cache(maxsize=8)
def moves_of(missions: tuple[str, ...], goals: tuple[str, ...]) -> Moves:
    """The moves for cards with these ids."""
    return Moves(missions, goals)
