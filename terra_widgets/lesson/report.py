"""The lab report: one page that opens anywhere, with all that a learner predicted, saw and said."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from terra_widgets.charts.model import Chart
from terra_widgets.lesson.claim import ClaimCard
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.prediction import Prediction
from terra_widgets.lesson.quiz import Quiz
from terra_widgets.lesson.source import Source
from terra_widgets.lesson.ticket import Ticket
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import clean

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
NONE = "\N{EN DASH}"


@dataclass(frozen=True)
class Work:
    """All that a report tells."""

    source: Source
    notes: Notes
    predictions: Sequence[Prediction]
    charts: Sequence[Chart]
    tables: Sequence[Table]
    claims: Sequence[ClaimCard]
    quiz: Quiz
    ticket: Ticket


def report(work: Work) -> str:
    """The report as the text of an HTML file."""
    return _Page(work).whole()


class _Page:
    def __init__(self, work: Work) -> None:
        self.work = work
        self.language = work.source.language or FALLBACK

    def say(self, key: str, **facts: str | int) -> str:
        return escape(translate(key, self.language, **facts))

    def whole(self) -> str:
        work = self.work
        title = f"{escape(work.source.title)}: {escape(clean(work.notes.learner))}"
        parts = [self.predictions(), self.charts(), self.claims(), self.quiz(), self.ticket(), self.games()]
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            # Nothing may be loaded or run, whatever somebody has typed.
            '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; '
            "style-src 'unsafe-inline'\">"
            f"<title>{title}</title><style>{STYLE}</style></head><body><main>"
            f'<header><p class="soft">{self.say("lesson-report-title")}</p>'
            f"<h1>{escape(work.source.title)}</h1>"
            f"<p>{self.say('lesson-report-by')}: <bdi>{escape(clean(work.notes.learner))}</bdi></p></header>"
            f"{''.join(parts)}"
            f'<footer><p class="soft">{self.say("lesson-report-foot")}</p></footer></main></body></html>\n'
        )

    def section(self, key: str, *parts: str) -> str:
        return f"<section><h2>{self.say(key)}</h2>{''.join(parts)}</section>"

    def quoted(self, text: str) -> str:
        return f"<blockquote>{escape(text)}</blockquote>" if text else self.nothing()

    def nothing(self) -> str:
        return f'<p class="soft">{self.say("lesson-report-nothing")}</p>'

    def predictions(self) -> str:
        parts = []
        for one in self.work.predictions:
            face = one.face()
            told = face["told"] or ("" if one.value is None else one.guess.unit.counted(one.value))
            parts.append(f"<h3>{escape(face['ask'])}</h3>")
            parts.append(f"<p><strong>{escape(told)}</strong></p>" if told else self.nothing())
            parts.append(self.quoted(face["reason"]) if face["reason"] else "")
            parts.append(f"<p>{escape(face['truth'])}</p>" if face["truth"] else "")
        return self.section("lesson-report-predictions", *(parts or [self.nothing()]))

    def charts(self) -> str:
        parts = [self.chart(one) for one in self.work.charts]
        return self.section("lesson-report-charts", *(parts or [self.nothing()]))

    def chart(self, chart: Chart) -> str:
        heads = "".join(f'<th scope="col">{escape(str(name))}</th>' for name in chart.columns)
        rows = "".join(
            "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in chart.cells
        )
        return (
            f'<h3>{escape(chart.title)}</h3><p><img src="{image(chart)}" alt="{escape(chart.summary)}"></p>'
            f"<p>{escape(chart.summary)}</p><details><summary>{self.say('chart-data')}: {escape(chart.title)}"
            f'</summary><div class="wide" tabindex="0" role="region" aria-label="{escape(chart.title)}">'
            f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>"
        )

    def claims(self) -> str:
        parts = []
        for card in self.work.claims:
            claim = card.claim
            yours = self.say(f"lesson-word-{card.verdict}") if card.verdict else ""
            parts.append(f"<h3>{escape(claim.claim)}</h3>")
            parts.append(f"<p>{self.say('lesson-word-your-verdict')}: <strong>{yours or NONE}</strong></p>")
            ours = self.say(f"lesson-word-{claim.verdict}")
            parts.append(
                f"<p>{self.say('lesson-word-our-verdict')}: <strong>{ours}</strong>. {escape(claim.why)}</p>"
                "<ul>"
            )
            parts += [
                f"<li>{escape(one['name'])}: {escape(one['numbers'])} {escape(one['unit'])} "
                f'(<a href="{escape(one["address"])}" rel="noreferrer">{escape(one["publisher"])}</a>)</li>'
                for one in card.figures()
            ]
            parts.append("</ul>")
        return self.section("lesson-report-claims", *(parts or [self.nothing()]))

    def quiz(self) -> str:
        heads = "".join(
            f'<th scope="col">{self.say(f"lesson-column-{key}")}</th>'
            for key in ("asked", "first", "last", "said")
        )
        rows = []
        for row in self.work.quiz.rows():
            which = (
                ""
                if row["right"] is None
                else self.say(f"lesson-word-{'right' if row['right'] else 'wrong'}")
            )
            cells = (row["first answer"], row["answer"])
            rows.append(
                f'<tr><th scope="row">{escape(row["asked"])}</th>'
                + "".join(f"<td>{escape(str(cell)) or NONE}</td>" for cell in cells)
                + f"<td><strong>{which}</strong> {escape(row['said'])}</td></tr>"
            )
        title = self.say("lesson-report-quiz")
        return self.section(
            "lesson-report-quiz",
            f'<div class="wide" tabindex="0" role="region" aria-label="{title}"><table>'
            f"<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>",
        )

    def ticket(self) -> str:
        ticket = self.work.ticket
        return self.section(
            "lesson-word-ticket",
            f"<h3>{self.say('lesson-word-doubt')}</h3>{self.quoted(ticket.doubt)}",
            f"<h3>{self.say('lesson-word-deed')}</h3>{self.quoted(ticket.deed)}",
        )

    def games(self) -> str:
        parts = [self.game(table) for table in self.work.tables]
        return self.section("lesson-report-games", *(parts or [self.nothing()]))

    def game(self, table: Table) -> str:
        names = ", ".join(escape(clean(name)) for name in table.names)
        end = table.outcome
        how = escape(end.why) if end else self.say("lesson-report-unfinished", moves=len(table.moves))
        points = (
            ""
            if end is None
            else "".join(
                f"<li><bdi>{escape(clean(name))}</bdi>: {points}</li>" for name, points in end.points.items()
            )
        )
        code = table.resume_code()
        moves = "".join(f"<li><code>{escape(move)}</code></li>" for move in table.record.moves)
        record = escape(table.record.to_json())
        return (
            f"<h3>{names}</h3><p>{how}</p><ul>{points}</ul>"
            f'<p>{self.say("lesson-report-code")}</p><p><code>tw.resume("{escape(code)}")</code></p>'
            f"<details><summary>{self.say('lesson-report-moves', moves=len(table.moves))}</summary>"
            f"<ol>{moves}</ol></details>"
            f"<details><summary>{self.say('lesson-report-record')}</summary>"
            f"<p><code>{record}</code></p></details>"
        )


def image(chart: Chart) -> str:
    """A chart as the address of an image, which needs no file and no network."""
    return "data:image/svg+xml;base64," + base64.b64encode(chart.svg.encode()).decode()
