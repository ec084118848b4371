"""The sentences of one language, each read when it is first said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from threading import RLock

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

MOST = 2**53  # the largest seed is named in an error
LONGEST = 900  # signs; Fluent refuses more than 1000


def _sayable(fact: str | int) -> str | int:
    """A fact as a sentence can hold it: what nobody would read to the end is only hinted at."""
    if isinstance(fact, str):
        return fact if len(fact) <= LONGEST else fact[: LONGEST - 1] + "…"
    if -MOST <= fact <= MOST:
        return fact
    return "> 10¹⁵" if fact > 0 else "< -10¹⁵"


class Sentences:
    """What a catalog says.

    A kit says a few hundred of its sentences in a lesson, and reading all of them takes longer than
    everything else that a first table needs.

    Parameters
    ----------
    language
        The language of numbers and plurals.
    catalog
        Fluent messages and terms, as text.

    >>> Sentences("en", "hello = Hello, { $name }.").say("hello", {"name": "Ada"})
    'Hello, Ada.'
    """

    def __init__(self, language: str, catalog: str) -> None:
        found = list(ENTRY.finditer(catalog))
        ends = [entry.start() for entry in found[1:]] + [len(catalog)]
        self._unread = {
            entry[1]: catalog[entry.start() : end] for entry, end in zip(found, ends, strict=True)
        }
        # Isolation marks protect mixed writing directions in a browser; in a terminal they are noise.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._reading = RLock()

    def say(self, key: str, facts: Mapping[str, str | int]) -> str | None:
        """The sentence for a key; None when there is none."""
        with self._reading:
            self._read(key)
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        sentence, errors = self._bundle.format_pattern(pattern, {k: _sayable(v) for k, v in facts.items()})
        assert not errors, f"{key}: {errors}"
        return str(sentence)

    def _read(self, key: str) -> None:
        """Read an entry, and those that it refers to."""
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for name in REFERENCE.findall(entry):
                self._read(name)
