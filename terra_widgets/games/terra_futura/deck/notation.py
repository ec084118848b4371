"""The small language on the cards: `2 red -> construction + pollution`, and back again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from terra_widgets.games.decks.location import Location, guess

# TF-2: the seven resources.
KINDS = ("green", "red", "yellow", "food", "construction", "goods", "money")
RAWS = KINDS[:3]
LARGEST_AMOUNT = 9
ACTIVATIONS = 4  # of a scoring card's pattern (TF-60)

_ANY, _ANY_OR_MONEY, _POLLUTION = "any raw", "any raw or money", "pollution"
_CHOICES = {_ANY: "raw", _ANY_OR_MONEY: "raw_or_money"}
_GIVEN = (*KINDS, _ANY, _ANY_OR_MONEY, _POLLUTION)
_PAID = (*KINDS, _ANY)
_WHOLE_EFFECTS = ("transfer", "assistance")
# Word processors and spreadsheets turn -> into one of these while a person types.
_ARROW = re.compile(r"[-=\u2013\u2014]+>|[\u2192\u21d2\u2794\u279c\u27f6]")
_PART = re.compile(r"([0-9]*)\s*(.*)")
_SIGNS = {".": 0, "x": 1, "2": 2, "3": 3, "4": 4}


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a card can do when it is activated (TF-30)."""

    kind: str
    """`gain`, `exchange`, `transfer` or `assistance`."""
    cost: tuple[int, ...]
    """How many of each of the seven `KINDS` are paid."""
    any_cost: int
    """Further raw materials to pay, of any colour (TF-3)."""
    gives: tuple[int, ...]
    """How many of each of the seven `KINDS` are received."""
    choices: tuple[str, ...]
    """One entry for each resource the player may choose: `raw` or `raw_or_money`."""
    pollution: int
    """Cubes that must be placed (TF-35)."""
    text: str
    """The effect in its one canonical spelling."""


def parse_effect(text: str, place: Location | None = None) -> Effect:
    """Read one effect, however it is spelled.

    >>> parse_effect("2 Red → construction+pollution").text
    '2 red -> construction + pollution'
    """
    place = place or Location()
    plain = _plain(text)
    if plain in _WHOLE_EFFECTS:
        return _effect(plain, {}, {})
    sides = plain.split("->")
    if len(sides) > 2:
        raise place.wrong("deck-effect-arrows", "TF-32", found=text)
    gives = _amounts(sides[-1], _GIVEN, place)
    cost: dict[str, int] = {}
    if len(sides) == 2:
        if not sides[0].strip():
            raise place.wrong("deck-effect-no-cost", "TF-32", found=text)
        cost = _amounts(sides[0], _PAID, place)
    if not set(gives) - {_POLLUTION}:
        raise place.wrong("deck-effect-no-yield", "TF-30", found=text)
    return _effect("exchange" if cost else "gain", cost, gives)


def parse_effects(text: str, place: Location | None = None) -> tuple[Effect, ...]:
    """Read the effects of one half of a card: alternatives with ` / ` between them.

    >>> [effect.kind for effect in parse_effects("money -> any raw / transfer")]
    ['exchange', 'transfer']
    """
    return tuple(parse_effect(part, place) for part in text.split("/")) if text.strip() else ()


def write_effects(effects: Sequence[Effect]) -> str:
    """The canonical text of one half of a card."""
    return " / ".join(effect.text for effect in effects)


def parse_set(text: str, place: Location | None = None) -> tuple[int, ...]:
    """Read the resource set of a scoring card (TF-61).

    >>> parse_set("2 construction + goods")
    (0, 0, 0, 0, 2, 1, 0)
    """
    amounts = _amounts(_plain(text), KINDS, place or Location())
    return tuple(amounts.get(kind, 0) for kind in KINDS)


def write_set(amounts: Sequence[int]) -> str:
    """The canonical text of a resource set."""
    return _write(dict(zip(KINDS, amounts, strict=True)), KINDS)


def parse_pattern(text: str, place: Location | None = None) -> tuple[int, ...]:
    """Read a pattern of the final activation, row by row (TF-60).

    >>> parse_pattern("x.. .2. ..x")
    (1, 0, 0, 0, 2, 0, 0, 0, 1)
    """
    place = place or Location()
    # Spreadsheets turn three dots into one sign.
    signs = "".join(text.replace("\N{HORIZONTAL ELLIPSIS}", "...").casefold().split())
    if len(signs) != 9 or set(signs) - set(_SIGNS):
        raise place.wrong("deck-pattern", "TF-60", found=text)
    times = tuple(_SIGNS[sign] for sign in signs)
    if sum(times) != ACTIVATIONS:
        raise place.wrong("deck-pattern-count", "TF-60", found=text, count=sum(times))
    return times


def write_pattern(times: Sequence[int]) -> str:
    """The canonical text of a pattern."""
    signs = "".join(".x234"[number] for number in times)
    return f"{signs[:3]} {signs[3:6]} {signs[6:]}"


def _plain(text: str) -> str:
    return " ".join(_ARROW.sub(" -> ", text).casefold().split())


def _amounts(text: str, words: Sequence[str], place: Location) -> dict[str, int]:
    amounts: dict[str, int] = {}
    for part in text.split("+"):
        if not part.strip():
            raise place.wrong("deck-effect-gap", found=text)
        found = _PART.fullmatch(part.strip())
        assert found is not None  # the pattern fits any line
        digits, word = found.groups()
        if word not in words:
            raise _unknown(word, part, words, place)
        if digits and not (len(digits) == 1 and digits != "0"):
            raise place.wrong("deck-amount", found=part.strip(), most=LARGEST_AMOUNT)
        amounts[word] = amounts.get(word, 0) + int(digits or 1)
        if amounts[word] > LARGEST_AMOUNT:
            raise place.wrong("deck-amount", found=text, most=LARGEST_AMOUNT)
    return amounts


def _unknown(word: str, part: str, words: Sequence[str], place: Location) -> Exception:
    part = part.strip()
    if word in _WHOLE_EFFECTS:
        return place.wrong("deck-effect-alone", found=part)
    if word in _GIVEN:
        return place.wrong("deck-word-place", found=part, known=", ".join(words))
    return place.wrong("deck-word", found=part, guess=guess(word, words), known=", ".join(words))


def _effect(kind: str, cost: dict[str, int], gives: dict[str, int]) -> Effect:
    received = _write(gives, _GIVEN)
    text = {"gain": received, "exchange": f"{_write(cost, _PAID)} -> {received}"}.get(kind, kind)
    return Effect(
        kind=kind,
        cost=tuple(cost.get(word, 0) for word in KINDS),
        any_cost=cost.get(_ANY, 0),
        gives=tuple(gives.get(word, 0) for word in KINDS),
        choices=tuple(choice for word, choice in _CHOICES.items() for _ in range(gives.get(word, 0))),
        pollution=gives.get(_POLLUTION, 0),
        text=text,
    )


def _write(amounts: dict[str, int], words: Sequence[str]) -> str:
    counted = ((amounts.get(word, 0), word) for word in words)
    return " + ".join(word if n == 1 else f"{n} {word}" for n, word in counted if n)
