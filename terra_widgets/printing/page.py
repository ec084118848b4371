"""A document for a printer: one HTML file that needs nothing beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from terra_widgets.markup import Html, joined, tag, whole_page
from terra_widgets.printing.paper import CARDS, Grid, Paper
from terra_widgets.text import translate
from terra_widgets.text.words import game_name

MARK, AWAY = 4, 1.5  # length of a cut mark, and how far from the pieces it begins
ARM = 1.2  # of a cross between pieces


@dataclass(frozen=True)
class Document:
    """What goes into one file."""

    name: str
    """The name of the file, without its ending."""
    title: str
    note: str
    """What it is for, in one line."""
    body: tuple[Html, ...]
    """Its pages; where it flows, its parts."""
    language: str
    flows: bool = False
    """Whether it is text that runs on to the next page by itself."""
    landscape: bool = False
    """Whether its pages lie on their side; there are no cards on such pages."""
    style: str = ""
    """A game's own style sheet."""
    needs: tuple[str, ...] = ()
    """What else is needed beside paper, one sentence each."""


def whole(document: Document, paper: Paper) -> str:
    """The text of the file."""
    flow = "11mm 15mm" if document.flows else "0"
    width, height = (paper.height, paper.width) if document.landscape else (paper.width, paper.height)
    size = (
        f"@page {{ size: {width}mm {height}mm; margin: {flow}; }}\n"
        f":root {{ --page-width: {width}mm; --page-height: {height}mm; }}"
    )
    cards = not document.flows and not document.landscape
    styles = [_style("static", "boards.css") if cards else "", _style("printing", "kit.css")]
    styles += [document.style, size]
    # A page of cards shows nothing but cards; the title is for those who listen to it.
    body = [] if document.flows else [tag("h1", document.title, class_="p-sr")]
    main = tag("main", *body, *document.body, class_="p-flow" if document.flows else "p-pages")
    return whole_page(document.title, document.language, styles, main)


@cache
def _style(folder: str, name: str) -> str:
    return files("terra_widgets").joinpath(folder, name).read_text(encoding="utf-8")


def sheets(pieces: Sequence[Html], grid: Grid, paper: Paper, title: str) -> tuple[Html, ...]:
    """Pages full of pieces, with marks to cut along; no piece is ever on two pages."""
    pages = [pieces[first : first + grid.places] for first in range(0, len(pieces), grid.places)]
    labels = [title if len(pages) == 1 else f"{title} ({n}/{len(pages)})" for n in range(1, len(pages) + 1)]
    return tuple(sheet(page, grid, paper, label) for page, label in zip(pages, labels, strict=True))


def card_pages(game: str, groups: Mapping[str, Sequence[Html]], language: str, paper: Paper) -> Document:
    """All cards of a game: each group on pages of its own, with the group's name at their side."""
    pages = [page for title, faces in groups.items() for page in sheets(faces, CARDS, paper, title)]
    title = f"{game_name(game, language)}: {translate('print-doc-cards', language)}"
    note = translate("print-doc-cards-note", language, count=sum(map(len, groups.values())))
    return Document("cards", title, note, tuple(pages), language)


def sheet(pieces: Sequence[Html], grid: Grid, paper: Paper, title: str, *, marks: bool = True) -> Html:
    """One page of pieces."""
    left, top = grid.margins(paper)
    size = f"width:{grid.width:g}mm;height:{grid.height:g}mm"
    placed = []
    for n, piece in enumerate(pieces):
        row, column = divmod(n, grid.columns)
        where = f"left:{left + column * grid.width:g}mm;top:{top + row * grid.height:g}mm"
        placed.append(tag("div", piece, class_="p-piece", style=f"{where};{size}"))
    parts = [
        tag("h2", title, class_="p-side"),
        *([_marks(grid, paper, len(pieces))] if marks else []),
        *placed,
    ]
    return tag("section", *parts, class_="p-page terra", data_door="boards", data_theme="light")


def page(*parts: str | Html, class_: str = "") -> Html:
    """A page that is laid out freely."""
    classes = f"p-page p-free terra {class_}".strip()
    return tag("section", *parts, class_=classes, data_door="boards", data_theme="light")


def _marks(grid: Grid, paper: Paper, pieces: int) -> Html:
    """Marks to cut along, round the rows that have pieces."""
    rows = -(-pieces // grid.columns)
    left, top = grid.margins(paper)
    right, bottom = paper.width - left, top + rows * grid.height
    lines = []
    for column in range(grid.columns + 1):
        x = left + column * grid.width
        lines += [(x, top - AWAY, x, top - AWAY - MARK), (x, bottom + AWAY, x, bottom + AWAY + MARK)]
    for row in range(rows + 1):
        y = top + row * grid.height
        lines += [(left - AWAY, y, left - AWAY - MARK, y), (right + AWAY, y, right + AWAY + MARK, y)]
    # Small crosses where four pieces meet, for scissors.
    for x in (left + column * grid.width for column in range(1, grid.columns)):
        for y in (top + row * grid.height for row in range(1, rows)):
            lines += [(x - ARM, y, x + ARM, y), (x, y - ARM, x, y + ARM)]
    drawn = joined(tag("line", x1=f"{a:g}", y1=f"{b:g}", x2=f"{c:g}", y2=f"{d:g}") for a, b, c, d in lines)
    box = f"0 0 {paper.width:g} {paper.height:g}"
    return tag("svg", drawn, class_="p-marks", viewBox=box, aria_hidden="true")
