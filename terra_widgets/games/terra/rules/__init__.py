"""Terra, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.terra.deck import TerraDeck
from terra_widgets.games.contract import Rulebook, WhatIf
from terra_widgets.games.terra.rules import position_text
from terra_widgets.games.terra.rules.events import COLUMNS, NUMBERS
from terra_widgets.games.terra.rules.game import Terra
from terra_widgets.games.terra.rules.numbers import PLAYERS
from terra_widgets.games.terra.rules.options import Options


def make(players: int, deck: GameDeck | None, options: Mapping[str, Any]) -> Terra:
    """The game for so many players, with a deck and options."""
    assert deck is None or isinstance(deck, TerraDeck)
    return Terra(players, deck, Options.of(options))


RULEBOOK = Rulebook(
    make=make,
    most=PLAYERS,
    usual=4,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
    what_ifs=(WhatIf("teams", "TR-60"),),
)

__all__ = ["RULEBOOK", "Options", "Terra"]
