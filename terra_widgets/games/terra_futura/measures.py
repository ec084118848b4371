"""What the lab measures of a finished game of Terra Futura."""

from __future__ import annotations

from collections import Counter
from typing import Any

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.deck.notation import ACTIVATIONS
from terra_widgets.games.terra_futura.rules.cards import GAIN
from terra_widgets.games.terra_futura.rules.ending import count, polluted_cards
from terra_widgets.games.terra_futura.rules.moves import ARGS, VERB
from terra_widgets.games.terra_futura.rules.numbers import OFFERED
from terra_widgets.games.terra_futura.rules.state import (
    CARDS,
    CELLS,
    CHOSEN_SET,
    CUBES,
    FIRST,
    LANDS,
    ONE_ROOM,
    OWNED,
    unpack,
)  # fmt: skip
from terra_widgets.simulation.one_game import Played

RAWS, MONEY = 3, KINDS.index("money")  # raw materials come first, then products
SLOW = {"thinker": 40}  # one of its games takes as long as so many of the others'
OPENING = {
    "players": ("clean", "growth"), "rule": "carbon_price", "strength": 2, "measure": "points",
}  # fmt: skip
"""The question that the lab opens on."""
COLUMNS = {
    "set_points": "points of the set of the chosen scoring card, part of the points",
    "cubes": "pollution cubes in the territory at the end",
    "polluted": "cards with at least one cube: each costs points",
    "inactive": "cards that stand still at the end: their tokens don't count",
    "made_cubes": "cubes put down over the whole game; some may have been removed again",
    "taken": "raw materials taken by gains over the whole game",
    "made": "products made over the whole game",
    "green": "green tokens on active cards at the end",
    "red": "red tokens on active cards at the end",
    "yellow": "yellow tokens on active cards at the end",
    "food": "food on active cards at the end",
    "construction": "construction on active cards at the end",
    "goods": "goods on active cards at the end",
    "money": "money on active cards at the end",
    "activations": f"activations used, of the {OFFERED} + {ACTIVATIONS} that there are",
    "assisted": "how often the player copied a card of another one",
    "copied": "how often others copied a card of the player",
}


def order(game: Any, played: Played) -> list[int]:
    """Each player's place in the turn order, from 1."""
    first = played.state[FIRST]
    return [(player - first) % game.players + 1 for player in range(game.players)]


def measures(game: Any, played: Played) -> list[tuple[int, ...]]:
    """The columns above, one row per player."""
    done: Counter[tuple[str, int]] = Counter()
    lands = played.state[LANDS:]
    gaining = False
    for move, seat in zip(played.moves, played.seats, strict=True):
        verb = VERB[move]
        done[verb, seat] += 1
        if verb in {"use", "copy"}:
            owner, cell, number = (seat, *ARGS[move][:2]) if verb == "use" else ARGS[move]
            work = game.cards.works[game.cards.effects[lands[owner][CARDS][cell]][number]]
            gaining = work.kind == GAIN
            given = unpack(work.gives)
            done["taken", seat] += sum(given[:RAWS]) if gaining else 0
            done["made", seat] += sum(given[RAWS:MONEY])
            if verb == "copy":
                done["copied", owner] += 1
        elif verb == "choose" and gaining and ARGS[move][0] < RAWS:
            done["taken", seat] += 1
    rows = []
    for player, land in enumerate(lands):
        rows.append((
            count(game, land, land[CHOSEN_SET])[0].points,
            land[CUBES],
            polluted_cards(game, land),
            sum(1 for cell in land[CELLS] if land[cell] < ONE_ROOM),
            done["pollute", player],
            done["taken", player],
            done["made", player],
            *unpack(land[OWNED]),
            done["use", player],
            done["copy", player],
            done["copied", player],
        ))  # fmt: skip
    return rows
