"""What is important in a move of Terra Futura, and what it brought in a few pictures."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.contract import Event
from terra_widgets.games.terra_futura.screen.cards import CardFaces
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.happenings import notice
from terra_widgets.widgets.shapes import Notice

FLOWING = {"pay", "gain", "receive", "reward", "pollute", "clean"}
TOLD = frozenset(("take", "draw", "copy", "transfer", "inactive", "final"))
"""What needs words: the rest is told by the pictures of what came and went."""


def notices(events: Sequence[Event], names: Sequence[str], drawn: CardFaces) -> list[Notice]:
    """TF-42: a card that stands still; TF-60: the final activations."""
    found = []
    for event in events:
        if event.kind == "inactive":
            facts = {
                "card": drawn.names[drawn.numbers[str(event.facts["card"])]],
                "name": isolated(names[event.player]),
            }
            title = translate("notice-inactive", drawn.language, **facts)
            text = translate("notice-inactive-text", drawn.language, **facts)
            found.append(notice(title, "pollution", "bad", text))
        elif event.kind == "final":
            title = translate("log-final", drawn.language)
            found.append(notice(title, "star", "plain", translate("notice-final-text", drawn.language)))
    return found


def flows(events: Sequence[Event], player: int | None) -> list[tuple[str, int]]:
    """What came to the cards of the player who moved, and went."""
    return [
        (str(event.facts["resource"]), int(event.facts["amount"]))
        for event in events
        if event.kind in FLOWING and event.player == player
    ]
