"""Moves of Nova Ziemia in words, for players that explain themselves."""

from __future__ import annotations

from terra_widgets.errors import Fact, Reason
from terra_widgets.games.contract import State
from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.state import ROWS


def phrase(game: NovaZiemia, s: State, move: int, language: str) -> str:
    """A move in a few words of a language."""
    verb, arg, text = game.moves.verbs[move], game.moves.args[move], game.moves.texts[move]
    facts: dict[str, Fact] = {}
    if verb in {"rotate", "flip", "shift"}:
        facts["cell"] = text.split()[1]
    if verb == "flip":
        facts["axis"] = text.split()[2]
    elif verb == "shift":
        facts |= {"way": text.split()[2], "line": "row" if facts["cell"] in tuple(ROWS) else "column"}
    elif verb in {"meet", "reach", "discard"}:
        facts["card"] = game.cards.ids[arg]
    elif verb == "bid":
        facts["count"] = arg
    elif verb == "speak":
        facts["player"] = arg + 1
    return Reason(f"nova-phrase-{verb}", facts).sentence(language)
