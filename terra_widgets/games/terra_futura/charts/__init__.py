"""The charts of Terra Futura, and the story they tell of."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.terra_futura.charts.activations import activations
from terra_widgets.games.terra_futura.charts.assistance import assistance
from terra_widgets.games.terra_futura.charts.early import early
from terra_widgets.games.terra_futura.charts.exchanges import exchanges
from terra_widgets.games.terra_futura.charts.life_cycle import life_cycle
from terra_widgets.games.terra_futura.charts.money import money
from terra_widgets.charts.model import Chart
from terra_widgets.games.terra_futura.charts.penalty import penalty
from terra_widgets.games.terra_futura.charts.pollution import pollution
from terra_widgets.games.terra_futura.charts.price import price
from terra_widgets.games.terra_futura.charts.resources import resources
from terra_widgets.games.terra_futura.charts.score import score
from terra_widgets.games.terra_futura.charts.story import tell
from terra_widgets.games.terra_futura.charts.swap import swap
from terra_widgets.games.terra_futura.charts.territory import territory
from terra_widgets.games.terra_futura.charts.waste import waste
from terra_widgets.games.terra_futura.charts.writer import Writer

CHARTS: dict[str, Callable[..., Chart]] = {
    "pollution": pollution,
    "score": score,
    "resources": resources,
    "activations": activations,
    "early": early,
    "price": price,
    "exchanges": exchanges,
    "territory": territory,
    "assistance": assistance,
    "waste": waste,
    "money": money,
    "swap": swap,
    "penalty": penalty,
    "life_cycle": life_cycle,
}

__all__ = ["CHARTS", "Writer", "tell"]
