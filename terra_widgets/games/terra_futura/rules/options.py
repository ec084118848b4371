"""The options of Terra Futura: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any

from terra_widgets.errors import SetupError, brief
from terra_widgets.games.terra_futura.rules.numbers import MOST_PRICE

EDITIONS = ("later", "first")


@dataclass(frozen=True, slots=True)
class Options:
    """Named rules of one table.

    >>> Options.of({"limited_supply": True}).changed()
    {'limited_supply': True}
    """

    edition: str = "later"
    """TF-4: the later edition has 30 pollution cubes, the first one 25."""
    adjacent_placement: bool = True
    """TF-24: a new card must touch one of the player's cards side to side."""
    limited_supply: bool = False
    """TF-5: an effect that the supply cannot pay out in full is not allowed."""
    sandbox: bool = False
    """TF-1: for lessons: everything can be taken back, unseen cards included."""
    cube_per_coin: bool = False
    """TF-W1: each coin in a price adds a pollution cube to the effect."""
    penalty_per_cube: bool = False
    """TF-W2: every cube costs a point, not every card with cubes."""
    no_spaces: bool = False
    """TF-W3: no card has pollution spaces."""
    carbon_price: int = 0
    """TF-W4: each cube costs so many points more at the end."""
    carbon_tax: int = 0
    """TF-W5: each cube of an effect costs so much money when it is used."""
    recycling: bool = False
    """TF-W6: an effect that makes a product gives back one raw material of any colour."""
    producer_blame: bool = False
    """TF-W7: in Assistance the owner of the copied card places the pollution."""

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Options:
        """Options from names and values; SetupError for a name or value that does not exist."""
        known = {f.name: f.default for f in fields(cls)}
        for name, value in given.items():
            if name not in known:
                near = get_close_matches(str(name)[:40], known, n=1)
                raise SetupError("option-unknown", name=str(name)[:40], near=near[0] if near else "edition")
            if name == "edition":
                if value not in EDITIONS:
                    raise SetupError("option-edition", found=brief(value))
            elif isinstance(known[name], bool):
                if not isinstance(value, bool):
                    raise SetupError("option-not-bool", name=name, found=brief(value))
            elif not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_PRICE:
                raise SetupError("option-number", name=name, most=MOST_PRICE, found=brief(value))
        return cls(**given)

    def changed(self) -> dict[str, Any]:
        """What differs from the defaults."""
        return {f.name: value for f in fields(self) if (value := getattr(self, f.name)) != f.default}
