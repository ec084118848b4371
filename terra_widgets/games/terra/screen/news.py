"""What is important in a move of Terra, and what it brought in a few pictures."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.contract import Event
from terra_widgets.games.terra.rules.numbers import FACTS
from terra_widgets.games.terra.rules.state import CRISIS_NUMBERS, CRISIS_REGION
from terra_widgets.games.terra.screen.cards import CardFaces
from terra_widgets.games.terra.screen.sentences import sentence
from terra_widgets.text import translate
from terra_widgets.widgets.happenings import Scored, notice
from terra_widgets.widgets.shapes import Notice

TOLD = frozenset(("crisis", "give", "pass", "help", "hoard", "discard", "solve", "erupt"))
"""What needs words: that a card was drawn does not, and points have a picture."""


def notices(events: Sequence[Event], names: Sequence[str], drawn: CardFaces) -> list[Notice]:
    """TR-22, TR-23, TR-31: a crisis that was solved, with who scores for it, or one that broke out."""
    found = []
    points = [sentence(event, names, drawn) for event in events if event.kind == "points"]
    for event in events:
        if event.kind not in {"solve", "erupt"}:
            continue
        crisis = CRISIS_NUMBERS[str(event.facts["crisis"])]
        region = drawn.regions[CRISIS_REGION[crisis]]
        title = translate(
            f"terra-notice-{event.kind}", drawn.language, crisis=drawn.names[crisis], region=region
        )
        text = " ".join([sentence(event, names, drawn), *points])
        good = event.kind == "solve"
        found.append(notice(title, "check" if good else "warn", "good" if good else "bad", text))
    return found


def scored(events: Sequence[Event], language: str) -> list[Scored]:
    """TR-22, TR-31: points, and what they are for."""
    return [
        Scored(
            event.player,
            int(event.facts["amount"]),
            translate("terra-scored", language, why=str(event.facts["why"]), **FACTS),
        )
        for event in events
        if event.kind == "points"
    ]


def flows(events: Sequence[Event], player: int | None) -> list[tuple[str, int]]:
    """The points of the player who moved."""
    return [
        ("star", int(event.facts["amount"]))
        for event in events
        if event.kind == "points" and event.player == player
    ]
