"""The fewest actions that meet a card.

The order of actions hardly matters: a tile that is rotated or turned over keeps that when its row is shifted
later. So every way to shape the planet is a few shifts first, then at most one change for each of a few
tiles, and what counts is how the colour of the card lies afterwards. All such ways are tried, the shortest
first, up to a number of actions that takes a fraction of a second; beyond that, only the ways that look best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from terra_widgets.games.nova_ziemia.rules.state import CELLS, MIRROR_EW, MIRROR_NS, ROTATED, Planet
from terra_widgets.games.nova_ziemia.rules.moves import (
    ACTION_KIND, ACTIONS, ARRANGE, FIRST_SHIFT, ON_TILE, STAY, act,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.planet import (
    EAST, HALF, NORTH, NOT_LAST_COLUMN, NOT_LAST_ROW, SOUTH, WEST, Cards, board, groups, joined, zones,
)  # fmt: skip

EXACT = 4  # so many actions are searched whole
FURTHEST = 9  # and so many at all
WIDTH = 8  # how many ways go on where not all can
STEP = 3  # and from there so many actions are searched whole
Task = tuple[int, int, int]
NO_BANS: frozenset[str] = frozenset()
Change = tuple[int, int, int]
"""A change of one tile: its bits in the board before and after together, its cost, which mirrors change."""

ACTION_OF = {on: action for action, on in enumerate(ON_TILE[:FIRST_SHIFT])}


@dataclass(frozen=True, slots=True)
class Solution:
    """A way to meet a card."""

    actions: tuple[int, ...]
    """The actions, as moves."""
    exact: bool
    """Whether no shorter way exists; else it is the best that was found."""


def meets(where: int, value: int, count: int, exact_zones: bool) -> bool:
    """Whether a board has so many zones of a value."""
    found = [v for v, _ in zones(where)]
    return (found.count(value) if exact_zones else sum(v >= value for v in found)) >= count


def solve(
    cards: Cards,
    planet: Planet,
    task: Task,
    *,
    exact_zones: bool = False,
    banned: frozenset[str] = NO_BANS,
    most: int = FURTHEST,
    exact: int = EXACT,
) -> Solution | None:
    """The fewest actions, `most` at most, after which the planet has the zones of a task.

    None when there is no way, as far as it was searched: whole up to `exact` actions, not beyond FURTHEST.
    """
    most = min(most, FURTHEST)
    search = Search(cards, planet, task, exact_zones, banned)
    for count in range(min(most, exact) + 1):
        found = search.ways(count)
        if found:
            return Solution(found[0], exact=True)
    return _further(cards, planet, task, exact_zones, banned, most, exact) if most > exact else None


class Search:
    """All ways to shape a planet with so many actions, for one card."""

    def __init__(
        self,
        cards: Cards,
        planet: Planet,
        task: Task,
        exact_zones: bool = False,
        banned: frozenset[str] = NO_BANS,
    ) -> None:
        colour, self.value, self.count = task
        self.exact_zones, self.banned = exact_zones, banned
        bits = cards.bits[colour]
        self.lies = [bits[code] for code in planet]
        # Taking a colour away can't make a single zone larger.
        self.growing = self.count == 1 and not exact_zones
        self.changes = [_changes(bits, code, banned, self.growing) for code in planet]
        self.seen = 0
        """How many boards were looked at."""

    def ways(
        self, count: int, limit: int = 1, accept: Callable[[tuple[int, ...]], bool] | None = None
    ) -> list[tuple[int, ...]]:
        """Ways with exactly so many actions, none of them in vain, at most `limit`, all of them accepted."""
        self._found: list[tuple[int, ...]] = []
        self._limit, self._accept = limit, accept
        for shifts in range(count + 1):
            for source, path in arrangements(shifts, self.banned):
                if self._changed(source, path, count - shifts):
                    return self._found
        return self._found

    def _keep(self, actions: tuple[int, ...]) -> bool:
        """Keep a way; whether there are enough."""
        if self._accept is None or self._accept(actions):
            self._found.append(actions)
        return len(self._found) >= self._limit

    def _changed(self, source: Sequence[int], path: tuple[int, ...], cost: int) -> bool:
        """Ways with changes of tiles only, once the tiles lie so; whether there are enough."""
        lies = self.lies
        where = 0
        for cell in range(CELLS):
            where |= lies[source[cell]] << cell
        if not cost:
            self.seen += 1
            return self._fits(where) and self._keep(path)
        if self.growing and self._bound(where, cost) < self.value:
            return False
        options = [
            (cell, change[0] << cell, change[1], change[2])
            for cell in range(CELLS)
            for change in self.changes[source[cell]]
        ]
        return self._tried(where, options, 0, path, cost)

    def _tried(
        self,
        where: int,
        options: list[tuple[int, int, int, int]],
        start: int,
        path: tuple[int, ...],
        cost: int,
    ) -> bool:
        """Pay exactly that cost with changes of different tiles; whether there are ways enough."""
        for i in range(start, len(options)):
            cell, bits, price, mirrors = options[i]
            if price > cost:
                continue
            after = where ^ bits
            if price == cost:
                self.seen += 1
                if self._fits(after) and self._keep(path + _paid(cell, mirrors, price)):
                    return True
                continue
            if self.growing and self._bound(after, cost - price) < self.value:
                continue
            further = i + 1
            while further < len(options) and options[further][0] == cell:
                further += 1
            if self._tried(after, options, further, path + _paid(cell, mirrors, price), cost - price):
                return True
        return False

    def _fits(self, where: int) -> bool:
        """Whether a board meets the card."""
        value = self.value
        if value < 3:  # a tile alone may do
            return meets(where, value, self.count, self.exact_zones)
        across = where >> EAST & where >> WEST + 1 & NOT_LAST_COLUMN
        down = where >> SOUTH & where >> NORTH + 4 & NOT_LAST_ROW
        if 2 * (across.bit_count() + down.bit_count() + self.count) < self.count * value:
            return False
        half = where >> HALF
        left = self.count
        for group in groups(across | down << CELLS):
            there = group.bit_count() + (group & half).bit_count()
            if there == value or (there > value and not self.exact_zones):
                left -= 1
                if not left:
                    return True
        return False

    def _bound(self, where: int, cost: int) -> int:
        """What a zone can grow to: a changed tile has at most two of a colour, and joins at most two."""
        half = where >> HALF
        there = [g.bit_count() + (g & half).bit_count() for g in groups(joined(where))]
        there.sort(reverse=True)
        top = there[: cost + 1]
        # Zones of one tile are not in the list.
        return sum(top) + 2 * (cost + 1 - len(top)) + 2 * cost


def _paid(cell: int, mirrors: int, price: int) -> tuple[int, ...]:
    """The actions of a change: one, or two where disasters forbid the one."""
    if price == 1:
        return (ACTION_OF[cell, mirrors],)
    return tuple(ACTION_OF[cell, other] for other in (MIRROR_EW, MIRROR_NS, ROTATED) if other != mirrors)


def _changes(bits: Sequence[int], code: int, banned: frozenset[str], growing: bool) -> list[Change]:
    """What can be done to a tile as far as one colour sees it, each in its cheapest way."""
    price = {
        mirrors: 1 if ("rotate" if mirrors == ROTATED else "flip") not in banned else 0
        for mirrors in (ROTATED, MIRROR_EW, MIRROR_NS)
    }
    if not price[ROTATED] and price[MIRROR_EW]:
        price[ROTATED] = 2  # turned over twice
    found: dict[int, Change] = {}
    for mirrors, cost in price.items():
        after = bits[code ^ mirrors]
        change = bits[code] ^ after
        if cost and change and not (growing and not after) and cost < found.get(change, (0, 9, 0))[1]:
            found[change] = (change, cost, mirrors)
    return list(found.values())


@lru_cache(maxsize=64)
def arrangements(shifts: int, banned: frozenset[str]) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Every arrangement of the tiles that takes so many shifts and not fewer, with the shifts."""
    if not shifts:
        return ((STAY, ()),)
    before = {source for fewer in range(shifts) for source, _ in arrangements(fewer, banned)}
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for source, path in arrangements(shifts - 1, banned):
        for action in range(FIRST_SHIFT, ACTIONS):
            if ACTION_KIND[action] in banned:
                continue
            after = tuple([source[cell] for cell in ARRANGE[action]])
            if after not in before and after not in found:
                found[after] = (*path, action)
    return tuple(found.items())


def _further(
    cards: Cards,
    planet: Planet,
    task: Task,
    exact_zones: bool,
    banned: frozenset[str],
    most: int,
    exact: int,
) -> Solution | None:
    """The shortest way among those that begin with the most promising actions."""
    best: tuple[int, ...] | None = None
    here: list[tuple[Planet, tuple[int, ...]]] = [(planet, ())]
    seen = {planet}
    for _ in range(most - min(exact, STEP)):
        there = {
            after: (*path, action)
            for before, path in here
            for action, after in _next(before, banned)
            if after not in seen
        }
        seen |= set(there)
        ranked = sorted(there, key=lambda p: promise(board(cards, p, task[0]), task), reverse=True)
        here = [(p, there[p]) for p in ranked[:WIDTH]]
        for start, path in here:
            left = (len(best) - 1 if best is not None else most) - len(path)
            shorter = min(left, STEP)
            found = solve(
                cards, start, task, exact_zones=exact_zones, banned=banned, most=shorter, exact=shorter
            )
            if found is not None:
                best = path + found.actions
        if best is not None:
            # All shorter ways were tried before.
            return Solution(best, exact=len(best) == exact + 1)
    return None


def _next(planet: Planet, banned: frozenset[str]) -> Iterator[tuple[int, Planet]]:
    for action in range(ACTIONS):
        if ACTION_KIND[action] not in banned:
            yield action, act(planet, action)


def promise(where: int, task: Task) -> tuple[int, ...]:
    """How near a board is to a task: the largest zones it asks for, as far as they go, then all the rest."""
    _, value, count = task
    there = sorted((v for v, _ in zones(where)), reverse=True)
    return (sum(min(v, value) for v in there[:count]), sum(v * v for v in there))
