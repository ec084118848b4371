"""A few made-up cards, enough to show every rule, in the shape of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from .position import KINDS


def seven(amounts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(amounts.get(kind, 0) for kind in KINDS)


def gain(*choices: str, pollution: int = 0, **gives: int) -> Any:
    return SimpleNamespace(
        kind="gain",
        cost=seven({}),
        any_cost=0,
        gives=seven(gives),
        choices=choices,
        pollution=pollution,
    )


def exchange(cost: Mapping[str, int], *choices: str, pollution: int = 0, **gives: int) -> Any:
    """An exchange; "any" in its cost stands for any raw."""
    return SimpleNamespace(
        kind="exchange",
        cost=seven(cost),
        any_cost=cost.get("any", 0),
        gives=seven(gives),
        choices=choices,
        pollution=pollution,
    )


def special(kind: str) -> Any:
    return SimpleNamespace(kind=kind, cost=seven({}), any_cost=0, gives=seven({}), choices=(), pollution=0)


def card(card_id: str, spaces: int, top: list[Any], bottom: list[Any], first: bool = False) -> Any:
    return SimpleNamespace(id=card_id, spaces=spaces, top=tuple(top), bottom=tuple(bottom), first=first)


def scoring(card_id: str, points: int, pattern: tuple[int, ...], **wanted: int) -> Any:
    return SimpleNamespace(id=card_id, points=points, pattern=pattern, set=seven(wanted))


STARTING = [
    card(f"start{n}", 0, [gain("raw_or_money")], [special("assistance")], first=n == 2)
    for n in (1, 2, 3, 4, 5)
]

LEVEL = [
    card("plain", 0, [], []),
    card("farm", 0, [gain(green=1)], []),
    card("mine", 0, [gain(red=1)], []),
    card("quarry", 1, [gain(yellow=2, pollution=1)], []),
    card("factory", 0, [], [exchange({"red": 2}, construction=1)]),
    card("mixer", 0, [], [exchange({"green": 1, "red": 2}, goods=1)]),
    card("smelter", 1, [gain(green=1)], [exchange({"red": 1, "any": 2}, goods=2, pollution=2)]),
    card("trader", 2, [], [exchange({"money": 1}, "raw", pollution=1), special("transfer")]),
    card("dump", 3, [], [special("transfer")]),
    card("landfill", 6, [gain("raw")], [special("transfer")]),
    card("lucky", 0, [gain("raw_or_money", "raw", money=1)], [exchange({"any": 1}, "raw")]),
]

SCORING = [
    scoring("corners", 5, (1, 0, 1, 0, 0, 0, 1, 0, 1), construction=2, goods=1),
    scoring("twice", 3, (2, 0, 0, 0, 1, 0, 0, 0, 1), green=1, red=1),
    scoring("cross", 4, (0, 1, 0, 1, 0, 1, 0, 1, 0), food=1),
    scoring("same", 2, (0, 0, 0, 0, 0, 0, 0, 0, 4), money=3),
]


def small_deck(copies: int = 3) -> Any:
    """Every level card under its own name at level I, and as name-2, name-3, ... further on."""
    level = [
        card(one.id if n == 1 else f"{one.id}-{n}", one.spaces, one.top, one.bottom)
        for n in range(1, copies + 1)
        for one in LEVEL
    ]
    for place, one in enumerate(level):
        one.level = "I" if place < len(level) // 2 else "II"
    for one in STARTING:
        one.level = "start"
    cards = (*STARTING, *level)
    more = [SimpleNamespace(**{**vars(s), "id": f"{s.id}-{n}"}) for n in (2, 3) for s in SCORING]
    return SimpleNamespace(cards=cards, scoring=(*SCORING, *more))
