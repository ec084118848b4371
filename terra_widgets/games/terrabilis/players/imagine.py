"""A whole table as it might be behind what one player sees."""

from __future__ import annotations

from terra_widgets.games.contract import Chance
from terra_widgets.games.players.deciding import Draw, shuffled
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import (
    BUILT, CARD, CHANCE, COUNTRIES, HAND, HAZARDS, LUCK, NONE, PHASE, PILES, QUESTIONS, QUIZ, RIGHT, State,
)  # fmt: skip


def imagine(game: Terrabilis, view: State, draw: Draw) -> State:
    """Deal what the view hides, at random, from the cards that it shows nowhere."""
    s = view[:]
    seen = {card for country in s[COUNTRIES:] for card in (*country[BUILT], *country[HAND])}
    hidden = [shuffled([c for c in pile if c not in seen], draw) for pile in game.cards.piles]
    # What is in no pile is in a hand.
    held = [len(cards) - len(view[PILES + i]) for i, cards in enumerate(hidden)]
    for i in range(COUNTRIES, len(s)):
        if NONE in s[i][HAND]:
            s[i] = country = s[i][:]
            hand = []
            for card in country[HAND]:
                category = held.index(max(held))
                hand.append(hidden[category].pop() if card == NONE else card)
                held[category] -= card == NONE
            country[HAND] = tuple(hand)
    for i, cards in enumerate(hidden):
        s[PILES + i] = tuple(cards)
    s[HAZARDS] = tuple(shuffled(list(range(len(game.cards.deck.hazards))), draw))
    s[QUESTIONS] = tuple(shuffled(list(range(len(game.cards.deck.quiz))), draw))
    if s[PHASE] == QUIZ and s[CARD] != NONE:
        s[RIGHT] = int(3 * draw())
    s[CHANCE], s[LUCK] = Chance(int(draw() * 2**32)), ()
    return s
