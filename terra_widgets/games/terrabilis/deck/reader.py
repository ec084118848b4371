"""Read the board and the cards of Terrabilis, check every cell, and freeze them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from terra_widgets.errors import DeckError
from terra_widgets.games.decks.cells import check_id, named, translations, word
from terra_widgets.games.decks.location import Location, guess
from terra_widgets.games.decks.sheet import Row, rows
from terra_widgets.games.terrabilis.deck.cards import (
    CATEGORIES,
    COLUMNS,
    KINDS,
    LETTERS,
    PER,
    RESOURCES,
    SOURCES,
    SQUARES,
    WHO,
    Hazard,
    Infrastructure,
    Question,
    Square,
    TerrabilisDeck,
)  # fmt: skip

MOST_COUNTERS = 9
MOST_TERRAS = 90_000
STEP = 1_000  # notes of the game: nothing smaller
FEWEST_SQUARES, MOST_SQUARES = 13, 60  # two dice must not lap the board
LEAST = {"economic": 5, "services": 5, "energy": 5, "hazard": 1, "quiz": 1}

_OPTIONAL = ("note", "per", "source")
_TRANSLATED = ("name", "note", *LETTERS)
_COUNTERS = RESOURCES[:2]
_BANK = RESOURCES[2:]
_PART = re.compile(r"([0-9][0-9 .]*)?([a-z-]*)")
_USED = {
    "square": ("what",),
    "economic": ("cost", "impact", "tax", "gain"),
    "services": ("cost", "impact", "tax", "gain"),
    "energy": ("what", "cost", "impact", "tax", "bonus", "gain"),
    "hazard": ("what", "impact", "per"),
    "quiz": ("a", "b", "c", "right", "source"),
}


def read(data: str | bytes, name: str, file: str) -> TerrabilisDeck:
    """The deck in a text; errors call the file by `file`."""
    lines: dict[str, int] = {}
    board: list[Square] = []
    cards: list[Infrastructure] = []
    hazards: list[Hazard] = []
    quiz: list[Question] = []
    for row in rows(data, file, COLUMNS, _OPTIONAL, _TRANSLATED):
        check_id(row, lines)
        kind = word(row, "kind", KINDS)
        _check_unused(row, kind)
        if kind == "square":
            board.append(_square(row))
        elif kind == "hazard":
            hazards.append(_hazard(row))
        elif kind == "quiz":
            quiz.append(_question(row))
        else:
            cards.append(_infrastructure(row, kind))
    _check_board(board, file)
    counts = {category: sum(card.category == category for card in cards) for category in CATEGORIES}
    counts |= {"hazard": len(hazards), "quiz": len(quiz)}
    for kind, least in LEAST.items():
        if counts[kind] < least:
            raise DeckError(
                "terrabilis-deck-few", "TB-3", file=file, part=kind, count=counts[kind], least=least
            )
    # sorted() is stable: within a category the file's order stays.
    cards.sort(key=lambda card: CATEGORIES.index(card.category))
    return TerrabilisDeck(name, tuple(board), tuple(cards), tuple(hazards), tuple(quiz))


def _check_unused(row: Row, kind: str) -> None:
    used = {"id", "kind", "name", "note", *_USED[kind]}
    for column in COLUMNS:
        if column not in used and row[column]:
            raise row.at(column).wrong("terrabilis-deck-not-here", found=row[column], kind=kind)


def _check_board(board: Sequence[Square], file: str) -> None:
    if not FEWEST_SQUARES <= len(board) <= MOST_SQUARES:
        raise DeckError(
            "terrabilis-deck-squares", file=file, count=len(board), least=FEWEST_SQUARES, most=MOST_SQUARES
        )
    starts = [number for number, square in enumerate(board) if square.what == "start"]
    if starts != [0]:
        raise DeckError("terrabilis-deck-start", "TB-37", file=file, count=len(starts))
    missing = [what for what in SQUARES if all(square.what != what for square in board)]
    if missing:
        raise DeckError("terrabilis-deck-kinds", file=file, found=", ".join(missing))


def _square(row: Row) -> Square:
    return Square(
        row["id"], word(row, "what", SQUARES), named(row), row["note"],
        translations(row, "name"), translations(row, "note"),
    )  # fmt: skip


def _infrastructure(row: Row, category: str) -> Infrastructure:
    cost = parse_amounts(row["cost"], row.at("cost"), _BANK)
    pays, gets = parse_impact(row["impact"], row.at("impact"), _COUNTERS)
    tax = parse_amounts(f"{row['tax']} terras" if row["tax"] else "", row.at("tax"), ("terras",))
    bonus = parse_amounts(row["bonus"], row.at("bonus"), ("energy",))
    gain = parse_amounts(row["gain"], row.at("gain"), _BANK)
    return Infrastructure(
        id=row["id"],
        category=category,
        source=word(row, "what", SOURCES) if category == "energy" else "",
        name=named(row),
        terras=cost.get("terras", 0),
        energy=cost.get("energy", 0),
        pays=(pays.get("nature", 0), pays.get("wellbeing", 0)),
        takes=(gets.get("nature", 0), gets.get("wellbeing", 0)),
        tax=tax.get("terras", 0),
        bonus=bonus.get("energy", 0),
        gain=(gain.get("energy", 0), gain.get("terras", 0)),
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
    )


def _hazard(row: Row) -> Hazard:
    pays, gets = parse_impact(row["impact"], row.at("impact"), RESOURCES)
    if not pays and not gets:
        raise row.at("impact").wrong("terrabilis-deck-nothing")
    n, w, e, t = (pays.get(kind, 0) for kind in RESOURCES)
    gn, gw, ge, gt = (gets.get(kind, 0) for kind in RESOURCES)
    return Hazard(
        id=row["id"],
        who=word(row, "what", WHO),
        per=word(row, "per", PER) if row["per"] else "",
        name=named(row),
        pays=(n, w, e, t),
        gets=(gn, gw, ge, gt),
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
    )


def _question(row: Row) -> Question:
    answers = row["a"], row["b"], row["c"]
    for letter, answer in zip(LETTERS, answers, strict=True):
        if not answer:
            raise row.at(letter).wrong("terrabilis-deck-answer")
        if answers.count(answer) > 1:
            raise row.at(letter).wrong("terrabilis-deck-answer-twice", found=answer)
    languages = set.intersection(*(set(translations(row, letter)) for letter in LETTERS))
    for language in languages:
        told = [row[f"{letter}.{language}"] for letter in LETTERS]
        if len(set(told)) < len(told):
            raise row.at(f"a.{language}").wrong("terrabilis-deck-answer-twice", found=told[0])
    return Question(
        id=row["id"],
        name=named(row),
        answers=answers,
        right=LETTERS.index(word(row, "right", LETTERS)),
        source=row["source"],
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
        translated={
            language: (row[f"a.{language}"], row[f"b.{language}"], row[f"c.{language}"])
            for language in sorted(languages)
        },
    )


def parse_amounts(text: str, place: Location, words: Sequence[str]) -> dict[str, int]:
    """Amounts with a plus between them.

    >>> parse_amounts("8 000 terras + 2 Energy", Location(), RESOURCES)
    {'terras': 8000, 'energy': 2}
    """
    amounts: dict[str, int] = {}
    for part in text.casefold().split("+") if text.strip() else ():
        found = _PART.fullmatch(part.strip())
        if not found or not found[2]:
            raise place.wrong("terrabilis-deck-amounts", found=part.strip() or text, known=", ".join(words))
        digits = re.sub("[ .]", "", found[1] or "1")
        kind = found[2].replace("-", "")
        if kind not in words:
            raise place.wrong("deck-word", found=found[2], guess=guess(kind, words), known=", ".join(words))
        if kind in amounts:
            raise place.wrong("terrabilis-deck-twice", found=kind)
        most = MOST_TERRAS if kind == "terras" else MOST_COUNTERS
        if len(digits) > 6 or not 1 <= int(digits) <= most:
            raise place.wrong("deck-amount", found=part.strip(), most=most)
        amounts[kind] = int(digits)
        if kind == "terras" and amounts[kind] % STEP:
            raise place.wrong("terrabilis-deck-step", found=part.strip(), step=STEP)
    return amounts


def parse_impact(text: str, place: Location, words: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
    """What is paid and what is got: `get 1 wellbeing, pay 2 nature + 1 wellbeing`.

    >>> parse_impact("pay 2 nature, get 1 wellbeing", Location(), RESOURCES)
    ({'nature': 2}, {'wellbeing': 1})
    """
    found: dict[str, dict[str, int]] = {"pay": {}, "get": {}}
    for clause in text.casefold().split(",") if text.strip() else ():
        verb, _, rest = clause.strip().partition(" ")
        if verb not in found or not rest.strip() or found[verb]:
            raise place.wrong("terrabilis-deck-impact", found=clause.strip())
        found[verb] = parse_amounts(rest, place, words)
    return found["pay"], found["get"]
