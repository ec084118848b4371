"""Zones against an independent flood fill of the 64 triangles. The suite checks a sample; for more:

PYTHONPATH=.:tests:tests/rules python -m nova_ziemia.flood 100000
"""

import random
import sys
from collections import Counter

from nova_ziemia.literal import flood
from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.games.nova_ziemia.rules.planet import all_zones, compile_deck, values

from .tables import DECK, random_planet

CARDS = compile_deck(DECK)


def differs(planet):
    """What the engine says of a planet's zones, and the flood fill, when they are not the same."""
    seen = {
        (cell // 4, cell % 4, side): COLOURS[colour]
        for cell, code in enumerate(planet)
        for side, colour in zip("nesw", CARDS.sides[code], strict=True)
    }
    filled = Counter(
        (colour, len(zone), sum({1 << 4 * row + column for row, column, _ in zone}))
        for colour, zone in flood(seen)
    )
    found = Counter(
        (COLOURS[colour], value, cells)
        for colour, zones in enumerate(all_zones(CARDS, planet))
        for value, cells in zones
    )
    assert sum(value for _, value, _ in found.elements()) == 64
    assert [sorted(v, reverse=True) for v in values(CARDS, planet)] == list(map(list, values(CARDS, planet)))
    return None if found == filled else (found, filled)


def check(count, seed=1):
    luck = random.Random(seed)
    for number in range(count):
        planet = random_planet(luck)
        assert differs(planet) is None, (number, planet)


if __name__ == "__main__":
    check(int(sys.argv[1]))
    sys.stdout.write(f"{sys.argv[1]} planets, no difference\n")
