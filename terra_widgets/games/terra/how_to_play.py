"""How to play Terra, in five pictures."""

from __future__ import annotations

from collections.abc import Mapping

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Game
from terra_widgets.games.terra.rules.numbers import (
    COLOUR_LIMIT,
    COMBINATION,
    FIRST_POINTS,
    HIGHEST_POINTS,
    LAST_POINTS,
    REGION_LIMIT,
    WORLD_LIMIT,
)  # fmt: skip
from terra_widgets.widgets.themed_picture import Draw, Sketch

THREAT = 11  # of the crisis in the pictures

RULES_IN_WORDS = "print-terra"
"""How the keys of these rules begin."""
RULES = {
    "turn": ("draw", "help", "hoard", "keep"),
    "crisis": ("ask", "solved", "blown"),
    "end": ("lost", "saved", "count"),
}
"""The parts of the rules in words, and the sentences of each."""


def facts(_game: Game) -> Mapping[str, Fact]:
    """What the sentences name beside the numbers of the rules."""
    return {}


def draw(sketch: Sketch) -> Sketch:
    """From the pile comes a solution or a crisis."""
    for i in range(3):
        sketch.box(22 + 3 * i, 30 - 3 * i, 36, 50, "blue", "ink")
    sketch.arrow(76, 40, 122, 26).arrow(76, 60, 122, 76)
    _solution(sketch, 132, 4, "green", 4)
    return _crisis(sketch, 128, 60, "green", THREAT)


def give(sketch: Sketch) -> Sketch:
    """Cards beside a crisis reach its threat."""
    _crisis(sketch, 12, 32, "green", THREAT)
    for i, value in enumerate((5, 2, 4)):
        _solution(sketch, 84 + 38 * i, 30, "green", value)
    sketch.word(100, 88, f"+{FIRST_POINTS}", 14, "good").word(100, 16, f"+{HIGHEST_POINTS}", 14, "good")
    return sketch.tick(216, 52)


def later(sketch: Sketch) -> Sketch:
    """One card at a time on a full-blown crisis; the last one brings points."""
    _crisis(sketch, 14, 32, "red", THREAT)
    for i, value in enumerate((4, 3)):
        _solution(sketch, 86 + 36 * i, 30, "red", value)
    sketch.arrow(188, 52, 162, 52)
    _solution(sketch, 194, 30, "red", 4)
    return sketch.word(210, 90, f"+{LAST_POINTS}", 14, "good")


def hoard(sketch: Sketch) -> Sketch:
    """Cards that go together lie face down."""
    for i, tone in enumerate(("green", "blue", "red")[:COMBINATION]):
        _solution(sketch, 14 + 36 * i, 30, tone, i + 2)
        sketch.box(158 + 12 * i, 30 + 3 * i, 32, 44, "blue", "ink")
    return sketch.arrow(126, 52, 150, 52)


def limits(sketch: Sketch) -> Sketch:
    """Too many crises in a region, of a colour, or in all: everybody loses."""
    for row, limit in enumerate((REGION_LIMIT, COLOUR_LIMIT, WORLD_LIMIT)):
        for i in range(limit):
            x, y = 22 + 18 * i, 26 + 26 * row
            tone = ("red", "green", "blue")[i % 3] if row != 1 else "red"
            sketch.shape([(x - 7, y + 6), (x, y - 7), (x + 7, y + 6)], tone, "ink")
        sketch.word(40 + 18 * limit, 26 + 26 * row, f"= {limit}", 13)
    return sketch.token(204, 52, "blue", 24).cross(204, 52, 16)


PICTURES: tuple[Draw, ...] = (draw, give, later, hoard, limits)


def _solution(sketch: Sketch, x: float, y: float, tone: str, value: int) -> Sketch:
    return sketch.box(x, y, 32, 44, tone, "ink").token(x + 16, y + 22, "card", 11).word(x + 16, y + 22, value)


def _crisis(sketch: Sketch, x: float, y: float, tone: str, threat: int) -> Sketch:
    sketch.box(x, y, 60, 38, "card", "bad").shape(
        [(x + 6, y + 30), (x + 18, y + 8), (x + 30, y + 30)], tone, "ink"
    )
    return sketch.word(x + 44, y + 20, threat, 16, "bad")
