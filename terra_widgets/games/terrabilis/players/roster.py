"""Who can play Terrabilis."""

from __future__ import annotations

from terra_widgets.games.players.random import Random
from terra_widgets.games.terrabilis.players.characters import Ally, Builder, Steward
from terra_widgets.games.terrabilis.players.thinker import Thinker

KINDS = {
    "random": Random,
    "builder": Builder,
    "steward": Steward,
    "ally": Ally,
    "thinker": Thinker,
}
USUAL = ("builder", "steward", "ally", "steward")
FACES = {"builder": ("grin", "factory"), "steward": ("smile", "sprout"), "ally": ("smile", "two")}
