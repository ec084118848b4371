"""How to play a game: one line how it is won and how all lose, five pictures, and the rules in words.

A game says the first in sentences (`aim-<game>-win`, `aim-<game>-lose`), and the others in its
`how_to_play.py`. No table is needed for pictures: a page that loads may show them too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from terra_widgets.errors import Fact
from terra_widgets.games import catalog
from terra_widgets.games.contract import Game
from terra_widgets.text import translate
from terra_widgets.widgets.shapes import Aim, HowPicture, RulesPart
from terra_widgets.widgets.themed_picture import for_both_themes


def aim(game: Game, language: str) -> Aim:
    """How a game is won, and how all lose; empty where a game does not say it.

    >>> aim(catalog.game("nova_ziemia", 2, None, {}), "en")["win"]
    'All win together when every goal is met.'
    """
    stem, facts = _stem("aim", game.name), _facts(game)
    try:
        win, lose = (translate(f"{stem}-{end}", language, **facts) for end in ("win", "lose"))
    except KeyError:
        return {"win": "", "lose": ""}
    return {"win": win, "lose": lose}


@cache
def pictures(game: str, language: str) -> list[HowPicture]:
    """Five pictures of how to play, each with its sentence; none where a game has not drawn them.

    >>> len(pictures("terra", "en"))
    5
    """
    own = _own(game)
    found: list[HowPicture] = []
    for number, draw in enumerate(() if own is None else own.PICTURES, 1):
        stem = f"{_stem('how', game)}-{number}"
        text, label = (translate(f"{stem}-{part}", language, **numbers(game)) for part in ("text", "label"))
        found.append({**for_both_themes(draw), "text": text, "label": label})
    return found


def rules(game: Game, language: str) -> list[RulesPart]:
    """The rules in words, part by part, as on paper but for setting up; none where a game has none.

    >>> [part["title"] for part in rules(catalog.game("terra", 3, None, {}), "en")]
    ['Your turn', 'A new crisis', 'The end']
    """
    own = _own(game.name)
    if own is None:
        return []
    words, facts = own.RULES_IN_WORDS, _facts(game)
    return [
        {
            "title": translate(f"{words}-part-{part}", language, **facts),
            "lines": [translate(f"{words}-rule-{line}", language, **facts) for line in lines],
        }
        for part, lines in own.RULES.items()
    ]


@cache
def numbers(game: str) -> Mapping[str, Any]:
    """The numbers of a game's rules by their names, for sentences."""
    found: Mapping[str, Any] = {}
    if catalog.has(game, "rules.numbers"):
        found = catalog.part(game, "rules.numbers").FACTS
    return found


def _facts(game: Game) -> Mapping[str, Fact]:
    """The numbers of the rules, and what the options of a table make of them."""
    own = _own(game.name)
    return numbers(game.name) if own is None else {**numbers(game.name), **own.facts(game)}


@cache
def _own(game: str) -> Any:
    return catalog.part(game, "how_to_play") if catalog.has(game, "how_to_play") else None


def _stem(kind: str, game: str) -> str:
    return f"{kind}-{game.replace('_', '-')}"
