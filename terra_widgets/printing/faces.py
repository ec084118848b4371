"""Faces of cards: those of Terra Futura as the widgets draw them, and plain ones for any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from terra_widgets.charts.writer import shortened
from terra_widgets.printing import drawn
from terra_widgets.printing.markup import Html, joined, tag

NAME, PLAIN_NAME, NOTE = 26, 60, 120
"""How many signs of a name and of a note fit on a card in letters of the usual size."""
LONGEST = 3
"""So many times as many are printed, smaller; no card has room for more."""

Drawn = Mapping[str, Any]
"""A card as `views/terra_futura/cards.py` gives it to the widgets."""


def territory_card(card: Drawn, *, first: bool = False) -> Html:
    """A card of a territory; the one with the first-player mark has a star (TF-10)."""
    level = drawn.sign("home") if card["level"] == "start" else card["level"]
    mark = tag("span", drawn.sign("star"), class_="t-level p-first") if first else ""
    slots = tag("span", *(tag("span", class_="t-slot") for _ in range(card["spaces"])), class_="t-slots")
    return tag(
        "article",
        tag("span", drawn.scene(card["theme"]), tag("span", level, class_="t-level"), mark, class_="t-art"),
        tag(
            "div",
            _fitted("h3", card["name"], NAME, "t-name"),
            *(_effects(card, part) for part in ("top", "bottom")),
            class_="t-text",
        ),
        _foot(card),
        slots if card["spaces"] else "",
        class_="t-face p-face",
        data_theme_of=card["theme"],
        data_card=card["id"],
    )


def scoring_card(card: Drawn, words: tuple[str, str]) -> Html:
    """A scoring card: its set with the points, and its pattern, with words for these two."""
    pictures = (tag("span", *map(_pieces, card["set"]), class_="t-side"), drawn.pattern(card["pattern"]))
    return tag(
        "article",
        tag(
            "span",
            drawn.scene(card["theme"]),
            tag("b", str(card["points"]), class_="t-points"),
            class_="t-art",
        ),
        _fitted("h3", card["name"], NAME, "t-name"),
        tag(
            "div",
            *(
                tag("span", tag("span", word, class_="t-faint"), picture, class_="t-goal-part")
                for word, picture in zip(words, pictures, strict=True)
            ),
            class_="t-goal-parts",
        ),
        _foot(card),
        class_="t-goal p-face",
        data_theme_of=card["theme"],
        data_card=card["id"],
    )


def plain_card(
    mark: str, kind: str, name: str, lines: Iterable[str | Html] = (), note: str = "", corner: str = "",
    card: str = "", picture: Html | None = None,
) -> Html:  # fmt: skip
    """A card in plain words, for a game without drawings.

    Parameters
    ----------
    mark, corner
        A few signs for the two upper corners, readable across a table.
    kind, name
        What sort of card it is, and its own name.
    lines
        What it does, one line each.
    note
        One line on reality.
    card
        The id of the card.
    picture
        A drawing that stands below the name.
    """
    return tag(
        "article",
        tag(
            "header",
            tag("b", mark, class_="p-mark"),
            tag("span", kind, class_="p-kind"),
            tag("b", corner, class_="p-mark") if corner else "",
        ),
        _fitted("h3", name, PLAIN_NAME, "p-name"),
        picture or "",
        tag("ul", *(tag("li", line) for line in lines)),
        _fitted("p", note, NOTE, "p-note") if note else "",
        class_="p-face p-plain",
        data_card=card,
    )


def back(level: str, told: str) -> Html:
    """The back of a card: which pile it belongs to."""
    sign = {"start": drawn.sign("home"), "scoring": drawn.sign("star")}.get(level, level)
    return tag("div", tag("b", sign, class_="p-pile"), tag("span", told), class_="p-back")


def _effects(card: Drawn, part: str) -> Html:
    lines = [_effect(effect) for effect in card["effects"] if effect["part"] == part]
    return tag("div", *lines, class_=f"t-effects t-{part}s") if lines else joined(())


def _effect(effect: Drawn) -> Html:
    """An effect drawn, as frontend/src/effect.tsx does: the cost, an arrow, what it gives, its cubes."""
    told = tag("span", effect["label"], class_="p-sr")
    if effect["kind"] in {"transfer", "assistance"}:
        named = effect["label"].split(":")[0]
        parts = [drawn.sign(effect["kind"]), tag("span", named, class_="t-named")]
        return tag("div", told, *parts, class_=f"t-effect t-{effect['part']}")
    cost = [*effect["cost"], *([{"kind": "raw", "count": n}] if (n := effect["any_cost"]) else [])]
    paid = tag("span", *map(_pieces, cost), class_="t-side")
    raws = effect["choices"].count("raw")
    free = [{"kind": "raw", "count": raws}] if raws else []
    cubes = [{"kind": "pollution", "count": n}] if (n := effect["pollution"]) else []
    either = tag(
        "span", drawn.icon("raw"), tag("span", "/", class_="t-or"), drawn.icon("money"), class_="t-pieces"
    )
    given = tag(
        "span",
        drawn.sign("arrow") if cost else "",
        *map(_pieces, [*effect["gives"], *free]),
        *(either for choice in effect["choices"] if choice == "raw_or_money"),
        *map(_pieces, cubes),
        class_="t-side",
    )
    return tag("div", told, paid if cost else "", given, class_=f"t-effect t-{effect['part']}")


def _pieces(amount: Drawn) -> Html:
    count = tag("b", str(amount["count"])) if amount["count"] != 1 else ""
    return tag("span", count, drawn.icon(amount["kind"]), class_="t-pieces")


def _foot(card: Drawn) -> Html:
    theme = tag("b", card["theme_label"], " ") if card["theme_label"] else ""
    if not theme and not card["note"]:
        return joined(())
    return tag("div", theme, _fitted("p", card["note"], NOTE, "p-fit"), class_="p-note")


def _fitted(name: str, text: str, usual: int, class_: str) -> Html:
    """A text in letters that shrink when it is longer than usual, and that ends where they get too small."""
    text = shortened(text, LONGEST * usual)
    smaller = f"--fit:{sqrt(usual / len(text)):.2f}" if len(text) > usual else None
    return tag(name, text, class_=class_, style=smaller)


def slots(cubes: int, spaces: int, *, blocked: bool = False) -> Html:
    """A card in small, to explain pollution: its spaces, the cubes on them, one in the middle."""
    filled: Sequence[Html] = [
        tag("span", drawn.icon("pollution") if n < cubes else "", class_="t-slot") for n in range(spaces)
    ]
    middle = tag("span", drawn.icon("pollution"), class_="t-blocked") if blocked else ""
    return tag("span", tag("span", *filled, class_="t-slots"), middle, class_="p-mini")
