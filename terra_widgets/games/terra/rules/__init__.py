"""Terra, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from terra_widgets.games.contract import Rulebook, WhatIf
from terra_widgets.games.terra.rules import position_text
from terra_widgets.games.terra.rules.events import COLUMNS, NUMBERS
from terra_widgets.games.terra.rules.game import Terra
from terra_widgets.games.terra.rules.numbers import PLAYERS
from terra_widgets.games.terra.rules.options import Options


RULEBOOK = Rulebook(
    make=Terra.make,
    most=PLAYERS,
    usual=4,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
    what_ifs=(WhatIf("teams", "TR-60"),),
)

__all__ = ["RULEBOOK", "Options", "Terra"]
