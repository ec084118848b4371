"""Was anything learned? The same questions before and after a lesson, for a whole class, without names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Any

from terra_widgets.charts.look import AUTO
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Bars, Panel, Plan, counting
from terra_widgets.charts.writer import ChartWriter
from terra_widgets.room.tally import rows_of, text_of
from terra_widgets.simulation.statistics import NORMAL, Estimate
from terra_widgets.text import translate

FEW = 8
"""With fewer people nothing is said about more than chance."""
TOO_FEW = 3
"""With fewer an interval would say nothing at all, and a mean would tell on people."""
# So many standard errors make an interval of 95 %, by the people but one (Student's t).
FACTORS = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Item:
    """One question, asked twice: how many of the same people were right each time."""

    id: str
    asked: str
    people: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Gain:
    """What a class gained between the two times, in percentage points of all questions."""

    people: int
    """Those who answered at least one question both times; nobody else counts."""
    items: tuple[Item, ...]
    before: float
    after: float
    """How much was right, in per cent: the mean of the people."""
    change: Estimate
    """The mean of what each person gained, with the interval of 95 %."""

    @property
    def verdict(self) -> str:
        """What can be said: "nothing", "few", "more", "less" or "unsure"."""
        if self.people < TOO_FEW:
            return "nothing"
        if self.people < FEW:
            return "few"
        return "more" if self.change.low > 0 else "less" if self.change.high < 0 else "unsure"

    def sentence(self, language: str = "en") -> str:
        """It in plain words, careful with few answers."""
        facts: dict[str, str | int] = {"people": self.people}
        if self.people >= TOO_FEW:
            facts |= {
                "before": f"{self.before:.0f}",
                "after": f"{self.after:.0f}",
                "change": _signed(self.change.mean),
                "low": _signed(self.change.low),
                "high": _signed(self.change.high),
            }
        return translate(f"room-report-gain-{self.verdict}", language, **facts)

    def chart(self, language: str = "en") -> Chart | None:
        """For each question how much was right before and after; None with too few people."""
        if self.people < TOO_FEW:
            return None
        writer = ChartWriter(language, AUTO)
        x = tuple(map(float, range(len(self.items))))
        parts = [
            ("before", [100 * one.before / one.people for one in self.items]),
            ("after", [100 * one.after / one.people for one in self.items]),
        ]
        marks = tuple(
            Bars(
                writer.say(f"chart-{key}"),
                key,
                x,
                tuple(found),
                tuple(f"{one.asked}: {part:.0f} %" for one, part in zip(self.items, found, strict=True)),
                tuple(f"{part:.0f}" for part in found),
            )
            for key, found in parts
        )
        labels = tuple((at, writer.say("room-report-question", number=int(at) + 1)) for at in x)
        axis = Axis("", labels, -0.6, len(x) - 0.4)
        up = counting(writer.say("room-report-percent-right"), 100)
        title = writer.say("room-report-gain-title")
        plan = Plan(title, (Panel("", marks, axis, up, height=190),), grouped=True)
        heads = [writer.say(f"room-report-column-{key}") for key in ("asked", "people")]
        heads += [writer.say(f"chart-column-{key}") for key in ("before", "after")]
        rows = tuple((one.asked, one.people, one.before, one.after) for one in self.items)
        return Chart("gain", plan, self.sentence(language), tuple(heads), rows, AUTO, language)


def gain(reports: Iterable[Mapping[str, Any]]) -> Gain:
    """The gain of a class, from what `lesson/report_data.py` gives of each person.

    Only questions count that a person has answered both times: those who left early or came late must not
    look like a change.

    Parameters
    ----------
    reports
        One dict per person.
    """
    asked: dict[str, str] = {}
    counted: dict[str, list[tuple[bool, bool]]] = {}
    people: list[tuple[float, float, int]] = []
    for report in reports:
        both = []
        for row in rows_of(report, "before_after"):
            item, first, last = row.get("item"), row.get("before_right"), row.get("after_right")
            if isinstance(item, str) and isinstance(first, bool) and isinstance(last, bool):
                asked.setdefault(item, text_of(row.get("asked")) or item)
                counted.setdefault(item, []).append((first, last))
                both.append((first, last))
        if both:
            before, after = (100 * sum(one[i] for one in both) / len(both) for i in (0, 1))
            people.append((before, after, len(both)))
    items = tuple(
        Item(item, asked[item], len(found), sum(one for one, _ in found), sum(one for _, one in found))
        for item, found in counted.items()
    )
    means = [fsum(one[i] for one in people) / len(people) if people else 0.0 for i in (0, 1)]
    most = max((one[2] for one in people), default=1)
    change = _interval([after - before for before, after, _ in people], least=50 / most)
    return Gain(len(people), items, means[0], means[1], change)


def _interval(changes: Sequence[float], least: float) -> Estimate:
    """The mean and its interval, wider with few people.

    That all have changed by the same does not prove that everybody would: the spread is taken for `least`
    at the least, which is half a question.
    """
    count = len(changes)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = fsum(changes) / count
    if count == 1:
        return Estimate(mean, -100.0, 100.0, 1)
    spread = max(least, sqrt(fsum((one - mean) ** 2 for one in changes) / (count - 1)))
    factor = FACTORS[count - 2] if count - 2 < len(FACTORS) else NORMAL
    wide = factor * spread / sqrt(count)
    return Estimate(mean, max(-100.0, mean - wide), min(100.0, mean + wide), count)


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "\N{MINUS SIGN}") if round(value) else "0"
