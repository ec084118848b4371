"""Which texts can be a name: one line of signs that are seen, joined emoji among them."""

from __future__ import annotations

import unicodedata

JOINERS = frozenset("\u200c\u200d")
"""Unseen themselves, they make one sign of two: 👩 and 🌾 become 👩‍🌾, and many scripts need them."""
TAGS = range(0xE0020, 0xE0080)  # spell out a flag behind 🏴
BEFORE_JOINER = frozenset(("So", "Sk", "Mn", "Mc", "Me", "Lo"))
AFTER_JOINER = frozenset(("So", "Sm", "Lo"))


def is_name(value: object, most: int) -> bool:
    r"""Whether something can be a name of at most so many signs.

    >>> is_name("Tým Á", 60), is_name("👩‍🌾", 60), is_name("a\nb", 60), is_name("An\u200dna", 60)
    (True, True, False, False)
    """
    return isinstance(value, str) and len(value) <= most and bool(value.strip()) and _seen(value)


def _seen(text: str) -> bool:
    if text.isprintable():
        return True
    return all(sign.isprintable() or fits(text, place) for place, sign in enumerate(text))


def fits(text: str, place: int) -> bool:
    """Whether an unseen sign has its place in a text: it joins two signs, or spells a flag."""
    sign, before = text[place], text[place - 1 : place]
    if sign in JOINERS:
        after = text[place + 1 : place + 2]
        # Between letters that do not join, such as ours, it would only make two names look alike.
        return bool(before and after) and _kind(before) in BEFORE_JOINER and _kind(after) in AFTER_JOINER
    return ord(sign) in TAGS and (before == "🏴" or (before != "" and ord(before) in TAGS))


def _kind(sign: str) -> str:
    return unicodedata.category(sign)
