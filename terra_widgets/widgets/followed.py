"""What other widgets can follow of a table: traits to observe and link, as any onlooker may know them.

They live in Python only. A page can't write them, and no notebook keeps them.
"""

from __future__ import annotations

import logging
from typing import Any

import traitlets

from terra_widgets.games.contract import State
from terra_widgets.table.table import Table
from terra_widgets.widgets.lookup import snapshot_maker_of
from terra_widgets.widgets.snapshot import ONLOOKER, Settings

log = logging.getLogger("terra_widgets")


class Followed(traitlets.HasTraits):
    """The traits of every board and every part of one; names are those of `table.names`."""

    step: Any = traitlets.Int(0, read_only=True, help="How many moves were made.")
    round: Any = traitlets.Int(1, read_only=True, help="The round of the game, from 1.")
    to_move: Any = traitlets.Unicode(
        None, allow_none=True, read_only=True, help="Who must decide now; None when the game is over."
    )
    points: Any = traitlets.Dict(
        read_only=True, help="The points of each player, as far as everybody may know them; else None."
    )
    card: Any = traitlets.Unicode(
        None, allow_none=True, read_only=True, help="The card that the last move was about, if it is open."
    )
    outcome: Any = traitlets.Dict(
        None, allow_none=True, read_only=True, help="None while in play; then winners, points and why."
    )

    _seen: State = None

    def follow(self, table: Table) -> None:
        """Take over how a table is now; what follows these traits hears of all changes at once."""
        if table.state is self._seen:
            return
        fresh, self._seen = followed(table), table.state
        try:
            with self.hold_trait_notifications():
                for name, value in fresh.items():
                    self.set_trait(name, value)
        except Exception:  # somebody's own function, called by a change; the game goes on
            log.exception("What follows a board has failed.")


def followed(table: Table) -> dict[str, Any]:
    """What anybody may know of a table, by the names of the traits."""
    maker = snapshot_maker_of(table)(table, Settings(language=table.language, seat=ONLOOKER))
    ending = table.outcome
    return {
        "step": len(table.move_numbers),
        "round": table.game.clock(table.state)[0],
        "to_move": table.to_move,
        "points": {name: maker.seat(seat)["points"] for seat, name in enumerate(table.names)},
        "card": last_card(table),
        "outcome": None
        if ending is None
        else {"winners": list(ending.winners), "points": dict(ending.points), "why": ending.why},
    }


def last_card(table: Table) -> str | None:
    """The card that the last move was about, as the frame names it; None where not everybody may know it."""
    if not table.move_numbers:
        return None
    game, history = table.game, table.history
    for event in game.events(history[-2], table.move_numbers[-1], history[-1]):
        card = game.known_event(event, ONLOOKER).facts.get("card")
        if isinstance(card, str) and card:
            return card
    return None
