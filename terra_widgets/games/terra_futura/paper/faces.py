"""Faces of Terra Futura's cards, as the widgets draw them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from terra_widgets.games.terra_futura.paper.drawings import icon, pattern, picture, sign
from terra_widgets.markup import Html, joined, tag
from terra_widgets.printing.faces import NOTE, fitted
from terra_widgets.text import FALLBACK

NAME = 26
"""How many signs of a name fit on a card in letters of the usual size."""

Drawn = Mapping[str, Any]
"""A card as `screen/cards.py` gives it to the widgets."""


def territory_card(card: Drawn, language: str, *, first: bool = False) -> Html:
    """A card of a territory; the one with the first-player mark has a star (TF-10)."""
    level = sign("home") if card["level"] == "start" else card["level"]
    mark = tag("span", sign("star"), class_="t-level p-first") if first else ""
    slots = tag("span", *(tag("span", class_="t-slot") for _ in range(card["spaces"])), class_="t-slots")
    return tag(
        "article",
        tag(
            "span",
            picture(card["id"], card["theme"]),
            tag("span", level, class_="t-level"),
            mark,
            class_="t-art",
        ),
        tag(
            "div",
            fitted("h3", card["name"], NAME, "t-name"),
            *(_effects(card, part, language) for part in ("top", "bottom")),
            class_="t-text",
        ),
        _foot(card),
        slots if card["spaces"] else "",
        class_="t-face p-face",
        data_theme_of=card["theme"],
        data_card=card["id"],
    )


def scoring_card(card: Drawn, words: tuple[str, str], language: str) -> Html:
    """A scoring card: its set with the points, and its pattern, with words for these two."""
    pictures = (_side(card["set"], language), pattern(card["pattern"]))
    return tag(
        "article",
        tag(
            "span",
            picture(card["id"], card["theme"]),
            tag("b", str(card["points"]), class_="t-points"),
            class_="t-art",
        ),
        fitted("h3", card["name"], NAME, "t-name"),
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


def _effects(card: Drawn, part: str, language: str) -> Html:
    lines = [_effect(effect, language) for effect in card["effects"] if effect["part"] == part]
    return tag("div", *lines, class_=f"t-effects t-{part}s") if lines else joined(())


def _effect(effect: Drawn, language: str) -> Html:
    """An effect drawn as the view's `effect.tsx` does: the cost, an arrow, what it gives, its cubes."""
    words = tag("span", effect["label"], class_="p-sr")
    if effect["kind"] in {"transfer", "assistance"}:
        named = effect["label"].split(":")[0]
        parts = [sign(effect["kind"]), tag("span", named, class_="t-named")]
        return tag("div", words, *parts, class_=f"t-effect t-{effect['part']}")
    cost = [*effect["cost"], *([{"kind": "raw", "count": n}] if (n := effect["any_cost"]) else [])]
    paid = _side(cost, language)
    raws = effect["choices"].count("raw")
    free = [{"kind": "raw", "count": raws}] if raws else []
    cubes = [{"kind": "pollution", "count": n}] if (n := effect["pollution"]) else []
    either = tag(
        "span",
        icon("raw", language),
        tag("span", "/", class_="t-or"),
        icon("money", language),
        class_="t-pieces",
    )
    given = tag(
        "span",
        sign("arrow") if cost else "",
        *(_pieces(amount, language) for amount in (*effect["gives"], *free)),
        *(either for choice in effect["choices"] if choice == "raw_or_money"),
        *(_pieces(amount, language) for amount in cubes),
        class_="t-side",
    )
    return tag("div", words, paid if cost else "", given, class_=f"t-effect t-{effect['part']}")


def _side(amounts: Iterable[Drawn], language: str) -> Html:
    return tag("span", *(_pieces(amount, language) for amount in amounts), class_="t-side")


def _pieces(amount: Drawn, language: str) -> Html:
    count = tag("b", str(amount["count"])) if amount["count"] != 1 else ""
    return tag("span", count, icon(amount["kind"], language), class_="t-pieces")


def _foot(card: Drawn) -> Html:
    theme = tag("b", card["theme_label"], " ") if card["theme_label"] else ""
    if not theme and not card["note"]:
        return joined(())
    return tag("div", theme, fitted("p", card["note"], NOTE, "p-fit"), class_="p-note")


def slots(cubes: int, spaces: int, *, blocked: bool = False) -> Html:
    """A card in small, to explain pollution: its spaces, the cubes on them, one in the middle."""
    filled: Sequence[Html] = [
        tag("span", icon("pollution", FALLBACK) if n < cubes else "", class_="t-slot") for n in range(spaces)
    ]
    middle = tag("span", icon("pollution", FALLBACK), class_="t-blocked") if blocked else ""
    return tag("span", tag("span", *filled, class_="t-slots"), middle, class_="p-mini")
