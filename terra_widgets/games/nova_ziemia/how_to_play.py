"""How to play Nova Ziemia, in five pictures."""

from __future__ import annotations

from collections.abc import Mapping

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Game
from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.numbers import FAILURE, FIRST_GOAL, HAND
from terra_widgets.widgets.themed_picture import Draw, Point, Sketch

# Tiles of the pictures: the tones of their north, east, south and west triangles.
TILES = (
    ("green", "green", "blue", "yellow"),
    ("white", "blue", "blue", "green"),
    ("yellow", "yellow", "green", "white"),
    ("blue", "white", "green", "green"),
    ("green", "yellow", "yellow", "blue"),
    ("white", "white", "green", "blue"),
)

RULES_IN_WORDS = "print-nova"
"""How the keys of these rules begin."""
RULES = {
    "turn": ("shape", "settle", "fail", "fill"),
    "zones": ("triangle", "value", "once"),
    "end": ("lose", "win"),
    "disaster": ("open", "red"),
    "against": ("bid", "try"),
}
"""The parts of the rules in words, and the sentences of each."""


def facts(game: Game) -> Mapping[str, Fact]:
    """What the sentences name beside the numbers of the rules."""
    assert isinstance(game, NovaZiemia)
    return {"competition": int(game.options.competition)}


def planet(sketch: Sketch) -> Sketch:
    """Two rows of tiles, each of four triangles."""
    for i, tile in enumerate(TILES):
        _tile(sketch, 66 + 36 * (i % 3), 14 + 36 * (i // 3), 36, tile)
    return sketch


def actions(sketch: Sketch) -> Sketch:
    """Rotate a tile, turn it over, shift a row."""
    _tile(sketch, 18, 34, 36, TILES[0])
    sketch.line("M22 28a20 14 0 0 1 28 0", "ink").arrow(48, 25, 53, 31)
    _tile(sketch, 96, 34, 36, TILES[1])
    sketch.line("M114 14v14M114 76v14", "soft", 2).arrow(104, 22, 92, 22).arrow(124, 22, 136, 22)
    for i in range(2):
        _tile(sketch, 168 + 26 * i, 40, 26, TILES[2 + i])
    return sketch.arrow(176, 82, 212, 82)


def zone(sketch: Sketch) -> Sketch:
    """Touching triangles of one colour are a zone; its size is what a mission asks for."""
    _tile(sketch, 30, 30, 44, ("green", "green", "blue", "yellow"), "ne")
    _tile(sketch, 74, 30, 44, ("white", "blue", "yellow", "green"), "w")
    sketch.arrow(132, 52, 156, 52)
    return sketch.box(168, 20, 52, 64, "card", "ink").token(194, 40, "green", 11).word(194, 68, 3, 20)


def settle(sketch: Sketch) -> Sketch:
    """A mission that is met is handed in, and with it a goal may be reached."""
    for i in range(HAND):
        sketch.box(12 + 28 * i, 34, 24, 38, "lit" if i == 1 else "card", "ink")
        sketch.token(24 + 28 * i, 46, ("white", "green", "blue", "yellow")[i % 4], 6)
    sketch.tick(52, 62).arrow(128, 52, 156, 52)
    sketch.box(168, 18, 56, 68, "card", "good").token(188, 40, "green", 10).word(188, 68, FIRST_GOAL, 20)
    return sketch.tick(210, 52)


def end(sketch: Sketch) -> Sketch:
    """All goals are met; or the library is empty."""
    for i, tone in enumerate(("white", "blue", "yellow", "green")):
        x, y = 20 + 38 * (i % 2), 10 + 44 * (i // 2)
        sketch.box(x, y, 32, 40, "card", "good").token(x + 16, y + 14, tone, 7).tick(x + 16, y + 30)
    sketch.line("M122 12v80", "edge", 1.5)
    sketch.box(152, 26, 36, 50, "paper", dash="4 4").cross(170, 51, 12)
    return sketch.word(214, 51, f"\N{MINUS SIGN}{FAILURE}", 18, "bad")


PICTURES: tuple[Draw, ...] = (planet, actions, zone, settle, end)


def _tile(sketch: Sketch, x: float, y: float, side: float, tones: tuple[str, ...], zone: str = "") -> None:
    middle: Point = (x + side / 2, y + side / 2)
    corners: list[Point] = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
    for i, tone in enumerate(tones):
        edge = "ink" if "nesw"[i] in zone else ""
        sketch.shape([corners[i], corners[(i + 1) % 4], middle], tone, edge)
    sketch.line(f"M{x} {y}h{side}v{side}h-{side}z", "edge", 1)
