"""What people have entered in one part of a step, counted, without names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, isfinite
from typing import Any, Protocol

from terra_widgets.charts.look import AUTO
from terra_widgets.charts.model import Chart
from terra_widgets.charts.plan import Axis, Bars, Panel, Plan, counting
from terra_widgets.charts.writer import ChartWriter, shortened
from terra_widgets.lesson.entries import Entry
from terra_widgets.lesson.source import TRUTHS, VERDICTS, Question, Source
from terra_widgets.lesson.unit import Unit
from terra_widgets.room import shapes
from terra_widgets.room.tally_charts import histogram, pictured
from terra_widgets.text import translate

MOST_TEXTS = 300
LONGEST_TEXT = 600
LARGEST = 1e15
JOINER = "; "
"""Between the answers of somebody who chose several, as `lesson/quiz.py` writes them."""
Truths = Mapping[str, Sequence[float]]
"""What came of predictions and guesses, by their ids: one number for all, or one for each game."""


@dataclass(frozen=True, slots=True)
class Entered:
    """What one person has entered: the dict that `lesson/report_data.py` makes."""

    person: str
    data: Mapping[str, Any]


class Asked(Protocol):
    """A piece of a plan that asks for something."""

    @property
    def kind(self) -> str:
        """What it is: "predict", "entry", "claim", "vote", "quiz", "before", "after" or "ticket"."""

    @property
    def name(self) -> str:
        """Its id in the source."""

    @property
    def channel(self) -> str:
        """Where it is on a page."""


def tally(
    piece: Asked,
    source: Source,
    people: Sequence[Entered],
    language: str,
    *,
    texts: bool = False,
    truths: Truths | None = None,
    reveal: bool = True,
) -> shapes.Tally | None:
    """What people have entered in one piece; None for one that asks for nothing.

    Parameters
    ----------
    piece
        What was asked.
    source
        The lesson that it is from.
    people
        Everybody, those who have entered nothing too.
    language
        The language of all words.
    texts
        Whether to give what people wrote: nobody is named, but a hand may be known by its words.
    truths
        What came of it, as far as it may be shown; `known_truths` finds it.
    reveal
        Whether to mark the right answers.
    """
    counter = _Counter(piece, source, people, language, texts, truths or {}, reveal)
    if piece.kind == "predict":
        return counter.prediction()
    if piece.kind == "entry":
        return counter.entry()
    if piece.kind in {"claim", "vote"}:
        return counter.claim() or counter.entry()
    if piece.kind in {"quiz", "before", "after"}:
        return counter.quiz()
    return counter.ticket() if piece.kind == "ticket" else None


def tallies(
    piece: Asked, source: Source, people: Sequence[Entered], language: str, *, reveal: bool = True
) -> list[shapes.Tally]:
    """The answers to each question of a piece that has several, option by option."""
    counter = _Counter(piece, source, people, language, texts=False, truths={}, reveal=reveal)
    return [counter.question(one) for one in counter.questions()]


def known_truths(piece: Asked, source: Source, people: Sequence[Entered]) -> dict[str, list[float]]:
    """What came of a prediction in each person's game, or what the figures say about a guess.

    Whoever shows it decides when: a guess at a figure is fun as long as the figure is hidden.
    """
    if piece.kind == "predict":
        rows = (row_of(one.data, "predictions", piece.name) for one in people)
        found = [row["truth"] for row in rows if is_number(row.get("truth"))]
        return {piece.name: found} if found else {}
    entry = source.entries.get(piece.name) if piece.kind == "entry" else None
    if entry is None or not entry.series:
        return {}
    figures = source.rows(entry.series)
    year = entry.year or figures[-1].year
    return {piece.name: [figure.value for figure in figures if figure.year == year]}


def rows_of(data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """The rows of one part of a report; none where somebody else has written nonsense."""
    found = data.get(key)
    return [row for row in found if isinstance(row, Mapping)] if isinstance(found, list) else []


def text_of(value: object) -> str:
    """A text that somebody wrote, not too long."""
    return shortened(value.strip(), LONGEST_TEXT) if isinstance(value, str) else ""


def row_of(data: Mapping[str, Any], key: str, name: str, by: str = "id") -> Mapping[str, Any]:
    """What somebody said about one thing; empty if nothing."""
    return next((row for row in rows_of(data, key) if row.get(by) == name), {})


def is_number(value: object) -> bool:
    """Whether a value is a number that can be counted with."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and isfinite(float(str(value))) and abs(float(str(value))) < LARGEST


@dataclass(frozen=True, slots=True)
class _Counter:
    piece: Asked
    source: Source
    people: Sequence[Entered]
    language: str
    texts: bool
    truths: Truths
    reveal: bool

    def say(self, key: str, **facts: str | int) -> str:
        return translate(key, self.language, **facts)

    def made(
        self,
        title: str,
        count: int,
        *,
        bars: Sequence[shapes.Bar] = (),
        before: Sequence[shapes.Bar] = (),
        chart: Chart | None = None,
        texts: Iterable[object] = (),
        text: str = "",
    ) -> shapes.Tally:
        """The tally; texts are ordered by what they say, so that nobody is known by a place."""
        written = sorted(filter(None, map(text_of, texts)), key=str.casefold) if self.texts else []
        so_far = self.say("room-report-so-far", count=count, of=len(self.people))
        return {
            "channel": self.piece.channel,
            "title": title,
            "count": count,
            "of": len(self.people),
            "bars": list(bars),
            "before": list(before),
            "chart": pictured(chart) if chart else None,
            "texts": written[:MOST_TEXTS],
            "text": f"{so_far} {text}".strip(),
        }

    def rows(self, key: str, by: str = "id") -> list[Mapping[str, Any]]:
        """What everybody said in a part of the lesson about this piece."""
        return [row_of(one.data, key, self.piece.name, by) for one in self.people]

    # Numbers

    def prediction(self) -> shapes.Tally | None:
        guess = self.source.guesses.get(self.piece.name)
        if guess is None:
            return None
        rows = [row for row in self.rows("predictions") if row.get("sealed") and is_number(row.get("value"))]
        late = sum(bool(row.get("late")) for row in rows)
        more = self.say("room-report-late", count=late) if late else ""
        values = [row["value"] for row in rows]
        reasons = [row.get("reason") for row in rows]
        return self.numbers(guess.ask, values, guess.unit, reasons, more, whole=guess.whole)

    def numbers(
        self,
        ask: str,
        values: Sequence[float],
        unit: Unit,
        reasons: Iterable[object],
        more: str = "",
        *,
        whole: bool,
    ) -> shapes.Tally:
        truths = [one for one in self.truths.get(self.piece.name, ()) if is_number(one)]
        if not values:
            return self.made(ask, 0)
        chart = histogram(ask, values, truths, unit=unit, whole=whole, language=self.language)
        text = f"{chart.summary} {more}".strip()
        return self.made(ask, len(values), chart=chart, texts=reasons, text=text)

    def entry(self) -> shapes.Tally | None:
        entry = self.source.entries.get(self.piece.name)
        if entry is None:
            return None
        rows = [row for row in self.rows("entries") if row.get("value") is not None]
        reasons = [row.get("because") for row in rows]
        if entry.kind == "number":
            values = [row["value"] for row in rows if is_number(row["value"])]
            return self.numbers(entry.ask, values, entry.unit, reasons, whole=True)
        if entry.kind == "numbers":
            return self.shares(entry, rows, reasons)
        if entry.kind == "choice":
            said = [row["value"] for row in rows if row["value"] in entry.options]
            return self.made(entry.ask, len(said), bars=_bars(entry.options, said), texts=reasons)
        texts = [text_of(row["value"]) for row in rows]
        why = self.say("lesson-word-because")
        told = [
            f"{text} {why} {text_of(reason)}" if text_of(reason) else text
            for text, reason in zip(texts, reasons, strict=True)
        ]
        return self.made(entry.ask, sum(map(bool, texts)), texts=told)

    def shares(
        self, entry: Entry, rows: Iterable[Mapping[str, Any]], reasons: Iterable[object]
    ) -> shapes.Tally:
        """Several numbers from each person: what each of them is on average."""
        found = [
            row["value"]
            for row in rows
            if isinstance(row.get("value"), list)
            and len(row["value"]) == len(entry.options)
            and all(map(is_number, row["value"]))
        ]
        if not found:
            return self.made(entry.ask, 0)
        writer = ChartWriter(self.language, AUTO)
        means = [fsum(of) / len(found) for of in zip(*found, strict=True)]
        told = [writer.number(round(mean, 1)) for mean in means]
        hover = tuple(
            f"{option}: {mean} {entry.unit}" for option, mean in zip(entry.options, told, strict=True)
        )
        x = tuple(map(float, range(len(means))))
        names = [shortened(option, 16) for option in entry.options]
        axis = Axis("", tuple(zip(x, names, strict=True)), -0.6, len(means) - 0.4)
        up = counting(str(entry.unit), 1.1 * max(means))
        title = shortened(entry.ask, LONGEST_TEXT)
        bars = Bars(title, "prediction", x, tuple(means), hover, tuple(told))
        parts = writer.listed(list(hover))
        text = self.say("room-report-means", parts=parts)
        plan = Plan(title, (Panel("", (bars,), axis, up, height=170),))
        data = tuple(zip(entry.options, told, strict=True))
        heads = (self.say("room-report-column-answer"), self.say("room-report-column-mean"))
        chart = Chart("means", plan, text, heads, data, AUTO, self.language)
        return self.made(entry.ask, len(found), chart=chart, texts=reasons, text=text)

    # Verdicts and answers

    def claim(self) -> shapes.Tally | None:
        """Verdicts before and after the evidence: is it true outside, and is it in the game."""
        claim = self.source.claims.get(self.piece.name)
        if claim is None:
            return None
        rows = [row for row in self.rows("claims") if row.get("outside") in TRUTHS]
        first: list[shapes.Bar] = []
        last: list[shapes.Bar] = []
        parts: list[tuple[str, Sequence[str], str]] = [("outside", TRUTHS, "")]
        if self.piece.kind == "claim":
            parts.append(("verdict", VERDICTS, claim.verdict if self.reveal else ""))
        changed = 0
        for key, options, right in parts:
            lead = self.say(f"room-report-{key}") if len(parts) > 1 else ""
            labels = {one: f"{lead} {self.say(f'lesson-word-{one}')}".strip() for one in options}
            for when, bars in ((f"{key}_first", first), (key, last)):
                said = [labels[row[when]] for row in rows if row.get(when) in options]
                bars.extend(_bars(list(labels.values()), said, {labels[right]} if right else ()))
            changed += sum(
                row.get(f"{key}_first") in options and row.get(key) in options
                and row[f"{key}_first"] != row[key] for row in rows
            )  # fmt: skip
        moved = self.say("room-report-changed", count=changed) if changed else ""
        reasons = [row.get("because") for row in rows]
        return self.made(claim.claim, len(rows), bars=last, before=first, texts=reasons, text=moved)

    def questions(self) -> tuple[Question, ...]:
        """The questions of this piece."""
        if self.piece.kind == "quiz":
            return self.source.questions
        return self.source.items if self.piece.kind in {"before", "after"} else ()

    def answers(self, question: Question, when: str) -> list[tuple[str, object]]:
        """What everybody who has answered said, and whether it is right."""
        if self.piece.kind == "quiz":
            part, keys = "quiz", {"before": ("first_answer", ""), "after": ("answer", "right")}[when]
        else:
            part, keys = "before_after", (when, f"{when}_right")
        found = (row_of(one.data, part, question.id, "item") for one in self.people)
        rows = [(text_of(row.get(keys[0])), row.get(keys[1])) for row in found]
        return [(said, right) for said, right in rows if said]

    def quiz(self) -> shapes.Tally | None:
        """How many have answered each question, and how many of them are right."""
        questions = self.questions()
        if not questions:
            return None
        judged = self.piece.kind != "before" and self.reveal
        title = self.say(
            "lesson-word-quiz" if self.piece.kind == "quiz" else f"lesson-{self.piece.kind}-title"
        )
        bars, before = [], []
        when = "before" if self.piece.kind == "before" else "after"
        for number, question in enumerate(questions, start=1):
            label = f"{number}. {shortened(question.ask, 60)}"
            given = self.answers(question, when)
            right = sum(one is True for _, one in given) if judged else len(given)
            bars.append(_bar(label, right))
            if judged and self.piece.kind == "after":
                first = sum(one is True for _, one in self.answers(question, "before"))
                before.append(_bar(label, first))
        part, key = ("quiz", "answer") if self.piece.kind == "quiz" else ("before_after", when)
        ids = {question.id for question in questions}
        count = sum(
            any(row.get("item") in ids and text_of(row.get(key)) for row in rows_of(one.data, part))
            for one in self.people
        )
        text = self.say("room-report-bars-right" if judged else "room-report-bars-answered")
        return self.made(title, count, bars=bars, before=before, text=text)

    def question(self, question: Question) -> shapes.Tally:
        """The answers to one question, option by option."""
        when = "before" if self.piece.kind == "before" else "after"
        given = self.answers(question, when)
        judged = self.piece.kind != "before" and self.reveal
        if question.kind == "number":
            options = list(dict.fromkeys(said for said, _ in given))
            right = {said for said, good in given if good is True}
        else:
            options = [one.text for one in question.answers]
            right = {one.text for one in question.answers if one.right}
        first = self.answers(question, "before") if self.piece.kind != "before" else []
        bars = _bars(options, _chosen(given, options), right if judged else ())
        before = _bars(options, _chosen(first, options), right if judged else ()) if first else []
        text = ""
        if judged and given:
            text = self.say("room-report-right", right=sum(one is True for _, one in given), count=len(given))
        made = self.made(question.ask, len(given), bars=bars, before=before, text=text)
        return {**made, "channel": f"{self.piece.channel} {question.id}"}

    def ticket(self) -> shapes.Tally:
        found = [one.data.get("ticket") for one in self.people]
        tickets = [one for one in found if isinstance(one, Mapping)]
        said = [
            [(key, text_of(one.get(key))) for key in ("doubt", "deed") if text_of(one.get(key))]
            for one in tickets
        ]
        texts = [f"{self.say(f'lesson-word-{key}')}: {text}" for one in said for key, text in one]
        return self.made(self.say("lesson-word-ticket"), sum(map(bool, said)), texts=texts)


def _chosen(given: Iterable[tuple[str, object]], options: Sequence[str]) -> list[str]:
    """The options that were chosen; of several that somebody chose, each."""
    found = []
    for said, _ in given:
        found += [said] if said in options else [one for one in options if one in said.split(JOINER)]
    return found


def _bars(options: Sequence[str], said: Sequence[object], right: Iterable[str] = ()) -> list[shapes.Bar]:
    counted, good = Counter(said), set(right)
    return [_bar(option, counted[option], right=option in good) for option in options]


def _bar(label: str, count: int, *, right: bool = False) -> shapes.Bar:
    return {"label": label, "count": count, "right": right}
