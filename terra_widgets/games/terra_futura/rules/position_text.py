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

from collections.abc import Iterator, Mapping
from typing import Any

from terra_widgets.games.positions import (
    Seat, cards_text, named, read_amounts, read_cards, read_text, write_text,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import LEVELS

PROGRESS = ("chosen", "placed", "moved")


def write(position: Mapping[str, Any]) -> str:
    """The text form of a position as `describe` gives it."""
    return write_text(position, _player, _lines)


def _player(player: Mapping[str, Any]) -> Iterator[str]:
    for cell, here in player["territory"].items():
        yield " ".join([cell, here["card"], *_amounts(here)])
    yield " ".join(["scoring", *player["scoring"]])
    yield from (f"{key} {player[key]}" for key in ("pattern", "set") if key in player)


def _lines(position: Mapping[str, Any], seat: Seat) -> Iterator[str]:
    for key in ("market", "decks", "discards"):
        yield f"{key}: {' / '.join(cards_text(position[key][level]) for level in LEVELS)}"
    yield _turn(position, seat)


def _amounts(here: Mapping[str, Any]) -> list[str]:
    return [f"{n} {kind}" for kind, n in here.items() if kind != "card"]


def _turn(position: Mapping[str, Any], seat: Seat) -> str:
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
            parts.append(f"copy {seat(copy['player'])} {copy['at']}:{copy['number']}")
        if "paid" in effect:
            parts.append(" ".join(["paid", *_amounts(effect["paid"])]))
        parts += [f"{key} {effect[key]}" for key in PROGRESS if key in effect]
    who = f"turn {seat(position['turn'])}" if "turn" in position else "turn"
    return f"{who}: {'; '.join(parts)}"


def read(text: str) -> dict[str, Any]:
    """The dict behind a text form; what it says is checked when it is built."""
    return read_text(text, _read_player, _read_line)


def _read_line(position: dict[str, Any], line: str) -> None:
    if line.startswith("turn"):
        head, rest = line.split(":", 1)
        if head != "turn":
            position["turn"] = named(position, head.split()[1])
        _read_turn(position, [part.split() for part in rest.split(";")])
    else:
        key, rest = line.split(":", 1)
        if key not in {"market", "decks", "discards"}:
            raise ValueError(key)
        first_level, second_level = rest.split("/")
        position[key] = {LEVELS[0]: read_cards(first_level), LEVELS[1]: read_cards(second_level)}


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
            player["territory"][head] = {"card": words[0], **read_amounts(words[1:])}
    return player


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
            who = named(position, words[0])
            position["effect"]["copy"] = {"player": who, "at": cell, "number": int(number or 1)}
        elif head == "paid":
            position["effect"]["paid"] = read_amounts(words)
        elif head in PROGRESS:
            position["effect"][head] = int(words[0])
        else:
            raise ValueError(head)
