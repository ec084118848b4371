"""Terra on paper: crises and solutions as plain cards."""

from __future__ import annotations

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.terra.deck import COLOURS, REGIONS, Crisis, Solution, TerraDeck
from terra_widgets.markup import Html
from terra_widgets.printing.faces import plain_card
from terra_widgets.printing.page import Document, card_pages
from terra_widgets.printing.paper import Paper
from terra_widgets.text import translate
from terra_widgets.text.words import clean


def documents(deck: GameDeck, language: str, paper: Paper) -> tuple[Document, ...]:
    """All cards, each as often as the game has it."""
    assert isinstance(deck, TerraDeck)
    solutions = [_solution(card, language) for card in deck.solutions for _ in range(card.count)]
    groups = {
        translate("print-terra-crisis", language): [_crisis(card, language) for card in deck.crises],
        translate("print-terra-solution", language): solutions,
    }
    return (card_pages(deck.game, groups, language, paper),)


def _crisis(card: Crisis, language: str) -> Html:
    colour = translate("print-terra-colour", language, colour=COLOURS[card.colour])
    return plain_card(
        mark=_letter(card.colour),
        kind=f"{translate('print-terra-crisis', language)}, {colour}",
        name=clean(card.names.get(language, card.name)),
        lines=[
            translate("print-terra-region", language, region=REGIONS[card.region]),
            translate("print-terra-threat", language, threat=card.threat),
        ],
        note=clean(card.notes.get(language, card.note)),
        corner=str(card.threat),
        card=card.id,
    )


def _solution(card: Solution, language: str) -> Html:
    colour = translate("print-terra-colour", language, colour=COLOURS[card.colour])
    return plain_card(
        mark=f"{_letter(card.colour)}{card.value}",
        kind=f"{translate('print-terra-solution', language)}, {colour}",
        name=clean(card.names.get(language, card.name)),
        note=clean(card.notes.get(language, card.note)),
        corner=f"{_letter(card.colour)}{card.value}",
        card=card.id,
    )


def _letter(colour: int) -> str:
    """The letter of a colour, as moves name it."""
    return COLOURS[colour][0].upper()
