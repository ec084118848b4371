"""How to play Terrabilis, in five pictures."""

from __future__ import annotations

from collections.abc import Mapping

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Game
from terra_widgets.games.terrabilis.rules.game import Terrabilis
from terra_widgets.games.terrabilis.rules.numbers import (
    ECONOMIC_POINTS,
    PLACES,
    RENEWABLE_POINTS,
    SERVICE_POINTS,
)
from terra_widgets.widgets.themed_picture import Draw, Sketch

PIPS = {4: ((-5, -5), (5, -5), (-5, 5), (5, 5)), 3: ((-5, -5), (0, 0), (5, 5))}
PLACE = 18  # pixels of a place on the thermometer

RULES_IN_WORDS = "print-terrabilis"
"""How the keys of these rules begin."""
RULES = {
    "turn": ("roll", "year", "quiz"),
    "build": ("draw", "install"),
    "zone": ("places", "bank", "burst", "planet"),
    "alliance": ("join",),
    "loan": ("borrow", "short", "out"),
    "end": ("last", "count"),
}
"""The parts of the rules in words, and the sentences of each."""


def facts(game: Game) -> Mapping[str, Fact]:
    """What the sentences name beside the numbers of the rules."""
    assert isinstance(game, Terrabilis)
    return {"goal": game.options.goal, "bursts": game.bursts}


def roll(sketch: Sketch) -> Sketch:
    """Two dice move a pawn along the path."""
    for x, pips in ((34, 3), (66, 4)):
        sketch.box(x - 13, 39, 26, 26, "card", "ink")
        for dx, dy in PIPS[pips]:
            sketch.token(x + dx, 52 + dy, "ink", 1.8)
    for i in range(5):
        sketch.box(100 + 26 * i, 58, 22, 22, ("lit", "card", "blue", "card", "green")[i])
    return sketch.person(111, 42, "red").line("M124 36Q160 8 204 34", "ink").arrow(204, 34, 214, 50)


def build(sketch: Sketch) -> Sketch:
    """A card costs money and energy now, and earns every year."""
    sketch.token(26, 36, "yellow", 9).token(26, 66, "lit", 9).line("M28 60l-5 7h6l-4 6", "ink", 2)
    sketch.arrow(44, 52, 74, 52)
    sketch.box(84, 16, 70, 72, "card", "ink").shape(
        [(100, 66), (100, 44), (119, 30), (138, 44), (138, 66)], "blue", "ink"
    )
    sketch.line("M166 40a16 16 0 1 1-2 22M162 70l1-9 9 2", "good")
    return sketch.token(208, 52, "yellow", 10)


def zone(sketch: Sketch) -> Sketch:
    """What all countries lose lies on one thermometer of ten places."""
    for i, tone in enumerate(("red", "blue", "product")):
        sketch.person(40 + 80 * i, 18, tone)
        sketch.arrow(40 + 80 * i, 36, 40 + 80 * i, 54, "bad")
    for i in range(PLACES):
        sketch.box(30 + PLACE * i, 62, PLACE - 2, 24, "card")
        if i < PLACES - 3:
            sketch.token(38 + PLACE * i, 74, "green" if i % 2 else "yellow", 6)
    return sketch


def alliance(sketch: Sketch) -> Sketch:
    """Members trade."""
    sketch.person(40, 46, "red").person(200, 46, "blue")
    sketch.arrow(66, 40, 170, 40).arrow(174, 66, 70, 66)
    return sketch.token(118, 40, "yellow", 9).token(118, 66, "green", 9)


def end(sketch: Sketch) -> Sketch:
    """Infrastructures count points; a thermometer that bursts too often loses it for all."""
    for i, (tone, points) in enumerate(
        (("blue", SERVICE_POINTS), ("product", ECONOMIC_POINTS), ("green", RENEWABLE_POINTS))
    ):
        sketch.box(14 + 38 * i, 22, 32, 40, tone, "ink").word(30 + 38 * i, 80, f"+{points}", 15, "good")
    sketch.line("M138 12v80", "edge", 1.5)
    sketch.box(156, 40, 66, 24, "card", "bad")
    for i in range(3):
        sketch.token(168 + 21 * i, 52, "cube", 7)
    return sketch.line("M160 28l8 8M189 20v12M218 28l-8 8M160 76l8-8M189 84v-12M218 76l-8-8", "bad", 3)


PICTURES: tuple[Draw, ...] = (roll, build, zone, alliance, end)
