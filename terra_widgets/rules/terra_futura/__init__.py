"""Terra Futura, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.decks import Deck, GameDeck
from terra_widgets.rules.core import Rulebook
from terra_widgets.rules.terra_futura import position_text
from terra_widgets.rules.terra_futura.events import COLUMNS, NUMBERS, numbered_activations
from terra_widgets.rules.terra_futura.game import TerraFutura
from terra_widgets.rules.terra_futura.moves import PLAYERS
from terra_widgets.rules.terra_futura.options import Options


def make(players: int, deck: GameDeck | None, options: Mapping[str, Any]) -> TerraFutura:
    """The game for so many players, with a deck and options."""
    assert deck is None or isinstance(deck, Deck)
    return TerraFutura(players, deck, Options.of(options))


RULEBOOK = Rulebook(
    make=make,
    most=PLAYERS,
    usual=2,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
    rows=numbered_activations,
)

__all__ = ["RULEBOOK", "Options", "TerraFutura"]
