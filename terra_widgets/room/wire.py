"""What goes over the line: whole snapshots at first, then only what is different."""

from __future__ import annotations

import json
from typing import Any

from terra_widgets.widgets.difference import difference
from terra_widgets.widgets.snapshot import Snapshot

MOST_BYTES = 20_000
"""Of a message from a page: ten times the longest that ours send."""
MOST_DEPTH = 8


class Unreadable(ValueError):
    """A message that no page of ours would send."""


def read(text: str | bytes) -> dict[str, Any]:
    """The message in a text; Unreadable for anything that is none."""
    if isinstance(text, bytes):
        raise Unreadable("binary")
    if len(text) > MOST_BYTES or text.count("[") + text.count("{") > 200:
        raise Unreadable("large")
    try:
        message = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise Unreadable("no JSON") from error
    if not isinstance(message, dict) or _depth(message) > MOST_DEPTH:
        raise Unreadable("shape")
    return message


def _no_number(name: str) -> float:
    raise ValueError(name)


def _depth(value: Any) -> int:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, inside), default=0)


class Wire:
    """One line to a page: it knows what the page has of each channel."""

    def __init__(self) -> None:
        self._sent: dict[str, Snapshot] = {}

    def packed(self, channel: str, snapshot: Snapshot | None) -> str:
        """The message that brings a page to this snapshot; None closes the channel."""
        if snapshot is None:
            self._sent.pop(channel, None)
            return _text({"to": channel, "whole": None})
        before = self._sent.get(channel)
        self._sent[channel] = snapshot
        if before is None:
            return _text({"to": channel, "whole": snapshot})
        return _text({"to": channel, "at": before["number"], "change": difference(before, snapshot)})

    def forget(self, channel: str | None = None) -> None:
        """The page has lost what was sent, of one channel or of all."""
        if channel is None:
            self._sent.clear()
        else:
            self._sent.pop(channel, None)


def _text(message: dict[str, Any]) -> str:
    # Texts may hold anything that people typed, also half of a sign that no encoding knows.
    return json.dumps(message, ensure_ascii=True, separators=(",", ":"))


def also(channel: str, what: object) -> str:
    """What is sent beside snapshots."""
    return _text({"to": channel, "also": what})


def plain(**what: object) -> str:
    """A message about the line itself."""
    return _text(what)
