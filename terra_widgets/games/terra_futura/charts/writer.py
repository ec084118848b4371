"""What the charts of Terra Futura share: kinds of resources, and the axis of turns."""

from __future__ import annotations

from collections.abc import Iterable

from terra_widgets.charts.plan import Axis
from terra_widgets.charts.writer import StoryWriter
from terra_widgets.games.terra_futura.charts.story import Activation, TerraFuturaStory
from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.deck.notation import ACTIVATIONS
from terra_widgets.games.terra_futura.rules import numbers
from terra_widgets.games.terra_futura.rules.numbers import FINAL_TURN

RAWS = KINDS[:3]
PRODUCTS = KINDS[3:6]
RESOURCES = KINDS[:6]
POINTS = dict(zip(KINDS, numbers.POINTS, strict=True))


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
        return self.say("chart-turn", turn="final" if turn == FINAL_TURN else turn)

    def turns(self) -> Axis:
        """The axis of turns, always whole so that a live chart stays put."""
        ticks = tuple((float(turn), tick(turn)) for turn in range(FINAL_TURN + 1))
        return Axis(self.say("chart-axis-turn", final=ACTIVATIONS), ticks, -0.6, FINAL_TURN + 0.6)

    def cards(self) -> Axis:
        """The axis of a territory's cards: the starting card, then one for each turn."""
        ticks = tuple((float(card), str(card)) for card in range(FINAL_TURN))
        return Axis(self.say("chart-axis-card"), ticks, -0.6, FINAL_TURN - 0.4)

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
    return f"+{ACTIVATIONS}" if turn == FINAL_TURN else str(turn)
