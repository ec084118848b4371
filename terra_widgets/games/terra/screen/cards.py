"""Crises and solution cards of Terra as the view needs them, worked out once for each deck and language."""

from __future__ import annotations

from terra_widgets.games.terra.deck import COLOURS, REGIONS, Crisis, Solution, TerraDeck
from terra_widgets.games.terra.screen import shapes
from terra_widgets.text import translate
from terra_widgets.widgets.remembered import remembered
from terra_widgets.text.words import isolated, clean


class CardFaces:
    """All cards of one deck in one language, in the deck's order."""

    def __init__(self, deck: TerraDeck, language: str) -> None:
        self.deck, self.language = deck, language
        self.regions = tuple(translate("terra-region", language, region=region) for region in REGIONS)
        self.colours = tuple(translate("terra-colour", language, colour=colour) for colour in COLOURS)
        self.names = tuple(_name(crisis, language) for crisis in deck.crises)
        """The names of the crises, for use in sentences."""
        self.plain = tuple(
            translate("terra-card", language, colour=COLOURS[solution.colour], value=solution.value)
            for solution in deck.solutions
        )
        """Solution cards in the fewest words: colour and value."""
        self.solutions = tuple(self._solution(kind) for kind in range(len(deck.solutions)))
        self.crises = tuple(self._crisis(number) for number in range(len(deck.crises)))

    def _solution(self, kind: int) -> shapes.Solution:
        solution = self.deck.solutions[kind]
        return {
            "card": solution.id,
            "colour": COLOURS[solution.colour],
            "value": solution.value,
            "name": clean(solution.names.get(self.language, solution.name)),
            "note": clean(solution.notes.get(self.language, solution.note)),
            "label": f"{self.plain[kind]}, {_name(solution, self.language)}",
        }

    def _crisis(self, number: int) -> shapes.CrisisFace:
        crisis = self.deck.crises[number]
        return {
            "crisis": crisis.id,
            "colour": COLOURS[crisis.colour],
            "name": clean(crisis.names.get(self.language, crisis.name)),
            "note": clean(crisis.notes.get(self.language, crisis.note)),
            "threat": crisis.threat,
        }


card_faces = remembered(CardFaces)


def _name(card: Crisis | Solution, language: str) -> str:
    return isolated(card.names.get(language, card.name))
