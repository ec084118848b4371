"""Who can play Terra."""

from __future__ import annotations

from terra_widgets.players.random import Random
from terra_widgets.players.terra.characters import Helper, Hoarder, Reciprocal
from terra_widgets.players.terra.thinker import Thinker

KINDS = {
    "random": Random,
    "helper": Helper,
    "hoarder": Hoarder,
    "reciprocal": Reciprocal,
    "thinker": Thinker,
}
USUAL = ("helper", "helper", "helper", "hoarder")
