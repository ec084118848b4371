"""What moves would bring, in the words of a language."""

from __future__ import annotations

from functools import lru_cache

from terra_widgets.text import Fact, translate
from terra_widgets.widgets.shapes import Foretold


def foretold(
    key: str, language: str, tone: str = "plain", badge: str | None = None, /, **facts: Fact
) -> Foretold:
    """The sentence of a key, and the word on the thing itself: that of `<key>-badge`, or one given here."""
    return _foretold(key, language, tone, badge, tuple(facts.items()))


@lru_cache(maxsize=8192)
def _foretold(
    key: str, language: str, tone: str, badge: str | None, facts: tuple[tuple[str, Fact], ...]
) -> Foretold:
    told = dict(facts)
    word = translate(f"{key}-badge", language, **told) if badge is None else badge
    return {"badge": word, "text": translate(key, language, **told), "tone": tone}
