"""How much each thing weighs for a player of Terrabilis."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a player cares about, as multiples of what it brings in points."""

    counters: float = 1.0
    """How much nature and well-being weigh."""
    planet: float = 1.0
    """How much the danger weighs that the planet is lost."""
    gains: float = 1.0
    """How much what comes in at the ends of years weighs."""
    alliance: float = 0.0
    """What belonging to the Alliance is worth beyond what it saves, in points."""
    margin: float = 0.3
    """What a trade must bring, in points, to be worth the talk."""
    economic: float = 0.0
    services: float = 0.0
    energy: float = 0.0
    """What drawing a card of each category seems to be worth, in points."""
