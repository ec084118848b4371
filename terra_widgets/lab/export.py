"""An experiment to take away: the rows for a spreadsheet, the picture, a page that needs nothing else."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape

from terra_widgets.charts.model import Chart
from terra_widgets.lab.chart import Run
from terra_widgets.text import translate
from terra_widgets.text.words import clean

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""
POLICY = "default-src 'none';style-src 'unsafe-inline'"
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
    "color:#1c2721;background:#fff}svg{max-width:100%;height:auto}"
    "table{border-collapse:collapse;font-size:.9rem}caption,th,td{text-align:start;padding:.25rem .6rem}"
    "th,td{border-bottom:1px solid #c9c4b3}.wide{overflow-x:auto}small{color:#4a564e}"
)


def rows_csv(runs: Iterable[Run]) -> str:
    """The rows of runs, one after the other, each with the name of its run."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    head: list[str] | None = None
    for run in runs:
        columns = list(run.results.job.columns())
        if head is None:
            head = columns
            writer.writerow(["run", *columns])
        if columns != head:
            continue  # another game, with other columns
        name = as_text(run.name)
        rows = sorted(run.results.rows, key=lambda row: (row[0], row[2]))
        writer.writerows((name, *row) for row in rows)
    return text.getvalue()


def as_text(name: str) -> str:
    """A name that a spreadsheet takes for a text.

    >>> as_text("=1+1")
    "'=1+1"
    """
    name = clean(name)
    return f"'{name}" if name.startswith(FORMULA) else name


def page(chart: Chart, facts: Sequence[tuple[str, str]], language: str) -> str:
    """A page with the sentence, the picture, what was chosen and the numbers; no script, no address."""
    chosen = "".join(f"<tr><th>{escape(name)}</th><td>{escape(text)}</td></tr>" for name, text in facts)
    heads = "".join(f"<th>{escape(name)}</th>" for name in chart.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in chart.cells
    )
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f"<title>{escape(chart.title)}</title><style>{STYLE}</style></head><body>"
        f"<h1>{escape(chart.title)}</h1><p>{escape(chart.summary)}</p>{chart.svg}"
        f"<h2>{escape(translate('lab-word-setup', language))}</h2><table>{chosen}</table>"
        f'<h2>{escape(translate("lab-word-numbers", language))}</h2><div class="wide"><table>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        f"<p><small>{escape(translate('lab-page-note', language))}</small></p></body></html>\n"
    )
