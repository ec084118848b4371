"""Games at random through the literal rules: a beginning, and one move after another."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from .position import Position, card_named
from .rules import moves, play


def beginning(deck: Any, players: int, seed: int, **options: Any) -> Position:
    """A dealt game in which the first-player mark is always among the starting cards."""
    chance = random.Random(seed)
    starting = [card.id for card in deck.cards if card.level == "start"]
    [mark] = [card for card in starting if card_named(deck, card).first]
    others = [card for card in starting if card != mark]
    dealt = [mark, *chance.sample(others, players - 1)]
    chance.shuffle(dealt)  # TF-10
    scoring = chance.sample([card.id for card in deck.scoring], 2 * players)  # TF-11
    position: Position = {"game": "terra_futura"}
    if options:
        position["options"] = options
    position["players"] = [
        {
            "name": f"Team {seat}",
            "territory": {"c3": {"card": card}},
            "scoring": scoring[2 * seat - 2 : 2 * seat],
        }
        for seat, card in enumerate(dealt, start=1)
    ]
    decks = {level: [c.id for c in deck.cards if c.level == level] for level in ("I", "II")}
    for cards in decks.values():
        chance.shuffle(cards)  # TF-12
    position["market"] = {level: cards[:4] for level, cards in decks.items()}
    position["decks"] = {level: cards[4:] for level, cards in decks.items()}
    position["discards"] = {"I": [], "II": []}
    position["turn"] = f"Team {dealt.index(mark) + 1}"  # TF-10
    position["decision"] = "market"
    return position


def walk(position: Position, deck: Any, seed: int) -> Iterator[tuple[Position, str, Position]]:
    """Play on at random to the end: before, move, after.

    Activations rarely end early, so that much happens.
    """
    chance = random.Random(seed)

    def shuffle(cards: list[str]) -> list[str]:
        return chance.sample(cards, len(cards))

    while position["decision"] != "over":
        may = moves(position, deck)
        if len(may) > 1 and "end" in may and chance.random() < 0.9:
            may.remove("end")
        move = chance.choice(may)
        after = play(position, move, deck, shuffle, may)
        yield position, move, after
        position = after
