"""Terrabilis, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.terrabilis.deck.cards import TerrabilisDeck
from terra_widgets.games.contract import Rulebook
from terra_widgets.games.terrabilis.rules import position_text
from terra_widgets.games.terrabilis.rules.events import COLUMNS, NUMBERS
from terra_widgets.games.terrabilis.rules.game import Terrabilis
from terra_widgets.games.terrabilis.rules.numbers import PLAYERS
from terra_widgets.games.terrabilis.rules.options import Options


def make(players: int, deck: GameDeck | None, options: Mapping[str, Any]) -> Terrabilis:
    """The game for so many players, with a deck and options."""
    assert deck is None or isinstance(deck, TerrabilisDeck)
    return Terrabilis(players, deck, Options.of(options))


RULEBOOK = Rulebook(
    make=make,
    most=PLAYERS,
    usual=4,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
)

__all__ = ["RULEBOOK", "Options", "Terrabilis"]
