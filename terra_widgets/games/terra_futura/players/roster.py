"""Who can play Terra Futura."""

from __future__ import annotations

from terra_widgets.games.terra_futura.players.characters import Clean, Growth, Trader
from terra_widgets.games.terra_futura.players.greedy import Greedy
from terra_widgets.games.players.random import Random
from terra_widgets.games.terra_futura.players.thinker import Thinker

KINDS = {
    "random": Random,
    "greedy": Greedy,
    "clean": Clean,
    "growth": Growth,
    "trader": Trader,
    "thinker": Thinker,
}
USUAL = ("greedy", "greedy")
FACES = {
    "greedy": ("grin", "star"),
    "clean": ("smile", "leaf"),
    "growth": ("grin", "bars"),
    "trader": ("sly", "arrow"),
}
