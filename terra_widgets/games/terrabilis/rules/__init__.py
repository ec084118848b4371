"""Terrabilis, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from terra_widgets.games.contract import Length, Rulebook
from terra_widgets.games.terrabilis.rules import position_text
from terra_widgets.games.terrabilis.rules.events import COLUMNS, NUMBERS
from terra_widgets.games.terrabilis.rules.game import Terrabilis
from terra_widgets.games.terrabilis.rules.numbers import GOALS, PLAYERS
from terra_widgets.games.terrabilis.rules.options import AUTOMATIC, THREE, Options


RULEBOOK = Rulebook(
    make=Terrabilis.make,
    most=PLAYERS,
    usual=4,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
    lengths=tuple(Length(name, {"goal": goal}) for name, goal in GOALS.items()),
    version=2,
    earlier={1: {"loans": AUTOMATIC, "talks": THREE}},
)

__all__ = ["RULEBOOK", "Options", "Terrabilis"]
