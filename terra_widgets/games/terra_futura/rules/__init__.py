"""Terra Futura, whole: the rules in RULES.md, carried out."""

from __future__ import annotations

from terra_widgets.games.contract import Rulebook, WhatIf
from terra_widgets.games.terra_futura.rules import position_text
from terra_widgets.games.terra_futura.rules.events import COLUMNS, NUMBERS, numbered_activations
from terra_widgets.games.terra_futura.rules.game import TerraFutura
from terra_widgets.games.terra_futura.rules.numbers import MOST_PRICE, PLAYERS
from terra_widgets.games.terra_futura.rules.options import Options


RULEBOOK = Rulebook(
    make=TerraFutura.make,
    most=PLAYERS,
    usual=2,
    read_position=position_text.read,
    columns=COLUMNS,
    numbers=NUMBERS,
    rows=numbered_activations,
    what_ifs=(
        WhatIf("cube_per_coin", "TF-W1"),
        WhatIf("penalty_per_cube", "TF-W2"),
        WhatIf("no_spaces", "TF-W3"),
        WhatIf("carbon_price", "TF-W4", MOST_PRICE),
        WhatIf("carbon_tax", "TF-W5", MOST_PRICE),
        WhatIf("recycling", "TF-W6"),
        WhatIf("producer_blame", "TF-W7"),
    ),
    version=2,
    earlier={1: {"late_reshuffle": True}},
)

__all__ = ["RULEBOOK", "Options", "TerraFutura"]
