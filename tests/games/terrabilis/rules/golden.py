"""Write golden.json: positions of all kinds, and how many positions one, two and three moves can lead to.

What is stored is there to be compared with: write it anew only after a rule has changed, with

    PYTHONPATH=.:tests/games python -m terrabilis.rules.golden
"""

import itertools
import random

from golden_positions import anything, store

from terra_widgets.games.contract import Chance
from terrabilis import literal

from .tables import HERE, NAMES, game_of
from .tables import SMALL as DECK
from .walks import pick

FILE = HERE / "golden.json"
DEPTH = 3
content = literal.content
MOST = 900  # positions at depth three: the literal rules are slow


class Luck(Chance):
    """Dice that always show the same: 2 and 3, or one 6."""

    def dice(self, k, count, sides=6):
        return (2, 3)[:count] if count > 1 else (6,)


def same(count):
    """The same for the literal rules."""
    return (2, 3) if count > 1 else (6,)


def out(position):
    return sum("out" in player for player in position["players"])


def full(position):
    return sum(position["zone"].values()) + position["bursts"] == 10


# What to look for in random games: name, players, options, the decision, and what else.
FOUND = [
    ("first turn", 4, {}, "roll", anything),
    ("a full zone", 3, {}, "roll", full),
    ("last year", 2, {"goal": 3}, "roll", lambda p: any(len(x["built"]) >= 3 for x in p["players"])),
    ("one country is out", 4, {}, "roll", lambda p: out(p) == 1),
    ("drawing", 3, {}, "draw", anything),
    ("an empty pile", 4, {}, "draw", lambda p: [] in p["piles"].values()),
    ("building", 4, {}, "build", lambda p: len(literal.moves(p, DECK)) > 7),
    ("building with a loan", 2, {}, "build", lambda p: "loan" in p["players"][0] and p["turn"] == "Team 1"),
    ("a question", 3, {}, "quiz", anything),
    ("a reward", 3, {}, "reward", anything),
    ("a hazard for all", 4, {}, "follow", lambda p: p.get("card") == "plague"),
    ("a hazard that counts", 2, {}, "follow", lambda p: p.get("card") == "smog"),
    ("a war", 4, {}, "follow", lambda p: "card" not in p and p["bursts"] == 3),
    ("a slush fund", 3, {}, "slush", full),
    ("joining", 2, {}, "join", lambda p: any(x["built"] for x in p["players"])),
    ("trading", 3, {}, "trade", lambda p: "declined" in p),
    ("trading with a count", 3, {"talks": "three"}, "trade", lambda p: p["offers"] == 1),
    ("an offer", 4, {}, "offer", lambda p: p["offer"]["items"] == 10),
    ("an answer with cards", 3, {}, "answer", lambda p: "swap" in p["offer"]),
    ("an answer with a kind of card", 4, {}, "answer", lambda p: "want" in p["offer"]),
    ("owing", 3, {}, "owe", lambda p: p["dues"][0]["what"] == "pay"),
    ("owing a tribute", 4, {}, "owe", lambda p: p["dues"][0]["what"] == "tribute"),
    ("owing for the last burst", 2, {}, "owe", lambda p: p["bursts"] == 1 and sum(p["zone"].values()) > 7),
    ("a disaster", 4, {}, "disaster", lambda p: p["bursts"] == 1),
    ("two victims", 4, {}, "hit", lambda p: len(p["hit"]) == 2),
]


def first_found(players, options, decision, wanted):
    """The first position of random games that is wanted and not too rich."""
    game = game_of(players, **options)
    for seed in itertools.count():
        state, luck = game.setup(Chance(seed)), random.Random(seed)
        while game.to_move(state) is not None:
            position = game.position(state, NAMES[:players])
            if position["decision"] == decision and wanted(position) and count(position)[-1] <= MOST:
                return position
            state = game.step(state, pick(game, state, game.legal_moves(state), luck))
    raise AssertionError


def count(position):
    return literal.reachable(position, DEPTH, DECK, same)


def main():
    store(FILE, {name: first_found(*search) for name, *search in FOUND}, count)


if __name__ == "__main__":
    main()
