"""The lab report: one page that opens anywhere, with all that a learner predicted, saw and said."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from terra_widgets.charts.model import Chart
from terra_widgets.lesson.claim import ClaimCard
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.prediction import Prediction
from terra_widgets.lesson.quiz import Quiz
from terra_widgets.lesson.source import Source
from terra_widgets.lesson.ticket import Ticket
from terra_widgets.markup import Html, joined, tag, whole_page
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import clean

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
NONE = "\N{EN DASH}"


@dataclass(frozen=True)
class ReportContent:
    """All that a report tells."""

    source: Source
    notes: Notes
    predictions: Sequence[Prediction]
    charts: Sequence[Chart]
    tables: Sequence[Table]
    claims: Sequence[ClaimCard]
    quiz: Quiz
    ticket: Ticket


def report(content: ReportContent) -> str:
    """The report as the text of an HTML file."""
    return _Page(content).whole()


class _Page:
    def __init__(self, content: ReportContent) -> None:
        self.content = content
        self.language = content.source.language or FALLBACK

    def say(self, key: str, **facts: str | int) -> str:
        return translate(key, self.language, **facts)

    def whole(self) -> str:
        title, learner = self.content.source.title, clean(self.content.notes.learner)
        main = tag(
            "main",
            tag(
                "header",
                tag("p", self.say("lesson-report-title"), class_="soft"),
                tag("h1", title),
                tag("p", self.say("lesson-report-by"), ": ", tag("bdi", learner)),
            ),
            self.predictions(),
            self.section("lesson-report-charts", *map(self.chart, self.content.charts)),
            self.section("lesson-report-claims", *map(self.claim, self.content.claims)),
            self.quiz(),
            self.ticket(),
            self.section("lesson-report-games", *map(self.game, self.content.tables)),
            tag("footer", tag("p", self.say("lesson-report-foot"), class_="soft")),
        )
        return whole_page(f"{title}: {learner}", self.language, [STYLE], main)

    def section(self, key: str, *parts: Html) -> Html:
        return tag("section", tag("h2", self.say(key)), *(parts or [self.nothing()]))

    def quoted(self, text: str) -> Html:
        return tag("blockquote", text) if text else self.nothing()

    def nothing(self) -> Html:
        return tag("p", self.say("lesson-report-nothing"), class_="soft")

    def table(self, title: str, heads: Sequence[str], rows: Iterable[Html]) -> Html:
        columns = tag("tr", *(tag("th", name, scope="col") for name in heads))
        content = tag("table", tag("thead", columns), tag("tbody", *rows))
        return tag("div", content, class_="wide", tabindex=0, role="region", aria_label=title)

    def details(self, summary: str, content: Html) -> Html:
        return tag("details", tag("summary", summary), content)

    def predictions(self) -> Html:
        parts = []
        for one in self.content.predictions:
            shown = one.snapshot()
            predicted = shown["sentence"] or ("" if one.value is None else one.guess.unit.counted(one.value))
            parts += [
                tag("h3", shown["ask"]),
                tag("p", tag("strong", predicted)) if predicted else self.nothing(),
                *([self.quoted(shown["reason"])] if shown["reason"] else []),
                *([tag("p", shown["truth"])] if shown["truth"] else []),
            ]
        return self.section("lesson-report-predictions", *parts)

    def chart(self, chart: Chart) -> Html:
        rows = [tag("tr", *(tag("td", cell) for cell in row)) for row in chart.cells]
        numbers = self.table(chart.title, chart.columns, rows)
        return joined([
            tag("h3", chart.title),
            tag("p", tag("img", src=image(chart), alt=chart.summary)),
            tag("p", chart.summary),
            self.details(f"{self.say('chart-data')}: {chart.title}", numbers),
        ])  # fmt: skip

    def claim(self, card: ClaimCard) -> Html:
        claim = card.claim
        yours = self.say(f"lesson-word-{card.verdict}") if card.verdict else NONE
        ours = tag("strong", self.say(f"lesson-word-{claim.verdict}"))
        figures = [
            tag(
                "li",
                f"{one['name']}: {one['numbers']} {one['unit']} (",
                tag("a", one["publisher"], href=one["address"], rel="noreferrer"),
                ")",
            )
            for one in card.figures()
        ]
        return joined([
            tag("h3", claim.claim),
            tag("p", self.say("lesson-word-your-verdict"), ": ", tag("strong", yours)),
            tag("p", self.say("lesson-word-our-verdict"), ": ", ours, f". {claim.why}"),
            tag("ul", *figures),
        ])  # fmt: skip

    def quiz(self) -> Html:
        heads = [self.say(f"lesson-column-{key}") for key in ("asked", "first", "last", "said")]
        rows = []
        for row in self.content.quiz.rows():
            word = {None: "", True: "lesson-word-right", False: "lesson-word-wrong"}[row["right"]]
            answers = [tag("td", str(row[key]) or NONE) for key in ("first answer", "answer")]
            feedback = tag("td", tag("strong", self.say(word) if word else ""), f" {row['said']}")
            rows.append(tag("tr", tag("th", row["asked"], scope="row"), *answers, feedback))
        return self.section("lesson-report-quiz", self.table(self.say("lesson-report-quiz"), heads, rows))

    def ticket(self) -> Html:
        ticket = self.content.ticket
        doubt = tag("h3", self.say("lesson-word-doubt")), self.quoted(ticket.doubt)
        deed = tag("h3", self.say("lesson-word-deed")), self.quoted(ticket.deed)
        return self.section("lesson-word-ticket", *doubt, *deed)

    def game(self, table: Table) -> Html:
        end, moves = table.outcome, len(table.move_numbers)
        points = end.points.items() if end else ()
        record = table.record
        known = record.known_moves(record.reader())
        listed = tag("ol", *(tag("li", tag("code", move)) for move in known))
        told = [
            tag("h3", ", ".join(map(clean, table.names))),
            tag("p", end.why if end else self.say("lesson-report-unfinished", moves=moves)),
            tag("ul", *(tag("li", tag("bdi", clean(name)), f": {score}") for name, score in points)),
        ]
        # Both hold the whole game, with what a player may not know before its end.
        whole = [
            tag("p", self.say("lesson-report-code")),
            tag("p", tag("code", f'tw.resume("{table.resume_code()}")')),
            self.details(self.say("lesson-report-record"), tag("p", tag("code", record.to_json()))),
        ]
        moves_made = self.details(self.say("lesson-report-moves", moves=moves), listed)
        if not record.over:
            whole = [tag("p", self.say("lesson-report-sealed"))]
        return joined([*told, moves_made, *whole])


def image(chart: Chart) -> str:
    """A chart as the address of an image, which needs no file and no network."""
    return "data:image/svg+xml;base64," + base64.b64encode(chart.svg.encode()).decode()
