"""A whole table as it might be behind what one player sees."""

from __future__ import annotations

from terra_widgets.games.contract import Chance
from terra_widgets.games.players.deciding import Draw, shuffled
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.state import (
    CARDS, CHANCE, DECK, HAND, HELD, LANDS, LUCK, NONE, PILE, ROW, State,
)  # fmt: skip


def imagine(game: TerraFutura, view: State, draw: Draw) -> State:
    """Deal what the view hides, at random, from the cards that it shows nowhere."""
    s = view[:]
    seen = {card for land in s[LANDS:] for card in land[CARDS]} | {s[HAND]}
    for level in (0, 1):
        seen.update(s[ROW + level], s[PILE + level])
    for level, cards in enumerate(game.cards.levels):
        hidden = shuffled([card for card in cards if card not in seen], draw)
        s[DECK + level] = tuple(hidden[: len(s[DECK + level])])
    shown = {card for land in s[LANDS:] for card in land[HELD]}
    scoring = shuffled([c for c in range(len(game.cards.deck.scoring)) if c not in shown], draw)
    for seat in range(LANDS, len(s)):
        if NONE in s[seat][HELD]:
            s[seat] = land = s[seat][:]
            land[HELD] = tuple(scoring.pop() if card == NONE else card for card in land[HELD])
    s[CHANCE], s[LUCK] = Chance(int(draw() * 2**32)), ()
    return s
