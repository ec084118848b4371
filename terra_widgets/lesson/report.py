"""The lab report: one page that opens anywhere, with all that a learner predicted, saw and said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from babel.dates import format_date

from terra_widgets.charts.model import Chart, image
from terra_widgets.lesson.before_after import compared
from terra_widgets.lesson.claim import ClaimCard
from terra_widgets.lesson.notes import ABOUT
from terra_widgets.lesson.report_content import PlayedGame, ReportContent
from terra_widgets.lesson.report_data import data_element, report_data
from terra_widgets.lesson.rubric import read_rubric
from terra_widgets.markup import Html, joined, tag, whole_page
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import clean

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
NONE = "\N{EN DASH}"


def report(content: ReportContent) -> str:
    """The report as the text of an HTML file."""
    return _Page(content, datetime.now().astimezone()).whole()


class _Page:
    def __init__(self, content: ReportContent, made: datetime) -> None:
        self.content, self.made = content, made
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
                self.about(),
            ),
            self.rubric(),
            self.entries(),
            self.predictions(),
            self.section("lesson-report-charts", *map(self.chart, self.content.charts)),
            self.section("lesson-report-claims", *map(self.claim, self.content.claims)),
            self.before_after(),
            self.quiz(),
            self.ticket(),
            self.section("lesson-report-games", *map(self.game, self.content.games)),
            tag("footer", tag("p", self.say("lesson-report-foot"), class_="soft")),
            data_element(report_data(self.content, self.made)),
        )
        return whole_page(f"{title}: {learner}", self.language, [STYLE], main)

    def about(self) -> Html:
        """Class, group and date."""
        notes = self.content.notes
        known = [(self.say(f"lesson-word-{one}"), tag("bdi", clean(notes.about(one)))) for one in ABOUT]
        date = format_date(self.made.date(), "long", locale=self.language)
        known.append(
            (self.say("lesson-report-date"), tag("time", date, datetime=self.made.date().isoformat()))
        )
        told = [joined([f"{name}: ", text]) for name, text in known if text != tag("bdi", "")]
        return tag("p", *(part for i, one in enumerate(told) for part in ((" · ", one) if i else (one,))))

    def rubric(self) -> Html:
        """Each criterion with its four levels to tick, and beside it the evidence that is in this report."""
        levels, lines = read_rubric(self.content.source.folder, self.language)
        if not lines:
            return joined(())
        heads = [self.say("lesson-report-criterion"), self.say("lesson-report-evidence"), *levels]
        rows = [
            tag(
                "tr",
                tag("th", line.criterion, scope="row"),
                tag("td", *(self.evidence(line.key) or [self.nothing()])),
                *(tag("td", "\N{WHITE SQUARE} ", level) for level in line.levels),
            )
            for line in lines
        ]
        return self.section("lesson-report-rubric", self.table(self.say("lesson-report-rubric"), heads, rows))

    def evidence(self, key: str) -> list[Html]:
        """What the learner said that a line of the rubric asks for."""
        content = self.content
        said = [one for one in content.entries if one.entry.shows == key and one.text]
        because = self.say("lesson-word-because")
        told = [tag("p", one.text, f" {because} {one.because}" if one.because else "") for one in said]
        if key == "evidence":
            told += [tag("p", one.sentence()) for one in content.predictions if one.value is not None]
        if key == "limits":
            told += [
                tag("p", f"{one.claim.claim} ", tag("strong", one.said("verdict")), f" {one.because}")
                for one in content.claims
                if one.verdict
            ]
        return told

    def entries(self) -> Html:
        parts = []
        for one in self.content.entries:
            parts += [tag("h3", one.entry.ask), self.quoted(one.text)]
            parts += [tag("p", f"{self.say('lesson-word-because')} ", one.because)] if one.because else []
        return self.section("lesson-report-entries", *parts) if parts else joined(())

    def before_after(self) -> Html:
        heads = [self.say(f"lesson-column-{key}") for key in ("asked", "before", "after")]
        rows = []
        for row in compared(self.content.before, self.content.after):
            cells = []
            for when in ("before", "after"):
                word = {None: "", True: "lesson-word-right", False: "lesson-word-wrong"}[row[f"{when} right"]]
                said = tag("strong", self.say(word)) if word else ""
                cells.append(tag("td", str(row[when]) or NONE, " ", said))
            rows.append(tag("tr", tag("th", row["asked"], scope="row"), *cells))
        if not rows:
            return joined(())
        key = "lesson-report-before-after"
        return self.section(key, self.table(self.say(key), heads, rows))

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
            tag("p", self.say("lesson-word-outside"), " ", tag("strong", card.said("outside") or NONE)),
            tag("ul", *figures),
            tag("p", self.say("lesson-word-judge"), " ", tag("strong", card.said("verdict") or NONE)),
            *([self.quoted(card.because)] if card.because else []),
            tag("p", self.say("lesson-word-our-verdict"), ": ", ours, f". {claim.why} {card.hint()}"),
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

    def game(self, played: PlayedGame) -> Html:
        table = played.table
        end, moves = table.outcome, len(table.move_numbers)
        points = end.points.items() if end else ()
        record = table.record
        known = record.known_moves(record.reader())
        listed = tag("ol", *(tag("li", tag("code", move)) for move in known))
        told = [
            tag("h3", ", ".join(map(clean, table.shown_names))),
            tag("p", end.why if end else self.say("lesson-report-unfinished", moves=moves)),
            *([tag("p", tag("strong", played.finished))] if played.finished else []),
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
