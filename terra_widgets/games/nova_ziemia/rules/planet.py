"""The planet: sixteen tiles, the zones that their colours form, and which cards those zones can serve.

A colour covers at most one connected piece of a tile: a triangle, or the half made of two neighbouring ones
(TX-3). So for one colour the planet is a map of sixteen cells, and it fits into one whole number, a BOARD:
sixteen bits for each of the four edges that the colour touches (north, east, south, west), and sixteen for
the cells where it covers half a tile. Two shifts and an "and" tell which neighbours are joined.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from terra_widgets.games.nova_ziemia.deck import COLOURS, NovaDeck, Tile
from terra_widgets.games.nova_ziemia.rules.state import CELLS, MIRROR_EW, MIRROR_NS, Planet

NORTH, EAST, SOUTH, WEST, HALF = 0, 16, 32, 48, 64  # where the bits of a board begin
ALL = (1 << CELLS) - 1
NOT_LAST_COLUMN = sum(1 << cell for cell in range(CELLS) if cell % 4 != 3)
NOT_LAST_ROW = (1 << 12) - 1


@dataclass(frozen=True, eq=False)
class Cards:
    """A deck as the rules use it: missions are numbered first, then goals. Equal is who is the same."""

    deck: NovaDeck
    sides: tuple[tuple[int, ...], ...]
    """For each tile and face the colours to the north, east, south and west."""
    bits: tuple[tuple[int, ...], ...]
    """For each colour, tile and face the bits of a board when the tile lies on the first cell."""
    tasks: tuple[tuple[int, int, int], ...]
    """For each mission and goal: colour, value, how many zones."""
    ids: tuple[str, ...]
    """The ids of missions, goals and disasters, in this order: the numbers of cards."""
    missions: int
    goals: int


@lru_cache(maxsize=8)
def compile_deck(deck: NovaDeck) -> Cards:
    """The numbers behind a deck."""
    sides = tuple(seen(tile, face) for tile in deck.tiles for face in range(4))
    tasks = (*deck.missions, *deck.goals)
    return Cards(
        deck=deck,
        sides=sides,
        bits=tuple(tuple(_bits(c, face) for face in sides) for c in range(len(COLOURS))),
        tasks=tuple((COLOURS.index(task.colour), task.value, task.zones) for task in tasks),
        ids=(*(task.id for task in tasks), *(card.id for card in deck.disasters)),
        missions=len(deck.missions),
        goals=len(deck.goals),
    )


def seen(tile: Tile, face: int) -> tuple[int, ...]:
    """TX-2, TX-3: the colours of a tile as it lies, to the north, east, south and west."""
    north, east, south, west = tile.sides
    if face & MIRROR_EW:
        east, west = west, east
    if face & MIRROR_NS:
        north, south = south, north
    turned_over = face in {MIRROR_EW, MIRROR_NS}
    return tuple(
        COLOURS.index(tile.behind if turned_over and side == tile.big else side)
        for side in (north, east, south, west)
    )


def _bits(colour: int, sides: Sequence[int]) -> int:
    """The bits of a colour in a board, for a tile with these sides on the first cell."""
    edges = [side == colour for side in sides]
    bits = sum(edge << at for edge, at in zip(edges, (NORTH, EAST, SOUTH, WEST), strict=True))
    return bits | (sum(edges) == 2) << HALF


def board(cards: Cards, planet: Planet, colour: int) -> int:
    """The board of a colour."""
    bits = cards.bits[colour]
    total = 0
    for cell, code in enumerate(planet):
        total |= bits[code] << cell
    return total


def joined(where: int) -> int:
    """TX-3: the cells joined to the next one in the row, and above them those joined to the one below."""
    across = where >> EAST & where >> WEST + 1 & NOT_LAST_COLUMN
    down = where >> SOUTH & where >> NORTH + 4 & NOT_LAST_ROW
    return across | down << CELLS


@lru_cache(maxsize=1 << 17)
def groups(links: int) -> tuple[int, ...]:
    """The cells that hang together, as bits, for the joints of `joined`; single cells are left out."""
    across, down = links & ALL, links >> CELLS
    left = across | across << 1 | down | down << 4
    found = []
    while left:
        group, grown = left & -left, 0
        while group != grown:
            grown = group
            group |= (group & across) << 1 | group >> 1 & across | (group & down) << 4 | group >> 4 & down
        found.append(group)
        left &= ~group
    return tuple(found)


def zones(where: int) -> list[tuple[int, int]]:
    """The zones of a board, the largest first: value, and cells as bits."""
    half = where >> HALF
    found = [(group.bit_count() + (group & half).bit_count(), group) for group in groups(joined(where))]
    alone = (where >> NORTH | where >> EAST | where >> SOUTH | where >> WEST) & ALL
    for _, group in found:
        alone &= ~group
    while alone:
        cell = alone & -alone
        found.append((1 + (cell & half != 0), cell))
        alone ^= cell
    return sorted(found, key=lambda zone: (-zone[0], zone[1]))


def all_zones(cards: Cards, planet: Planet) -> list[list[tuple[int, int]]]:
    """The zones of each colour."""
    return [zones(board(cards, planet, colour)) for colour in range(len(COLOURS))]


@lru_cache(maxsize=1 << 14)
def values(cards: Cards, planet: Planet) -> tuple[tuple[int, ...], ...]:
    """The values of the zones of each colour, the largest first."""
    return tuple(tuple(value for value, _ in found) for found in all_zones(cards, planet))


def serves(values: Iterable[int], wanted: Iterable[int], exact: bool) -> bool:
    """TX-23: whether the zones of a colour, by their values, can serve all the wanted ones, each once.

    With "at least", the largest zone that is wanted takes the largest there is, and so on: if any way to
    hand them out works, this one does.

    >>> serves([8], [4, 4], exact=False)
    False
    """
    there = list(values)
    if exact:
        for value in wanted:
            if value not in there:
                return False
            there.remove(value)
        return True
    there.sort(reverse=True)
    asked = sorted(wanted, reverse=True)
    return len(asked) <= len(there) and all(a <= t for a, t in zip(asked, there, strict=False))
