"""Read a deck of Terra Futura, check every cell of it, and freeze it."""

from __future__ import annotations

from terra_widgets.errors import DeckError
from terra_widgets.games.decks.cells import check_empty, check_id, named, number, translations, word
from terra_widgets.games.decks.sheet import Row, rows
from terra_widgets.games.terra_futura.deck import notation
from terra_widgets.games.terra_futura.deck.model import (
    COLUMNS,
    FIRST_MARK,
    LEVELS,
    THEMES,
    Card,
    Deck,
    ScoringCard,
)

MOST_EFFECTS = 4
LEAST = {"start": 1, "level": 8, "scoring": 2}

_OPTIONAL = ("theme", "note")
_CARD_ONLY = ("spaces", "top", "bottom")
_SCORING_ONLY = ("set", "points", "pattern")


def read(data: str | bytes, name: str, file: str) -> Deck:
    """The deck in a text; errors call the file by `file`."""
    cards: list[Card] = []
    scoring: list[ScoringCard] = []
    lines: dict[str, int] = {}
    for row in rows(data, file, COLUMNS, _OPTIONAL):
        check_id(row, lines)
        if word(row, "level", LEVELS) == "scoring":
            scoring.append(_scoring_card(row))
        else:
            cards.append(_card(row))
    _check_counts(cards, scoring, file)
    # sorted() is stable: within a level the file's order stays.
    ordered = sorted(cards, key=lambda card: LEVELS.index(card.level))
    return Deck(name, tuple(ordered), tuple(scoring))


def _card(row: Row) -> Card:
    level = word(row, "level", LEVELS)
    check_empty(row, _SCORING_ONLY, level)
    top = notation.parse_effects(row["top"], row.at("top"))
    bottom = notation.parse_effects(row["bottom"], row.at("bottom"))
    for effect in top:
        if effect.kind != "gain":
            raise row.at("top").wrong("deck-effect-top", "TF-30", found=effect.text)
    for effect in bottom:
        if effect.kind == "gain":
            raise row.at("bottom").wrong("deck-effect-bottom", "TF-30", found=effect.text)
    helps = any(effect.kind == "assistance" for effect in bottom)
    if helps != (level == "start"):
        key = "deck-assistance-level" if helps else "deck-assistance-missing"
        raise row.at("bottom").wrong(key, "TF-50", found=row["bottom"])
    if not 0 < len(top + bottom) <= MOST_EFFECTS:
        key = "deck-effects-many" if top + bottom else "deck-effects-none"
        found = row["bottom"] or row["top"]
        raise row.at("bottom").wrong(key, found=found, count=len(top + bottom), most=MOST_EFFECTS)
    return Card(
        id=row["id"],
        level=level,
        first=_first(row, level),
        name=named(row),
        theme=word(row, "theme", THEMES) if row["theme"] else "",
        spaces=number(row, "spaces", 0, 9) if row["spaces"] else 0,
        top=top,
        bottom=bottom,
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
    )


def _scoring_card(row: Row) -> ScoringCard:
    _first(row, "scoring")
    check_empty(row, _CARD_ONLY, "scoring")
    return ScoringCard(
        id=row["id"],
        name=named(row),
        theme=word(row, "theme", THEMES) if row["theme"] else "",
        set=notation.parse_set(row["set"], row.at("set")),
        points=number(row, "points", 1, 30),
        pattern=notation.parse_pattern(row["pattern"], row.at("pattern")),
        note=row["note"],
        names=translations(row, "name"),
        notes=translations(row, "note"),
    )


def _check_counts(cards: list[Card], scoring: list[ScoringCard], file: str) -> None:
    starting = sum(card.level == "start" for card in cards)
    counts = {"start": starting, "level": len(cards) - starting, "scoring": len(scoring)}
    for part, least in LEAST.items():
        if counts[part] < least:
            raise DeckError("deck-few", "TF-4", file=file, part=part, count=counts[part], least=least)
    marks = sum(card.first for card in cards)
    if marks != 1:
        raise DeckError("deck-first-count", "TF-4", file=file, column="first", count=marks)


def _first(row: Row, level: str) -> bool:
    mark = row["first"].casefold()
    if mark not in ("", FIRST_MARK):
        raise row.at("first").wrong("deck-first", "TF-10", found=row["first"])
    if mark and level != "start":
        raise row.at("first").wrong("deck-first-level", "TF-10", found=row["first"], level=level)
    return bool(mark)
