"""Nova Ziemia, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from terra_widgets.games.contract import Length, Rulebook, WhatIf
from terra_widgets.games.nova_ziemia.rules import position_text
from terra_widgets.games.nova_ziemia.rules.events import COLUMNS, NUMBERS
from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.numbers import PLAYERS
from terra_widgets.games.nova_ziemia.rules.options import Options


RULEBOOK = Rulebook(
    make=NovaZiemia.make,
    most=PLAYERS,
    usual=2,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
    what_ifs=(WhatIf("exact_zones", "TX-23"),),
    lengths=(Length("first", {"first_game": True}), Length("whole", {})),
    version=2,
    earlier={1: {"late_disasters": True, "most_bid": 9}},
)

__all__ = ["RULEBOOK", "NovaZiemia", "Options"]
