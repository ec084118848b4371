"""Games and positions that the tests of Nova Ziemia share."""

import random
from functools import cache
from pathlib import Path

from terra_widgets.games import decks
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import NovaZiemia, Options
from terra_widgets.games.nova_ziemia.rules.state import CHANCE, LUCK

HERE = Path(__file__).parent
NAMES = ("Team 1", "Team 2", "Team 3", "Team 4")
DECK = decks.load("nova_ziemia", "nova_ziemia")
MODES = [
    (1, {}),
    (2, {}),
    (3, {"exact_zones": True}),
    (4, {"first_game": True}),
    (1, {"disasters": "two_red"}),
    (2, {"disasters": "yellow"}),
    (3, {"disasters": "one_red"}),
    (4, {"disasters": "two_red", "exact_zones": True}),
    (2, {"disasters": "two_red", "late_disasters": True}),
    (3, {"goals": "two_eights"}),
    (2, {"goals": "W8,B444,Y9,G10"}),
    (2, {"competition": True}),
    (3, {"competition": True, "exact_zones": True}),
    (4, {"competition": True}),
    (3, {"competition": True, "most_bid": 9}),
]


@cache
def _game(players, options):
    return NovaZiemia(players, DECK, Options.of(dict(options)))


def game_of(players, **options):
    return _game(players, tuple(sorted(options.items())))


def fingerprint(state):
    return repr(state)


def same(one, other):
    """Whether two states are equal, whatever luck gave them."""
    one, other = one[:], other[:]
    for state in (one, other):
        state[LUCK] = state[CHANCE] = None
    return one == other


class At:
    """A table at a described position."""

    def __init__(self, players=2, options=None, **position):
        self.game = game_of(players, **(options or {}))
        people = position.pop("people", None) or [{} for _ in range(players)]
        named = [{"name": name, **person} for name, person in zip(NAMES, people, strict=False)]
        self.state = self.game.from_position({"players": named, **position}, Chance(5))

    def play(self, *moves):
        for move in moves:
            self.state = self.game.apply(self.state, self.game.parse_move(move))
        return self

    def why_not(self, move):
        return self.game.why_not(self.state, self.game.parse_move(move))

    @property
    def legal(self):
        return [self.game.move_text(move) for move in self.game.legal_moves(self.state)]

    @property
    def position(self):
        return self.game.position(self.state, NAMES[: self.game.players])

    @property
    def outcome(self):
        return self.game.outcome(self.state)

    def hand(self, seat=0):
        return self.position["players"][seat]["hand"]


def random_planet(luck):
    tiles = list(range(16))
    luck.shuffle(tiles)
    return tuple(4 * tile + luck.randrange(4) for tile in tiles)


def walk(players, options, seed, most=400):
    """A game at random: game, before, move, after. Actions end early, so that much happens."""
    game = game_of(players, **options)
    state, luck = game.setup(Chance(seed)), random.Random(seed)
    for _ in range(most):
        if game.to_move(state) is None:
            return
        legal = game.legal_moves(state)
        move = luck.choice(legal)
        if luck.random() < 0.25 and game.moves.settle in legal:
            move = game.moves.settle
        after = game.step(state, move)
        yield game, state, move, after
        state = after
