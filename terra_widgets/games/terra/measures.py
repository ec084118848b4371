"""What the lab measures of a finished game of Terra."""

from __future__ import annotations

from collections import Counter
from typing import Any

from terra_widgets.games.terra.rules.ending import hoarded
from terra_widgets.games.terra.rules.moves import ARGS, VERB
from terra_widgets.games.terra.rules.state import HOARDS, LOST, OPEN, PILE, POINTS, ROUND, SOLVED, VALUE_OF
from terra_widgets.simulation.one_game import Played

SLOW = {"thinker": 200}  # one of its games takes as long as so many of the others'
COLUMNS = {
    "saved": "1 when the world was saved, 0 when everybody lost",
    "limit": "the limit that was reached: 1 in a region, 2 of a colour, 3 in all; 0 when the world was saved",
    "track": "points on the score track",
    "hoard": "sum of the hoarded cards; points only when the world was saved",
    "hoards": "combinations hoarded",
    "given": "cards played on crises, in time or later",
    "given_value": "sum of those cards",
    "in_time": "those of the cards that were given before the crisis was full-blown",
    "passed": "how often the player gave nothing when a crisis came up",
    "solved": "crises that all players together solved",
    "open": "full-blown crises at the end",
    "rounds": "rounds played",
    "left": "cards left in the draw pile",
}


def measures(game: Any, played: Played) -> list[tuple[int, ...]]:
    """The columns above, one row per player."""
    s = played.state
    done: Counter[tuple[str, int]] = Counter()
    values: Counter[int] = Counter()
    for move, seat in zip(played.moves, played.seats, strict=True):
        verb = VERB[move]
        done[verb, seat] += 1
        if verb in {"give", "help"}:
            values[seat] += VALUE_OF[ARGS[move][verb == "help"]]
    return [
        (
            int(s[LOST] < 0),
            s[LOST] + 1,
            s[POINTS][player],
            hoarded(s, player),
            len(s[HOARDS][player]),
            done["give", player] + done["help", player],
            values[player],
            done["give", player],
            done["pass", player],
            len(s[SOLVED]),
            len(s[OPEN]),
            s[ROUND],
            len(s[PILE]),
        )
        for player in range(game.players)
    ]
