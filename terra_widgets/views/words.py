"""Short ways to say things: cached sentences, lists, and names that can't upset a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

from terra_widgets import text
from terra_widgets.errors import Fact, Reason
from terra_widgets.text import FALLBACK, say

# The fixed words of the view, by the keys it asks for; `word-` and the key name the sentence.
WORDS = (
    "undo", "redo", "language", "auto", "skip", "market", "pile", "discard", "hand", "supply",
    "scoring", "score", "log", "total", "points", "winner", "inactive", "show", "hide", "back",
    "looking", "automatic", "choices", "territories", "pattern", "set", "secret", "next", "leave",
    "resume", "cubes", "cards", "now", "empty",
)  # fmt: skip
RIGHT_TO_LEFT = {"R", "AL"}
# They order the signs around them anew, so a name could hide or forge the rest of a sentence.
ORDERING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def said(key: str, language: str, /, **facts: Fact) -> str:
    """A sentence, from memory when it was said before.

    >>> said("place-where", "en", row=2, column=3)
    'row 2, column 3'
    """
    return _said(key, language, tuple(facts.items()))


@lru_cache(maxsize=16_384)
def _said(key: str, language: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return say(key, dict(facts), language)


def reason_said(reason: Reason, language: str, **instead: Fact) -> str:
    """A reason as a sentence, with some facts told in other words.

    >>> reason_said(Reason("place-apart", {"cell": "e5"}, "TF-24"), "en", cell="row 1, column 3")
    'Row 1, column 3 touches none of your cards side to side. (TF-24)'
    """
    facts = {key: instead.get(key, fact) for key, fact in reason.facts.items()}
    sentence = said(reason.key, language, **facts)
    sentence = sentence[:1].upper() + sentence[1:]
    return f"{sentence} ({reason.rule})" if reason.rule else sentence


@cache
def words(language: str) -> dict[str, str]:
    """The fixed words of the view, by their short keys."""
    return {word: say(f"word-{word}", {}, language) for word in WORDS}


def tongues() -> list[dict[str, str]]:
    """The languages there are, each in its own words."""
    fallback = said("language-name", FALLBACK)
    named = {code: said("language-name", code) for code in text.languages()}
    return [
        {"code": code, "name": code if name == fallback and code != FALLBACK else name}
        for code, name in named.items()
    ]


def listing(parts: Sequence[str], language: str, key: str = "list-and") -> str:
    """Things one after the other, as people list them.

    >>> listing(["2 red", "1 green", "1 money"], "en")
    '2 red, 1 green and 1 money'
    """
    if len(parts) < 2:
        return "".join(parts)
    return said(key, language, items=", ".join(parts[:-1]), last=parts[-1])


@lru_cache(maxsize=4096)
def clean(given: str) -> str:
    """A text from a person, without signs that act on the signs around them."""
    return "".join(
        sign for sign in given if sign not in ORDERING and not unicodedata.category(sign).startswith("C")
    )


@lru_cache(maxsize=4096)
def apart(name: str) -> str:
    """A name for use inside a sentence; one written from right to left keeps its place there."""
    name = clean(name)
    if any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in name):
        return f"\u2068{name}\u2069"
    return name
