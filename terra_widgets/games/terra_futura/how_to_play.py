"""How to play Terra Futura, in five pictures."""

from __future__ import annotations

from collections.abc import Mapping

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Game
from terra_widgets.games.terra_futura.rules.numbers import PENALTY, POINTS, ROW_LENGTH, SPAN
from terra_widgets.widgets.themed_picture import Draw, Sketch

RAW_TONES = ("green", "red", "yellow")
FOOD = 3  # among the kinds of the deck
SIDE = 26  # of a card in a territory


RULES_IN_WORDS = "print"
"""How the keys of these rules begin."""
RULES = {
    "turn": ("throw", "take", "place", "work", "pass"),
    "cards": ("gain", "exchange", "pay", "lies", "any"),
    "pollution": ("put", "space", "stop", "leave", "transfer"),
    "assistance": ("copy", "owner"),
    "end": ("final", "set", "worth", "cost", "level"),
}
"""The parts of the rules in words, and the sentences of each."""
WORTH = {"raw": POINTS[0], "food": POINTS[3], "construction": POINTS[4], "goods": POINTS[5]}


def facts(_game: Game) -> Mapping[str, Fact]:
    """What the sentences name beside the numbers of the rules."""
    return WORTH


def take(sketch: Sketch) -> Sketch:
    """A card of the market comes to the hand."""
    for level in range(2):
        for place in range(ROW_LENGTH):
            x, y = 16 + 28 * place, 14 + 42 * level
            taken = (level, place) == (0, 2)
            sketch.box(x, y, 22, 34, "lit" if taken else "card", dash="3 3" if taken else "")
            sketch.token(x + 11, y + 10, RAW_TONES[(level + place) % 3], 4)
    sketch.arrow(132, 52, 176, 52)
    return sketch.box(188, 24, 36, 54, "card", "ink").token(206, 40, "yellow", 7)


def place(sketch: Sketch) -> Sketch:
    """A card in its row and column: those cards work."""
    for row in range(SPAN):
        for column in range(SPAN):
            x, y = 76 + 30 * column, 8 + 30 * row
            awake = row == 1 or column == 2
            held = (row, column) in {(1, 1), (0, 2), (2, 0), (1, 2)}
            sketch.box(x, y, SIDE, SIDE, "lit" if awake and held else "card", dash="" if held else "3 3")
    sketch.line("M68 51H172M149 2V102", "blue", 3)
    return sketch.word(149, 51, "+", 20)


def work(sketch: Sketch) -> Sketch:
    """A card gives; another turns raw materials into a product."""
    sketch.box(18, 22, 64, 60).token(40, 52, "green").token(60, 52, "red").word(50, 34, "+", 13, "soft")
    sketch.arrow(90, 52, 112, 52, "blue")
    sketch.box(122, 22, 100, 60).token(142, 52, "green").token(160, 52, "red").arrow(172, 52, 190, 52)
    return sketch.shape([(198, 60), (198, 48), (206, 42), (214, 48), (214, 60)], "product", "ink")


def pollution(sketch: Sketch) -> Sketch:
    """A cube on a free space costs a point; one too many stops the card."""
    sketch.box(22, 14, 74, 62).box(34, 24, 18, 18, "paper", dash="3 3").cube(43, 33).token(70, 52, "green")
    sketch.word(59, 90, f"\N{MINUS SIGN}{PENALTY}", 15, "bad")
    sketch.box(144, 14, 74, 62, "soft").token(162, 34, "green").cube(181, 46, 16).cross(181, 46, 22)
    return sketch.word(181, 90, f"\N{MINUS SIGN}{PENALTY}", 15, "bad")


def count(sketch: Sketch) -> Sketch:
    """The pattern of one card, the set of one, and what things are worth."""
    for cell in range(SPAN * SPAN):
        x, y = 16 + 20 * (cell % SPAN), 22 + 20 * (cell // SPAN)
        sketch.box(x, y, 16, 16, "lit" if cell in {0, 4, 5, 6} else "card")
    sketch.arrow(84, 52, 106, 52)
    sketch.shape([(118, 40), (118, 28), (126, 22), (134, 28), (134, 40)], "product", "ink")
    sketch.word(168, 32, f"= {POINTS[FOOD]}", 16)
    sketch.token(126, 68, "green").word(168, 68, f"= {POINTS[0]}", 16)
    return sketch.line("M204 76h20M206 70l-4-26 9 8 5-14 5 14 9-8-4 26z", "lit", 3)


PICTURES: tuple[Draw, ...] = (take, place, work, pollution, count)
