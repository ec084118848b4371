"""The drawings of the view, as its build leaves them for paper."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from terra_widgets.markup import Html


@cache
def drawings() -> Mapping[str, Html]:
    """All of them by their names, such as "sign home"."""
    path = files("terra_widgets").joinpath("static", "card_faces.json")
    return {name: Html(drawn) for name, drawn in json.loads(path.read_text(encoding="utf-8")).items()}


def emblem(game: str, card: str) -> Html | None:
    """The emblem of a card; None for one that nobody has drawn, such as a card of your own."""
    return drawings().get(f"emblem {game} {card}")
