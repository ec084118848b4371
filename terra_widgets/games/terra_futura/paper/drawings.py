"""The drawings of the view, as its build leaves them for paper."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from terra_widgets.markup import Html, joined, tag


@cache
def _drawings() -> dict[str, Html]:
    path = files("terra_widgets").joinpath("static", "card_faces.json")
    return {name: Html(drawn) for name, drawn in json.loads(path.read_text(encoding="utf-8")).items()}


def icon(kind: str) -> Html:
    """A resource, or a cube: letter, shape and colour."""
    return _drawings()[f"icon {kind}"]


def sign(name: str) -> Html:
    """A sign drawn with lines."""
    return _drawings()[f"sign {name}"]


def scene(theme: str) -> Html:
    """The picture of a theme; a card without one gets the usual."""
    return _drawings()[f"scene {theme}" if theme else "scene"]


def pattern(times: Sequence[int]) -> Html:
    """Nine places, with a dot where a card is activated."""
    places = joined(_drawings()[f"place {at} {n}"] for at, n in enumerate(times))
    return tag("svg", places, class_="t-pattern", viewBox="0 0 33 33", aria_hidden="true")
