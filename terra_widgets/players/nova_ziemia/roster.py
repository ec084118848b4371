"""Who can play Nova Ziemia."""

from __future__ import annotations

from terra_widgets.players.nova_ziemia.thinker import Loner, Thinker
from terra_widgets.players.random import Random

KINDS = {"random": Random, "loner": Loner, "thinker": Thinker}
USUAL = ("thinker", "thinker")
