"""Faces and backs of cards in plain words, for any game."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from terra_widgets.charts.writer import shortened
from terra_widgets.markup import Html, tag

NAME, NOTE = 60, 140
"""How many signs of a name and of a note fit on a card in letters of the usual size."""
LONGEST = 3
"""So many times as many are printed, smaller; no card has room for more."""


def plain_card(
    mark: str, kind: str, name: str, lines: Iterable[str | Html] = (), note: str = "", corner: str = "",
    card: str = "", picture: Html | None = None,
) -> Html:  # fmt: skip
    """A card in plain words, with a drawing if there is one.

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
        fitted("h3", name, NAME, "p-name"),
        picture or "",
        tag("ul", *(tag("li", line) for line in lines)),
        fitted("p", note, NOTE, "p-note") if note else "",
        class_="p-face p-plain",
        data_card=card,
    )


def back(sign: str | Html, pile: str) -> Html:
    """The back of a card: which pile it belongs to."""
    return tag("div", tag("b", sign, class_="p-pile"), tag("span", pile), class_="p-back")


def fitted(name: str, text: str, usual: int, class_: str) -> Html:
    """A text in letters that shrink when it is longer than usual, and that ends where they get too small."""
    text = shortened(text, LONGEST * usual)
    smaller = f"--fit:{sqrt(usual / len(text)):.2f}" if len(text) > usual else None
    return tag(name, text, class_=class_, style=smaller)
