"""Who can play Nova Ziemia."""

from __future__ import annotations

from terra_widgets.games.nova_ziemia.players.thinker import Loner, Thinker
from terra_widgets.games.players.random import Random

KINDS = {"random": Random, "loner": Loner, "thinker": Thinker}
USUAL = ("thinker", "thinker")
FACES = {"loner": ("calm", "flag")}
