"""What can go wrong, as values: a key, the facts, and the rule it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Self

from terra_widgets.text import Fact, languages, translate

__all__ = [
    "DeckError", "Fact", "IllegalMove", "LessonError", "PositionError", "Reason", "RecordError", "RoomError",
    "SetupError", "TerraError", "Words", "brief", "known_language",
]  # fmt: skip


def brief(value: object, most: int = 40) -> str:
    """A value that somebody gave, as an error shows it: short, and safe for whatever it is.

    >>> brief("a" * 100)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'"
    >>> brief([1, 2]), brief(10**5000)
    ('list', 'int')
    """
    if isinstance(value, str):
        return repr(value[:most])
    if value is None or isinstance(value, bool | float) or (isinstance(value, int) and abs(value) < 10**most):
        return repr(value)
    return type(value).__name__


class Words(str):
    """A fact that every language says in its own words, such as the name of a card.

    >>> name = Words({"en": "Wind park", "cs": "Větrný park"}.__getitem__)
    >>> name, str(name.said("cs"))
    ('Wind park', 'Větrný park')
    """

    __slots__ = ("said",)
    said: Callable[[str], str]

    def __new__(cls, said: Callable[[str], str]) -> Self:
        """The words as English says them, which know how to be said in a language."""
        words = super().__new__(cls, said("en"))
        words.said = said
        return words


def _in_words(facts: Mapping[str, Fact], language: str) -> dict[str, Fact]:
    return {name: fact.said(language) if isinstance(fact, Words) else fact for name, fact in facts.items()}


class Reason(NamedTuple):
    """Why something is refused; `text/` turns it into a sentence.

    >>> print(Reason("place-apart", {"cell": "e5"}, "TF-24"))
    e5 touches none of your cards side to side. (TF-24)
    """

    key: str
    facts: Mapping[str, Fact] = {}
    rule: str = ""

    def sentence(self, language: str = "en") -> str:
        """The reason as a sentence, with the rule it comes from."""
        text = translate(self.key, language, **_in_words(self.facts, language))
        return f"{text} ({self.rule})" if self.rule else text

    def on_screen(self, language: str, **instead: Fact) -> str:
        """The reason as a board says it: with a capital, and some facts in other words.

        >>> Reason("place-apart", {"cell": "e5"}, "TF-24").on_screen("en", cell="row 1, column 3")
        'Row 1, column 3 touches none of your cards side to side. (TF-24)'
        """
        facts = {name: instead.get(name, fact) for name, fact in self.facts.items()}
        sentence = translate(self.key, language, **_in_words(facts, language))
        sentence = sentence[:1].upper() + sentence[1:]
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __str__(self) -> str:
        return self.sentence()


class TerraError(Exception):
    """Any error of this kit. `str(error)` is a full English sentence."""

    def __init__(self, key: str, rule: str = "", /, **facts: Fact) -> None:
        self.reason = Reason(key, facts, rule)
        super().__init__(self.reason)

    def sentence(self, language: str = "en") -> str:
        """What went wrong and what to do next, in a language."""
        return self.reason.sentence(language)

    def __str__(self) -> str:
        return self.sentence()

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the sentence. Where in the kit it was written helps nobody who plays."""
        return [f"{type(self).__name__}: {self}"]


class IllegalMove(TerraError):
    """A move that the rules, or the notation, do not allow now."""


class DeckError(TerraError):
    """A deck file that can't be used, with the place of the mistake."""


class PositionError(TerraError):
    """A described position that can't be, with the part that is wrong."""


class RecordError(TerraError):
    """A saved game that can't be read or replayed."""


class SetupError(TerraError):
    """A table that can't be set up as asked."""


class LessonError(TerraError):
    """A lesson, or a learner's notes, that can't be used, with the file and the place."""


class RoomError(TerraError):
    """A room, or what somebody asks of it, that can't be."""


def known_language(language: object, error: type[TerraError] = SetupError) -> str:
    """A language that the kit has texts in; an error that lists them for any other."""
    if not isinstance(language, str) or language not in languages():
        raise error("language-unknown", found=brief(language), known=", ".join(languages()))
    return language
