"""Nova Ziemia, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.decks import GameDeck
from terra_widgets.decks.nova_ziemia import NovaDeck
from terra_widgets.rules.core import Rulebook
from terra_widgets.rules.nova_ziemia import position_text
from terra_widgets.rules.nova_ziemia.events import COLUMNS, NUMBERS
from terra_widgets.rules.nova_ziemia.game import NovaZiemia
from terra_widgets.rules.nova_ziemia.moves import PLAYERS
from terra_widgets.rules.nova_ziemia.options import Options


def make(players: int, deck: GameDeck | None, options: Mapping[str, Any]) -> NovaZiemia:
    """The game for so many players, with a deck and options."""
    assert deck is None or isinstance(deck, NovaDeck)
    return NovaZiemia(players, deck, Options.of(options))


RULEBOOK = Rulebook(
    make=make,
    most=PLAYERS,
    usual=2,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
)

__all__ = ["RULEBOOK", "NovaZiemia", "Options"]
