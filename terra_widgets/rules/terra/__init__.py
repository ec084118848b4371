"""Terra, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.decks import GameDeck
from terra_widgets.decks.terra import TerraDeck
from terra_widgets.rules.core import Rulebook
from terra_widgets.rules.terra import position_text
from terra_widgets.rules.terra.events import COLUMNS, NUMBERS
from terra_widgets.rules.terra.game import Terra
from terra_widgets.rules.terra.moves import PLAYERS
from terra_widgets.rules.terra.options import Options


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
)

__all__ = ["RULEBOOK", "Options", "Terra"]
