"""A field for what a lesson asks: a sentence, a choice, a number or several, or a point on a chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import isfinite
from typing import Any, ClassVar

from terra_widgets.charts.model import Chart, image
from terra_widgets.charts.plan import Level, Line, Mark, Panel, VerticalLine, spanning
from terra_widgets.charts.svg_picture import panel_box
from terra_widgets.errors import IllegalMove, brief
from terra_widgets.lesson.entries import Entry
from terra_widgets.lesson.figure_chart import figure_chart, number
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.part import LONGEST_TEXT, Part, has_fields, written
from terra_widgets.lesson.shapes import EntryFace, Plot
from terra_widgets.lesson.source import Source
from terra_widgets.lesson.unit import plain
from terra_widgets.widgets.intents import Checks, Intent

NARROW = 480
"""Pixels: what is drawn for a finger has to be read on a phone too."""
Said = str | float | list[float]


def _is_entry(value: Any) -> bool:
    """Whether a message has what was typed into each box, and a reason."""
    typed = value["values"] if has_fields(value, "values", "because") else None
    return (
        isinstance(typed, list)
        and isinstance(value["because"], str)
        and all(isinstance(one, str) and len(one) <= LONGEST_TEXT for one in typed)
    )


class EntryField(Part):
    """What a learner says about one thing that the lesson asks.

    Parameters
    ----------
    entry
        What is asked.
    source
        The lesson, whose figures a point may be put onto.
    """

    kind = "entry"
    checks: ClassVar[Checks] = {"enter": _is_entry}

    def __init__(self, notes: Notes, language: str, entry: Entry, source: Source) -> None:
        super().__init__(notes, language)
        self.entry, self.source = entry, source

    @property
    def value(self) -> Said | None:
        """A text, a number, or a list of numbers; None as long as there is nothing."""
        found = self.notes.fields("entries", self.entry.id).get("value")
        kinds: dict[str, type | tuple[type, ...]] = {"number": (int, float), "numbers": list}
        fits = isinstance(found, kinds.get(self.entry.kind, str)) and found != ""
        if isinstance(found, list):
            fits = len(found) == len(self.entry.options) and all(isinstance(n, int | float) for n in found)
        return found if fits and not isinstance(found, bool) else None

    @property
    def first(self) -> str:
        """Of a vote, what was chosen before the evidence; empty for all that is asked once."""
        found = self.notes.fields("entries", self.entry.id).get("first")
        return found if isinstance(found, str) else ""

    @property
    def because(self) -> str:
        """The reason, if one was asked for."""
        return str(self.notes.fields("entries", self.entry.id).get("because", ""))

    @property
    def text(self) -> str:
        """What was said, in words; empty as long as there is nothing."""
        value, unit = self.value, self.entry.unit
        if value is None or isinstance(value, str):
            return value or ""
        if isinstance(value, list):
            return "; ".join(f"{name}: {unit.counted(one)}" for name, one in self._pairs(value))
        return unit.counted(value)

    def write(self, value: str | float | list[float], because: str = "") -> EntryField:
        """Say it; what was said before is replaced."""
        asked = self.entry
        if asked.kind == "choice" and value not in asked.options:
            raise IllegalMove("lesson-choice", found=brief(value), known=", ".join(asked.options))
        if asked.kind in {"text", "choice"}:
            kept: Said = written(value)
        elif asked.kind == "number":
            kept = self._number(value)
        else:
            numbers = value if isinstance(value, list | tuple) else []
            if len(numbers) != len(asked.options):
                raise IllegalMove("lesson-numbers", count=len(asked.options))
            kept = [self._number(one) for one in numbers]
            if asked.total is not None and abs(sum(kept) - asked.total) > 0.01:
                raise IllegalMove("lesson-sum", sum=plain(sum(kept)), total=plain(asked.total))
        if kept == "":
            raise IllegalMove("lesson-nothing-said")
        said = {"value": kept} | ({"because": written(because)} if asked.because else {})
        self._keep(said)
        self.changed(self.say("lesson-word-saved"))
        return self

    def _keep(self, said: Mapping[str, Any]) -> None:
        self.notes.write("entries", self.entry.id, dict(said))

    # The view

    def snapshot(self) -> EntryFace:
        """What the view shows."""
        asked, value = self.entry, self.value
        values = value if isinstance(value, list) else [value] if value is not None else []
        boxes = len(asked.options) if asked.kind == "numbers" else 1
        return {
            "id": asked.id,
            "ask": asked.ask,
            "kind": asked.kind,
            "unit": str(asked.unit),
            "options": list(asked.options),
            "values": [one if isinstance(one, str) else plain(one) for one in values] or [""] * boxes,
            "because": self.because if asked.because else None,
            "kept": value is not None,
            "plot": self._plot(),
        }

    def carry_out(self, wish: Intent) -> str:
        """`enter` saves what was typed or chosen."""
        typed: list[str] = wish.value["values"]
        kind = self.entry.kind
        if kind in {"text", "choice"}:
            self.write(typed[0] if typed else "", wish.value["because"])
        elif kind == "number":
            self.write(self._parsed(typed[0] if typed else ""), wish.value["because"])
        else:
            self.write([self._parsed(one) for one in typed], wish.value["because"])
        return self.say("lesson-word-saved")

    def __str__(self) -> str:
        plain_call = self.say("lesson-plain-entry", id=self.entry.id)
        return "\n".join(one for one in (self.entry.ask, self.text, self.because, plain_call) if one)

    def _pairs(self, value: list[float]) -> list[tuple[str, float]]:
        return list(zip(self.entry.options, value, strict=True))

    def _parsed(self, text: str) -> float:
        try:
            return float(text.strip().replace(",", ".").replace("\N{MINUS SIGN}", "-"))
        except ValueError:
            raise IllegalMove("lesson-entry-number", found=brief(text, 20), **self._limits()) from None

    def _number(self, value: object) -> float:
        good = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
        if not good or not self.entry.low <= float(str(value)) <= self.entry.high:
            raise IllegalMove("lesson-entry-number", found=brief(value, 20), **self._limits())
        found = float(str(value))
        return int(found) if found == int(found) else found

    def _limits(self) -> dict[str, str]:
        return {"low": plain(self.entry.low), "high": plain(self.entry.high)}

    # The chart that a point is put onto

    def _plot(self) -> Plot | None:
        made = hidden_end(self.source, self.entry)
        if made is None:
            return None
        left, top, width, height = panel_box(made.plan, made.theme, NARROW)
        panel = made.plan.panels[0]
        assert isinstance(panel, Panel)
        across = (year_of(self.source, self.entry) - panel.x.low) / (panel.x.high - panel.x.low)
        return {
            "src": image(made, NARROW),
            "alt": f"{made.title}. {made.summary}",
            "x": round(left + across * width, 1),
            "top": round(top, 1),
            "bottom": round(top + height, 1),
            "low": panel.y.low,
            "high": panel.y.high,
        }


def year_of(source: Source, entry: Entry) -> int:
    """The year that a learner guesses a number for."""
    return entry.year or source.rows(entry.series)[-1].year


def hidden_end(source: Source, entry: Entry) -> Chart | None:
    """The chart of figures whose end is hidden: its axes reach the year that is asked for."""
    if not entry.series:
        return None
    year, language = year_of(source, entry), source.language
    made = figure_chart(source, [entry.series], since=entry.since, until=entry.until, reach=year)
    panel = made.plan.panels[0]
    assert isinstance(panel, Panel)
    y = spanning(panel.y.title, entry.low, entry.high, lambda value: number(value, language))
    y = replace(y, low=entry.low, high=entry.high)
    asked = VerticalLine("", float(year), "moment")
    # The year that is asked for has its label, and the others leave it room.
    room = (panel.x.high - panel.x.low) / 10
    ticks = (*(tick for tick in panel.x.ticks if abs(tick[0] - year) > room), (float(year), str(year)))
    fresh = replace(panel, marks=(*panel.marks, asked), x=replace(panel.x, ticks=ticks), y=y)
    return replace(made, plan=replace(made.plan, panels=(fresh, *made.plan.panels[1:])))


def with_guesses(made: Chart, series: Sequence[str], fields: Sequence[EntryField]) -> Chart:
    """A chart of figures with what the learner had guessed about them."""
    panels = list(made.plan.panels)
    for field in fields:
        value, asked = field.value, field.entry
        if asked.series not in series or not isinstance(value, int | float):
            continue
        unit = field.source.rows(asked.series)[-1].unit
        for i, panel in enumerate(panels):
            if isinstance(panel, Panel) and panel.y.title == unit:
                panels[i] = _with_guess(panel, field, value)
                break
    if panels == list(made.plan.panels):
        return made
    return replace(made, plan=replace(made.plan, panels=tuple(panels)))


def _with_guess(panel: Panel, field: EntryField, value: float) -> Panel:
    name = field.say("lesson-guess-mark", value=field.entry.unit.counted(value))
    year = float(year_of(field.source, field.entry))
    mark: Mark = Level(name, value, "prediction")
    if any(isinstance(one, Line) for one in panel.marks):
        mark = Line(name, "prediction", (year,), (value,), (name,))
    y = panel.y
    if not y.low < value < y.high:
        low, high = min(y.low, value), max(y.high, value)
        y = spanning(y.title, low, high, lambda one: number(one, field.language))
    return replace(panel, marks=(*panel.marks, mark), y=y)
