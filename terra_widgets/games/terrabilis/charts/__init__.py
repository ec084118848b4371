"""The charts of Terrabilis, and the story they tell of."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.charts.model import Chart
from terra_widgets.games.terrabilis.charts.countries import countries
from terra_widgets.games.terrabilis.charts.story import Writer, tell
from terra_widgets.games.terrabilis.charts.thermometer import thermometer
from terra_widgets.games.terrabilis.charts.who import who

CHARTS: dict[str, Callable[..., Chart]] = {
    "thermometer": thermometer,
    "who": who,
    "countries": countries,
}

__all__ = ["CHARTS", "Writer", "tell"]
