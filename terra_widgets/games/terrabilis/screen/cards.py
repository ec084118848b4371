"""Infrastructures, hazards and amounts as the view needs them, worked out once for each deck and language."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.terrabilis.deck.cards import RESOURCES, Hazard, Infrastructure, TerrabilisDeck
from terra_widgets.games.terrabilis.rules.numbers import ECONOMIC_POINTS, RENEWABLE_POINTS, SERVICE_POINTS
from terra_widgets.games.terrabilis.screen import shapes
from terra_widgets.text import translate
from terra_widgets.widgets.remembered import remembered
from terra_widgets.text.words import isolated, clean, listing

Amounts = Sequence[int]
"""Nature and well-being, then perhaps energy and Terras."""


def amount(kind: str, count: int, language: str) -> str:
    """So many of a kind, in words.

    >>> amount("wellbeing", 2, "en")
    '2 well-being'
    """
    return translate(f"terrabilis-some-{kind}", language, count=count)


def amounts(counts: Amounts, language: str) -> str:
    """Several kinds, in words; empty when there is nothing.

    >>> amounts((1, 0, 2, 5000), "en")
    '1 nature, 2 energy and 5,000 Terras'
    """
    return listing(
        [amount(kind, n, language) for kind, n in zip(RESOURCES, counts, strict=False) if n], language
    )


def counted(counts: Amounts, language: str) -> list[shapes.Amount]:
    """The kinds that are there, each with its number as digits are written."""
    return [
        {"kind": kind, "count": n, "shown": number(n, language)}
        for kind, n in zip(RESOURCES, counts, strict=False)
        if n
    ]


def number(count: int, language: str) -> str:
    """A number as people write it."""
    return translate("chart-number", language, value=count)


class CardFaces:
    """All cards of one deck in one language, in the deck's order."""

    def __init__(self, deck: TerrabilisDeck, language: str) -> None:
        self.deck, self.language = deck, language
        self.names = tuple(isolated(card.names.get(language, card.name)) for card in deck.cards)
        """The names of the infrastructures, for use in sentences."""
        self.hazard_names = tuple(isolated(card.names.get(language, card.name)) for card in deck.hazards)
        self.cards = tuple(
            _card(card, name, language) for card, name in zip(deck.cards, self.names, strict=True)
        )
        self.hazards = tuple(_hazard(card, language) for card in deck.hazards)


card_faces = remembered(CardFaces)


def _card(card: Infrastructure, name: str, language: str) -> shapes.Infrastructure:
    energy, terras = card.gain
    kinds = {
        "cost": (0, 0, card.energy, card.terras),
        "bonus": (0, 0, card.bonus, 0),
        "takes": card.takes,
        "pays": card.pays,
        "gain": (0, 0, energy, terras),
        "tax": (0, 0, 0, card.tax),
    }
    step_text = {kind: amounts(counts, language) for kind, counts in kinds.items() if any(counts)}
    sort = translate("terrabilis-sort", language, sort=card.source or card.category)
    worth = translate("terrabilis-worth", language, points=points(card))
    does = [translate(f"terrabilis-card-{kind}", language, what=what) for kind, what in step_text.items()]
    return {
        "id": card.id,
        "name": clean(card.names.get(language, card.name)),
        "note": clean(card.notes.get(language, card.note)),
        "category": card.category,
        "source": card.source,
        "sort": sort,
        "points": points(card),
        "rows": [
            {
                "kind": kind,
                "label": translate(f"terrabilis-row-{kind}", language),
                "amounts": counted(kinds[kind], language),
            }
            for kind in step_text
        ],
        "label": ", ".join([name, sort, *does, worth]),
    }


def points(card: Infrastructure) -> int:
    """TB-61: what an infrastructure counts at the end."""
    if card.category == "services":
        return SERVICE_POINTS
    return ECONOMIC_POINTS if card.category == "economic" else RENEWABLE_POINTS * (card.source == "renewable")


def _hazard(card: Hazard, language: str) -> shapes.HazardFace:
    step_text = [
        translate(f"terrabilis-hazard-{kind}", language, what=amounts(counts, language))
        for kind, counts in (("gets", card.gets), ("pays", card.pays))
        if any(counts)
    ]
    who = translate("terrabilis-hazard-who", language, who=card.who)
    each = [translate("terrabilis-hazard-per", language, per=card.per)] if card.per else []
    return {
        "card": card.id,
        "name": clean(card.names.get(language, card.name)),
        "note": clean(card.notes.get(language, card.note)),
        "gets": counted(card.gets, language),
        "pays": counted(card.pays, language),
        "text": " ".join([who, *step_text, *each]),
        "ours": translate("terrabilis-hazard-ours", language) if card.gives_terras else "",
    }
