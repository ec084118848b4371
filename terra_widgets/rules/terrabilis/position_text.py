"""The text form of a position: one line per thing, and back to the dict.

terrabilis goal=8
P1 "Team A": square 4; 12 nature 11 wellbeing 8 energy 30000 terras; alliance; hand C01 S02 E03; built S05
P2 "Team B": square 0; 12 nature 12 wellbeing 8 energy 30000 terras; loan; hand C02 S03 E04; built
zone: 1 nature 2 wellbeing; bursts 1
piles: C03 C04 / 17 / E05
hazards: H01 H02
questions: unknown
year 3 turn P1: hit P2
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from terra_widgets.decks.terrabilis_cards import CATEGORIES, RESOURCES
from terra_widgets.errors import PositionError, shown

LONGEST = 20_000
WORDS = {True: "yes", False: "no"}
FLAGS = ("loan", "alliance", "out")


def write(position: Mapping[str, Any]) -> str:
    """The text form of a position as `describe` gives it."""
    names = [player["name"] for player in position["players"]]
    options = [
        f"{name}={WORDS[v] if isinstance(v, bool) else v}" for name, v in position.get("options", {}).items()
    ]
    lines = [" ".join([position["game"], *options])]
    for number, player in enumerate(position["players"], start=1):
        parts = [f"square {player['square']}", _amounts(player)]
        parts += [flag for flag in FLAGS if player.get(flag)]
        parts += [" ".join([key, *player[key]]) for key in ("hand", "built")]
        lines.append(f"P{number} {json.dumps(player['name'], ensure_ascii=False)}: {'; '.join(parts)}")
    lines.append(f"zone: {_amounts(position['zone'])}; bursts {position['bursts']}")
    lines.append("piles: " + " / ".join(_cards(position["piles"][category]) for category in CATEGORIES))
    lines += [f"{key}: {_cards(position[key])}" for key in ("hazards", "questions")]
    lines.append(_decision(position, names))
    return "\n".join(line.rstrip() for line in lines)


def _amounts(things: Mapping[str, Any]) -> str:
    return " ".join(f"{things[kind]} {kind}" for kind in RESOURCES if kind in things)


def _cards(cards: Any) -> str:
    return " ".join(cards) if isinstance(cards, list) else str(cards)


def _decision(position: Mapping[str, Any], names: list[str]) -> str:
    def seat(name: str) -> str:
        return f"P{names.index(name) + 1}"

    parts = [position["decision"]]
    parts += [f"{key} {position[key]}" for key in ("card", "question", "offers") if key in position]
    if "hit" in position:
        parts.append(" ".join(["hit", *map(seat, position["hit"])]))
    offer = position.get("offer")
    if offer:
        parts += [f"to {seat(offer['to'])}", f"items {offer['items']}"]
        parts += [f"{key} {_amounts(offer[key])}" for key in ("give", "ask") if key in offer]
        parts += [f"swap {offer['swap']}"] if "swap" in offer else []
    return f"year {position['year']} turn {seat(position['turn'])}: {'; '.join(parts)}"


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
            position["options"] = {name: _value(value) for name, value in pairs.items()}
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
    head, rest = line.split(":", 1)
    parts = [part.split() for part in rest.split(";")]
    if head == "zone":
        position["zone"] = _read_amounts(parts[0])
        for key, value in parts[1:]:
            if key != "bursts":
                raise ValueError(key)
            position[key] = int(value)
    elif head == "piles":
        piles = rest.split("/")
        position["piles"] = dict(zip(CATEGORIES, map(_read_cards, piles), strict=True))
    elif head in {"hazards", "questions"}:
        position[head] = _read_cards(rest)
    else:
        _read_decision(position, head.split(), parts)


def _value(word: str) -> bool | int | str:
    if word in WORDS.values():
        return word == WORDS[True]
    return int(word) if word.isdecimal() else word


def _read_player(name: str, text: str) -> dict[str, Any]:
    player: dict[str, Any] = {"name": name}
    for part in text.split(";"):
        head, *words = part.split()
        if head in player:
            raise ValueError(head)
        if head == "square":
            (square,) = words
            player[head] = int(square)
        elif head in FLAGS:
            player[head] = True
        elif head in {"hand", "built"}:
            player[head] = words
        else:
            player |= _read_amounts([head, *words])
    return player


def _read_amounts(words: list[str]) -> dict[str, int]:
    amounts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    if 2 * len(amounts) != len(words):
        raise ValueError(words)
    return amounts


def _read_cards(text: str) -> Any:
    cards = text.split()
    if cards == ["unknown"]:
        return "unknown"
    return int(cards[0]) if len(cards) == 1 and cards[0].isdecimal() else cards


def _read_decision(position: dict[str, Any], head: list[str], parts: list[list[str]]) -> None:
    def player(word: str) -> str:
        number = int(word.removeprefix("P"))
        if number < 1 or not word.startswith("P"):
            raise ValueError(word)
        name: str = position["players"][number - 1]["name"]
        return name

    year, number, turn, who = head
    if (year, turn) != ("year", "turn"):
        raise ValueError(head)
    position["year"], position["turn"] = int(number), player(who)
    ((position["decision"],), *rest) = parts
    offer: dict[str, Any] = {}
    for key, *words in rest:
        if key in {"card", "question"}:
            (position[key],) = words
        elif key == "offers":
            (count,) = words
            position[key] = int(count)
        elif key == "hit":
            position[key] = [player(word) for word in words]
        elif key == "to":
            offer["to"] = player(words[0])
        elif key == "items":
            offer[key] = int(words[0])
        elif key == "swap":
            (offer[key],) = words
        elif key in {"give", "ask"}:
            offer[key] = _read_amounts(words)
        else:
            raise ValueError(key)
    if offer:
        position["offer"] = offer
