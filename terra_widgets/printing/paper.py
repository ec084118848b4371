"""Sheets of paper, and where cards lie on them. All sizes are in millimetres."""

from __future__ import annotations

from dataclasses import dataclass

from terra_widgets.errors import SetupError, brief


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright."""

    name: str
    width: float
    height: float


PAPERS = {"A4": Paper("A4", 210, 297), "Letter": Paper("Letter", 215.9, 279.4)}


def paper_of(name: str) -> Paper:
    """The paper of this name; SetupError lists those that there are.

    >>> paper_of("letter").width
    215.9
    """
    for paper in PAPERS.values():
        if isinstance(name, str) and name.casefold() == paper.name.casefold():
            return paper
    raise SetupError("print-paper", found=brief(name), known=", ".join(PAPERS))


@dataclass(frozen=True, slots=True)
class Grid:
    """Pieces of one size, side by side: one cut parts two of them."""

    width: float
    height: float
    columns: int
    rows: int

    @property
    def places(self) -> int:
        """How many fit on a page."""
        return self.columns * self.rows

    def margins(self, paper: Paper) -> tuple[float, float]:
        """What is left of the paper to the left and above: the grid lies in the middle."""
        left = (paper.width - self.columns * self.width) / 2
        return left, (paper.height - self.rows * self.height) / 2


CARDS = Grid(63, 88, 3, 3)
"""Poker size: they fit into the usual sleeves."""
TOKENS = Grid(15, 15, 12, 17)
