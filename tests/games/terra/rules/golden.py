"""Write golden.json: positions, and how many positions one to five moves can lead to.

What is stored is there to be compared with: write it anew only after a rule or the deck has changed, with

    PYTHONPATH=.:tests/games python -m terra.rules.golden
"""

import itertools
from pathlib import Path

from golden_positions import anything, store

from terra import literal
from terra_widgets.games import decks
from terra_widgets.games.contract import Chance

from .tables import NAMES
from .walks import mix, states

FILE = Path(__file__).parent / "golden.json"
DECK = decks.load("terra", "terra")
DEPTH = 5
Luck = Chance
content = literal.content
MOST = 2500  # positions at depth five: the literal rules are slow


def helping(position):
    return sum(move.startswith("help") for move in literal.moves(position))


def hoarding(position):
    return sum(move.startswith("hoard") for move in literal.moves(position))


def shifted(position):
    return len(position["crises"]) == 5 and len(position["played"]) == len(position["players"]) - 1


# What to look for in random games: name, number of players, decision, and what else.
FOUND = [
    ("first turn", 3, "draw", lambda p: p["round"] == 1 and count(p)[-1] > 9),
    ("first crisis", 4, "give", lambda p: not p["played"] and not p["crises"]),
    ("half are asked", 6, "give", lambda p: len(p["played"]) == 3 and count(p)[-1] > 30),
    ("the last is asked", 4, "give", lambda p: len(p["played"]) == 3 and literal.total(p["played"]) > 8),
    (
        "another full-blown crisis",
        4,
        "draw",
        lambda p: p["pile"][0] in literal.THREATS and len(p["crises"]) > 2,
    ),
    ("near the limit", 3, "give", shifted),
    ("much to help", 4, "act", lambda p: helping(p) > 8),
    (
        "one card solves it",
        5,
        "act",
        lambda p: helping(p) > 2 and any(literal.total(o["cards"]) > 9 for o in p["crises"]),
    ),
    ("a hoard in reach", 3, "act", lambda p: hoarding(p) > 1),
    ("many hoards", 4, "act", lambda p: hoarding(p) > 3),
    ("hoards lie there", 6, "act", lambda p: sum(len(x["hoard"]) for x in p["players"]) > 3),
    ("nine cards", 3, "discard", anything),
    ("few cards left", 4, "draw", lambda p: len(p["pile"]) == 2),
    ("the last card", 5, "draw", lambda p: len(p["pile"]) == 1),
    ("the last turn", 3, "act", lambda p: not p["pile"] and helping(p)),
    ("teams", 4, "give", lambda p: p.get("options") and p["crises"] and count(p)[-1] > 30),
]


def first_found(players, decision, wanted):
    """The first position of random games that is wanted and not too rich."""
    for number in itertools.count(players - 3, 4):
        game, seed = mix(number)
        for state, _ in states(game, seed):
            position = game.position(state, NAMES[:players])
            if position["decision"] == decision and wanted(position) and count(position)[-1] <= MOST:
                return position
    raise AssertionError


def count(position):
    return literal.reachable(position, DEPTH)


def main():
    store(FILE, {name: first_found(*search) for name, *search in FOUND}, count)


if __name__ == "__main__":
    main()
