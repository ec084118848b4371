"""The text form of a position: one line per thing, short enough for a message, and back to the dict.

terra_futura limited_supply=yes
P1 "Team A": c3 H1 2 green 1 pollution; c2 I07; scoring S03 S11
P2 "Team B": c3 H4; b3 II02 1 money; scoring S01 S16
market: I01 I02 I03 I04 / II05 II06 II07 II08
decks: unknown / 15
discards: / II09
turn P1: activate c2 c3; effect c3:2; copy P2 b3; paid 1 red
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from terra_widgets.errors import PositionError, shown
from terra_widgets.rules.terra_futura.moves import LEVELS

LONGEST = 20_000
WORDS = {True: "yes", False: "no"}
PROGRESS = ("chosen", "placed", "moved")


def write(position: Mapping[str, Any]) -> str:
    """The text form of a position as `describe` gives it."""
    names = [player["name"] for player in position["players"]]
    options = [f"{name}={WORDS.get(value, value)}" for name, value in position.get("options", {}).items()]
    lines = [" ".join([position["game"], *options])]
    for number, player in enumerate(position["players"], start=1):
        parts = [
            " ".join([cell, here["card"], *_amounts(here)]) for cell, here in player["territory"].items()
        ]
        parts.append(" ".join(["scoring", *player["scoring"]]))
        parts += [f"{key} {player[key]}" for key in ("pattern", "set") if key in player]
        lines.append(f"P{number} {json.dumps(player['name'], ensure_ascii=False)}: {'; '.join(parts)}")
    lines += [
        f"{key}: {' / '.join(_cards(position[key][level]) for level in LEVELS)}"
        for key in ("market", "decks", "discards")
    ]
    lines.append(_turn(position, names))
    return "\n".join(line.rstrip() for line in lines)


def _amounts(here: Mapping[str, Any]) -> list[str]:
    return [f"{n} {kind}" for kind, n in here.items() if kind != "card"]


def _cards(cards: Any) -> str:
    return " ".join(cards) if isinstance(cards, list) else str(cards)


def _turn(position: Mapping[str, Any], names: list[str]) -> str:
    parts = [" ".join([position["decision"], *position.get("activations", [])])]
    if position.get("discarded"):
        parts.append("discarded")
    if "card" in position:
        parts.append(f"card {position['card']}")
    effect = position.get("effect")
    if effect:
        parts.append(f"effect {effect['at']}:{effect['number']}")
        if "copy" in effect:
            copy = effect["copy"]
            parts.append(f"copy P{names.index(copy['player']) + 1} {copy['at']}:{copy['number']}")
        if "paid" in effect:
            parts.append(" ".join(["paid", *_amounts(effect["paid"])]))
        parts += [f"{key} {effect[key]}" for key in PROGRESS if key in effect]
    who = f"turn P{names.index(position['turn']) + 1}" if "turn" in position else "turn"
    return f"{who}: {'; '.join(parts)}"


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
    elif not line:
        return
    elif line.startswith("P"):
        head, rest = line.split(" ", 1)
        if head != f"P{len(position['players']) + 1}":
            raise ValueError(head)
        name, end = json.JSONDecoder().raw_decode(rest)
        position["players"].append(_read_player(name, rest[end:].removeprefix(":").strip()))
    elif line.startswith("turn"):
        head, rest = line.split(":", 1)
        if head != "turn":
            position["turn"] = _player(position, head.split()[1])
        _read_turn(position, [part.split() for part in rest.split(";")])
    else:
        key, rest = line.split(":", 1)
        if key not in {"market", "decks", "discards"}:
            raise ValueError(key)
        first_level, second_level = rest.split("/")
        position[key] = {LEVELS[0]: _read_cards(first_level), LEVELS[1]: _read_cards(second_level)}


def _read_player(name: str, text: str) -> dict[str, Any]:
    player: dict[str, Any] = {"name": name, "territory": {}}
    for part in text.split(";"):
        head, *words = part.split()
        if head == "scoring":
            player["scoring"] = words
        elif head in {"pattern", "set"}:
            player[head] = int(words[0])
        elif head in player["territory"]:
            raise ValueError(head)
        else:
            player["territory"][head] = {"card": words[0], **_read_amounts(words[1:])}
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


def _player(position: Mapping[str, Any], word: str) -> str:
    number = int(word.removeprefix("P"))
    if number < 1:
        raise ValueError(word)
    name: str = position["players"][number - 1]["name"]
    return name


def _read_turn(position: dict[str, Any], parts: list[list[str]]) -> None:
    (position["decision"], *activations), *rest = parts
    inside = position["decision"] not in {"market", "place", "pattern", "score", "over"}
    if activations or inside:
        position["activations"] = activations
    for head, *words in rest:
        if head == "discarded":
            position["discarded"] = True
        elif head == "card":
            position["card"] = words[0]
        elif head == "effect":
            cell, _, number = words[0].partition(":")
            position["effect"] = {"at": cell, "number": int(number or 1)}
        elif head == "copy":
            cell, _, number = words[1].partition(":")
            who = _player(position, words[0])
            position["effect"]["copy"] = {"player": who, "at": cell, "number": int(number or 1)}
        elif head == "paid":
            position["effect"]["paid"] = _read_amounts(words)
        elif head in PROGRESS:
            position["effect"][head] = int(words[0])
        else:
            raise ValueError(head)
