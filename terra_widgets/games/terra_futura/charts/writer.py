"""What the charts of Terra Futura share: kinds of resources, and the axis of turns."""

from __future__ import annotations

from collections.abc import Iterable

from terra_widgets.charts.plan import Axis
from terra_widgets.charts.writer import StoryWriter
from terra_widgets.games.terra_futura.charts.story import FINAL, Activation, TerraFuturaStory
from terra_widgets.games.terra_futura.deck import KINDS

RAWS = KINDS[:3]
PRODUCTS = KINDS[3:6]
RESOURCES = KINDS[:6]
POINTS = dict(zip(KINDS, (1, 1, 1, 5, 5, 6, 0), strict=True))  # TF-62


class Writer(StoryWriter[TerraFuturaStory]):
    """Writes the charts of Terra Futura."""

    def done(self) -> Iterable[Activation]:
        """The activations of the players to be shown."""
        return (activation for activation in self.story.activations if activation.seat in self.seats)

    @property
    def tall(self) -> int:
        """The height of a player's panel: lower when there are many."""
        return 150 if len(self.seats) < 4 else 110

    def turn(self, turn: int) -> str:
        """A turn in words."""
        return self.say("chart-turn", turn=turn)

    def turns(self) -> Axis:
        """The axis of turns, always whole so that a live chart stays put."""
        ticks = tuple((float(turn), tick(turn)) for turn in range(FINAL + 1))
        return Axis(self.say("chart-axis-turn"), ticks, -0.6, FINAL + 0.6)

    def hovers(self, seat: int, turns: Iterable[int], what: Iterable[str]) -> tuple[str, ...]:
        """What to say about each point of a player's course."""
        return tuple(
            f"{self.name(seat)}, {self.turn(turn)}: {text}" for turn, text in zip(turns, what, strict=True)
        )


def tick(turn: int) -> str:
    """The label of a turn: the final activations are the four more.

    >>> tick(3), tick(9)
    ('3', '+4')
    """
    return "+4" if turn == FINAL else str(turn)
