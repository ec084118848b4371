"""Memory for what is slow to make and asked for with every snapshot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

MOST = 16
Deck = TypeVar("Deck")
Made = TypeVar("Made")


def remembered(make: Callable[[Deck, str], Made]) -> Callable[[Deck, str], Made]:
    """What is made of a deck in a language, from memory when it was made before.

    >>> faces = remembered(lambda deck, language: [*deck, language])
    >>> deck = ["hut"]
    >>> faces(deck, "en") is faces(deck, "en"), faces(["hut"], "en") is faces(deck, "en")
    (True, False)
    """
    # By identity: comparing two decks card by card takes longer than all the rest of a snapshot.
    # The deck is kept beside, so that no other deck can get its identity.
    known: dict[tuple[int, str], tuple[Deck, Made]] = {}

    def made(deck: Deck, language: str) -> Made:
        key = id(deck), language
        if key not in known:
            if len(known) >= MOST:
                known.clear()
            known[key] = deck, make(deck, language)
        return known[key][1]

    return made
