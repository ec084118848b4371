"""Real figures as a chart: one line per series, never two definitions in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, cast

from terra_widgets.charts.look import THEMES
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Bars, Line, Mark, Panel, Plan, counting, lines, spanning, stacked
from terra_widgets.charts.writer import shortened
from terra_widgets.errors import LessonError
from terra_widgets.lesson.figures import Figure
from terra_widgets.lesson.source import Source
from terra_widgets.text import translate
from terra_widgets.text.words import listing

MOST_YEARS = 6
MOST_DOTS = 30
FEW_BARS = 4
LONGEST = 42  # signs above a panel; 26 fit on a phone
HEIGHT = 200
BAR_SIGNS = 11  # of a line of a name below a bar
MOST_ON_A_LEVEL = 6  # bars whose names fit side by side


def number(value: float, language: str) -> str:
    """A number as it is written in a language, with the decimals that it has."""
    facts = cast("Mapping[str, int]", {"value": round(value, 2) + 0.0})
    return translate("chart-number", language, **facts)


def short_number(value: float, language: str) -> str:
    """A number as a chart says it: beyond ten, one decimal is enough."""
    return number(value if abs(value) < 10 else round(value, 1), language)


def numbers_by_year(rows: Sequence[Figure], language: str) -> str:
    """Numbers in a line, each with its year."""
    return "; ".join(f"{row.year}: {number(row.value, language)}" for row in rows)


def pictured(
    source: Source, series: Sequence[str], options: Mapping[str, Any]
) -> tuple[Sequence[str], dict[str, Any]]:
    """The series and options of a chart: a name alone may stand for a `[picture]` of the lesson."""
    if len(series) != 1 or series[0] not in source.pictures:
        return series, dict(options)
    picture = source.pictures[series[0]]
    return picture.series, {**picture.options, **{key: value for key, value in options.items() if value}}


def figure_chart(
    source: Source, series: Sequence[str], *, since: int | None = None, until: int | None = None,
    bars: bool = False, zero: bool = False, theme: str = "auto", title: str = "", reach: int | None = None,
) -> Chart:  # fmt: skip
    """A chart of figures of a lesson.

    Parameters
    ----------
    source
        The lesson.
    series
        Which series; those with the same unit share a panel, others get one of their own.
    since, until
        The first and the last year shown: the rest stays hidden.
    bars
        Bars instead of lines: one per series, at its last year, or one per year for a series alone. Series
        of one year each are always bars.
    zero
        Whether the axis begins at zero even for a line.
    reach
        A later year to which the axis goes on: there is room for what is hidden.
    """
    language = source.language
    if not series:
        raise LessonError("lesson-series", where=source.name, found="-", known=", ".join(source.series))
    first, last = since or -inf, until or inf
    rows = {one: tuple(r for r in source.rows(one) if first <= r.year <= last) for one in series}
    for one, found in rows.items():
        if not found:
            years = "\N{EN DASH}".join(str(year or "") for year in (since, until))
            raise LessonError("lesson-series", where=source.name, found=f"{one} {years}", known=one)
    # One year is no line, unless more years are to come.
    bars = bars or (reach is None and all(len(found) == 1 for found in rows.values()))
    names = {one: source.series.get(one, one) for one in series}
    # A sign for each series, the same one in whichever panel it is.
    signs = {one: f"series-{i}" for i, one in enumerate(series)}
    every = [row.year for found in rows.values() for row in found]
    across = _years(min(every), max(*every, reach or 0), language)
    panels = []
    for unit in dict.fromkeys(found[0].unit for found in rows.values()):
        drawn = {one: rows[one] for one in series if rows[one][0].unit == unit}
        alone = shortened(names[next(iter(drawn))], LONGEST) if len(drawn) == 1 < len(series) else ""
        # A name above the panel need not stand beside its line as well.
        words = _Words({one: alone or names[one] for one in drawn}, signs, language)
        panel = _bars(drawn, words) if bars else _lines(drawn, words, across, zero=zero)
        panels.append(replace(panel, title=alone))
    publishers = dict.fromkeys(row.publisher for found in rows.values() for row in found)
    plan = Plan(
        title=title or (names[series[0]] if len(series) == 1 else translate("lesson-figures", language)),
        panels=stacked(panels),
        note=translate("lesson-figure-source", language, publishers="; ".join(publishers)),
    )
    table = [
        (names[one], row.year, number(row.value, language), row.unit, row.publisher)
        for one in series
        for row in rows[one]
    ]
    heads = tuple(
        translate(f"lesson-column-{key}", language)
        for key in ("series", "year", "value", "unit", "publisher")
    )
    summary = " ".join(_summary(names[one], rows[one], language) for one in series)
    if bars and len(series) > 1:
        summary = _summary_of_bars({names[one]: rows[one][-1] for one in series}, language)
    return Chart("figures", plan, summary, heads, tuple(table), THEMES[theme], language)


def _summary(name: str, rows: Sequence[Figure], language: str) -> str:
    first, last = rows[0], rows[-1]
    value = short_number(last.value, language)
    facts = {"name": name, "unit": last.unit, "year": str(last.year), "value": value}
    if first is last:
        return translate("lesson-figure-one", language, **facts)
    return translate(
        "lesson-figure-course",
        language,
        **facts,
        from_year=str(first.year),
        from_value=short_number(first.value, language),
    )


def _summary_of_bars(lasts: Mapping[str, Figure], language: str) -> str:
    """All bars in a sentence; what is the same for all of them, unit or year, is said once."""
    units, years = ({getattr(row, key) for row in lasts.values()} for key in ("unit", "year"))
    if len(units) > 1:
        return " ".join(_summary(name, [row], language) for name, row in lasts.items())
    one_year = len(years) == 1
    parts = [
        f"{name} {short_number(row.value, language)}{'' if one_year else f' ({row.year})'}"
        for name, row in lasts.items()
    ]
    facts = {"unit": str(*units), "parts": listing(parts, language)}
    if one_year:
        return translate("lesson-figure-bars", language, year=str(*years), **facts)
    return translate("lesson-figure-bars-years", language, **facts)


@dataclass(frozen=True)
class _Words:
    """How series are called and marked."""

    names: Mapping[str, str]
    signs: Mapping[str, str]
    language: str

    def number(self, value: float) -> str:
        return short_number(value, self.language)

    def hover(self, series: str, row: Figure) -> str:
        return f"{self.names[series]}, {row.year}: {number(row.value, self.language)} {row.unit}"


def _lines(rows: Mapping[str, Sequence[Figure]], words: _Words, across: Axis, *, zero: bool) -> Panel:
    marks: list[Mark] = []
    unit = next(iter(rows.values()))[0].unit
    for one, found in rows.items():
        hover = tuple(words.hover(one, row) for row in found)
        x, y = tuple(float(row.year) for row in found), tuple(row.value for row in found)
        marks.append(Line(words.names[one], words.signs[one], x, y, hover, dots=len(x) <= MOST_DOTS))
    values = [row.value for found in rows.values() for row in found]
    span = counting(unit, max(values), min(values), words.number)
    if not zero and min(values) < max(values):
        span = spanning(unit, min(values), max(values), words.number)
    return Panel("", tuple(marks), across, span, HEIGHT)


def _years(first: int, last: int, language: str) -> Axis:
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (last - first) / step <= MOST_YEARS)
    ticks = tuple((float(year), str(year)) for year in range(-(-first // step) * step, last + 1, step))
    room = max(0.5, (last - first) * 0.03)
    return Axis(translate("lesson-axis-year", language), ticks, first - room, last + room)


def _on_two_levels(labels: Sequence[str]) -> list[str]:
    r"""Labels of bars; those of many bars stand on two levels, so that a phone has room for each.

    >>> _on_two_levels([*"abcdef", "g"])[:3]
    ['a', '\nb', 'c']
    """
    if len(labels) <= MOST_ON_A_LEVEL:
        return list(labels)
    down = "\n" * max(label.count("\n") + 1 for label in labels[::2])
    return [down * (place % 2) + label for place, label in enumerate(labels)]


def _bars(rows: Mapping[str, Sequence[Figure]], words: _Words) -> Panel:
    marks: list[Mark] = []
    unit = next(iter(rows.values()))[0].unit
    # One series alone shows its years side by side.
    lasts = [(one, found[-1]) for one, found in rows.items()]
    if len(rows) == 1:
        lasts = [(one, row) for one, found in rows.items() for row in found]
    for place, (one, last) in enumerate(lasts):
        label = (words.number(last.value),)
        here = (float(place),)
        marks.append(Bars("", words.signs[one], here, (last.value,), (words.hover(one, last),), label))
    values = [0.0, *(last.value for _, last in lasts)]
    span = counting(unit, max(values), min(values), words.number)
    years = {last.year for _, last in lasts}
    # The same year under every bar would say it too often, and so would the word where bars have names too.
    title = translate("lesson-axis-all-in", words.language, year=str(*years)) if len(years) == 1 else ""
    if len(rows) == 1:
        title = translate("lesson-axis-year", words.language)
    texts = []
    for one, last in lasts:
        name = lines(words.names[one], BAR_SIGNS) if len(rows) > 1 else []
        told = len(rows) > 1 and str(last.year) in words.names[one]
        year = [str(last.year)] if (len(years) > 1 and not told) or len(rows) == 1 else []
        texts.append("\n".join([*name, *year]))
    ticks = [(float(place), text) for place, text in enumerate(_on_two_levels(texts))]
    room = 0.6 + max(0, FEW_BARS - len(lasts)) / 2  # one bar alone is no wall
    across = Axis(title, tuple(ticks), -room, len(lasts) - 1 + room)
    return Panel("", tuple(marks), across, span, HEIGHT)
