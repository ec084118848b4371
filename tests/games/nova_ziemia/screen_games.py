"""Games of Nova Ziemia to look at: the contract of its snapshot, and what it offers."""

import random

from widgets.helpers import NAMES
from widgets.shape import LINE, SNAPSHOT, Maybe

import terra_widgets as tw

VARIANTS = [
    {},
    {"players": 1},
    {"players": 4, "first_game": True},
    {"players": 3, "disasters": "two_red", "exact_zones": True},
    {"competition": True},
    {"players": 4, "competition": True},
]
DRAWN = {"codes": str, "zones": str, "colours": str, "values": str}
TASK = {
    "id": str, "name": str, "note": str, "colour": int, "value": int, "zones": int, "need": str, "met": bool,
    "near": str, "label": str, "move": Maybe(str), "why": Maybe(str),
}  # fmt: skip
SHARED = {
    key: SNAPSHOT[key]
    for key in SNAPSHOT
    if key not in {"market", "hand", "territories", "supply", "scoring", "seats", "choices", "score"}
}
NOVA = SHARED | {
    "seats": [dict],
    "choices": [{"move": str, "label": str, "kind": Maybe(str)}],
    "score": {
        "final": bool,
        "rows": [{"seat": int, "name": str, "total": int, "lines": [LINE], "winner": bool}],
        "why": Maybe(str),
    },
    "planet": {
        "title": str,
        "label": str,
        "tiles": [[str]],
        "now": DRAWN,
        "previews": dict,
        "cells": [
            {
                "cell": str,
                "label": str,
                "moves": [{"move": str, "label": str, "note": str}],
                "why": Maybe(str),
            }
        ],
        "arrows": [{"line": str, "way": str, "label": str, "move": Maybe(str), "why": Maybe(str)}],
        "legend": {"label": str, "colours": [{"label": str}]},
        "point": Maybe(str),
        "preview": str,
    },
    "actions": Maybe({"used": int, "most": int, "label": str}),
    "missions": {
        "title": str,
        "seat": Maybe(int),
        "name": str,
        "hidden": bool,
        "handover": Maybe(str),
        "cards": [TASK | {"seat": int, "owner": str}],
    },
    "goals": Maybe({"title": str, "label": str, "cards": [TASK | {"done": bool}]}),
    "library": {"title": str, "count": int, "label": str, "text": str},
    "disasters": Maybe(
        {
            "title": str,
            "label": str,
            "cards": [{"id": str, "name": str, "note": str, "level": str, "text": str, "label": str}],
        }
    ),
    "contest": Maybe(
        {
            "title": str,
            "task": Maybe(TASK),
            "bids_title": str,
            "bids": [
                {"seat": int, "name": str, "bid": int, "lowest": bool, "label": str, "up": int, "down": int}
            ],
            "text": str,
            "glass": Maybe(
                {"key": str, "seconds": int, "title": str, "label": str, "left": [str], "move": Maybe(str)}
            ),
        }
    ),
    "hint": {"label": str, "why": Maybe(str), "text": Maybe(str), "move": Maybe(str)},
}


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
    return moves + [part["move"] for part in parts if part["move"]]
