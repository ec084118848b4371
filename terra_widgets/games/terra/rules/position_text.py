"""The text form of a position: one line per thing, short enough for a message, and back to the dict.

terra teams=yes
P1 "Team A": hand G1 B3; points 6; hoard G1 G2 G3, B5 B5 B5; given 4
P2 "Team B": hand 4; hoard 1
crises: green europe G3 G5, red asia
discards: G1 R2
solved: green africa
pile: B2, green oceania
turn P1 round 3: give red africa; played R3 none
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from terra_widgets.games.positions import Seat, cards_text, read_text, write_text

LISTS = ("crises", "discards", "solved", "pile")


def write(position: Mapping[str, Any]) -> str:
    """The text form of a position as `describe` gives it."""
    return write_text(position, _player, _lines)


def _player(player: Mapping[str, Any]) -> Iterator[str]:
    hoard = player["hoard"]
    yield f"hand {cards_text(player['hand'])}".rstrip()
    if player["points"]:
        yield f"points {player['points']}"
    if hoard:
        yield f"hoard {hoard if isinstance(hoard, int) else ', '.join(map(' '.join, hoard))}"
    if player["given"]:
        yield f"given {player['given']}"


def _lines(position: Mapping[str, Any], seat: Seat) -> Iterator[str]:
    pile = position["pile"]
    yield f"crises: {', '.join(' '.join([one['crisis'], *one['cards']]) for one in position['crises'])}"
    yield f"discards: {' '.join(position['discards'])}"
    yield f"solved: {', '.join(position['solved'])}"
    yield f"pile: {pile if isinstance(pile, int) else ', '.join(pile)}"
    parts = [" ".join(filter(None, [position["decision"], position.get("impending", "")]))]
    if position.get("played"):
        parts.append(" ".join(["played", *position["played"]]))
    if position.get("helped"):
        parts.append(f"helped {', '.join(position['helped'])}")
    yield f"turn {seat(position['turn'])} round {position['round']}: {'; '.join(parts)}"


def read(text: str) -> dict[str, Any]:
    """The dict behind a text form; what it says is checked when it is built."""
    return read_text(text, _read_player, _read_line)


def _read_line(position: dict[str, Any], line: str) -> None:
    if line.startswith("turn"):
        _read_turn(position, line)
    else:
        key, rest = line.split(":", 1)
        if key not in LISTS or key in position:
            raise ValueError(key)
        position[key] = _read_list(key, rest)


def _read_player(name: str, text: str) -> dict[str, Any]:
    player: dict[str, Any] = {"name": name}
    for part in filter(None, map(str.strip, text.split(";"))):
        head, _, rest = part.partition(" ")
        if head in player:
            raise ValueError(head)
        if head == "hand":
            player["hand"] = _number(rest) if rest.strip().isdecimal() else rest.split()
        elif head == "hoard":
            player["hoard"] = (
                _number(rest) if rest.strip().isdecimal() else [c.split() for c in rest.split(",")]
            )
        elif head in {"points", "given"}:
            player[head] = _number(rest)
        else:
            raise ValueError(head)
    # What is written as nothing is nothing; only a hand that is not mentioned is dealt.
    return {"hand": "unknown", "points": 0, "hoard": [], "given": 0} | player


def _read_list(key: str, text: str) -> Any:
    items = [item for item in map(_spaced, text.split(",")) if item]
    if key == "discards":
        return text.split()
    if key == "crises":
        return [{"crisis": " ".join(words[:2]), "cards": words[2:]} for words in map(str.split, items)]
    if key == "pile" and len(items) == 1 and (items[0].isdecimal() or items[0] == "unknown"):
        return items[0] if items[0] == "unknown" else _number(items[0])
    return items


def _read_turn(position: dict[str, Any], line: str) -> None:
    head, rest = line.split(":", 1)
    words = head.split()
    if len(words) != 4 or words[2] != "round":
        raise ValueError(head)
    number = _number(words[1].removeprefix("P"))
    if number < 1:
        raise ValueError(head)
    position["turn"] = position["players"][number - 1]["name"]
    position["round"] = _number(words[3])
    first, *parts = [part.split() for part in rest.split(";")]
    position["decision"] = first[0]
    if position["decision"] == "give":
        position |= {"impending": " ".join(first[1:]), "played": []}
    elif first[1:]:
        raise ValueError(rest)
    if position["decision"] == "act":
        position["helped"] = []
    for key, *items in parts:
        if key == "played":
            position["played"] = items
        elif key == "helped":
            position["helped"] = [_spaced(name) for name in " ".join(items).split(",")]
        else:
            raise ValueError(key)


def _number(text: str) -> int:
    """A whole number, in signs that everybody writes, and not endless."""
    if not text.strip().isascii() or len(text) > 9:
        raise ValueError(text)
    return int(text)


def _spaced(text: str) -> str:
    return " ".join(text.split())
