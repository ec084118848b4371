"""What is important in a move of Nova Ziemia."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from terra_widgets.games.contract import Event
from terra_widgets.games.nova_ziemia.screen.cards import CardFaces
from terra_widgets.text import translate
from terra_widgets.widgets.happenings import notice
from terra_widgets.widgets.shapes import Notice

IMPORTANT = {
    "meet": ("check", "good"),
    "reach": ("star", "good"),
    "won": ("star", "good"),
    "missed": ("cross", "bad"),
    "failure": ("warn", "bad"),
    "disaster": ("warn", "bad"),
}
TOLD = frozenset((*IMPORTANT, "settle", "lose", "bid", "speak"))
"""What needs words: single actions are seen on the planet."""


def notices(
    events: Sequence[Event], tell: Callable[[Collection[str]], str], drawn: CardFaces
) -> list[Notice]:
    """A mission, goal or task that is met or not, or a disaster; `tell` has words for kinds of events."""
    found: list[Notice] = []
    for event in events:
        if event.kind not in IMPORTANT:
            continue
        sign, tone = IMPORTANT[event.kind]
        card = drawn.name(str(event.facts["card"])) if "card" in event.facts else ""
        title = translate(f"nova-notice-{event.kind}", drawn.language, card=card)
        found.append(notice(title, sign, tone, tell({event.kind, "lose"})))
    return found
