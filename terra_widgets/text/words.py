"""Short ways to say things: cached sentences, lists, and names that can't upset a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache

from terra_widgets.text import FALLBACK, Fact, translate
from terra_widgets.text.names import fits

# The fixed words of the view, by the keys it asks for; `word-` and the key name the sentence.
WORDS = (
    "undo", "redo", "language", "auto", "skip", "market", "pile", "discard", "hand", "supply",
    "scoring", "score", "log", "total", "points", "winner", "inactive", "show", "hide", "back",
    "looking", "automatic", "choices", "territories", "pattern", "set", "secret", "next", "leave",
    "resume", "cubes", "cards", "now", "empty", "legend", "settings", "more", "close", "fill",
    "players", "since", "go-on", "replay", "first", "earlier", "later", "charts", "question", "how",
    "sure", "not",
    "speed", "speed-off", "speed-slow", "speed-normal", "speed-fast",
    "result", "board", "again", "same", "chart", "review", "rule", "rules", "moment",
)  # fmt: skip
RIGHT_TO_LEFT = {"R", "AL"}
# They order the signs around them anew, so a name could hide or forge the rest of a sentence.
ORDERING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@cache
def words(language: str) -> dict[str, str]:
    """The fixed words of the view, by their short keys."""
    return {word: translate(f"word-{word}", language) for word in WORDS}


def known(key: str, language: str, default: str = "", **facts: Fact) -> str:
    """A sentence that not every game has."""
    try:
        translate(key, FALLBACK, **facts)
    except KeyError:
        return default
    return translate(key, language, **facts)


def game_name(game: str, language: str) -> str:
    """What a game is called; one whose catalog does not say it goes by its own name.

    >>> game_name("terra_futura", "en"), game_name("fifth_game", "en")
    ('Terra Futura', 'Fifth Game')
    """
    return known(f"game-{game.replace('_', '-')}", language, game.replace("_", " ").title())


def game_about(game: str, language: str) -> str:
    """What a game is about; a new one may not say it yet."""
    return known(f"game-{game.replace('_', '-')}-about", language)


def listing(parts: Sequence[str], language: str, key: str = "list-and") -> str:
    """Things one after the other, as people list them.

    >>> listing(["2 red", "1 green", "1 money"], "en")
    '2 red, 1 green and 1 money'
    """
    if len(parts) < 2:
        return "".join(parts)
    return translate(key, language, items=", ".join(parts[:-1]), last=parts[-1])


def signed(change: int) -> str:
    """A change with its sign, a real minus included.

    >>> signed(3), signed(0), signed(-1).isascii()
    ('+3', '0', False)
    """
    return (f"{change:+}" if change else "0").replace("-", "\N{MINUS SIGN}")


@lru_cache(maxsize=4096)
def clean(given: str) -> str:
    """A text from a person, without signs that act on the signs around them."""
    return "".join(
        sign
        for place, sign in enumerate(given)
        if fits(given, place) or (sign not in ORDERING and not unicodedata.category(sign).startswith("C"))
    )


@lru_cache(maxsize=4096)
def isolated(name: str) -> str:
    """A name for use inside a sentence; one written from right to left keeps its place there."""
    name = clean(name)
    if any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in name):
        return f"\u2068{name}\u2069"
    return name
