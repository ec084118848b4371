"""The deck, worked out once for the engine: what each card costs, gives and holds, as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from terra_widgets.games.terra_futura.deck import Card, Deck, Effect
from terra_widgets.games.terra_futura.rules.state import CARDS, PLACES, ROOM, Territory, pack, unpack
from terra_widgets.games.terra_futura.rules.moves import EFFECTS, USE
from terra_widgets.games.terra_futura.rules.numbers import CENTRE_CUBES

GAIN, EXCHANGE, TRANSFER, ASSISTANCE = range(4)
ALWAYS, PRICED, CUBES_NEEDED, CARD_NEEDED = range(4)
EFFECT_KINDS = ("gain", "exchange", "transfer", "assistance")
RAW_CHOICE = (0, 1, 2)
RAW_OR_MONEY_CHOICE = (0, 1, 2, 6)


# Effects as (move that uses it, or number on the card; what to ask first; cost; cubes), for looping.
Asked = tuple[tuple[int, int, int, int], ...]


class Work(NamedTuple):
    """One effect of a card, in numbers; `choices` holds the kinds open to each free choice."""

    kind: int
    cost: int
    cubes: int
    gives: int
    choices: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Tables over card numbers: the order of the deck's `cards`."""

    deck: Deck
    works: tuple[Work, ...]
    """All different effects; a state names them by number."""
    effects: tuple[tuple[int, ...], ...]
    """Numbers of a card's effects, top first then bottom."""
    uses: tuple[tuple[tuple[tuple[int, ...], Asked], ...], ...]
    """By card and place: the moves that an active card always allows, and those to ask about."""
    copies: tuple[Asked, ...]
    """By card: what others may copy, bottom effects but Assistance (TF-50, TF-53)."""
    plain_gains: tuple[int, ...]
    """By effect: what a gain without choice or pollution gives, else 0."""
    gained_kinds: tuple[tuple[int, ...], ...]
    """By effect: the kinds that a gain can give."""
    spaces: tuple[int, ...]
    rooms: tuple[int, ...]
    """`room_for` each card."""
    starting: tuple[int, ...]
    levels: tuple[tuple[int, ...], tuple[int, ...]]
    numbers: dict[str, int]
    """Card number by id."""
    scoring_numbers: dict[str, int]
    sets: tuple[int, ...]
    """What one set of each scoring card needs."""

    def cubes(self, land: Territory, cell: int) -> int:
        """The pollution on a card of a territory, on its spaces and in the centre."""
        lying: int = self.rooms[land[CARDS][cell]] - (land[cell] >> ROOM)
        return lying


@lru_cache(maxsize=8)
def compile_deck(deck: Deck) -> Cards:
    """The tables of a deck."""
    works: dict[Work, int] = {}
    effects = tuple(
        tuple(works.setdefault(_work(e), len(works)) for e in card.effects) for card in deck.cards
    )
    listed = tuple(works)
    asked = [[_ask(listed[w]) for w in numbers] for numbers in effects]
    uses = tuple(tuple(_uses(asks, USE + cell * EFFECTS) for cell in range(PLACES)) for asks in asked)
    copies = tuple(
        tuple((n, *ask) for n, ask in enumerate(asks) if n >= len(card.top) and ask[0] != CARD_NEEDED)
        for card, asks in zip(deck.cards, asked, strict=True)
    )
    return Cards(
        deck=deck,
        works=listed,
        effects=effects,
        uses=uses,
        copies=copies,
        plain_gains=tuple(w.gives if w.kind == GAIN and not w.choices and not w.cubes else 0 for w in listed),
        gained_kinds=tuple(_gained(w) for w in listed),
        spaces=tuple(card.spaces for card in deck.cards),
        rooms=tuple(room_for(card) for card in deck.cards),
        starting=_of_level(deck.cards, "start"),
        levels=(_of_level(deck.cards, "I"), _of_level(deck.cards, "II")),
        numbers={card.id: c for c, card in enumerate(deck.cards)},
        scoring_numbers={card.id: c for c, card in enumerate(deck.scoring)},
        sets=tuple(pack(card.set) for card in deck.scoring),
    )


def room_for(card: Card) -> int:
    """TF-41: how many cubes make a card inactive."""
    return card.spaces + CENTRE_CUBES


def _gained(work: Work) -> tuple[int, ...]:
    if work.kind != GAIN:
        return ()
    given = {kind for kind, n in enumerate(unpack(work.gives)) if n}
    return tuple(sorted(given.union(*work.choices)))


def _of_level(cards: tuple[Card, ...], level: str) -> tuple[int, ...]:
    return tuple(c for c, card in enumerate(cards) if card.level == level)


def _uses(asks: list[tuple[int, int, int]], first: int) -> tuple[tuple[int, ...], Asked]:
    always = tuple(first + n for n, ask in enumerate(asks) if ask[0] == ALWAYS)
    return always, tuple((first + n, *ask) for n, ask in enumerate(asks) if ask[0] != ALWAYS)


def _ask(work: Work) -> tuple[int, int, int]:
    """What must be asked before an effect may be used, its cost and its cubes."""
    if work.kind == TRANSFER:
        return CUBES_NEEDED, 0, 0
    if work.kind == ASSISTANCE:
        return CARD_NEEDED, 0, 0
    return PRICED if work.cost or work.cubes else ALWAYS, work.cost, work.cubes


def _work(effect: Effect) -> Work:
    return Work(
        kind=EFFECT_KINDS.index(effect.kind),
        cost=pack(effect.cost, effect.any_cost),
        cubes=effect.pollution,
        gives=pack(effect.gives),
        choices=tuple(RAW_CHOICE if choice == "raw" else RAW_OR_MONEY_CHOICE for choice in effect.choices),
    )
