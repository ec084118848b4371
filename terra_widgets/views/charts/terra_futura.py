"""The charts of Terra Futura, and the story they tell of."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.views.charts.activations import activations
from terra_widgets.views.charts.assistance import assistance
from terra_widgets.views.charts.early import early
from terra_widgets.views.charts.exchanges import exchanges
from terra_widgets.views.charts.money import money
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.penalty import penalty
from terra_widgets.views.charts.pollution import pollution
from terra_widgets.views.charts.price import price
from terra_widgets.views.charts.resources import resources
from terra_widgets.views.charts.score import score
from terra_widgets.views.charts.story import tell
from terra_widgets.views.charts.swap import swap
from terra_widgets.views.charts.territory import territory
from terra_widgets.views.charts.waste import waste

CHARTS: dict[str, Callable[..., Chart]] = {
    "resources": resources,
    "pollution": pollution,
    "activations": activations,
    "early": early,
    "price": price,
    "exchanges": exchanges,
    "territory": territory,
    "assistance": assistance,
    "score": score,
    "waste": waste,
    "money": money,
    "swap": swap,
    "penalty": penalty,
}

__all__ = ["CHARTS", "tell"]
