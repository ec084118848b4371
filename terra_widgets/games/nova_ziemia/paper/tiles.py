"""The tiles of Nova Ziemia: front and back in one piece, each colour with a letter and a pattern."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.nova_ziemia.deck import COLOURS, Tile
from terra_widgets.games.nova_ziemia.rules.planet import seen
from terra_widgets.games.nova_ziemia.rules.state import MIRROR_NS
from terra_widgets.markup import Html, tag
from terra_widgets.text import translate
from terra_widgets.text.words import clean

SIZE = 42  # of a tile, in millimetres
FILLS = {"white": "#ffffff", "blue": "#8fb8de", "yellow": "#f2d675", "green": "#8cc084"}
# In grey, blue and green look alike: blue has waves, green slanting lines, yellow dots, white nothing.
STROKES = {
    "blue": (5, 4, "M0 2q1.25-1.6 2.5 0t2.5 0", "#1d4f80", 0.35),
    "yellow": (5, 5, "M2.5 2.5h0", "#7a5d00", 0.9),
    "green": (3, 3, "M-1 1l2-2M0 3l3-3M2 4l2-2", "#1f5c1a", 0.35),
}
# North, east, south and west: the corners of each triangle, and where its letter stands.
TRIANGLES = (
    ("0,0 42,0 21,21", 21, 9),
    ("42,0 42,42 21,21", 33, 21),
    ("0,42 42,42 21,21", 21, 33),
    ("0,0 0,42 21,21", 9, 21),
)


def letter(colour: str, language: str) -> str:
    """The letter of a colour in a language."""
    return translate(f"nova-colour-{colour}", language)[0].upper()


def patterns() -> Html:
    """What the colours are filled with, for all tiles of a document."""
    made = []
    for colour, (width, height, drawn, ink, breadth) in STROKES.items():
        ground = tag("rect", width=width, height=height, fill=FILLS[colour])
        lines = tag("path", d=drawn, fill="none", stroke=ink, stroke_width=breadth, stroke_linecap="round")
        size: dict[str, float] = {"width": width, "height": height}
        made.append(tag("pattern", ground, lines, id=_pattern(colour), patternUnits="userSpaceOnUse", **size))
    return tag("svg", tag("defs", *made), width="0", height="0", class_="p-patterns", aria_hidden="true")


def _pattern(colour: str) -> str:
    return f"p-fill-{colour}"


def tile(tile: Tile, language: str) -> Html:
    """Front above, back below: folded between them, it is the tile turned over top to bottom (TX-3)."""
    front = tag("g", *_triangles(seen(tile, 0), language))
    behind = tag("g", *_triangles(seen(tile, MIRROR_NS), language), transform=f"translate(0 {SIZE})")
    # Where to cut, and where to fold.
    edge = tag("rect", width=SIZE, height=2 * SIZE, class_="p-edge")
    fold = tag("path", d=f"M0 {SIZE}H{SIZE}", class_="p-crease")
    drawn = tag("svg", front, behind, edge, fold, viewBox=f"0 0 {SIZE} {2 * SIZE}", aria_hidden="true")
    name = clean(tile.names.get(language, tile.name))
    sides = ", ".join(translate(f"nova-colour-{colour}", language) for colour in tile.sides)
    return tag(
        "article",
        tag("h3", f"{tile.id} {name}: {sides}", class_="p-sr"),
        drawn,
        class_="p-fold",
        data_card=tile.id,
    )


def _triangles(sides: Sequence[int], language: str) -> list[Html]:
    shapes = []
    for colour, (corners, x, y) in zip((COLOURS[side] for side in sides), TRIANGLES, strict=True):
        fill = f"url(#{_pattern(colour)})" if colour in STROKES else FILLS[colour]
        shapes.append(tag("polygon", points=corners, fill=fill))
        # A plain ground below the letter: it can be read on any pattern.
        shapes.append(tag("circle", cx=x, cy=y, r="4.2", fill="#fff", fill_opacity="0.8"))
        shapes.append(tag("text", letter(colour, language), x=x, y=y))
    return shapes
