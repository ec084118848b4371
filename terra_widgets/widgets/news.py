"""What happened, for those who listen: short where others moved by themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence

from terra_widgets.text import translate

MOST_WORDS = 30
"""So many words tell of one turn of an automatic player; the log has the rest."""
BETWEEN = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-Ž“„\"\u2068])")
"""Where a sentence ends and the next one begins."""


def sentences(text: str) -> list[str]:
    """The sentences of a text, one by one."""
    return BETWEEN.split(text)


def briefly(name: str, texts: Sequence[str], language: str) -> str:
    """One turn in at most so many words: what was done comes first, then what came of it, the latest first.

    >>> briefly("Gita", ["Gita takes Quarry. Row I gets Field.", "Gita places Quarry."], "en")
    'Gita takes Quarry. Row I gets Field. Gita places Quarry.'
    """
    told = [(place, sentence) for text in texts for place, sentence in enumerate(sentences(text)) if sentence]
    done = [number for number, (place, _) in enumerate(told) if place == 0]
    after = [number for number, (place, _) in enumerate(told) if place]
    all_done = len(done)
    while True:
        said = _joined(name, [told[number][1] for number in sorted([*done, *after])])
        if len(done) < all_done:
            said += " " + translate("news-more", language, count=all_done - len(done))
        if len(said.split()) <= MOST_WORDS or len(done) + len(after) == 1:
            return said
        (after or done).pop(0 if after else -1)


def _joined(name: str, parts: Sequence[str]) -> str:
    """Sentences about one player that are told in one breath name the player once."""
    said, led = "", False
    for sentence in parts:
        leads = sentence.startswith(f"{name} ") and sentence.endswith(".")
        said = f"{said[:-1]}, {sentence[len(name) + 1 :]}" if leads and led else f"{said} {sentence}".strip()
        led = leads
    return said
