"""The drawings of the view, as its build leaves them for paper."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.markup import Html, joined, tag
from terra_widgets.printing.drawings import drawings, emblem
from terra_widgets.text import translate

LETTER = "{letter}"
"""What stands on a token, until the language is known."""


def icon(kind: str, language: str) -> Html:
    """A resource, or a cube: letter, shape and colour."""
    drawn = drawings()[f"icon {kind}"]
    return Html(drawn.replace(LETTER, translate(f"letter-{kind}", language))) if LETTER in drawn else drawn


def sign(name: str) -> Html:
    """A sign drawn with lines."""
    return drawings()[f"sign {name}"]


def picture(card: str, theme: str) -> Html:
    """The emblem of a card; without one the picture of its theme, or the usual."""
    return emblem("terra_futura", card) or drawings()[f"scene {theme}" if theme else "scene"]


def pattern(times: Sequence[int]) -> Html:
    """Nine places, with a dot where a card is activated."""
    places = joined(drawings()[f"place {at} {n}"] for at, n in enumerate(times))
    return tag("svg", places, class_="t-pattern", viewBox="0 0 33 33", aria_hidden="true")
