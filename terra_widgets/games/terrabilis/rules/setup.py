"""The first state, as luck laid it out (TB-2 to TB-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.contract import Chance
from terra_widgets.games.terrabilis.rules.numbers import START
from terra_widgets.games.terrabilis.rules.state import (
    CHANCE, COUNTRIES, HAND, HAZARDS, LOG, LUCK, PILES, QUESTIONS, YEAR, Country, State,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.turn import begin_turn

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis


def new_country(hand: tuple[int, ...]) -> Country:
    """TB-2: a country at the start."""
    return [*START, 0, 0, 0, 0, hand, ()]


def blank(game: Terrabilis, chance: Chance) -> State:
    """A state without cards: the first player on turn, an empty zone."""
    s: State = [0] * COUNTRIES + [new_country(()) for _ in range(game.players)]
    s[YEAR], s[CHANCE], s[LUCK], s[LOG] = 1, chance, (), []
    begin_turn(s, 0)
    return s


def setup(game: Terrabilis, chance: Chance) -> State:
    """TB-3, TB-4: five shuffled piles; one card of each category to everybody."""
    cards = game.cards
    s = blank(game, chance)
    sizes = (*map(len, cards.piles), len(cards.deck.hazards), len(cards.deck.quiz))
    order = chance.order(0, *sizes)
    s[LUCK] = (order,)
    shuffled, start = [], 0
    for size in sizes:
        shuffled.append(order[start : start + size])
        start += size
    for i, pile in enumerate(cards.piles):
        dealt = tuple(pile[n] for n in shuffled[i])
        for player in range(game.players):
            s[COUNTRIES + player] = new_country((*s[COUNTRIES + player][HAND], dealt[player]))
        s[PILES + i] = dealt[game.players :]
    s[HAZARDS], s[QUESTIONS] = shuffled[3], shuffled[4]
    return s
