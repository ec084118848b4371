"""Which numbers of a text are backed by a figure or by a rule, and which by nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from terra_widgets.games import catalog
from terra_widgets.lesson.figures import Figure

# Digits, with groups of thousands and decimals as English and Czech write them.
NUMBER = re.compile(r"\d+(?:[,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?")
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
FORMULA = re.compile(r"\b(?:CO2|N2O|CH4|PM2[.,]5|PM10|NO2|SO2)\b|\bMtCO2\b|\bGtCO2\b")


def unbacked(text: str, figures: Iterable[Figure] = (), rules: Iterable[str] = ()) -> list[str]:
    """The numbers in a text that neither a figure nor a rule has.

    Parameters
    ----------
    text
        What a reader reads.
    figures
        The rows that it may quote: a value, rounded as one likes, or its year.
    rules
        The ids of rules whose own numbers it may quote.

    >>> unbacked("A row of 4 cards; 41 of them.", rules=["TF-12"])
    ['41']
    """
    plain = FORMULA.sub(" ", RULE.sub(" ", text))
    figures, ruled = tuple(figures), {number for rule in rules for number in numbers_of(rule)}
    return [
        found
        for found in NUMBER.findall(plain)
        if not any(_quotes(found, figure) for figure in figures) and found not in ruled
    ]


def _quotes(found: str, figure: Figure) -> bool:
    """Whether a number as written is the value of a figure, rounded, or its year."""
    for plain, decimals in _readings(found):
        if decimals == 0 and plain == figure.year:
            return True
        if round(abs(figure.value), decimals) == plain and (plain or not figure.value):
            return True
    return False


def _readings(found: str) -> Iterable[tuple[float, int]]:
    """A number as people write it; "1,234" may be either kind."""
    grouped = re.sub(r"[,\u00a0\u202f ](?=\d{3}(?!\d))", "", found).replace(",", ".")
    for plain in {grouped, found.replace(",", ".")}:
        if re.fullmatch(r"\d+(\.\d+)?", plain):
            yield float(plain), len(plain.partition(".")[2])


@cache
def rule_texts() -> dict[str, str]:
    """Every rule of every game by its id, in the words of RULES.md."""
    books = [catalog.folder(game) / "RULES.md" for game in catalog.games()]
    texts = [book.read_text(encoding="utf-8") for book in books]
    pattern = r"^- \*\*([A-Z]{2}-\w+)\*\*(.*?)(?=^- \*\*|^#|\Z)"
    return {
        rule: words for text in texts for rule, words in re.findall(pattern, text, re.DOTALL | re.MULTILINE)
    }


@cache
def numbers_of(rule: str) -> frozenset[str]:
    """The numbers that a rule speaks of, written in digits or as a word."""
    text = RULE.sub(" ", rule_texts().get(rule, ""))
    words = set(re.findall(r"[a-z]+", text.lower()))
    spelled = {str(n) for n, word in enumerate(WORDS) if word in words}
    return frozenset(NUMBER.findall(text)) | spelled


WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
