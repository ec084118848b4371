"""A move of Terrabilis in words."""

from __future__ import annotations

from terra_widgets.errors import Fact, Reason
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.numbers import FACTS, NOTES
from terra_widgets.games.terrabilis.rules.state import CARD, NONE, PHASE, QUIZ, State
from terra_widgets.games.terrabilis.rules.moves import ITEMS

CARDS = {"install", "return", "swap"}


def phrase(game: Terrabilis, view: State, move: int, language: str) -> str:
    """The move as a short phrase with the names of the cards."""
    verb, arg = game.cards.moves.verbs[move], game.cards.moves.args[move]
    facts: dict[str, Fact] = {}
    if verb in CARDS or (verb == "agree" and arg != NONE):
        card = game.cards.deck.cards[arg]
        facts["card"] = card.names.get(language, card.name)
        verb = "agree-card" if verb == "agree" else verb
    elif verb in {"give", "ask"}:
        facts["kind"] = ITEMS[arg] if arg < len(ITEMS) - len(NOTES) else "terras"
        facts["amount"] = 1 if facts["kind"] != "terras" else int(ITEMS[arg])
    elif verb == "trade" or (verb in {"borrow", "repay"} and arg != NONE):
        facts["player"] = arg + 1
        verb = verb if verb == "trade" else f"{verb}-for"
    elif verb == "answer" and view[PHASE] == QUIZ:
        question = game.cards.deck.quiz[view[CARD]]
        facts["answer"] = question.translated.get(language, question.answers)[arg]
    elif verb in {"draw", "take", "pay", "want"}:
        facts["kind"] = game.cards.moves.texts[move].split()[1]
    return Reason(f"terrabilis-move-{verb}", {**FACTS, **facts}).sentence(language)
