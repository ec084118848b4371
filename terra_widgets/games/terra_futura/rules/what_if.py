"""What-if rules: named changes to the game, off by default, to try out in the lab.

TF-W1, W3, W5 and W6 change what the cards say, so they are carried out on the deck before a game begins:
the engine, the explanations and the pictures of the cards all follow. TF-W2 and W4 change the count, TF-W7
who puts down the cubes of a copied effect.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from terra_widgets.games.contract import Line
from terra_widgets.games.terra_futura.deck import KINDS, RAWS, Card, Deck, Effect, parse_effect
from terra_widgets.games.terra_futura.deck.notation import LARGEST_AMOUNT
from terra_widgets.games.terra_futura.rules.numbers import PENALTY
from terra_widgets.games.terra_futura.rules.options import Options
from terra_widgets.games.terra_futura.rules.state import COPIED, TURN, State

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

MONEY = KINDS.index("money")
PRODUCTS = range(len(RAWS), MONEY)


def pollution_lines(options: Options, cubes: int, cards: int) -> tuple[Line, ...]:
    """TF-63: what cubes on so many cards cost in the count; TF-W2: each cube; TF-W4: a price beside."""
    if options.penalty_per_cube:
        first = Line("count-cubes", cubes, -PENALTY * cubes)
    else:
        first = Line("count-pollution", cards, -PENALTY * cards)
    if not options.carbon_price:
        return (first,)
    return first, Line("count-carbon", cubes, -options.carbon_price * cubes)


def polluter(game: TerraFutura, s: State) -> int:
    """TF-35: who puts down the cubes of an effect; TF-W7: the owner of the card that is copied."""
    seat: int = s[COPIED][0] if s[COPIED] and game.producer_blame else s[TURN]
    return seat


@lru_cache(maxsize=16)
def changed_deck(deck: Deck, options: Options) -> Deck:
    """The deck as the what-if rules of a table make it."""
    if not (options.no_spaces or options.cube_per_coin or options.carbon_tax or options.recycling):
        return deck
    return replace(deck, cards=tuple(_changed_card(card, options) for card in deck.cards))


def _changed_card(card: Card, options: Options) -> Card:
    return replace(
        card,
        spaces=0 if options.no_spaces else card.spaces,  # TF-W3
        top=tuple(_changed_effect(effect, options) for effect in card.top),
        bottom=tuple(_changed_effect(effect, options) for effect in card.bottom),
    )


def _changed_effect(effect: Effect, options: Options) -> Effect:
    if effect.kind not in {"gain", "exchange"}:
        return effect
    cost = {kind: n for kind, n in zip(KINDS, effect.cost, strict=True) if n}
    if effect.any_cost:
        cost["any raw"] = effect.any_cost
    gives = {kind: n for kind, n in zip(KINDS, effect.gives, strict=True) if n}
    for choice in effect.choices:
        word = "any raw" if choice == "raw" else "any raw or money"
        gives[word] = gives.get(word, 0) + 1
    cubes = effect.pollution
    if options.recycling and any(effect.gives[kind] for kind in PRODUCTS):  # TF-W6
        gives["any raw"] = gives.get("any raw", 0) + 1
    if options.carbon_tax and effect.pollution:  # TF-W5
        cost["money"] = min(LARGEST_AMOUNT, cost.get("money", 0) + options.carbon_tax * effect.pollution)
    if options.cube_per_coin:  # TF-W1: the coins of the price as printed
        cubes = min(LARGEST_AMOUNT, cubes + effect.cost[MONEY])
    if cubes:
        gives["pollution"] = cubes
    return parse_effect(" -> ".join(filter(None, (_side(cost), _side(gives)))))


def _side(amounts: dict[str, int]) -> str:
    return " + ".join(f"{n} {word}" for word, n in amounts.items())
