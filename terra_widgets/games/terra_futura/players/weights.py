"""How much each thing weighs for a player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a player cares about, as multiples of what it brings in points."""

    cubes: float = 1.0
    """How much pollution weighs: 0 ignores it, 1 counts its price, 3 avoids it."""
    money: float = 1.0
    """How much money weighs before it is spent."""
    products: float = 1.0
    """How much products weigh."""
    assistance: float = 0.0
    """What asking others for help is worth beyond what it brings, in points."""
    heed: float = 0.0
    """How much the points weigh that a what-if rule takes for each cube (TF-W2, TF-W4)."""
