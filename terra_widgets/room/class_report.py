"""What a class has done and said, on one page: all of it first, then its tables, then what was written."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel.dates import format_date

from terra_widgets.charts.look import DARK, LIGHT
from terra_widgets.charts.model import Chart
from terra_widgets.charts.svg_picture import WIDTH, picture
from terra_widgets.errors import LessonError
from terra_widgets.files import problem_of, write_whole
from terra_widgets.lesson.folders import lesson_names
from terra_widgets.lesson.source import TRUTHS, VERDICTS, Source, read_lesson
from terra_widgets.markup import Html, joined, tag, whole_page
from terra_widgets.room import frames
from terra_widgets.room.gain import Gain, gain
from terra_widgets.room.tally import JOINER, Entered, is_number, row_of, rows_of, text_of
from terra_widgets.room.tally_charts import (
    ClassTable,
    blocked_when,
    free_rider,
    histogram,
    spread,
    standings,
    tournament,
)
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import clean, game_name, listing

if TYPE_CHECKING:
    import os

    import pandas as pd

STYLE = Path(__file__).with_name("class_report.css").read_text(encoding="utf-8")
MARK = '<main data-terra="class-report">'
"""By which a class report is known; nothing that people type can write it."""
NARROW = 360
PHONE = "(max-width: 34rem)"
NIGHT = "(prefers-color-scheme: dark)"
HEAD = 64 * 1024  # bytes within which a class report has said what it is
SHORT = 90


@dataclass(frozen=True)
class ClassReport:
    """A class: what its people entered and how its tables played. As the last line of a cell it draws itself.

    Names are left out everywhere unless they are asked for: `report.save("class.html", names=True)`.
    """

    title: str
    people: tuple[Entered, ...]
    tables: tuple[ClassTable, ...] = ()
    problems: tuple[str, ...] = ()
    """What could not be read, or was left out, with a sentence each."""
    language: str = FALLBACK

    @cached_property
    def gain(self) -> Gain:
        """What the class gained between the questions before and after."""
        return gain(one.data for one in self.people)

    def page(self, *, names: bool = False) -> str:
        """The class report as the text of one HTML file."""
        data = [one.data for one in self.people]
        return class_page(self.title, data, self.tables, self.language, names=names, problems=self.problems)

    def frame(self, *, names: bool = False) -> pd.DataFrame:
        """One row per event of all tables; without tables one per player of each game in the reports."""
        return frames.frame(self._events(names=names))

    def answers(self, *, names: bool = False) -> pd.DataFrame:
        """One row per prediction, verdict and answer."""
        return frames.frame(
            frames.answer_rows(self.people, names=names), frames.columns_of_answers(names=names)
        )

    def csv(self, path: str | os.PathLike[str], *, names: bool = False, events: bool = False) -> Path:
        """Write the answers, or the events, to a CSV file for a spreadsheet."""
        text = self.events_csv(names=names) if events else self.answers_csv(names=names)
        return _written(Path(path), "\ufeff" + text, "\ufeff" + text.partition("\r\n")[0])

    def answers_csv(self, *, names: bool = False) -> str:
        """The answers as CSV."""
        rows = frames.answer_rows(self.people, names=names)
        return frames.csv_text(rows, frames.columns_of_answers(names=names))

    def events_csv(self, *, names: bool = False) -> str:
        """The events as CSV."""
        return frames.csv_text(self._events(names=names))

    def save(self, path: str | os.PathLike[str], *, names: bool = False) -> Path:
        """Write the class report to an HTML file that opens anywhere."""
        return _written(Path(path), self.page(names=names), MARK)

    def _events(self, *, names: bool) -> list[dict[str, Any]]:
        if self.tables:
            return frames.event_rows(self.tables, self.people, names=names)
        return frames.game_rows(self.people, names=names)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        inside = escape(self.page())
        look = "width: 100%; height: 42rem; border: 1px solid #999"
        frame = f'<iframe sandbox="" srcdoc="{inside}" title="{escape(self.title)}" style="{look}"></iframe>'
        told = "".join(f"<li>{escape(one)}</li>" for one in self.problems)
        return {"text/html": f"<ul>{told}</ul>{frame}" if told else frame, "text/plain": str(self)}

    def __str__(self) -> str:
        count = translate("room-report-count", self.language, count=len(self.people))
        return "\n".join([f"{self.title}: {count}", self.gain.sentence(self.language), *self.problems])

    def __repr__(self) -> str:
        problems = len(self.problems)
        return f"<ClassReport: {len(self.people)} reports, {len(self.tables)} tables, {problems} problems>"


def _written(target: Path, text: str, ours: str) -> Path:
    """The file, written; one that is there already is replaced only if it was made here."""
    try:
        if target.is_file():
            with target.open("rb") as file:
                begin = file.read(HEAD).decode("utf-8", "replace")
            if ours not in begin:
                raise LessonError("room-report-there", where=target.name)
        write_whole(target, text)
    except OSError as error:
        raise LessonError("room-report-write", where=target.name, problem=problem_of(error)) from error
    return target


def class_page(
    title: str,
    reports: Sequence[Mapping[str, Any]],
    tables: Sequence[ClassTable] = (),
    language: str = FALLBACK,
    *,
    names: bool = False,
    problems: Sequence[str] = (),
) -> str:
    """One self-contained HTML page about a class.

    Parameters
    ----------
    title
        What stands above it.
    reports
        One dict per person, as `lesson/report_data.py` makes it.
    tables
        The tables of the class, if they were played in one room.
    language
        The language of all words that are not people's own.
    names
        Whether people are named.
    problems
        Sentences about what is not in it, and why.
    """
    people = tuple(Entered(str(number), data) for number, data in enumerate(reports, start=1))
    return _Page(title, people, tuple(tables), language, names, tuple(problems)).whole()


@dataclass(frozen=True)
class _Page:
    title: str
    people: tuple[Entered, ...]
    tables: tuple[ClassTable, ...]
    language: str
    names: bool
    problems: tuple[str, ...]

    def say(self, key: str, **facts: str | int) -> str:
        return translate(key, self.language, **facts)

    def whole(self) -> str:
        parts = [
            self.header(),
            self.gained(),
            *(self.lesson(name) for name in self.lessons),
            self.played(),
            self.written(),
            self.roll(),
            self.left_out(),
            tag("footer", tag("p", self.say("room-report-foot"), class_="soft")),
        ]
        main = Html(f"{MARK}{joined(parts)}</main>")
        return whole_page(clean(self.title), self.language, [STYLE], main)

    @cached_property
    def lessons(self) -> list[str]:
        """The lessons that people did, the one that most did first."""
        found = Counter(str(one.data.get("lesson") or "") for one in self.people)
        return sorted(found, key=lambda name: (-found[name], name))

    def title_of(self, lesson: str) -> str:
        """What a lesson is called."""
        source = self.source(lesson)
        if source is not None:
            return source.title
        titles = (text_of(one.data.get("title")) for one in self.of(lesson))
        return next(filter(None, titles), lesson)

    def of(self, lesson: str) -> list[Entered]:
        """Who did a lesson."""
        return [one for one in self.people if str(one.data.get("lesson") or "") == lesson]

    def source(self, lesson: str) -> Source | None:
        """The lesson itself, if this machine has it: for units and for the order of answers."""
        if lesson not in self._sources:
            self._sources[lesson] = _source(lesson, self.language)
        return self._sources[lesson]

    @cached_property
    def _sources(self) -> dict[str, Source | None]:
        return {}

    # The head

    def header(self) -> Html:
        today = datetime.now().astimezone().date()
        date = format_date(today, "long", locale=self.language)
        facts = [tag("time", date, datetime=today.isoformat())]
        facts.append(Html(escape(self.say("room-report-count", count=len(self.people)))))
        if self.tables:
            facts.append(Html(escape(self.say("room-report-tables-count", count=len(self.tables)))))
        line = joined(part for i, one in enumerate(facts) for part in ((" · ", one) if i else (one,)))
        lessons = [title for title in map(self.title_of, self.lessons) if title]
        return tag(
            "header",
            tag("p", self.say("room-report-title"), class_="soft"),
            tag("h1", clean(self.title)),
            tag("p", line),
            *([tag("p", listing(lessons, self.language))] if lessons and lessons != [self.title] else []),
            tag(
                "p",
                self.say("room-report-names-in" if self.names else "room-report-names-out"),
                class_="soft",
            ),
            self.short(),
        )

    def short(self) -> Html:
        """What there is to know, in a few sentences."""
        told = [gain(one.data for one in self.people).sentence(self.language)]
        for lesson in self.lessons:
            claims = self.ids(lesson, "claims")
            moved = sum(self.moved(lesson, claim) for claim in claims)
            judged = sum(
                row.get("outside") in TRUTHS for claim in claims for row in self.rows(lesson, "claims", claim)
            )
            if judged:
                told.append(self.say("room-report-short-claims", moved=moved, judged=judged))
        over = sum(table.record.over for table in self.tables)
        if self.tables:
            told.append(self.say("room-report-short-tables", over=over, tables=len(self.tables)))
        return tag("ul", *(tag("li", one) for one in told), class_="short")

    # The whole class

    def gained(self) -> Html:
        found = gain(one.data for one in self.people)
        chart = found.chart(self.language)
        if chart is None:
            return joined(())
        asked = [
            tag("li", f"{one.asked} ({self.say('room-report-of', count=one.people)})") for one in found.items
        ]
        return self.section("room-report-gain", self.drawn(chart), tag("ol", *asked))

    def lesson(self, lesson: str) -> Html:
        """What people predicted, judged and answered in one lesson."""
        parts = [
            *(self.prediction(lesson, one) for one in self.ids(lesson, "predictions")),
            *(self.entry(lesson, one) for one in self.ids(lesson, "entries")),
        ]
        claims = [self.claim(lesson, one) for one in self.ids(lesson, "claims")]
        quiz = [self.question(lesson, one) for one in self.ids(lesson, "quiz", "item")]
        many = len(self.lessons) > 1
        title = self.title_of(lesson)
        sections = []
        for key, found in (("predictions", parts), ("claims", claims), ("quiz", quiz)):
            if any(found):
                head = self.say(f"room-report-{key}")
                sections.append(tag("section", tag("h2", f"{title}: {head}" if many else head), *found))
        return joined(sections)

    def ids(self, lesson: str, part: str, by: str = "id") -> list[str]:
        """What was asked in one part of a lesson, in its order."""
        found = (row.get(by) for one in self.of(lesson) for row in rows_of(one.data, part))
        return list(dict.fromkeys(one for one in found if isinstance(one, str)))

    def rows(self, lesson: str, part: str, name: str, by: str = "id") -> list[Mapping[str, Any]]:
        """What everybody said about one of them."""
        return [row for row in (row_of(one.data, part, name, by) for one in self.of(lesson)) if row]

    def ask(self, rows: Iterable[Mapping[str, Any]], key: str = "ask") -> str:
        return next(filter(None, (text_of(row.get(key)) for row in rows)), "")

    def prediction(self, lesson: str, name: str) -> Html:
        rows = [
            row
            for row in self.rows(lesson, "predictions", name)
            if row.get("sealed") and is_number(row.get("value"))
        ]
        if not rows:
            return joined(())
        source = self.source(lesson)
        guess = source.guesses.get(name) if source else None
        truths = [row["truth"] for row in rows if is_number(row.get("truth"))]
        chart = histogram(
            guess.ask if guess else self.ask(rows),
            [row["value"] for row in rows],
            truths,
            unit=guess.unit if guess else None,
            whole=guess.whole if guess else True,
            language=self.language,
        )
        return self.drawn(chart)

    def entry(self, lesson: str, name: str) -> Html:
        """Numbers and choices; texts come further down."""
        rows = self.rows(lesson, "entries", name)
        source = self.source(lesson)
        entry = source.entries.get(name) if source else None
        ask = entry.ask if entry else self.ask(rows)
        numbers = [row["value"] for row in rows if is_number(row.get("value"))]
        if numbers:
            truths = []
            if source and entry and entry.series:
                figures = source.rows(entry.series)
                truths = [one.value for one in figures if one.year == (entry.year or figures[-1].year)]
            unit = entry.unit if entry else None
            return self.drawn(histogram(ask, numbers, truths, unit=unit, language=self.language))
        if entry is None or entry.kind not in {"choice", "numbers"}:
            return joined(())
        if entry.kind == "choice":
            counted = Counter(row["value"] for row in rows if isinstance(row.get("value"), str))
            lines = [(option, None, counted[option], False) for option in entry.options]
            return joined([tag("h3", ask), self.bars(lines)]) if counted else joined(())
        lists = [row["value"] for row in rows if isinstance(row.get("value"), list)]
        whole = [one for one in lists if len(one) == len(entry.options) and all(map(is_number, one))]
        if not whole:
            return joined(())
        means = [sum(of) / len(whole) for of in zip(*whole, strict=True)]
        lines = [(option, None, mean, False) for option, mean in zip(entry.options, means, strict=True)]
        return joined([tag("h3", ask), tag("p", self.say("room-report-mean-of", count=len(whole))),
                       self.bars(lines, unit=str(entry.unit))])  # fmt: skip

    def moved(self, lesson: str, claim: str) -> int:
        """How many changed their verdict on a claim after the evidence."""
        return sum(
            row.get("outside_first") in TRUTHS
            and row.get("outside") in TRUTHS
            and row["outside_first"] != row["outside"]
            for row in self.rows(lesson, "claims", claim)
        )

    def claim(self, lesson: str, name: str) -> Html:
        rows = [row for row in self.rows(lesson, "claims", name) if row.get("outside") in TRUTHS]
        if not rows:
            return joined(())
        source = self.source(lesson)
        claim = source.claims.get(name) if source else None
        parts = [tag("h3", claim.claim if claim else self.ask(rows, "claim"))]
        ours = claim.verdict if claim else rows[0].get("ours")
        for key, options in (("outside", TRUTHS), ("verdict", VERDICTS)):
            first, last = (Counter(row.get(when) for row in rows) for when in (f"{key}_first", key))
            lines: list[_Line] = [
                (self.say(f"lesson-word-{one}"), first[one], last[one], key == "verdict" and one == ours)
                for one in options
            ]
            if any(last[one] for one in options):
                parts += [tag("p", self.say(f"room-report-{key}"), class_="soft"), self.bars(lines)]
        return joined(parts)

    def question(self, lesson: str, name: str) -> Html:
        rows = [row for row in self.rows(lesson, "quiz", name, "item") if text_of(row.get("answer"))]
        if not rows:
            return joined(())
        source = self.source(lesson)
        question = next((one for one in source.questions if one.id == name), None) if source else None
        right = sum(row.get("right") is True for row in rows)
        at_once = sum(row.get("right") is True and row.get("times") == 1 for row in rows)
        known = [one.text for one in question.answers if one.text] if question else []
        said: Counter[str] = Counter()
        for row in rows:
            answer = text_of(row.get("first_answer")) or text_of(row.get("answer"))
            split = [one for one in answer.split(JOINER) if one in known]
            said.update([answer] if answer in known or not split else split)
        good = {text_of(row.get("answer")) for row in rows if row.get("right") is True}
        good = {one for answer in good for one in (answer, *answer.split(JOINER))}
        options = list(dict.fromkeys([*known, *sorted(said, key=lambda one: -said[one])]))
        lines: list[_Line] = [(one, None, said[one], one in good) for one in options[:12]]
        told = self.say("room-report-quiz-right", right=right, once=at_once, count=len(rows))
        ask = question.ask if question else self.ask(rows, "asked")
        return joined([tag("h3", ask), tag("p", told), self.bars(lines)])

    def bars(self, lines: Sequence[_Line], unit: str = "") -> Html:
        """Bars with their labels; two rows of them where there was a first answer and a last one."""
        most = max([1.0, *(float(max(first or 0, last)) for _, first, last, _ in lines)])
        cells = []
        for label, first, last, right in lines:
            both = first is not None
            shapes = '<line class="floor" x1="0" x2="0" y1="0" y2="20"/>'
            shapes += _rect("last", last / most, 11 if both else 1, 8 if both else 18)
            if both:
                shapes += _rect("first", (first or 0) / most, 1, 8)
            svg = Html(
                f'<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">{shapes}</svg>'
            )
            number = f"{last:.0f}" if float(last).is_integer() else f"{last:.1f}"
            told = f"{first} → {number}" if both else f"{number} {unit}".strip()
            mark = [" ", tag("span", f"✓ {self.say('room-report-fits')}", class_="good")] if right else []
            cells += [
                tag("p", label, *mark, class_="label"),
                svg,
                tag("p", told, class_="number"),
            ]
        key = joined(())
        if any(first is not None for _, first, _, _ in lines):
            key = tag(
                "p",
                *(
                    part
                    for which in ("first", "last")
                    for part in (
                        Html(
                            f'<svg class="key" viewBox="0 0 9 7" aria-hidden="true">'
                            f'<rect class="{which}" width="9" height="7"/></svg>'
                        ),
                        f"{self.say(f'room-report-{which}')} \u2003",
                    )
                ),
                class_="soft",
            )
        return joined([key, tag("div", *cells, class_="bars")])

    # Tables

    def played(self) -> Html:
        if not self.tables:
            return self.games()
        makers = (spread, blocked_when, free_rider)
        charts = [chart for make in makers if (chart := make(self.tables, self.language))]
        each = Counter(name for table in self.tables for name in table.record.players)
        if any(many > 1 and not name.startswith("bot:") for name, many in each.items()):
            made = tournament(self.tables, self.language, names=self.names)
            charts += [made] if made else []
        return self.section("room-report-tables", *map(self.drawn, charts), self.table_list())

    def table_list(self) -> Html:
        stand = frames.stand_ins(map(frames.name_of, self.people), self.tables)
        rows = []
        for table in self.tables:
            found = standings([table], ())
            names = table.record.players
            told = []
            for one, name in zip(found, names, strict=True):
                shown = one.name if self.names or one.automatic else stand.get(name, "P?")
                points = "" if one.points is None else f" {one.points:g}"
                told.append(f"{clean(shown)}{points}")
            state = self.say("room-report-over" if table.record.over else "room-report-going-on")
            label = clean(table.label) if table.label else str(table.number)
            rows.append((label, game_name(table.record.game, self.language), state, ", ".join(told)))
        heads = [self.say(f"room-report-column-{key}") for key in ("table", "game", "state", "players")]
        return self.table(self.say("room-report-tables"), heads, rows)

    def games(self) -> Html:
        """The games that reports tell of: how many points learners had in each."""
        points: dict[str, list[float]] = {}
        count: Counter[str] = Counter()
        for one in self.people:
            for row in rows_of(one.data, "games"):
                game = str(row.get("game") or "")
                count[game] += 1
                known = row.get("points")
                own = known.get(one.data.get("learner")) if isinstance(known, Mapping) else None
                if is_number(own):
                    points.setdefault(game, []).append(float(str(own)))
        if not count:
            return joined(())
        parts = []
        for game, many in count.items():
            name = game_name(game, self.language)
            over = points.get(game, [])
            parts.append(tag("p", self.say("room-report-games", game=name, count=many, over=len(over))))
            if len(over) > 1:
                title = self.say("room-report-games-points", game=name)
                parts.append(self.drawn(histogram(title, over, language=self.language)))
        return self.section("room-report-games-title", *parts)

    # What people wrote

    def written(self) -> Html:
        parts: list[Html] = []
        for lesson in self.lessons:
            source = self.source(lesson)
            for name in self.ids(lesson, "entries"):
                entry = source.entries.get(name) if source else None
                told = []
                for one in self.of(lesson):
                    row = row_of(one.data, "entries", name)
                    text = text_of(row.get("value")) if entry is None or entry.kind == "text" else ""
                    told.append((one, self.with_reason(text, text_of(row.get("because")))))
                ask = entry.ask if entry else self.ask(self.rows(lesson, "entries", name))
                parts.append(self.quotes(ask, told))
            for part, key in (("predictions", "reason"), ("claims", "because")):
                for name in self.ids(lesson, part):
                    told = [(one, text_of(row_of(one.data, part, name).get(key))) for one in self.of(lesson)]
                    asked = "claim" if part == "claims" else "ask"
                    parts.append(self.quotes(self.ask(self.rows(lesson, part, name), asked), told))
            for key in ("doubt", "deed"):
                tickets = [(one, one.data.get("ticket")) for one in self.of(lesson)]
                told = [(one, text_of(kept.get(key))) for one, kept in tickets if isinstance(kept, Mapping)]
                parts.append(self.quotes(self.say(f"lesson-word-{key}"), told))
        if not any(parts):
            return joined(())
        look = tag("p", self.say("room-report-written-note"), class_="soft")
        return self.section("room-report-written", look, *parts)

    def with_reason(self, text: str, reason: str) -> str:
        because = self.say("lesson-word-because")
        return f"{text} {because} {reason}".strip() if reason else text

    def quotes(self, ask: str, told: Sequence[tuple[Entered, str]]) -> Html:
        """What people wrote about one thing, in an order that tells nothing about them."""
        found = sorted(((one, text) for one, text in told if text), key=lambda pair: pair[1].casefold())
        if not found:
            return joined(())
        quoted = []
        for one, text in found:
            who = clean(frames.name_of(one)) if self.names else ""
            quoted.append(
                tag("blockquote", *([tag("strong", tag("bdi", who)), ": "] if who else []), clean_lines(text))
            )
        return tag("section", tag("h3", ask), tag("div", *quoted, class_="quotes"))

    def roll(self) -> Html:
        """Everybody by name, where names are asked for."""
        if not self.names:
            return joined(())
        rows = []
        for one in self.people:
            told = [clean(str(one.data.get(key) or "")) for key in ("class", "group")]
            lesson = self.title_of(str(one.data.get("lesson") or ""))
            rows.append((clean(frames.name_of(one)), *told, lesson))
        heads = [self.say(f"room-report-column-{key}") for key in ("name", "class", "group", "lesson")]
        title = self.say("room-report-roll")
        return self.section("room-report-roll", self.table(title, heads, rows))

    def left_out(self) -> Html:
        if not self.problems:
            return joined(())
        return self.section(
            "room-report-left-out", tag("ul", *(tag("li", clean(one)) for one in self.problems))
        )

    # Pieces

    def section(self, key: str, *parts: Html) -> Html:
        return tag("section", tag("h2", self.say(key)), *parts)

    def table(self, title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Html:
        columns = tag("tr", *(tag("th", name, scope="col") for name in heads))
        body = [tag("tr", *(tag("td", str(cell)) for cell in row)) for row in rows]
        content = tag("table", tag("thead", columns), tag("tbody", *body))
        return tag("div", content, class_="wide", tabindex=0, role="region", aria_label=title)

    def drawn(self, chart: Chart) -> Html:
        """A chart with its title, its sentence and its numbers."""
        numbers = self.table(chart.title, chart.columns, chart.cells)
        return tag(
            "figure",
            tag("h3", chart.title),
            _pictures(chart),
            tag("figcaption", chart.summary),
            *([tag("details", tag("summary", self.say("chart-data")), numbers)] if chart.rows else []),
        )


_Line = tuple[str, int | None, float, bool]
"""A label, how many said so first and at last, and whether it is right."""


def _rect(which: str, part: float, y: float, tall: float) -> str:
    return f'<rect class="{which}" x="0" y="{y:g}" width="{100 * part:.1f}" height="{tall:g}"/>'


def _pictures(chart: Chart) -> Html:
    """A chart for wide and narrow pages, light and dark; on paper always light."""
    plan = replace(chart.plan, title="")
    looks = [
        (f"screen and {NIGHT} and {PHONE}", DARK, NARROW),
        (f"screen and {NIGHT}", DARK, WIDTH),
        (PHONE, LIGHT, NARROW),
    ]
    sources = "".join(
        f'<source media="{media}" srcset="{_address(picture(plan, theme, chart.summary, width))}">'
        for media, theme, width in looks
    )
    plain = tag("img", src=_address(picture(plan, LIGHT, chart.summary)), alt=chart.summary)
    return Html(f"<picture>{sources}{plain}</picture>")


def _address(svg: str) -> str:
    return "data:image/svg+xml;base64," + b64encode(svg.encode()).decode()


def clean_lines(text: str) -> str:
    """A text of several lines, without signs that act on others."""
    return "\n".join(map(clean, text.splitlines()))


def _source(lesson: str, language: str) -> Source | None:
    if lesson not in lesson_names():
        return None
    for code in (language, FALLBACK):
        try:
            return read_lesson(lesson, code)
        except LessonError:
            continue
    return None
