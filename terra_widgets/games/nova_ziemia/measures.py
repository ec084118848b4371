"""What the lab measures of a finished game of Nova Ziemia."""

from __future__ import annotations

from collections import Counter
from typing import Any

from terra_widgets.games.nova_ziemia.rules.state import LIBRARY, LOST, MET, TURNS, WON
from terra_widgets.simulation.one_game import Played

SLOW = {"thinker": 200, "loner": 10}  # one of its games takes as long as so many of the others'
COLUMNS = {
    "goals": "goals that the team met; 0 in the competition",
    "library": "cards left in the library",
    "turns": "turns of all players; in the competition tasks",
    "actions": "actions that the player took, those taken back included",
    "rotated": "tiles that the player rotated",
    "flipped": "tiles that the player turned over",
    "shifted": "rows and columns that the player shifted",
    "missions": "missions that the player met",
    "reached": "goals that the player met",
    "discarded": "missions that the player had to choose for discarding",
    "tasks": "tasks carried out, in the competition",
    "missed": "tasks missed, in the competition",
}
ACTIONS = ("rotate", "flip", "shift")


def measures(game: Any, played: Played) -> list[tuple[int, ...]]:
    """The columns above, one row per player."""
    done: Counter[tuple[str, int]] = Counter()
    for move, seat in zip(played.moves, played.seats, strict=True):
        done[game.moves.verbs[move], seat] += 1
    s = played.state
    return [
        (
            len(s[MET]),
            len(s[LIBRARY]),
            s[TURNS] + (not game.options.competition),
            sum(done[verb, player] for verb in ACTIONS),
            *(done[verb, player] for verb in (*ACTIONS, "meet", "reach", "discard")),
            len(s[WON][player]),
            len(s[LOST][player]),
        )
        for player in range(game.players)
    ]
