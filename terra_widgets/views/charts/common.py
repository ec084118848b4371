"""What all charts of a game share: the story, the language, the axis of turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, cast

from terra_widgets.decks import KINDS
from terra_widgets.errors import Fact
from terra_widgets.text import say
from terra_widgets.views.charts.model import Chart
from terra_widgets.views.charts.look import Theme
from terra_widgets.views.charts.plan import Axis, Plan
from terra_widgets.views.charts.story import FINAL, Deed, Story
from terra_widgets.views.words import apart, listing, said

RAWS = KINDS[:3]
PRODUCTS = KINDS[3:6]
RESOURCES = KINDS[:6]
POINTS = dict(zip(KINDS, (1, 1, 1, 5, 5, 6, 0), strict=True))  # TF-62
LONGEST = 18


@dataclass(frozen=True)
class Talk:
    """How to say things in a chart: the language and the theme."""

    language: str
    theme: Theme

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence in the language of the chart."""
        return said(key, self.language, **facts)

    def number(self, value: float) -> str:
        """A number as it is written in that language, with at most two decimals."""
        facts = cast("Mapping[str, int]", {"value": round(value, 2) + 0.0})
        return say("chart-number", facts, self.language).replace("-", "\N{MINUS SIGN}")

    def whole(self, value: float) -> str:
        """A whole number, with a proper minus."""
        return f"{value:g}".replace("-", "\N{MINUS SIGN}")

    def listed(self, parts: Sequence[str]) -> str:
        """Things one after the other, as people list them."""
        return listing(parts, self.language)

    def chart(
        self, name: str, plan: Plan, summary: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]
    ) -> Chart:
        """The chart; `columns` are text keys of the table's headings, without their `chart-column-`."""
        heads = tuple(self.say(f"chart-column-{column}") for column in columns)
        return Chart(name, plan, summary, heads, tuple(map(tuple, rows)), self.theme, self.language)


@dataclass(frozen=True)
class Told(Talk):
    """A story, and how to tell it."""

    story: Story

    @property
    def seats(self) -> tuple[int, ...]:
        """The players to be shown."""
        return self.story.seats

    def done(self) -> Iterable[Deed]:
        """The activations of the players to be shown."""
        return (deed for deed in self.story.deeds if deed.seat in self.seats)

    def name(self, seat: int) -> str:
        """The name of a player, safe inside a sentence."""
        return apart(self.story.names[seat])

    def short(self, seat: int) -> str:
        """The name of a player, short enough for a label."""
        return shortened(self.name(seat))

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

    def best(self, value: Callable[[int], float]) -> tuple[float, list[int]]:
        """The highest value among the players shown, and who has it."""
        most = max(value(seat) for seat in self.seats)
        return most, [seat for seat in self.seats if value(seat) == most]

    def names(self, seats: Iterable[int]) -> str:
        """Names, listed."""
        return self.listed([self.name(seat) for seat in seats])


def tick(turn: int) -> str:
    """The label of a turn: the final activations are the four more.

    >>> tick(3), tick(9)
    ('3', '+4')
    """
    return "+4" if turn == FINAL else str(turn)


def wrapped(text: str, most: int = 12) -> str:
    """A text in two lines at most, for the stop of a flow.

    >>> wrapped("on a pollution space").splitlines()
    ['on a', 'pollution space']
    """
    first, *rest = wrap(text, most, break_long_words=False, break_on_hyphens=False) or [""]
    lines = [first, " ".join(rest)] if rest else [first]
    return "\n".join(shortened(line, most + 4) for line in lines)


def shortened(text: str, most: int = LONGEST) -> str:
    """A text that fits on a label.

    >>> shortened("Paper mill for old paper")
    'Paper mill for ol…'
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
