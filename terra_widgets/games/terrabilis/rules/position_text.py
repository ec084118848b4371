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

from collections.abc import Iterator, Mapping
from typing import Any

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES
from terra_widgets.games.positions import (
    Seat, cards_text, named, read_amounts, read_cards, read_text, write_text,
)  # fmt: skip

FLAGS = ("loan", "alliance", "out")
PEOPLE = ("hit", "declined", "ended")


def write(position: Mapping[str, Any]) -> str:
    """The text form of a position as `describe` gives it."""
    return write_text(position, _player, _lines)


def _player(player: Mapping[str, Any]) -> list[str]:
    flags = [flag for flag in FLAGS if player.get(flag)]
    cards = [" ".join([key, *player[key]]) for key in ("hand", "built")]
    return [f"square {player['square']}", _amounts(player), *flags, *cards]


def _lines(position: Mapping[str, Any], seat: Seat) -> Iterator[str]:
    yield f"zone: {_amounts(position['zone'])}; bursts {position['bursts']}"
    yield "piles: " + " / ".join(cards_text(position["piles"][category]) for category in CATEGORIES)
    yield from (f"{key}: {cards_text(position[key])}" for key in ("hazards", "questions"))
    yield _decision(position, seat)


def _amounts(things: Mapping[str, Any]) -> str:
    return " ".join(f"{things[kind]} {kind}" for kind in RESOURCES if kind in things)


def _decision(position: Mapping[str, Any], seat: Seat) -> str:
    parts = [position["decision"]]
    parts += [f"{key} {position[key]}" for key in ("card", "question", "offers") if key in position]
    for key in PEOPLE:
        if key in position:
            parts.append(" ".join([key, *map(seat, position[key])]))
    for due in position.get("dues", ()):
        parts.append(" ".join(["due", seat(due["who"]), due["what"], _amounts(due)]).strip())
    offer = position.get("offer")
    if offer:
        parts += [f"to {seat(offer['to'])}", f"items {offer['items']}"]
        parts += [f"{key} {_amounts(offer[key])}" for key in ("give", "ask") if key in offer]
        parts += [f"{key} {offer[key]}" for key in ("swap", "want") if key in offer]
    return f"year {position['year']} turn {seat(position['turn'])}: {'; '.join(parts)}"


def read(text: str) -> dict[str, Any]:
    """The dict behind a text form; what it says is checked when it is built."""
    return read_text(text, _read_player, _read_line)


def _read_line(position: dict[str, Any], line: str) -> None:
    head, rest = line.split(":", 1)
    parts = [part.split() for part in rest.split(";")]
    if head == "zone":
        position["zone"] = read_amounts(parts[0])
        for key, value in parts[1:]:
            if key != "bursts":
                raise ValueError(key)
            position[key] = int(value)
    elif head == "piles":
        piles = rest.split("/")
        position["piles"] = dict(zip(CATEGORIES, map(read_cards, piles), strict=True))
    elif head in {"hazards", "questions"}:
        position[head] = read_cards(rest)
    else:
        _read_decision(position, head.split(), parts)


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
            player |= read_amounts([head, *words])
    return player


def _read_decision(position: dict[str, Any], head: list[str], parts: list[list[str]]) -> None:
    year, number, turn, who = head
    if (year, turn) != ("year", "turn"):
        raise ValueError(head)
    position["year"], position["turn"] = int(number), named(position, who)
    ((position["decision"],), *rest) = parts
    offer: dict[str, Any] = {}
    for key, *words in rest:
        if key in {"card", "question"}:
            (position[key],) = words
        elif key == "offers":
            (count,) = words
            position[key] = int(count)
        elif key in PEOPLE:
            position[key] = [named(position, word) for word in words]
        elif key == "due":
            who, what, *amounts = words
            due = {"who": named(position, who), "what": what, **(read_amounts(amounts) if amounts else {})}
            position.setdefault("dues", []).append(due)
        elif key == "to":
            offer["to"] = named(position, words[0])
        elif key == "items":
            offer[key] = int(words[0])
        elif key in {"swap", "want"}:
            (offer[key],) = words
        elif key in {"give", "ask"}:
            offer[key] = read_amounts(words)
        else:
            raise ValueError(key)
    if offer:
        position["offer"] = offer
