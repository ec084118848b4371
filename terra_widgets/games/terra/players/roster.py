"""Who can play Terra."""

from __future__ import annotations

from terra_widgets.games.players.random import Random
from terra_widgets.games.terra.players.characters import Helper, Hoarder, Reciprocal
from terra_widgets.games.terra.players.thinker import Thinker

KINDS = {
    "random": Random,
    "helper": Helper,
    "hoarder": Hoarder,
    "reciprocal": Reciprocal,
    "thinker": Thinker,
}
USUAL = ("helper", "helper", "helper", "hoarder")
FACES = {"helper": ("smile", "heart"), "hoarder": ("sly", "chest"), "reciprocal": ("calm", "swap")}
