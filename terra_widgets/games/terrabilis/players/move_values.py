"""What each move seems to be worth to the player who decides."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.terrabilis.players.weights import Weights
from terra_widgets.games.terrabilis.players.deals import Deal, best_deal
from terra_widgets.games.terrabilis.players.state_value import card_value, state_value
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import (
    ASKED, BUILD, BUILT, COUNTRIES, DECLINED, ENERGY, GIVEN, NONE, PARTNER, PHASE, REWARD, SWAP, TALKS,
    TERRAS, TURN, WHO, State,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import ASK, BORROW, DROP, GIVE, MAKE_OFFER
from terra_widgets.games.terrabilis.rules.trade import item

NEUTRAL = Weights()
ENERGY_PILE = 2
AGAIN = 0.6  # another roll of the dice
PATIENCE = 0.01
HOLD = 0.1  # how much of a card's value is lost when it is put back
# Moves whose end is not known beforehand, or that change nothing by themselves.
WAITING = {"roll", "follow", "keep", "stay", "done", "drop", "decline", "refuse"}


def move_values(
    game: Terrabilis, view: State, moves: Sequence[int], weights: Weights = NEUTRAL
) -> list[float]:
    """What each move seems to be worth, in points; only what the view shows is used."""
    player = view[WHO]
    now = state_value(game, view, player, weights)
    return [_value(game, view, move, player, now, weights) for move in moves]


def _value(game: Terrabilis, s: State, move: int, player: int, now: float, weights: Weights) -> float:
    verb, arg = game.cards.moves.verbs[move], game.cards.moves.args[move]
    if verb in WAITING:
        again = verb == "refuse" or (verb == "roll" and s[PHASE] == REWARD)
        return now + (AGAIN if again else 0.0)
    if verb == "answer":
        return now
    if verb == "draw":
        return now + _wish(game, s, player, arg, weights)
    if verb == "return":
        return now - HOLD * card_value(game, s, player, arg, weights)
    if verb == "borrow":
        return _borrowed(game, s, player, weights)
    if verb == "end":  # TB-34: listen to a second offer, but not to a third
        return now + (PATIENCE if s[TALKS][player] == DECLINED else -PATIENCE)
    if verb == "trade":
        if s[TALKS][arg] == DECLINED:  # it has nothing better to offer
            return now - 1
        deal = best_deal(game, s, player, arg, weights)
        return now + deal.gain if deal else now - 1
    if verb in {"give", "ask", "offer", "swap", "want"}:
        return now + (1.0 if _next_item(game, s, player, weights) == move else -1.0)
    after = state_value(game, game.step(s, move), player, weights)
    if verb == "agree":
        after -= weights.margin / 3
        if s[SWAP] != NONE and arg != NONE:
            after += HOLD * (
                card_value(game, s, player, s[SWAP], weights) - card_value(game, s, player, arg, weights)
            )
    return after


def _wish(game: Terrabilis, s: State, player: int, category: int, weights: Weights) -> float:
    """Which pile to draw from: what its better cards are worth, and what one likes."""
    built = {card for country in s[COUNTRIES:] for card in country[BUILT]}
    values = sorted(
        card_value(game, s, player, card, weights) for card in game.cards.piles[category] if card not in built
    )
    best = values[len(values) // 2 :]
    wish = sum(best) / len(best) if best else 0.0
    short = max(0, 4 - s[COUNTRIES + player][ENERGY]) if category == ENERGY_PILE else 0
    return wish + (weights.economic, weights.services, weights.energy)[category] + 0.4 * short


def _borrowed(game: Terrabilis, s: State, player: int, weights: Weights) -> float:
    """A loan, and what could be installed with it at once."""
    after = game.step(s, BORROW)
    best = state_value(game, after, player, weights)
    if after[PHASE] == BUILD and after[TURN] == player:
        moves = game.cards.moves
        best = max(
            [best]
            + [
                state_value(game, game.step(after, move), player, weights)
                for move in game.legal_moves(after)
                if moves.verbs[move] == "install"
            ]
        )
    return best


def _next_item(game: Terrabilis, s: State, player: int, weights: Weights) -> int:
    """The next move on the way to the best deal with the partner of the open offer."""
    deal: Deal | None = best_deal(game, s, player, s[PARTNER], weights)
    if deal is None or s[SWAP] != NONE:
        return DROP
    for first, side, (kind, amount) in ((GIVE, GIVEN, deal.given), (ASK, ASKED, deal.asked)):
        missing = amount - s[side][kind]
        if missing > 0:
            number = kind if kind < TERRAS else TERRAS + (missing >= item(TERRAS + 1)[1])
            return first + number
    return MAKE_OFFER
