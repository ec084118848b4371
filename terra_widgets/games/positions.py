"""What reading a described position is made of in every game: checks of values, and the text form's lines."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar

from terra_widgets.errors import Fact, PositionError, brief
from terra_widgets.games.contract import Chance, State

LONGEST_LIST = 500  # as many as a deck may have cards
LONGEST_TEXT = 20_000
LONGEST_KEY = 40
NONE = -1
WORDS = {True: "yes", False: "no"}


def wrong(key: str, where: str, rule: str = "", **facts: Fact) -> PositionError:
    """An error that says in which part of the position it is."""
    return PositionError(key, rule, where=where, **facts)


def head(game: Any) -> dict[str, Any]:
    """What every described position begins with: the game, and its options if there are any."""
    options = game.changed_options()
    return {"game": game.name, "options": options} if options else {"game": game.name}


def listed_or_counted(numbers: Sequence[int], ids: Sequence[str]) -> list[str] | int:
    """Cards by their ids, or how many there are when they are not to be known."""
    return len(numbers) if NONE in numbers else [ids[number] for number in numbers]


class Builder(ABC):
    """Makes a state of a described position, in one pass; PositionError with the part that can't be."""

    keys: ClassVar[Collection[str]]
    """What a position may say."""
    decisions: ClassVar[Sequence[str]]
    wrong_players: ClassVar[tuple[str, str, Mapping[str, Fact]]]
    """The text key, the rule and further facts of a wrong number of players."""

    def __init__(self, game: Any, given: Mapping[str, Any], chance: Chance) -> None:
        self.game, self.given, self.chance = game, given, chance
        self.names: list[Any] = []
        self.luck: list[tuple[int, ...]] = []

    @abstractmethod
    def build(self) -> State:
        """The state."""

    def people(self) -> list[Mapping[str, Any]]:
        """The players, as many as there must be, whose names are known from now on."""
        given = self.mapping(self.given, "position")
        self.known(given, self.keys, "position")
        players = self.listed(given.get("players"), "players")
        if len(players) != self.game.players:
            key, rule, facts = self.wrong_players
            raise wrong(key, "players", rule, found=len(players), **facts)
        people = [self.mapping(player, f"players[{i}]") for i, player in enumerate(players)]
        self.names = [player.get("name") for player in people]
        if any(not isinstance(n, str) for n in self.names) or len(set(self.names)) < len(players):
            raise wrong("position-names", "players")
        return people

    def phase(self, usual: str) -> int:
        """The number of the decision."""
        decision = self.given.get("decision", usual)
        if not isinstance(decision, str) or decision not in self.decisions:
            raise wrong("position-decision", "decision", found=brief(decision))
        return self.decisions.index(decision)

    def only_if(self, allowed: bool, phase: int, *keys: str) -> None:
        """Refuse what can't be said at another decision."""
        for key in keys:
            if key in self.given and not allowed:
                raise wrong("position-not-now", key, found=self.decisions[phase])

    def shuffled(self, things: Sequence[int]) -> list[int]:
        """In another order, which is kept as an outcome of chance."""
        self.luck.append(self.chance.order(len(self.luck), len(things)))
        return [things[i] for i in self.luck[-1]]

    # What a value must be

    def one_of(
        self, numbers: Mapping[str, int], value: object, where: str, key: str = "position-card"
    ) -> int:
        """The number of a card, or of something else that has a name."""
        if not isinstance(value, str) or value not in numbers:
            raise wrong(key, where, found=brief(value))
        return numbers[value]

    def mapping(self, value: object, where: str) -> Mapping[str, Any]:
        """A dict."""
        if not isinstance(value, Mapping):
            raise wrong("position-not-dict", where, found=brief(value))
        return value

    def known(self, value: Mapping[str, Any], names: Collection[str], where: str) -> None:
        """Refuse keys that mean nothing there."""
        for key in value:
            if key not in names:
                near = get_close_matches(str(key)[:LONGEST_KEY], sorted(names), n=1)
                if near:
                    raise wrong("position-key-near", where, found=brief(key), near=near[0])
                raise wrong("position-unknown-key", where, found=brief(key), known=", ".join(sorted(names)))

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


Seat = Callable[[str], str]
"""How a player is called in a text: P2."""


def write_text(
    position: Mapping[str, Any],
    player_parts: Callable[[Mapping[str, Any]], Iterable[str]],
    other_lines: Callable[[Mapping[str, Any], Seat], Iterable[str]],
) -> str:
    """The text form of a position.

    Parameters
    ----------
    position
        As `describe` gives it.
    player_parts
        What the line of a player says after the name.
    other_lines
        The lines after the players'; it is also given how players are called there, such as P2.
    """
    names = [player["name"] for player in position["players"]]
    options = position.get("options", {}).items()
    told = [f"{name}={WORDS[value] if isinstance(value, bool) else value}" for name, value in options]
    lines = [" ".join([position["game"], *told])]
    for number, player in enumerate(position["players"], start=1):
        name = json.dumps(player["name"], ensure_ascii=False)
        lines.append(f"P{number} {name}: {'; '.join(player_parts(player))}")
    lines += other_lines(position, lambda name: f"P{names.index(name) + 1}")
    return "\n".join(line.rstrip() for line in lines)


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
    if number < 1 or not word.startswith("P"):
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
