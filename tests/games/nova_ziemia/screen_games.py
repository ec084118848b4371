"""Games of Nova Ziemia to look at, and what a snapshot of one offers."""

import random

from widgets.helpers import NAMES

import terra_widgets as tw

VARIANTS = [
    {},
    {"players": 1},
    {"players": 4, "first_game": True},
    {"players": 3, "disasters": "two_red", "exact_zones": True},
    {"competition": True},
    {"players": 4, "competition": True},
]


def nova(players=2, seed=3, **options):
    """A table of so many people."""
    return tw.new("nova_ziemia", players=NAMES[:players], seed=seed, **options)


def stroll(table, seed, actions=0.6):
    """A game of random moves that gets on: few actions, much settling; the table before each move."""
    rng = random.Random(seed)
    while table.to_move is not None:
        yield table
        moves = table.legal_moves
        rest = [move for move in moves if not move.startswith(("rotate", "flip", "shift", "back"))]
        table.play(rng.choice(moves if rng.random() < actions else rest or moves))
    yield table


def seeing(table):
    """The settings of a screen that was handed over to whoever decides."""
    return {} if table.to_move is None else {"shown_to": table.names.index(table.to_move)}


def offered(shown):
    """Every move that a snapshot offers, wherever it stands."""
    moves = [choice["move"] for choice in shown["choices"]]
    moves += [move["move"] for cell in shown["planet"]["cells"] for move in cell["moves"]]
    goals = shown["goals"]["cards"] if shown["goals"] else []
    parts = [*shown["planet"]["arrows"], *shown["missions"]["cards"], *goals]
    bidding = shown["contest"] and shown["contest"]["bidding"]
    if bidding:
        typed = [f"{bidding['verb']} {n}" for n in range(bidding["least"], bidding["most"] + 1)]
        moves += [move for move in typed if move not in moves]
    return moves + [part["move"] for part in parts if part["move"]]
