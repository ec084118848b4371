"""Every move there is in Nova Ziemia: a number, a text form, and what it names.

The actions come first and are the same for every deck; moves that name a card follow. A move's number is its
place in the list.
"""

from __future__ import annotations

from functools import lru_cache

from terra_widgets.errors import IllegalMove
from terra_widgets.games import moves
from terra_widgets.games.nova_ziemia.rules.numbers import FACTS, LEAST_BID, MOST_BID, PLAYERS
from terra_widgets.games.nova_ziemia.rules.state import (
    CELLS, CELL_NAMES, COLUMNS, MIRROR_EW, MIRROR_NS, ROTATED, ROWS, Planet,
)  # fmt: skip

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


class Moves(moves.Moves[int]):
    """The moves of a deck whose missions, goals and disasters have these ids."""

    not_text = ("nova-move-not-text", "TX-20")
    unknown = ("nova-move-unknown", "TX-20")

    def __init__(self, missions: tuple[str, ...], goals: tuple[str, ...]) -> None:
        super().__init__("rotate a1")
        self.add((text, action) for action, text in enumerate(ACTION_TEXT))
        self.back = self.add([("back", 0)])
        self.settle = self.add([("settle", 0)])
        # Missions are numbered first, goals after them: see planet.Cards.
        self.meet = self.add((f"meet {name}", card) for card, name in enumerate(missions))
        self.reach = self.add((f"reach {name}", card) for card, name in enumerate(goals, len(missions)))
        self.end = self.add([("end", 0)])
        self.discard = self.add((f"discard {name}", card) for card, name in enumerate(missions))
        self.silent = self.add([("pass", 0)])
        self.time = self.add([("time", 0)])
        self.speak = self.add((f"speak P{player + 1}", player) for player in range(PLAYERS))
        bids = self.add((f"bid {count}", count) for count in range(LEAST_BID, MOST_BID + 1))
        self.bid = bids - LEAST_BID

    def refusal(self, text: str) -> IllegalMove:
        """TX-50: a bid that nobody may make."""
        verb, *rest = text.casefold().split() or [""]
        if verb == "bid" and len(rest) == 1 and rest[0].removeprefix("-").isdecimal():
            return IllegalMove("nova-bid-number", "TX-50", found=rest[0], **FACTS)
        return super().refusal(text)


@lru_cache(maxsize=8)
def moves_of(missions: tuple[str, ...], goals: tuple[str, ...]) -> Moves:
    """The moves for cards with these ids."""
    return Moves(missions, goals)
