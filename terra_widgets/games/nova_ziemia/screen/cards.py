"""Tiles, missions, goals and disasters as the view needs them, worked out once for each deck and language."""

from __future__ import annotations

from terra_widgets.games.nova_ziemia.deck import Disaster, NovaDeck, Task
from terra_widgets.games.nova_ziemia.rules.disasters import washes
from terra_widgets.games.nova_ziemia.rules.state import MIRROR_EW
from terra_widgets.games.nova_ziemia.rules.planet import Cards
from terra_widgets.games.nova_ziemia.screen import shapes
from terra_widgets.text import translate
from terra_widgets.widgets.remembered import remembered
from terra_widgets.text.words import isolated, clean


class CardFaces:
    """All that is printed in one deck, in one language, in the order of the numbers of cards."""

    def __init__(self, cards: Cards, language: str) -> None:
        self.cards, self.language = cards, language
        deck: NovaDeck = cards.deck
        printed: tuple[Task | Disaster, ...] = (*deck.missions, *deck.goals, *deck.disasters)
        self.names = tuple(isolated(card.names.get(language, card.name)) for card in printed)
        """The names of missions, goals and disasters, for use in sentences."""
        self.shared: tuple[shapes.Printed, ...] = tuple(
            {
                "id": card.id,
                "name": clean(card.names.get(language, card.name)),
                "note": clean(card.notes.get(language, card.note)),
            }
            for card in printed
        )
        self.number = {card.id: number for number, card in enumerate(printed)}
        first = len(deck.missions) + len(deck.goals)
        self.disasters = tuple(
            {
                first + i: _disaster(card, self.shared[first + i], language, late)
                for i, card in enumerate(deck.disasters)
            }
            for late in (False, True)
        )
        """The disasters as they are, and as they are with the option `late_disasters`."""
        self.tile_names = tuple(isolated(tile.names.get(language, tile.name)) for tile in deck.tiles)
        self.tiles = [
            ["".join(map(str, cards.sides[4 * tile + face])) for face in (0, MIRROR_EW)]
            for tile in range(len(deck.tiles))
        ]
        """Front and back of each tile: the colours to the north, east, south and west, the back as it is seen
        when the tile was turned over sideways."""

    def name(self, card: str) -> str:
        """The name of the card with that id, for use in sentences."""
        return self.names[self.number[card]]


card_faces = remembered(CardFaces)


def colour_name(colour: str, language: str) -> str:
    """A colour in words."""
    return translate(f"nova-colour-{colour}", language)


def need(colour: str, value: int, count: int, language: str) -> str:
    """What a card asks for, in words."""
    return translate(
        "nova-draw-need", language, count=count, colour=colour_name(colour, language), value=value
    )


def _disaster(card: Disaster, shared: shapes.Printed, language: str, late: bool) -> shapes.Disaster:
    effects = "; ".join(
        translate(
            f"nova-effect-{what.removeprefix('no ')}",
            language,
            count=amount,
            washes=0 if late else washes(what, amount),
        )
        for what, amount in card.effects
    )
    level = translate("nova-level", language, level=card.level)
    effects = effects[:1].upper() + effects[1:]
    return {
        **shared, "level": card.level, "text": f"{effects}.",
        "label": f"{level}, {isolated(shared['name'])}: {effects}",
    }  # fmt: skip
