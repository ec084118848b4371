"""A position dict, read and written plainly: cards, tokens, who and what is under way."""

from __future__ import annotations

import json
from typing import Any

Position = dict[str, Any]

RAWS = ("green", "red", "yellow")  # TF-2
KINDS = (*RAWS, "food", "construction", "goods", "money")
DEFAULTS = {
    "edition": "later",
    "adjacent_placement": True,
    "late_reshuffle": False,
    "limited_supply": False,
    "sandbox": False,
}


def option(position: Position, name: str) -> Any:
    return position.get("options", {}).get(name, DEFAULTS[name])


# By deck, with the deck itself: its cards and its scoring cards by their ids.
READ: dict[int, tuple[Any, dict[str, Any], dict[str, Any]]] = {}


def read(deck: Any) -> tuple[Any, dict[str, Any], dict[str, Any]]:
    """A deck with all its cards by their ids, each of which only one of them has; read once."""
    if id(deck) not in READ:
        named, scoring = ({card.id: card for card in cards} for cards in (deck.cards, deck.scoring))
        assert (len(named), len(scoring)) == (len(deck.cards), len(deck.scoring))
        READ[id(deck)] = deck, named, scoring
    return READ[id(deck)]


def card_named(deck: Any, card_id: str) -> Any:
    return read(deck)[1][card_id]


def scoring_named(deck: Any, card_id: str) -> Any:
    return read(deck)[2][card_id]


def copied(thing: Any) -> Any:
    """A position, or a part of one, that shares nothing with the given one."""
    if isinstance(thing, dict):
        return {key: copied(part) for key, part in thing.items()}
    return [copied(part) for part in thing] if isinstance(thing, list) else thing


def player_named(position: Position, name: str) -> Any:
    [player] = [player for player in position["players"] if player["name"] == name]
    return player


def on_turn(position: Position) -> Any:
    return player_named(position, position["turn"])


def spaces(deck: Any, lying: dict[str, Any]) -> int:
    return int(card_named(deck, lying["card"]).spaces)


def cubes(lying: dict[str, Any]) -> int:
    return int(lying.get("pollution", 0))


def inactive(deck: Any, lying: dict[str, Any]) -> bool:
    return cubes(lying) > spaces(deck, lying)  # TF-41, TF-43


def owned(deck: Any, player: Any) -> dict[str, int]:
    """How many of each kind lie on the player's active cards. (TF-33, TF-42, TF-61)"""
    active = [lying for lying in player["territory"].values() if not inactive(deck, lying)]
    return {kind: sum([lying.get(kind, 0) for lying in active]) for kind in KINDS}


def supply(position: Position) -> dict[str, int]:
    """What is left of the tokens of TF-4: all that lies on no card. (TF-I2)"""
    left = dict.fromkeys(RAWS, 25)
    left |= dict.fromkeys(("food", "construction", "goods"), 20)
    left |= {"money": 30, "pollution": 25 if option(position, "edition") == "first" else 30}
    for player in position["players"]:
        for lying in player["territory"].values():
            for token in left:
                left[token] -= lying.get(token, 0)
    return left


def effect_under_way(position: Position, deck: Any) -> Any:
    """The effect being carried out: the copied one once Assistance has chosen it. (TF-50)"""
    now = position["effect"]
    if "copy" in now:
        owner = player_named(position, now["copy"]["player"])
        lying, number = owner["territory"][now["copy"]["at"]], now["copy"]["number"]
    else:
        lying, number = on_turn(position)["territory"][now["at"]], now["number"]
    return numbered(card_named(deck, lying["card"]))[number]


def numbered(card: Any) -> dict[int, Any]:
    """A card's effects by number: those on top first, then those at the bottom."""
    return dict(enumerate((*card.top, *card.bottom), start=1))


def with_number(cell: str, number: int) -> str:
    return cell if number == 1 else f"{cell}:{number}"


def split_number(text: str) -> tuple[str, int]:
    cell, _, number = text.partition(":")
    return cell, int(number or 1)


def frame_order(cells: list[str]) -> list[str]:
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def canonical(position: Position) -> Position:
    """The one way to write a position down: nothing empty, everything in its order."""
    options = {name: value for name, value in position.get("options", {}).items() if value != DEFAULTS[name]}
    written: Position = {"game": position["game"]}
    if options:
        written["options"] = options
    written["players"] = [canonical_player(player) for player in position["players"]]
    for key in ("market", "decks", "discards", "turn", "decision", "discarded", "card"):
        if key in position:
            written[key] = position[key]
    if "activations" in position:
        written["activations"] = frame_order(position["activations"])
    if "effect" in position:
        written["effect"] = {key: value for key, value in position["effect"].items() if value}
    return written


def canonical_player(player: dict[str, Any]) -> dict[str, Any]:
    territory = {
        cell: {"card": lying["card"]}
        | {token: lying[token] for token in (*KINDS, "pollution") if lying.get(token)}
        for cell, lying in player["territory"].items()
    }
    return player | {"territory": territory}


def content(position: Position) -> str:
    """The content of a position; the order in which a territory was laid out is part of it."""
    players = [player | {"territory": list(player["territory"].items())} for player in position["players"]]
    return json.dumps(position | {"players": players}, sort_keys=True)
