"""The charts of Terrabilis, and the story they tell of."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.terrabilis.countries import countries
from terra_widgets.views.charts.terrabilis.story import tell
from terra_widgets.views.charts.terrabilis.thermometer import thermometer
from terra_widgets.views.charts.terrabilis.who import who

CHARTS: dict[str, Callable[..., Chart]] = {
    "thermometer": thermometer,
    "who": who,
    "countries": countries,
}

__all__ = ["CHARTS", "tell"]
