"""The options of Terra Futura: named rules with defaults, frozen, kept in the record."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.games import options
from terra_widgets.games.terra_futura.rules.numbers import MOST_PRICE

EDITIONS = ("later", "first")


@dataclass(frozen=True, slots=True)
class Options(options.Options):
    """Named rules of one table.

    >>> Options.of({"limited_supply": True}).changed()
    {'limited_supply': True}
    """

    edition: str = options.choice(EDITIONS, "option-edition")
    """TF-4: the later edition has 30 pollution cubes, the first one 25."""
    adjacent_placement: bool = True
    """TF-24: a new card must touch one of the player's cards side to side."""
    limited_supply: bool = False
    """TF-5: an effect that the supply cannot pay out in full is not allowed."""
    late_reshuffle: bool = False
    """TF-23: as in version 1 of these rules, a deck that ran out waits until a card of it is needed."""
    sandbox: bool = False
    """TF-1: for lessons: everything can be taken back, unseen cards included."""
    cube_per_coin: bool = False
    """TF-W1: each coin in a price adds a pollution cube to the effect."""
    penalty_per_cube: bool = False
    """TF-W2: every cube costs a point, not every card with cubes."""
    no_spaces: bool = False
    """TF-W3: no card has pollution spaces."""
    carbon_price: int = options.number(0, 0, MOST_PRICE)
    """TF-W4: each cube costs so many points more at the end."""
    carbon_tax: int = options.number(0, 0, MOST_PRICE)
    """TF-W5: each cube of an effect costs so much money when it is used."""
    recycling: bool = False
    """TF-W6: an effect that makes a product gives back one raw material of any colour."""
    producer_blame: bool = False
    """TF-W7: in Assistance the owner of the copied card places the pollution."""
