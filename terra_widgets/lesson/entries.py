"""What a lesson asks learners to write, point at or choose beside its predictions: its `[[entry]]` tables."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.lesson.fields import Fields
from terra_widgets.lesson.unit import Unit

KINDS = ("text", "number", "numbers", "choice")
PARTS = ("hook", "play", "observe", "explain", "reality", "debrief", "extension")
"""The parts of a lesson that may ask for something."""
CRITERIA = ("evidence", "mechanism", "limits", "change")
"""The lines of every rubric, in their order."""
MOST_OPTIONS = 8


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that a learner is asked to say: on the screen, on paper and in the report the same."""

    id: str
    part: str
    """In which part of the lesson it stands."""
    ask: str
    kind: str
    unit: Unit
    low: float
    high: float
    options: tuple[str, ...]
    """What there is to choose from; for several numbers, what each of them counts."""
    total: float | None
    """What several numbers have to add up to, if anything."""
    series: str
    """The figures whose end is hidden: a number is put onto their chart."""
    since: int | None
    until: int | None
    """The first and the last year that the chart gives away."""
    year: int | None
    """The year of the point; without it the last one of the series."""
    because: bool
    """Whether a reason is asked for too."""
    shows: str
    """For which line of the rubric it is evidence; empty if for none."""


def read_entry(given: Fields, unit: Unit) -> Entry:
    """One table `[[entry]]`."""
    entry = Entry(
        id=given.key("id"),
        part=given.word("part", PARTS),
        ask=given.text("ask"),
        kind=given.word("kind", KINDS, "text"),
        unit=unit,
        low=given.number("low", 0),
        high=given.number("high", 100),
        options=given.texts("options"),
        total=given.number("total", None),
        series=given.text("series", ""),
        since=given.year("since"),
        until=given.year("until"),
        year=given.year("year"),
        because=given.flag("because", default=False),
        shows=given.word("shows", ("", *CRITERIA), ""),
    )
    wanted = range(2, MOST_OPTIONS + 1) if entry.kind in {"numbers", "choice"} else range(1)
    if len(entry.options) not in wanted:
        given.wrong("options", f"two to {MOST_OPTIONS} for a choice or for several numbers, else none")
    if entry.low >= entry.high:
        given.wrong("high", "more than low")
    if entry.series and entry.kind != "number":
        given.wrong("series", "left out: only a number can be put onto a chart")
    return given.done(entry)
