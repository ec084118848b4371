"""Every sentence a person sees: one folder of Fluent catalogs per language, and their loader."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from terra_widgets.text.sentences import Sentences

FALLBACK = "en"
Fact = str | int
"""What a sentence is told: a text or a whole number."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalog.

    >>> "en" in languages()
    True
    """
    folder = files("terra_widgets.text").iterdir()
    return tuple(sorted(f.name for f in folder if f.joinpath("kit.ftl").is_file()))


def catalog(language: str) -> str:
    """All catalogs of a language, one after the other."""
    folder = files("terra_widgets.text").joinpath(language)
    parts = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def _sentences(language: str) -> Sentences:
    # Imported late: a game that meets no error and draws no sentence never loads it.
    from terra_widgets.text.sentences import Sentences

    return Sentences(language, catalog(language))


def translate(key: str, language: str = FALLBACK, /, **facts: Fact) -> str:
    """The sentence for a key, in a language; English where that language lacks it.

    >>> translate("resource-red")
    'red'
    >>> translate("place-where", "en", row=2, column=3)
    'row 2, column 3'
    """
    return _translated(key, language, tuple(facts.items()))


@lru_cache(maxsize=16_384)
def _translated(key: str, language: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    for code in (language, FALLBACK):
        if code not in languages():
            continue
        sentence = _sentences(code).say(key, dict(facts))
        if sentence is not None:
            return sentence
    raise KeyError(f"no text for {key!r} in any catalog")
