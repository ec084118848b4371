"""Numbers about a learner's own game of Terra."""

from __future__ import annotations

from collections.abc import Callable

from terra_widgets.games.terra.charts.story import TerraStory

FACTS: dict[str, Callable[[TerraStory, int], float]] = {
    "cards-given": lambda world, seat: world.givers[seat].given,
    "cards-given-in-time": lambda world, seat: world.givers[seat].in_time,
    "cards-given-later": lambda world, seat: world.givers[seat].later,
    "cards-given-by-all": lambda world, _seat: sum(one.given for one in world.givers),
    "value-given": lambda world, seat: world.givers[seat].value,
    "times-nothing-given": lambda world, seat: world.givers[seat].passed,
    "cards-hoarded": lambda world, seat: world.givers[seat].hoarded,
    "cards-hoarded-by-all": lambda world, _seat: sum(one.hoarded for one in world.givers),
    "points-on-the-track": lambda world, seat: world.givers[seat].points,
    "open-crises": lambda world, _seat: world.readings[-1].all,
    "open-crises-most": lambda world, _seat: max(one.all for one in world.readings),
    "cards-drawn": lambda world, _seat: world.readings[-1].drawn,
}
EVENTS: dict[str, Callable[[TerraStory, int], bool]] = {
    "one-more-crisis-open": lambda world, _seat: (
        max(one.all for one in world.readings) > world.readings[0].all
    ),
    "card-given": lambda world, seat: world.givers[seat].given > 0,
}
