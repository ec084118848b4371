"""How a chart is written: in a language, in a theme, and from the story of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Generic, TypeVar, cast

from terra_widgets.charts.look import Theme
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Plan
from terra_widgets.charts.story import Story
from terra_widgets.errors import Fact
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, listing

LONGEST = 18
S = TypeVar("S", bound=Story)


@dataclass(frozen=True)
class ChartWriter:
    """Writes charts in one language and one theme."""

    language: str
    theme: Theme

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence in the language of the chart."""
        return translate(key, self.language, **facts)

    def number(self, value: float) -> str:
        """A number as it is written in that language, with at most two decimals."""
        facts = cast("Mapping[str, int]", {"value": round(value, 2) + 0.0})
        return translate("chart-number", self.language, **facts).replace("-", "\N{MINUS SIGN}")

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
class StoryWriter(ChartWriter, Generic[S]):
    """Writes the charts of one game, from its story."""

    story: S

    @property
    def seats(self) -> tuple[int, ...]:
        """The players to be shown."""
        return self.story.seats

    def name(self, seat: int) -> str:
        """The name of a player, safe inside a sentence."""
        return isolated(self.story.shown[seat])

    def short(self, seat: int, most: int = LONGEST) -> str:
        """The number and name of a player, short enough for a label."""
        return f"{seat + 1} {shortened(self.name(seat), most - 2)}"

    def best(self, value: Callable[[int], float]) -> tuple[float, list[int]]:
        """The highest value among the players shown, and who has it."""
        most = max(value(seat) for seat in self.seats)
        return most, [seat for seat in self.seats if value(seat) == most]

    def names(self, seats: Iterable[int]) -> str:
        """Names, listed."""
        return self.listed([self.name(seat) for seat in seats])


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
