"""The charts of Terra, and the story they tell of."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.charts.model import Chart
from terra_widgets.games.terra.charts.contributions import contributions
from terra_widgets.games.terra.charts.crises import crises
from terra_widgets.games.terra.charts.free_rider import free_rider
from terra_widgets.games.terra.charts.story import Writer, tell

CHARTS: dict[str, Callable[..., Chart]] = {"contributions": contributions, "crises": crises}
SIMULATIONS: dict[str, Callable[..., Chart]] = {"free_rider": free_rider}

__all__ = ["CHARTS", "SIMULATIONS", "Writer", "tell"]
