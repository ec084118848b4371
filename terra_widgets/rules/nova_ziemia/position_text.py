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

In the competition players have "won ...; lost ..." in place of hands, and after the library comes
bids for W9: 4 3 0
turn P2 after 4: lower; asked P1; passed P3
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from terra_widgets.errors import PositionError, shown

LONGEST = 20_000
WORDS = {True: "yes", False: "no"}
LISTS = ("library", "discards", "goals", "met")


def write(position: Mapping[str, Any]) -> str:
    """The text form of a position as `describe` gives it."""
    names = [player["name"] for player in position["players"]]
    options = [f"{name}={WORDS.get(value, value)}" for name, value in position.get("options", {}).items()]
    lines = [" ".join([position["game"], *options])]
    for number, player in enumerate(position["players"], start=1):
        parts = [f"{key} {_cards(cards)}".rstrip() for key, cards in player.items() if key != "name"]
        lines.append(f"P{number} {json.dumps(player['name'], ensure_ascii=False)}: {'; '.join(parts)}")
    lines.append(f"planet: {' | '.join(' '.join(row) for row in position['planet'])}")
    lines += [f"{key}: {_cards(position[key])}" for key in LISTS if key in position]
    if "disasters" in position:
        there = position["disasters"]
        lines.append(f"disasters: {_cards(there['open'])} / {_cards(there['stack'])}")
    if "task" in position:
        lines.append(f"bids for {position['task']}: {' '.join(map(str, position['bids']))}")
    lines.append(_turn(position, names))
    return "\n".join(line.rstrip() for line in lines)


def _cards(cards: Any) -> str:
    return " ".join(cards) if isinstance(cards, list) else str(cards)


def _turn(position: Mapping[str, Any], names: list[str]) -> str:
    def seat(name: str) -> str:
        return f"P{names.index(name) + 1}"

    parts = [position["decision"]]
    if "actions" in position:
        parts.append(f"actions {', '.join(position['actions'])}")
    if "claimed" in position:
        parts.append(f"claimed {' '.join(position['claimed'])}")
    if "owed" in position:
        parts.append(f"owed {position['owed']}")
    if "asked" in position:
        parts.append(f"asked {seat(position['asked'])}")
        parts.append(" ".join(["passed", *map(seat, position["passed"])]))
    return f"turn {seat(position['turn'])} after {position['turns']}: {'; '.join(parts)}"


def read(text: str) -> dict[str, Any]:
    """The dict behind a text form; what it says is checked when it is built."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise PositionError("position-not-text", found=shown(text))
    position: dict[str, Any] = {"players": []}
    for number, line in enumerate(text.strip().splitlines(), start=1):
        try:
            _read_line(position, line.strip(), first=number == 1)
        except (ValueError, IndexError, KeyError, RecursionError) as error:
            raise PositionError("position-line", line=number, found=line[:60]) from error
    return position


def _read_line(position: dict[str, Any], line: str, first: bool) -> None:
    if first:
        position["game"], *options = line.split()
        if options:
            pairs = dict(option.split("=", 1) for option in options)
            values = {word: flag for flag, word in WORDS.items()}
            position["options"] = {name: values.get(value, value) for name, value in pairs.items()}
        return
    if not line:
        return
    if line.startswith("P"):
        head, rest = line.split(" ", 1)
        if head != f"P{len(position['players']) + 1}":
            raise ValueError(head)
        name, end = json.JSONDecoder().raw_decode(rest)
        position["players"].append(_read_player(name, rest[end:].removeprefix(":").strip()))
        return
    key, rest = line.split(":", 1)
    words = key.split()
    if key == "planet":
        position[key] = [row.split() for row in rest.split("|")]
    elif key in LISTS:
        position[key] = _read_cards(rest)
    elif key == "disasters":
        opened, stack = rest.split("/")
        position[key] = {"open": opened.split(), "stack": _read_cards(stack)}
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
        player[head] = _read_cards(" ".join(words))
    return player


def _read_cards(text: str) -> Any:
    cards = text.split()
    if cards == ["unknown"]:
        return "unknown"
    return int(cards[0]) if len(cards) == 1 and cards[0].isdecimal() else cards


def _player(position: Mapping[str, Any], word: str) -> str:
    number = int(word.removeprefix("P"))
    if number < 1:
        raise ValueError(word)
    name: str = position["players"][number - 1]["name"]
    return name


def _read_turn(position: dict[str, Any], words: list[str], text: str) -> None:
    position["turn"] = _player(position, words[0])
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
        elif head == "owed":
            position[head] = int(rest[0])
        elif head == "asked":
            position[head] = _player(position, rest[0])
        elif head == "passed":
            position[head] = [_player(position, word) for word in rest]
        else:
            raise ValueError(head)
