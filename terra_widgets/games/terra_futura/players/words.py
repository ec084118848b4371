"""Moves of Terra Futura in words, for players that explain themselves."""

from __future__ import annotations

from terra_widgets.games.terra_futura.deck import KINDS, Card, Effect, ScoringCard
from terra_widgets.errors import Fact, Reason
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.state import CARDS, CELL_NAMES, HAND, HELD, LANDS, ROW, WHO, State
from terra_widgets.games.terra_futura.rules.moves import ARGS, LEVELS, VERB

SPECIAL = {"transfer", "assistance"}


def phrase(game: TerraFutura, s: State, move: int, language: str) -> str:
    """A move that is legal in a state, in a few words of a language."""
    verb, facts = VERB[move], _facts(game, s, move, language)
    if verb == "use":
        cell, number, _ = ARGS[move]
        effect = game.cards.deck.cards[s[LANDS + s[WHO]][CARDS][cell]].effects[number]
        if effect.kind in SPECIAL:
            verb = effect.kind
        facts["effect"] = _effect(effect, language)
    return Reason(f"player-move-{verb}", facts).sentence(language)


def _facts(game: TerraFutura, s: State, move: int, language: str) -> dict[str, Fact]:
    deck = game.cards.deck
    verb, (a, b, _) = VERB[move], ARGS[move]
    land = s[LANDS + s[WHO]]

    def kind(k: int) -> str:
        return Reason(f"resource-{KINDS[k]}").sentence(language)

    def named(card: Card | ScoringCard) -> str:
        return card.names.get(language, card.name)

    if verb in {"discard", "take"}:
        return {"card": named(deck.cards[s[ROW + a][b]])}
    if verb == "draw":
        return {"level": LEVELS[a]}
    if verb == "place":
        return {"card": named(deck.cards[s[HAND]]), "cell": CELL_NAMES[a]}
    if verb == "pay":
        return {"card": named(deck.cards[land[CARDS][a]]), "kind": kind(b)}
    if verb in {"use", "pollute", "move", "clean"}:
        return {"card": named(deck.cards[land[CARDS][a]])}
    if verb == "copy":
        return {"card": named(deck.cards[s[LANDS + a][CARDS][b]]), "player": a + 1}
    if verb in {"choose", "reward"}:
        return {"kind": kind(a)}
    if verb in {"pattern", "score"}:
        return {"card": named(deck.scoring[land[HELD][a]])}
    return {}


def _effect(effect: Effect, language: str) -> str:
    """A gain or an exchange, as on the card."""
    paid = [*_amounts(effect.cost, language), *_amount("raw", effect.any_cost, language)]
    given = [
        *_amounts(effect.gives, language),
        *_amount("raw", effect.choices.count("raw"), language),
        *_amount("raw-or-money", effect.choices.count("raw_or_money"), language),
        *_amount("pollution", effect.pollution, language),
    ]
    return " → ".join(filter(None, (" + ".join(paid), " + ".join(given))))


def _amounts(counts: tuple[int, ...], language: str) -> list[str]:
    return [text for kind, n in zip(KINDS, counts, strict=True) for text in _amount(kind, n, language)]


def _amount(what: str, count: int, language: str) -> list[str]:
    return [Reason(f"amount-{what}", {"count": count}).sentence(language)] if count else []
