"""What reading a described position is made of in every game: checks of values, and the text form's lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from terra_widgets.errors import Fact, PositionError, brief

LONGEST_LIST = 500  # as many as a deck may have cards
LONGEST_TEXT = 20_000
WORDS = {True: "yes", False: "no"}


def wrong(key: str, where: str, rule: str = "", **facts: Fact) -> PositionError:
    """An error that says in which part of the position it is."""
    return PositionError(key, rule, where=where, **facts)


class Checks:
    """What a value must be; the builder of each game's positions is one."""

    names: list[Any]
    """The players' names, once they are read."""

    def mapping(self, value: object, where: str) -> Mapping[str, Any]:
        """A dict."""
        if not isinstance(value, Mapping):
            raise wrong("position-not-dict", where, found=brief(value))
        return value

    def known(self, value: Mapping[str, Any], names: Collection[str], where: str) -> None:
        """Refuse keys that mean nothing there."""
        for key in value:
            if key not in names:
                raise wrong("position-unknown-key", where, found=brief(key))

    def listed(self, value: object, where: str) -> Sequence[Any]:
        """A list that is not endless."""
        if not isinstance(value, (list, tuple)):
            raise wrong("position-not-list", where, found=brief(value))
        if len(value) > LONGEST_LIST:
            raise wrong("position-long", where, most=LONGEST_LIST, found=len(value))
        return value

    def number(self, value: object, where: str, low: int, high: int) -> int:
        """A whole number between two others."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise wrong("position-number", where, low=low, high=high, found=brief(value))
        return value

    def player(self, value: object, where: str) -> int:
        """The seat of a player who is named."""
        if not isinstance(value, str) or value not in self.names:
            raise wrong("position-player", where, found=brief(value))
        return self.names.index(value)


# The text form


def head_line(position: Mapping[str, Any]) -> str:
    """The first line: the game, and its options."""
    options = position.get("options", {}).items()
    told = [f"{name}={WORDS[value] if isinstance(value, bool) else value}" for name, value in options]
    return " ".join([position["game"], *told])


def player_line(number: int, name: str, parts: Sequence[str]) -> str:
    """The line of a player, counted from 1."""
    return f"P{number} {json.dumps(name, ensure_ascii=False)}: {'; '.join(parts)}"


def read_text(
    text: str,
    read_player: Callable[[str, str], dict[str, Any]],
    read_line: Callable[[dict[str, Any], str], None],
) -> dict[str, Any]:
    """The dict behind a text form; what it says is checked when it is built.

    Parameters
    ----------
    text
        The text form.
    read_player
        Makes a player of a name and what follows it in its line.
    read_line
        Takes any other line into the position.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise PositionError("position-not-text", found=brief(text))
    position: dict[str, Any] = {"players": []}
    for number, raw in enumerate(text.strip().splitlines(), start=1):
        line = raw.strip()
        try:
            if number == 1:
                _read_head(position, line)
            elif line.startswith("P"):
                position["players"].append(_read_named(position, line, read_player))
            elif line:
                read_line(position, line)
        except (ValueError, IndexError, KeyError, RecursionError) as error:
            raise PositionError("position-line", line=number, found=raw[:60]) from error
    return position


def _read_head(position: dict[str, Any], line: str) -> None:
    position["game"], *options = line.split()
    if options:
        pairs = dict(option.split("=", 1) for option in options)
        position["options"] = {name: _value(word) for name, word in pairs.items()}


def _value(word: str) -> bool | int | str:
    if word in WORDS.values():
        return word == WORDS[True]
    return int(word) if word.isdecimal() else word


def _read_named(
    position: Mapping[str, Any], line: str, read_player: Callable[[str, str], dict[str, Any]]
) -> dict[str, Any]:
    head, rest = line.split(" ", 1)
    if head != f"P{len(position['players']) + 1}":
        raise ValueError(head)
    name, end = json.JSONDecoder().raw_decode(rest)
    return read_player(name, rest[end:].removeprefix(":").strip())


def named(position: Mapping[str, Any], word: str) -> str:
    """The player that a word such as P2 means."""
    number = int(word.removeprefix("P"))
    if number < 1:
        raise ValueError(word)
    name: str = position["players"][number - 1]["name"]
    return name


def read_amounts(words: Sequence[str]) -> dict[str, int]:
    """So many of each: 2 green 1 pollution."""
    amounts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    if 2 * len(amounts) != len(words):
        raise ValueError(words)
    return amounts


def read_cards(text: str) -> Any:
    """Cards by their names, how many there are, or that nobody knows."""
    cards = text.split()
    if cards == ["unknown"]:
        return "unknown"
    return int(cards[0]) if len(cards) == 1 and cards[0].isdecimal() else cards


def cards_text(cards: Any) -> str:
    """The same the other way round."""
    return " ".join(cards) if isinstance(cards, list) else str(cards)
