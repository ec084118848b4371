"""Faces of Terrabilis' cards: infrastructures, hazards, and questions with the answer on their back."""

from __future__ import annotations

from collections.abc import Mapping

from terra_widgets.games.terrabilis.deck.cards import (
    LETTERS,
    RESOURCES,
    Hazard,
    Infrastructure,
    Question,
)
from terra_widgets.games.terrabilis.screen.cards import points
from terra_widgets.markup import Html, tag
from terra_widgets.printing.drawings import emblem
from terra_widgets.printing.faces import NOTE, fitted, plain_card
from terra_widgets.text import translate
from terra_widgets.text.words import clean

PLACES_OF = {"zone": RESOURCES[:2], "bank": RESOURCES[2:]}
"""Where the things come from and go to: the bank has no nature and no well-being (TB-3)."""
QUESTION = 75
"""How many signs of a question fit on half a card in letters of the usual size."""
MARKS = {"fossil": "F", "renewable": "R", "nuclear": "N"}


def infrastructure(card: Infrastructure, category: str, language: str) -> Html:
    """What a country can build, with the points that it counts (TB-61)."""
    energy, terras = card.gain
    parts = (
        ("terrabilis-draw-cost", {"terras": card.terras, "energy": card.energy}),
        ("terrabilis-draw-bonus", {"energy": card.bonus}),
        ("print-terrabilis-from-zone", dict(zip(RESOURCES, card.takes, strict=False))),
        ("print-terrabilis-to-zone", dict(zip(RESOURCES, card.pays, strict=False))),
        ("terrabilis-draw-gain", {"energy": energy, "terras": terras}),
    )
    lines = [
        translate(key, language, what=_amounts(things, language))
        for key, things in parts
        if any(things.values())
    ]
    if card.tax:
        lines.append(translate("terrabilis-draw-tax", language, terras=card.tax))
    lines.append(translate("print-terrabilis-points", language, points=points(card)))
    source = translate("print-terrabilis-source", language, source=card.source) if card.source else ""
    return plain_card(
        mark=card.id,
        kind=f"{category}, {source}" if source else category,
        name=clean(card.names.get(language, card.name)),
        lines=lines,
        note=clean(card.notes.get(language, card.note)),
        corner=MARKS.get(card.source, ""),
        card=card.id,
        picture=emblem("terrabilis", card.id),
    )


def _amounts(things: Mapping[str, int], language: str) -> str:
    """Amounts of resources in words."""
    told = [
        translate(f"terrabilis-amount-{kind}", language, count=things[kind])
        for kind in RESOURCES
        if things.get(kind)
    ]
    return ", ".join(told) or translate("terrabilis-draw-nothing", language)


def hazard(card: Hazard, language: str) -> Html:
    """Something that happens, and where things go to and come from."""
    lines = [translate("print-terrabilis-who", language, who=card.who)]
    for way, things in (("from", card.gets), ("to", card.pays)):
        for place, kinds in PLACES_OF.items():
            amounts = {kind: n for kind, n in zip(RESOURCES, things, strict=True) if kind in kinds}
            if any(amounts.values()):
                told = _amounts(amounts, language)
                lines.append(translate(f"print-terrabilis-{way}-{place}", language, what=told))
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
        picture=emblem("terrabilis", card.id),
    )


def question(card: Question, language: str) -> Html:
    """A card to fold: the question above, the answer below, upside down so that it stands upright behind."""
    answers = card.translated.get(language, card.answers)
    lines = [tag("li", f"{letter}) {clean(answer)}") for letter, answer in zip(LETTERS, answers, strict=True)]
    right = translate("print-terrabilis-right", language, letter=LETTERS[card.right])
    told = [clean(card.notes.get(language, card.note)), f"({clean(card.source)})" if card.source else ""]
    mark = tag("b", card.id, class_="p-mark")
    front = tag(
        "div",
        mark,
        fitted("h3", clean(card.names.get(language, card.name)), QUESTION, "p-name"),
        tag("ul", *lines),
        class_="p-half",
    )
    behind = tag(
        "div",
        mark,
        tag("p", f"{right}) {clean(answers[card.right])}", class_="p-right"),
        fitted("p", " ".join(filter(None, told)), NOTE, "p-note"),
        class_="p-half p-behind",
    )
    return tag("article", front, behind, class_="p-face p-quiz", data_card=card.id)
