"""The text form of a position: one line per thing, short enough for a message, and back to the dict.

nova_ziemia exact_zones=yes
P1 "Team A": hand W5 B6 Y44 G7
P2 "Team B": hand 4
planet: T01 T02/ew T03 T04 | T05 T06/180 T07 T08 | T09 T10 T11/ns T12 | T13 T14 T15 T16
library: 12
discards: W6
goals: W9 B10 Y8 G444
met: B10
disasters: D1 D3 / D2
turn P1 after 4: shape; actions rotate a1, shift 2 left

When a disaster breaks into settling: excess; actions rotate a1; claimed Y5 B10; due 1 1

In the competition players have "won ...; lost ..." in place of hands, and after the library comes
bids for W9: 4 3 0
turn P2 after 4: lower; asked P1; passed P3
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from terra_widgets.games.positions import Seat, cards_text, named, read_cards, read_text, write_text

LISTS = ("library", "discards", "goals", "met")
NUMBERS = ("needed", "due")


def write(position: Mapping[str, Any]) -> str:
    """The text form of a position as `describe` gives it."""
    return write_text(position, _player, _lines)


def _player(player: Mapping[str, Any]) -> Iterator[str]:
    return (f"{key} {cards_text(cards)}".rstrip() for key, cards in player.items() if key != "name")


def _lines(position: Mapping[str, Any], seat: Seat) -> Iterator[str]:
    yield f"planet: {' | '.join(' '.join(row) for row in position['planet'])}"
    yield from (f"{key}: {cards_text(position[key])}" for key in LISTS if key in position)
    if "disasters" in position:
        there = position["disasters"]
        yield f"disasters: {cards_text(there['open'])} / {cards_text(there['stack'])}"
    if "task" in position:
        yield f"bids for {position['task']}: {' '.join(map(str, position['bids']))}"
    yield _turn(position, seat)


def _turn(position: Mapping[str, Any], seat: Seat) -> str:
    parts = [position["decision"]]
    if "actions" in position:
        parts.append(f"actions {', '.join(position['actions'])}")
    if "claimed" in position:
        parts.append(f"claimed {' '.join(position['claimed'])}")
    parts.extend(f"{key} {' '.join(map(str, position[key]))}" for key in NUMBERS if key in position)
    if "owed" in position:
        parts.append(f"owed {position['owed']}")
    if "asked" in position:
        parts.append(f"asked {seat(position['asked'])}")
        parts.append(" ".join(["passed", *map(seat, position["passed"])]))
    return f"turn {seat(position['turn'])} after {position['turns']}: {'; '.join(parts)}"


def read(text: str) -> dict[str, Any]:
    """The dict behind a text form; what it says is checked when it is built."""
    return read_text(text, _read_player, _read_line)


def _read_line(position: dict[str, Any], line: str) -> None:
    key, rest = line.split(":", 1)
    words = key.split()
    if key == "planet":
        position[key] = [row.split() for row in rest.split("|")]
    elif key in LISTS:
        position[key] = read_cards(rest)
    elif key == "disasters":
        opened, stack = rest.split("/")
        position[key] = {"open": opened.split(), "stack": read_cards(stack)}
    elif words[:2] == ["bids", "for"] and len(words) == 3:
        position["task"], position["bids"] = words[2], [int(word) for word in rest.split()]
    elif words[:1] == ["turn"]:
        _read_turn(position, words[1:], rest)
    else:
        raise ValueError(key)


def _read_player(name: str, text: str) -> dict[str, Any]:
    player: dict[str, Any] = {"name": name}
    for part in filter(None, text.split(";")):
        head, *words = part.split()
        if head in player:
            raise ValueError(head)
        player[head] = read_cards(" ".join(words))
    return player


def _read_turn(position: dict[str, Any], words: list[str], text: str) -> None:
    position["turn"] = named(position, words[0])
    if words[1:]:
        after, turns = words[1:]
        if after != "after":
            raise ValueError(after)
        position["turns"] = int(turns)
    (decision, *extra), *parts = [part.split() for part in text.split(";")]
    if extra:
        raise ValueError(decision)
    position["decision"] = decision
    for head, *rest in parts:
        if head == "actions":
            position[head] = [action.strip() for action in " ".join(rest).split(",")]
        elif head == "claimed":
            position[head] = rest
        elif head in NUMBERS:
            position[head] = [int(word) for word in rest]
        elif head == "owed":
            position[head] = int(rest[0])
        elif head == "asked":
            position[head] = named(position, rest[0])
        elif head == "passed":
            position[head] = [named(position, word) for word in rest]
        else:
            raise ValueError(head)
