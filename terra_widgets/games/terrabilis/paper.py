"""Terrabilis on paper: infrastructures, hazards and questions as plain cards."""

from __future__ import annotations

from collections.abc import Mapping

from terra_widgets.games.contract import GameDeck
from terra_widgets.games.terrabilis.deck.cards import (
    LETTERS,
    RESOURCES,
    Hazard,
    Infrastructure,
    Question,
    TerrabilisDeck,
)
from terra_widgets.markup import Html
from terra_widgets.printing.faces import plain_card
from terra_widgets.printing.page import Document, card_pages
from terra_widgets.printing.paper import Paper
from terra_widgets.text import translate
from terra_widgets.text.words import clean

MARKS = {"fossil": "F", "renewable": "R", "nuclear": "N"}


def documents(deck: GameDeck, language: str, paper: Paper) -> tuple[Document, ...]:
    """All cards; the squares of the board are in the rules."""
    assert isinstance(deck, TerrabilisDeck)
    groups: dict[str, list[Html]] = {}
    for card in deck.cards:
        named = translate(f"terrabilis-category-{card.category}", language)
        groups.setdefault(named, []).append(_infrastructure(card, named, language))
    groups[translate("print-terrabilis-hazard", language)] = [
        _hazard(card, language) for card in deck.hazards
    ]
    groups[translate("print-terrabilis-quiz", language)] = [_question(card, language) for card in deck.quiz]
    return (card_pages(deck.game, groups, language, paper),)


def _infrastructure(card: Infrastructure, category: str, language: str) -> Html:
    energy, terras = card.gain
    parts = (
        ("cost", {"terras": card.terras, "energy": card.energy}),
        ("bonus", {"energy": card.bonus}),
        ("takes", dict(zip(RESOURCES, card.takes, strict=False))),
        ("pays", dict(zip(RESOURCES, card.pays, strict=False))),
        ("gain", {"energy": energy, "terras": terras}),
    )
    lines = [
        translate(f"terrabilis-draw-{word}", language, what=_amounts(things, language))
        for word, things in parts
        if any(things.values())
    ]
    if card.tax:
        lines.append(translate("terrabilis-draw-tax", language, terras=card.tax))
    source = translate("print-terrabilis-source", language, source=card.source) if card.source else ""
    return plain_card(
        mark=card.id,
        kind=f"{category}, {source}" if source else category,
        name=clean(card.names.get(language, card.name)),
        lines=lines,
        note=clean(card.notes.get(language, card.note)),
        corner=MARKS.get(card.source, ""),
        card=card.id,
    )


def _amounts(things: Mapping[str, int], language: str) -> str:
    """Amounts of resources in words."""
    told = [
        translate(f"terrabilis-amount-{kind}", language, count=things[kind])
        for kind in RESOURCES
        if things.get(kind)
    ]
    return ", ".join(told) or translate("terrabilis-draw-nothing", language)


def _hazard(card: Hazard, language: str) -> Html:
    lines = [translate("print-terrabilis-who", language, who=card.who)]
    for word, things in (("takes", card.gets), ("pays", card.pays)):
        if any(things):
            told = _amounts(dict(zip(RESOURCES, things, strict=True)), language)
            lines.append(translate(f"terrabilis-draw-{word}", language, what=told))
    if card.gives_terras:
        lines.append(translate("terrabilis-draw-ours", language))
    if card.per:
        key = "print-terrabilis-source" if card.per in MARKS else f"terrabilis-category-{card.per}"
        what = translate(key, language, source=card.per) if card.per in MARKS else translate(key, language)
        lines.append(translate("print-terrabilis-per", language, what=what))
    return plain_card(
        mark=card.id,
        kind=translate("print-terrabilis-hazard", language),
        name=clean(card.names.get(language, card.name)),
        lines=lines,
        note=clean(card.notes.get(language, card.note)),
        card=card.id,
    )


def _question(card: Question, language: str) -> Html:
    answers = card.translated.get(language, card.answers)
    lines = [f"{letter}) {clean(answer)}" for letter, answer in zip(LETTERS, answers, strict=True)]
    right = translate("print-terrabilis-right", language, letter=LETTERS[card.right])
    note = clean(card.notes.get(language, card.note))
    return plain_card(
        mark=card.id,
        kind=translate("print-terrabilis-quiz", language),
        name=clean(card.names.get(language, card.name)),
        lines=lines,
        # Whoever reads the question aloud sees the answer; nobody else looks at the card.
        note=" ".join(
            part for part in (f"{right}.", note, f"({clean(card.source)})" if card.source else "") if part
        ),
        card=card.id,
    )
