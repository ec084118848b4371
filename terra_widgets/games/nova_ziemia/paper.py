"""Nova Ziemia on paper: tiles to fold, missions, goals and disasters as plain cards."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.nova_ziemia.deck import COLOURS, Disaster, NovaDeck, Task, Tile
from terra_widgets.games.nova_ziemia.rules.disasters import washes
from terra_widgets.games.nova_ziemia.rules.planet import seen
from terra_widgets.games.nova_ziemia.rules.state import MIRROR_NS
from terra_widgets.markup import Html, tag
from terra_widgets.printing.faces import plain_card
from terra_widgets.printing.page import Document, card_pages
from terra_widgets.printing.paper import Paper
from terra_widgets.text import translate
from terra_widgets.text.words import clean

SIZE = 42  # of a tile, in millimetres
FILLS = {"white": "#ffffff", "blue": "#8fb8de", "yellow": "#f2d675", "green": "#8cc084"}
# North, east, south and west: the corners of each triangle, and where its letter stands.
TRIANGLES = (
    ("0,0 42,0 21,21", 21, 9),
    ("42,0 42,42 21,21", 33, 21),
    ("0,42 42,42 21,21", 21, 33),
    ("0,0 0,42 21,21", 9, 21),
)


def documents(deck: GameDeck, language: str, paper: Paper) -> tuple[Document, ...]:
    """All tiles and cards."""
    assert isinstance(deck, NovaDeck)
    groups = {
        translate("print-nova-tiles", language): [_tile(tile, language) for tile in deck.tiles],
        translate("print-nova-mission", language): [_task(task, language) for task in deck.missions],
        translate("print-nova-goal", language): [_task(task, language) for task in deck.goals],
        translate("print-nova-disasters", language): [_disaster(card, language) for card in deck.disasters],
    }
    return (card_pages(deck.game, groups, language, paper),)


def _tile(tile: Tile, language: str) -> Html:
    """Front above, back below: folded between them, it is the tile turned over top to bottom (TX-3)."""
    front = tag("g", *_triangles(seen(tile, 0)))
    behind = tag("g", *_triangles(seen(tile, MIRROR_NS)), transform=f"translate(0 {SIZE})")
    drawn = tag("svg", front, behind, viewBox=f"0 0 {SIZE} {2 * SIZE}", aria_hidden="true")
    name = clean(tile.names.get(language, tile.name))
    sides = ", ".join(translate(f"nova-colour-{colour}", language) for colour in tile.sides)
    return tag(
        "article",
        tag("h3", f"{tile.id} {name}: {sides}", class_="p-sr"),
        drawn,
        class_="p-fold",
        data_card=tile.id,
    )


def _triangles(sides: Sequence[int]) -> list[Html]:
    shapes = []
    for colour, (corners, x, y) in zip((COLOURS[side] for side in sides), TRIANGLES, strict=True):
        shapes.append(tag("polygon", points=corners, fill=FILLS[colour]))
        shapes.append(tag("text", colour[0].upper(), x=str(x), y=str(y)))
    return shapes


def _task(task: Task, language: str) -> Html:
    facts: dict[str, str | int] = {
        "count": task.zones,
        "colour": translate(f"nova-colour-{task.colour}", language),
        "value": task.value,
    }
    lines = [translate("nova-draw-need", language, **facts)]
    if task.players > 1:
        lines.append(translate("print-nova-players", language, count=task.players))
    mark = f"{task.colour[0].upper()}{task.value}"
    return plain_card(
        mark=mark,
        kind=translate(f"print-nova-{task.kind}", language),
        name=clean(task.names.get(language, task.name)),
        lines=lines,
        note=clean(task.notes.get(language, task.note)),
        corner=f"{task.zones}\N{MULTIPLICATION SIGN}" if task.zones > 1 else "",
        card=task.id,
    )


def _disaster(card: Disaster, language: str) -> Html:
    lines = [
        translate(f"nova-effect-{what.removeprefix('no ')}", language, count=n, washes=washes(what, n))
        for what, n in card.effects
    ]
    return plain_card(
        mark="!" if card.level == "yellow" else "!!",
        kind=translate("print-nova-disaster", language, level=card.level),
        name=clean(card.names.get(language, card.name)),
        lines=lines,
        note=clean(card.notes.get(language, card.note)),
        card=card.id,
    )
