"""Nova Ziemia, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.nova_ziemia.deck import NovaDeck
from terra_widgets.games.contract import Rulebook, WhatIf
from terra_widgets.games.nova_ziemia.rules import position_text
from terra_widgets.games.nova_ziemia.rules.events import COLUMNS, NUMBERS
from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.numbers import PLAYERS
from terra_widgets.games.nova_ziemia.rules.options import Options


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
    what_ifs=(WhatIf("exact_zones", "TX-23"),),
)

__all__ = ["RULEBOOK", "NovaZiemia", "Options"]
