"""The rules that the lab lets people change: what-if rules, and printed variants that are on or off."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.rules.terra_futura.options import MOST


@dataclass(frozen=True, slots=True)
class WhatIf:
    """One named change to a game.

    >>> WhatIf("carbon_price", "TF-W4", 5).value(3), WhatIf("no_spaces", "TF-W3").value(1)
    (3, True)
    """

    option: str
    """The option of the game that switches it on."""
    rule: str
    """Where it is written down: its number in the game's `RULES.md`."""
    most: int = 1
    """Its greatest strength; a rule that is on or off has no other."""

    def value(self, strength: int) -> bool | int:
        """What the option is set to; strength 0 is off."""
        return strength if self.most > 1 else bool(strength)


WHAT_IFS: dict[str, tuple[WhatIf, ...]] = {
    "terra_futura": (
        WhatIf("cube_per_coin", "TF-W1"),
        WhatIf("penalty_per_cube", "TF-W2"),
        WhatIf("no_spaces", "TF-W3"),
        WhatIf("carbon_price", "TF-W4", MOST),
        WhatIf("carbon_tax", "TF-W5", MOST),
        WhatIf("recycling", "TF-W6"),
        WhatIf("producer_blame", "TF-W7"),
    ),
    "terra": (WhatIf("teams", "TR-60"),),
    "nova_ziemia": (WhatIf("exact_zones", "TX-23"),),
}
"""By game; a game without an entry is played as printed."""
