"""What each move seems to be worth to the player who decides."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.terrabilis.players.care import Care
from terra_widgets.games.terrabilis.players.deals import Deal, best_deal
from terra_widgets.games.terrabilis.players.value import card_value, worth
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import (
    ASKED, BUILD, BUILT, COUNTRIES, ENERGY, GIVEN, NONE, PARTNER, PHASE, REWARD, SWAP, TERRAS, TURN, WHO,
    State,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import ASK, BORROW, DROP, GIVE, MAKE_OFFER
from terra_widgets.games.terrabilis.rules.trade import item

NEUTRAL = Care()
ENERGY_PILE = 2
AGAIN = 0.6  # another roll of the dice
HOLD = 0.1  # how much of a card's value is lost when it is put back
# Moves whose end is not known beforehand, or that change nothing by themselves.
WAITING = {"roll", "follow", "keep", "stay", "done", "drop", "decline", "refuse"}


def appraise(game: Terrabilis, view: State, moves: Sequence[int], care: Care = NEUTRAL) -> list[float]:
    """What each move seems to be worth, in points; only what the view shows is used."""
    player = view[WHO]
    now = worth(game, view, player, care)
    return [_value(game, view, move, player, now, care) for move in moves]


def _value(game: Terrabilis, s: State, move: int, player: int, now: float, care: Care) -> float:
    verb, arg = game.cards.moves.verbs[move], game.cards.moves.args[move]
    if verb in WAITING:
        again = verb == "refuse" or (verb == "roll" and s[PHASE] == REWARD)
        return now + (AGAIN if again else 0.0)
    if verb == "answer":
        return now
    if verb == "draw":
        return now + _wish(game, s, player, arg, care)
    if verb == "return":
        return now - HOLD * card_value(game, s, player, arg, care)
    if verb == "borrow":
        return _borrowed(game, s, player, care)
    if verb == "trade":
        deal = best_deal(game, s, player, arg, care)
        return now + deal.gain if deal else now - 1
    if verb in {"give", "ask", "offer", "swap"}:
        return now + (1.0 if _next_item(game, s, player, care) == move else -1.0)
    after = worth(game, game.step(s, move), player, care)
    if verb == "agree":
        after -= care.margin / 3
        if s[SWAP] != NONE and arg != NONE:
            after += HOLD * (
                card_value(game, s, player, s[SWAP], care) - card_value(game, s, player, arg, care)
            )
    return after


def _wish(game: Terrabilis, s: State, player: int, category: int, care: Care) -> float:
    """Which pile to draw from: what its better cards are worth, and what one likes."""
    built = {card for country in s[COUNTRIES:] for card in country[BUILT]}
    values = sorted(
        card_value(game, s, player, card, care) for card in game.cards.piles[category] if card not in built
    )
    best = values[len(values) // 2 :]
    wish = sum(best) / len(best) if best else 0.0
    short = max(0, 4 - s[COUNTRIES + player][ENERGY]) if category == ENERGY_PILE else 0
    return wish + (care.economic, care.services, care.energy)[category] + 0.4 * short


def _borrowed(game: Terrabilis, s: State, player: int, care: Care) -> float:
    """A loan, and what could be installed with it at once."""
    after = game.step(s, BORROW)
    best = worth(game, after, player, care)
    if after[PHASE] == BUILD and after[TURN] == player:
        moves = game.cards.moves
        best = max(
            [best]
            + [
                worth(game, game.step(after, move), player, care)
                for move in game.legal_moves(after)
                if moves.verbs[move] == "install"
            ]
        )
    return best


def _next_item(game: Terrabilis, s: State, player: int, care: Care) -> int:
    """The next move on the way to the best deal with the partner of the open offer."""
    deal: Deal | None = best_deal(game, s, player, s[PARTNER], care)
    if deal is None or s[SWAP] != NONE:
        return DROP
    for first, side, (kind, amount) in ((GIVE, GIVEN, deal.given), (ASK, ASKED, deal.asked)):
        missing = amount - s[side][kind]
        if missing > 0:
            number = kind if kind < TERRAS else TERRAS + (missing >= item(TERRAS + 1)[1])
            return first + number
    return MAKE_OFFER
