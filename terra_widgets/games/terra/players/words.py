"""Moves of Terra in words, for players that explain themselves."""

from __future__ import annotations

from terra_widgets.errors import Fact, Reason
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.state import CARD_NAMES, COMBINATION_NAMES, IMPENDING, State
from terra_widgets.games.terra.rules.moves import ARGS, VERB


def phrase(game: Terra, s: State, move: int, language: str) -> str:
    """A move that is legal in a state, in a few words of a language."""
    verb, (a, b) = VERB[move], ARGS[move]
    facts: dict[str, Fact] = {}

    def crisis(number: int) -> str:
        card = game.deck.crises[number]
        return card.names.get(language, card.name)

    if verb in {"give", "discard"}:
        facts["card"] = CARD_NAMES[a]
    if verb in {"give", "pass"}:
        facts["crisis"] = crisis(s[IMPENDING])
    if verb == "help":
        facts = {"card": CARD_NAMES[b], "crisis": crisis(a)}
    if verb == "hoard":
        facts["cards"] = COMBINATION_NAMES[a]
    return Reason(f"terra-player-{verb}", facts).sentence(language)
