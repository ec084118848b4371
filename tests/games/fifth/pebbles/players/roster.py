"""Who can play Pebbles."""

from terra_widgets.games.players.random import Random

KINDS, USUAL = {"random": Random}, ("random", "random")
