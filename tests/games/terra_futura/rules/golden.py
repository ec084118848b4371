"""Write golden.json: twenty-one positions, and how many positions one, two and three moves can lead to.

What is stored is there to be compared with: write it anew only after a rule has changed, with

    PYTHONPATH=.:tests/games python -m terra_futura.rules.golden
"""

import itertools
import random

from golden_positions import anything, store

from terra_futura.literal import position as literal_position
from terra_futura.literal import rules as literal
from terra_widgets.games.contract import Chance

from .tables import HERE, NAMES, full, game_of, lay, table
from .tables import SMALL as DECK
from .walks import moves_of

FILE = HERE / "golden.json"
DEPTH = 3
content = literal_position.content
MOST = 700  # positions at depth three: the literal rules are slow
LIMITED = {"limited_supply": True}
FIRST = {"edition": "first", "limited_supply": True}
APART = {"adjacent_placement": False}
LATE = {"late_reshuffle": True}


class Luck(Chance):
    """Chance that leaves every pile as it is: its newest card is the top one."""

    def order(self, k, *counts):
        return tuple(itertools.chain.from_iterable(map(range, counts)))


def unshuffled(cards):
    """The same for the literal rules, whose decks have the top card first."""
    return cards[::-1]


def legal(position, verb):
    return sum(move.startswith(verb) for move in literal.moves(position, DECK))


def polluted(position):
    return sum("pollution" in here for p in position["players"] for here in p["territory"].values())


def picked(position):
    return sum("pattern" in player for player in position["players"])


def named_twice(position):
    return len(position["activations"]) == 4 > len(set(position["activations"]))


def acting(position):
    [player] = [player for player in position["players"] if player["name"] == position["turn"]]
    return player["territory"][position["effect"]["at"]]["card"]


# What to look for in random games: name, players, options, the decision, and what else.
FOUND = [
    ("first turn", 2, {}, "market", anything),
    ("after a discard", 3, {}, "market", lambda p: "discarded" in p and polluted(p) > 2),
    ("a deck ends", 5, {}, "market", lambda p: p["discards"]["I"] and len(p["decks"]["I"]) == 1),
    ("a deck is empty", 5, LATE, "market", lambda p: p["discards"]["I"] and not p["decks"]["I"]),
    ("a row is short", 5, {}, "market", lambda p: 0 < len(p["market"]["I"]) < 4),
    ("placing, early", 3, {}, "place", anything),
    ("placing apart", 2, APART, "place", lambda p: len(p["players"][0]["territory"]) == 4),
    ("five in line", 2, {}, "activate", lambda p: len(p["activations"]) == 5),
    ("Assistance in reach", 3, {}, "activate", lambda p: legal(p, "use c3:2")),
    ("much to pay with", 2, {}, "pay", lambda p: legal(p, "pay") > 4),
    ("two choices", 4, FIRST, "choose", lambda p: acting(p) == "lucky" and legal(p, "choose") == 3),
    ("two cubes to put down", 3, {}, "pollute", lambda p: p["effect"].get("paid", {}).get("red", 0) > 1),
    ("cubes to move", 2, {}, "move", lambda p: legal(p, "move") > 2),
    ("much to copy", 4, {}, "copy", lambda p: legal(p, "copy") > 4),
    ("reward of two kinds", 3, {}, "reward", lambda p: len(p["effect"]["paid"]) > 1 < len(p["activations"])),
    ("an owner may clean", 3, {}, "clean", lambda p: legal(p, "clean") > 2),
    ("pattern", 3, {}, "pattern", lambda p: picked(p) == 1),
    ("a place twice", 2, {}, "activate", named_twice),
    ("sets", 3, {}, "score", anything),
]


def made():
    """Two more by hand: supplies that run out are rare in random games."""
    hoard = {"green": 25, "red": 24, "yellow": 25, "money": 10}
    mine = lay(c3=("start1", hoard), b3="landfill", c4="smelter", c2="lucky")
    few = table(mine, lay(c3="start2"), activations=["c2", "c3"], options=LIMITED)
    theirs = full(c3="start2", d3=("landfill", {"pollution": 7}), c4=("landfill-2", {"pollution": 7}))
    theirs |= lay(d4=("dump", {"pollution": 4}), e4=("dump-2", {"pollution": 4}))
    theirs |= lay(e5=("pond", {"pollution": 2}))
    mine = full(c3=("start1", {"money": 2, "red": 4}), e3="trader", c5="smelter", e5="pit")
    final = {"picked": [{"pattern": 1}, {}], "activations": ["c3", "e3", "c5", "e5"], "options": FIRST}
    yield "almost no raw material left", few
    yield "one cube left", table(mine, theirs, **final)


def first_found(players, options, decision, wanted):
    """The first position of random games that is wanted and not too rich."""
    game = game_of(players, **options)
    for seed in itertools.count():
        state, luck = game.setup(Chance(seed)), random.Random(seed)
        while game.to_move(state) is not None:
            position = game.position(state, NAMES[:players])
            if position["decision"] == decision and wanted(position) and count(position)[-1] <= MOST:
                return position
            state = game.step(state, luck.choice(moves_of(game, state, luck)))
    raise AssertionError


def count(position):
    return literal.reachable(position, DEPTH, DECK, unshuffled)


def main():
    positions = {name: first_found(*search) for name, *search in FOUND}
    store(FILE, positions | {name: by_hand.position for name, by_hand in made()}, count)


if __name__ == "__main__":
    main()
