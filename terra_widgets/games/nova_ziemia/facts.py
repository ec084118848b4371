"""Numbers about a learner's own game of Nova Ziemia."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.nova_ziemia.charts import NovaZiemiaStory
from terra_widgets.games.nova_ziemia.deck import COLOURS


def _zone(colour: int) -> Callable[[NovaZiemiaStory, int], float]:
    """The largest zone of a colour now."""
    return lambda story, _seat: story.moments[-1].zones[colour]


FACTS: dict[str, Callable[[NovaZiemiaStory, int], float]] = {
    "actions": lambda story, seat: sum(one.actions for one in story.moments if one.seat == seat),
    "actions-of-all": lambda story, _seat: sum(one.actions for one in story.moments),
    "turns": lambda story, seat: sum(one.seat == seat for one in story.moments if one.turn),
    "library": lambda story, _seat: story.moments[-1].library,
    "largest-zone": lambda story, _seat: max(story.moments[-1].zones),
    **{f"zone-{colour}": _zone(i) for i, colour in enumerate(COLOURS)},
}
GREEN = COLOURS.index("green")
EVENTS: dict[str, Callable[[NovaZiemiaStory, int], bool]] = {
    "forest-grew": lambda story, _seat: (
        max(one.zones[GREEN] for one in story.moments) > story.moments[0].zones[GREEN]
    ),
}
