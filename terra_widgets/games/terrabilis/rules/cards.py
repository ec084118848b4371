"""A deck, worked out once for the engine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, SQUARES, TerrabilisDeck
from terra_widgets.games.terrabilis.rules.moves import Moves

(
    START_SQUARE, DEVELOPMENT, QUIZ_SQUARE, HAZARD_SQUARE, SLUSH_FUND, ALLIANCE, NATURAL_DISASTER, CONFLICT,
) = range(len(SQUARES))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cards:
    """Tables over the numbers of cards: their order in the deck."""

    deck: TerrabilisDeck
    moves: Moves
    board: tuple[int, ...]
    """What each square is, as a number."""
    piles: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    """The cards of each category."""
    category: tuple[int, ...]
    numbers: dict[str, int]
    """Card number by id."""
    hazards: dict[str, int]
    questions: dict[str, int]


@lru_cache(maxsize=8)
def compile_deck(deck: TerrabilisDeck) -> Cards:
    """The tables of a deck."""
    category = tuple(CATEGORIES.index(card.category) for card in deck.cards)
    economic, services, energy = (
        tuple(c for c, of in enumerate(category) if of == number) for number in range(len(CATEGORIES))
    )
    return Cards(
        deck=deck,
        moves=Moves([card.id for card in deck.cards]),
        board=tuple(SQUARES.index(square.what) for square in deck.board),
        piles=(economic, services, energy),
        category=category,
        numbers={card.id: c for c, card in enumerate(deck.cards)},
        hazards={card.id: c for c, card in enumerate(deck.hazards)},
        questions={card.id: c for c, card in enumerate(deck.quiz)},
    )
