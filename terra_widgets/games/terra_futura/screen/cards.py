"""Cards as the view needs them, worked out once for each deck and language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from terra_widgets.games.terra_futura.rules.numbers import TRANSFER_LIMIT
from terra_widgets.games.terra_futura.deck import KINDS, Card, Deck, Effect, ScoringCard
from terra_widgets.games.terra_futura.screen import shapes
from terra_widgets.text import translate
from terra_widgets.widgets.remembered import remembered
from terra_widgets.text.words import isolated, clean, listing


class CardFaces:
    """All cards of one deck in one language, in the deck's order."""

    def __init__(self, deck: Deck, language: str) -> None:
        self.deck = deck
        self.language = language
        self.cards = tuple(_card(card, language) for card in deck.cards)
        self.scoring = tuple(_scoring(card, language) for card in deck.scoring)
        self.names = tuple(_name(card, language) for card in deck.cards)
        """The names of the cards, for use in sentences."""
        self.scoring_names = tuple(_name(card, language) for card in deck.scoring)
        self.numbers = {card.id: number for number, card in enumerate(deck.cards)}
        self.scoring_numbers = {card.id: number for number, card in enumerate(deck.scoring)}


card_faces = remembered(CardFaces)


def _name(card: Card | ScoringCard, language: str) -> str:
    return isolated(card.names.get(language, card.name))


def _card(card: Card, language: str) -> shapes.Card:
    parts = ["top"] * len(card.top) + ["bottom"] * len(card.bottom)
    return {
        **_shared(card, language),
        "level": card.level,
        "spaces": card.spaces,
        "effects": [
            _effect(effect, part, language) for effect, part in zip(card.effects, parts, strict=True)
        ],
        "spoken": ", ".join(
            translate(f"card-{part}", language, does=listing(_uses(effects, language), language, "list-or"))
            for part, effects in (("top", card.top), ("bottom", card.bottom))
            if effects
        ),
    }


def _uses(effects: Sequence[Effect], language: str) -> list[str]:
    """What can be done with a part of a card, in words that leave no doubt what is paid and what comes."""
    return [effect_spoken(effect, language) for effect in effects]


@lru_cache(maxsize=2048)
def effect_spoken(effect: Effect, language: str) -> str:
    """An effect for those who listen.

    >>> from terra_widgets.games.terra_futura.deck import parse_effect
    >>> effect_spoken(parse_effect("2 red + any raw -> construction + pollution"), "en")
    'pay 2 red and any raw material, get 1 construction and 1 pollution'
    """
    said = effect_label(effect, language)
    if effect.kind in {"transfer", "assistance"}:
        return said
    if effect.kind == "gain":
        return translate("effect-get", language, gives=said)
    cost = price(effect.cost, effect.any_cost, language)
    return translate("effect-pay-get", language, cost=cost, gives=listing(_gives(effect, language), language))


def _scoring(card: ScoringCard, language: str) -> shapes.ScoringFace:
    wanted = counted(card.set)
    amounts = listing([amount(one["kind"], one["count"], language) for one in wanted], language)
    worth = translate("scoring-set", language, set=amounts, points=card.points)
    return {
        **_shared(card, language),
        "set": wanted,
        "points": card.points,
        "pattern": list(card.pattern),
        "label": f"{_name(card, language)}, {worth}, {_places(card.pattern, language)}",
    }


def _places(pattern: Sequence[int], language: str) -> str:
    """TF-60: which four places of the territory a pattern sets to work, in words."""
    found = [
        translate("pattern-place" if times == 1 else "pattern-times", language, place=place, times=times)
        for place, times in enumerate(pattern)
        if times
    ]
    return translate("pattern-places", language, places=listing(found, language))


def _shared(card: Card | ScoringCard, language: str) -> shapes.Printed:
    theme = translate("theme-" + card.theme.replace(" ", "-"), language) if card.theme else ""
    return {
        "id": card.id,
        "name": clean(card.names.get(language, card.name)),
        "theme": card.theme,
        "theme_label": theme,
        "note": clean(card.notes.get(language, card.note)),
    }


def _effect(effect: Effect, part: str, language: str) -> shapes.Effect:
    return {
        "part": part,
        "kind": effect.kind,
        "cost": counted(effect.cost),
        "any_cost": effect.any_cost,
        "gives": counted(effect.gives),
        "choices": list(effect.choices),
        "pollution": effect.pollution,
        "label": effect_label(effect, language),
    }


@lru_cache(maxsize=2048)
def effect_label(effect: Effect, language: str) -> str:
    """An effect in words.

    >>> from terra_widgets.games.terra_futura.deck import parse_effect
    >>> effect_label(parse_effect("2 red + any raw -> construction + pollution"), "en")
    '2 red and any raw material for 1 construction and 1 pollution'
    """
    if effect.kind in {"transfer", "assistance"}:
        return translate(f"effect-{effect.kind}", language, transfer_limit=TRANSFER_LIMIT)
    gives = _gives(effect, language)
    if effect.kind == "gain":
        return listing(gives, language)
    cost = price(effect.cost, effect.any_cost, language)
    return translate("effect-exchange", language, cost=cost, gives=listing(gives, language))


def _gives(effect: Effect, language: str) -> list[str]:
    """What an effect brings, in words."""
    gives = [amount(kind, n, language) for kind, n in zip(KINDS, effect.gives, strict=True) if n]
    chosen = {choice: effect.choices.count(choice) for choice in ("raw", "raw_or_money")}
    gives += [amount(choice, n, language) for choice, n in chosen.items() if n]
    return [*gives, *([amount("pollution", effect.pollution, language)] if effect.pollution else [])]


def price(cost: tuple[int, ...], any_raw: int, language: str) -> str:
    """What is to be paid, in words."""
    parts = [amount(kind, n, language) for kind, n in zip(KINDS, cost, strict=True) if n]
    return listing([*parts, *([amount("raw", any_raw, language)] if any_raw else [])], language)


def amount(kind: str, count: int, language: str) -> str:
    """So many of a kind, in words.

    >>> amount("red", 2, "en")
    '2 red'
    """
    return translate("amount-" + kind.replace("_", "-"), language, count=count)


def counted(numbers: tuple[int, ...]) -> list[shapes.Amount]:
    """The kinds that are there, with how many."""
    return [{"kind": kind, "count": n} for kind, n in zip(KINDS, numbers, strict=True) if n]
