"""Players with a character: each looks at its own turn, and each cares about something else."""

from __future__ import annotations

from terra_widgets.games.terra_futura.players.greedy import Greedy
from terra_widgets.games.terra_futura.players.weights import Weights


class Clean(Greedy):
    """Avoids cubes, and likes cards with room for them."""

    character = "clean"
    weights = Weights(cubes=3.0, heed=1.0)


class Growth(Greedy):
    """Products first, cubes be damned: it grows fast, and chokes on what it leaves behind."""

    character = "growth"
    weights = Weights(cubes=0.5, products=1.3)


class Trader(Greedy):
    """Gathers money, and asks for Assistance wherever it can."""

    character = "trader"
    weights = Weights(money=4.0, assistance=2.0, heed=1.0)
