"""What the hints of all games share: three levels of one piece of advice."""

from __future__ import annotations

from functools import partial
from typing import Any

from terra_widgets.errors import Reason, Words
from terra_widgets.games import catalog
from terra_widgets.games.contract import Game, Hint, Move, State

ONLY = Reason("hint-only-where"), Reason("hint-only-why")


def advice(game: Game, view: State, move: Move, where: Reason, why: Reason) -> Hint:
    """A hint at one move: the last level says the move in words, and the reason again."""
    how = Reason("hint-move", {"what": words(game, view, move), "why": Words(why.sentence)})
    return Hint((move,), False, where, why, how)


def only(game: Game, view: State, move: Move) -> Hint:
    """A hint where the rules leave one way on."""
    return Hint((move,), True, *ONLY, Reason("hint-move-only", {"what": words(game, view, move)}))


def words(game: Game, view: State, move: Move) -> Words:
    """A move in words, in any language."""
    return Words(partial(_phrase, game, view, move))


def name(card: Any) -> Words:
    """The name of a card in any language."""
    return Words(lambda language: str(card.names.get(language, card.name)))


def _phrase(game: Game, view: State, move: Move, language: str) -> str:
    text = str(catalog.part(game.name, "players").phrase(game, view, move, language))
    return text[:1].upper() + text[1:]
