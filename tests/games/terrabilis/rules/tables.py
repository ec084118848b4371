"""Tables made by hand in few words: a small deck, countries, loaded dice, and play on them."""

from functools import cache
from pathlib import Path

from described import TEAMS, Described

from terra_widgets.games import decks
from terra_widgets.games.contract import Chance
from terra_widgets.games.terrabilis.rules import Options, Terrabilis
from terra_widgets.games.terrabilis.rules.numbers import START
from terra_widgets.games.terrabilis.rules.state import CHANCE, GONE, LOG, LUCK

HERE = Path(__file__).parent
# Made for tests, with every kind of card; golden.json was counted with it, so it stays as it is.
SMALL = decks.load(HERE / "small.csv", "terrabilis")
NAMES = TEAMS[:4]
START_SQUARE, DEVELOPMENT, QUIZ, HAZARD, SLUSH, ALLIANCE, DISASTER, CONFLICT = range(8)
LAST_SQUARE = 13


class Loaded(Chance):
    """Dice that fall as told, one throw after the other; orders come from the seed."""

    __slots__ = ("throws",)

    def __init__(self, throws=(), seed=1):
        super().__init__(seed)
        self.throws = list(throws)

    def dice(self, k, count, sides=6):
        return self.throws.pop(0) if self.throws else super().dice(k, count, sides)


@cache
def game_of(players=2, deck="small", **options):
    """A game with the small deck or the built-in one."""
    chosen = SMALL if deck == "small" else decks.load(deck, "terrabilis")
    return Terrabilis(players=players, deck=chosen, options=Options(**options))


class Table(Described):
    """A state with its game: played on by text, asked by text."""

    @property
    def zone(self):
        zone = self.position["zone"]
        return zone["nature"], zone["wellbeing"]

    @property
    def bursts(self):
        return self.position["bursts"]

    @property
    def gone(self):
        return self.state[GONE], self.state[GONE + 1]

    def stock(self, player):
        """Nature, well-being, energy, Terras of a player."""
        found = self.position["players"][player - 1]
        return found["nature"], found["wellbeing"], found["energy"], found["terras"]

    def of(self, player):
        return self.position["players"][player - 1]

    @property
    def log(self):
        return [entry[0] for entry in self.state[LOG]]


def country(number, square=0, hand=(), built=(), **rest):
    """A country as a position has it; nothing in hand unless said."""
    return {"name": NAMES[number - 1], "square": square, "hand": list(hand), "built": list(built), **rest}


def table(*countries, zone=(0, 0), throws=(), options=None, **rest):
    """A table at a position; two countries without anything special where none are given."""
    players = [c | {"name": NAMES[i]} for i, c in enumerate(countries or (country(1), country(2)))]
    for kind, lying in zip(("nature", "wellbeing"), zone, strict=True):
        # What lies on the zone came from somewhere: from the last country of which nothing is said.
        given = [p for p in reversed(players) if kind not in p and not p.get("out")]
        spent = sum(12 - p[kind] for p in players if kind in p)
        if given and lying > spent:
            given[0][kind] = 12 - (lying - spent)
    game = game_of(len(players), **(options or {}))
    position = {
        "game": "terrabilis",
        "players": players,
        "zone": {"nature": zone[0], "wellbeing": zone[1]},
        "turn": NAMES[0],
        **rest,
    }
    return Table(game, game.from_position(position, Loaded(throws)))


def landing(square, *others, throw=(1, 1), throws=(), first=None, **rest):
    """A table whose first player has just rolled onto a square."""
    mine = {"nature": START[0]} | dict(first or {})
    return table(
        country(1, square=square - sum(throw), **mine),
        *(others or (country(2),)),
        throws=[throw, *throws],
        **rest,
    ).play("roll")


def fingerprint(state):
    """What a state is, but for luck and the log."""
    return repr([part for i, part in enumerate(state) if i not in (LUCK, CHANCE, LOG)])
