"""Write golden.json: positions, and how many positions one and two moves can lead to.

What is stored is there to be compared with: write it anew only after a rule or the deck has changed, with

    PYTHONPATH=.:tests/games python -m nova_ziemia.rules.golden
"""

import itertools
import json

from golden_positions import store

from nova_ziemia import literal
from terra_widgets.games.contract import Chance

from .tables import DECK, HERE, NAMES, walk

FILE = HERE / "golden.json"
DEPTH = 2
Luck = Chance
RED = {"disasters": "two_red"}
AGAINST = {"competition": True}


def content(position):
    return json.dumps(position, sort_keys=True)


def claimed(position):
    return len(position.get("claimed", []))


# What to look for in random games: name, players, options, and what else.
FOUND = [
    ("first turn", 2, {}, lambda p: p["decision"] == "shape"),
    ("alone, two actions done", 1, {}, lambda p: len(p.get("actions", [])) == 2),
    ("no action left", 3, {}, lambda p: len(p.get("actions", [])) == 5),
    ("settling", 4, {}, lambda p: p["decision"] == "settle" and len(p["players"][0]["hand"]) == 4),
    ("one mission met", 2, {}, lambda p: claimed(p) == 1),
    ("two missions met", 4, {}, lambda p: claimed(p) == 2),
    ("a failure", 2, {}, lambda p: p.get("owed") == 2),
    ("almost discarded", 3, {}, lambda p: p.get("owed") == 1),
    ("an empty library", 2, {}, lambda p: p["decision"] == "shape" and len(p["library"]) <= 2),
    ("exact zones", 2, {"exact_zones": True}, lambda p: p["decision"] == "settle"),
    ("four actions", 2, RED, lambda p: "FROST" in p["disasters"]["open"] and len(p.get("actions", [])) == 3),
    ("hands of five", 2, RED, lambda p: "LAND" in p["disasters"]["open"] and p["decision"] == "discard"),
    ("bidding begins", 3, AGAINST, lambda p: p["decision"] == "bid" and p["turns"] == 2),
    ("the last bid", 4, AGAINST, lambda p: p["decision"] == "bid" and p["bids"].count(0) == 1),
    ("bidding lower", 4, AGAINST, lambda p: p["decision"] == "lower" and min(p["bids"]) > 4),
    ("somebody passed", 4, AGAINST, lambda p: len(p.get("passed", [])) == 1 and min(p["bids"]) > 3),
    (
        "a bid used up",
        2,
        AGAINST,
        lambda p: len(p.get("actions", [])) in p.get("bids", []) and "actions" in p,
    ),
]


def first_found(players, options, wanted):
    """The first position of random games that is wanted."""
    for seed in itertools.count():
        for game, before, _, _ in walk(players, options, seed):
            position = game.position(before, NAMES[:players])
            if wanted(position):
                return position
    raise AssertionError


def by_hand():
    """What is rare in random games: goals, disasters that open, a tsunami."""
    from .test_disasters import under
    from .test_turn import at_planet

    tsunami = under(
        "LAND", goals=["W8", "B8"], stack=["TSUN"],
        people=[{"hand": ["Y5", "W5", "G5", "G6"]}, {"hand": ["W6", "W7", "B5", "B6", "B7"]}],
    )  # fmt: skip
    yield "a goal in reach", at_planet("W5", "Y5", "B44", "G5", goals=["W8", "B8"]).play("settle", "meet Y5")
    yield "all goals in reach", at_planet("Y5", "G5", goals=["W8"]).play("settle", "meet Y5")
    yield "a tsunami", tsunami.play("settle", "meet Y5", "reach W8")
    yield "a tsunami in the middle", tsunami.play("discard W5")
    yield "drought", under("DROUGHT", hand=["W7", "Y5", "B44", "G5"], goals=["W8", "B8"]).play("settle")
    yield "magnetic storm and earthquake", under("STORM", "QUAKE")


def count(position):
    return literal.reachable(position, DEPTH, DECK)


def main():
    positions = {name: first_found(*search) for name, *search in FOUND}
    store(FILE, positions | {name: at.position for name, at in by_hand()}, count)


if __name__ == "__main__":
    main()
