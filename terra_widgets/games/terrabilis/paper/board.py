"""The board of Terrabilis on one page: the path round its edge, the Impact zone in the middle."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from terra_widgets.games.terrabilis.deck.cards import TerrabilisDeck
from terra_widgets.games.terrabilis.rules.numbers import MOST_BLACK, PLACES
from terra_widgets.markup import Html, tag
from terra_widgets.printing.page import page
from terra_widgets.printing.paper import Paper
from terra_widgets.text.words import clean

ROW = 5
"""Places of the Impact zone in a row."""
Say = Callable[..., str]


def ring(squares: int, paper: Paper) -> tuple[int, int]:
    """How many columns and rows a closed path of so many squares has, each square about as wide as high.

    >>> from terra_widgets.printing.paper import PAPERS
    >>> ring(28, PAPERS["A4"])
    (6, 10)
    """
    half = (squares + 5) // 2
    columns = max(4, round(half * paper.width / (paper.width + paper.height) - 0.2))
    return columns, half - columns


def path(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """The places round the edge, clockwise from the upper left corner, as column and row from 1."""
    yield from ((column, 1) for column in range(1, columns + 1))
    yield from ((columns, row) for row in range(2, rows + 1))
    yield from ((column, rows) for column in range(columns - 1, 0, -1))
    yield from ((1, row) for row in range(rows - 1, 1, -1))


def board(deck: TerrabilisDeck, language: str, paper: Paper, say: Say) -> Html:
    """The page."""
    columns, rows = ring(len(deck.board), paper)
    squares = []
    for n, (square, (column, row)) in enumerate(zip(deck.board, path(columns, rows), strict=False)):
        head = tag("b", f"{n} " if n else "", clean(square.names.get(language, square.name)))
        does = tag("span", say("print-terrabilis-do", what=square.what))
        where = f"grid-column:{column};grid-row:{row}"
        squares.append(tag("div", head, does, class_="p-square", style=where, data_part=square.what))
    middle = tag("div", *_middle(say), class_="p-middle", style=f"grid-area:2 / 2 / {rows} / {columns}")
    size = f"--columns:{columns};--rows:{rows}"
    return page(tag("div", *squares, middle, class_="p-ring", style=size), class_="p-path")


def _middle(say: Say) -> Iterator[Html]:
    yield tag("h2", say("terrabilis-zone"))
    # Black counters take the last places.
    black = PLACES - MOST_BLACK
    places = [
        tag("span", str(n), class_="p-shrinks" if n > black else None, data_part="place")
        for n in range(1, PLACES + 1)
    ]
    yield tag("div", *places, class_="p-places", style=f"--columns:{ROW}")
    yield tag("p", say("print-terrabilis-zone-full"))
    yield tag("p", tag("span", class_="p-shrinks"), " ", say("print-terrabilis-zone-black"))
    for what, keys in (("disaster", ("who", "pay")), ("conflict", ("pay",))):
        yield tag("h3", say(f"print-terrabilis-{what}-title"))
        for key in keys:
            yield tag("p", say(f"print-terrabilis-{what}-{key}"))
