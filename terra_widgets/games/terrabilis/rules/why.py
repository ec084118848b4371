"""Why a move is refused: the first obstacle, with its rule.

What is legal is said in `build`, `squares`, `money` and `trade`, and only there; this module finds the
words for what they left out. It always finds some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES
from terra_widgets.errors import Fact, Reason, brief
from terra_widgets.games.terrabilis.rules import trade
from terra_widgets.games.terrabilis.rules.build import lacking
from terra_widgets.games.terrabilis.rules.numbers import BORROWED, HELD, LOAN_PRICE, MOST_ITEMS, MOST_OFFERS
from terra_widgets.games.terrabilis.rules.options import AUTOMATIC, FREE
from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, ASKED, BUILD, BUILT, COUNTRIES, DECISIONS, DISASTER, DRAW, FOLLOW, GIVEN, HAND, HIT, ITEMS, JOIN,
    LOAN, MEMBER, NONE, OFFER, OUT, OVER, OWE, PARTNER, PHASE, QUIZ, REWARD, ROLL, SLUSH, SWAP, TERRAS, TRADE,
    TURN, WANTED, WELLBEING, WHO, State,
)  # fmt: skip

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis

# Which decisions a verb answers, and the rule that asks for each decision.
ANSWERS = {
    "roll": (ROLL, REWARD, DISASTER), "draw": (DRAW,), "install": (BUILD,), "return": (BUILD,),
    "keep": (BUILD,), "answer": (QUIZ,), "take": (REWARD,), "follow": (FOLLOW,), "accept": (SLUSH,),
    "refuse": (SLUSH,), "join": (JOIN,), "stay": (JOIN,), "trade": (TRADE,), "done": (TRADE,),
    "give": (OFFER,), "ask": (OFFER,), "swap": (OFFER,), "offer": (OFFER,), "drop": (OFFER,),
    "want": (OFFER,), "agree": (ANSWER,), "decline": (ANSWER,), "end": (ANSWER,), "pay": (HIT,),
    "leave": (OWE,), "borrow": tuple(range(OVER)), "repay": tuple(range(OVER)),
}  # fmt: skip
RULE = {
    ROLL: "TB-5", DRAW: "TB-30", BUILD: "TB-30", QUIZ: "TB-31", REWARD: "TB-31", FOLLOW: "TB-32",
    SLUSH: "TB-33", JOIN: "TB-34", TRADE: "TB-34", OFFER: "TB-34", ANSWER: "TB-34", DISASTER: "TB-35",
    HIT: "TB-35", OWE: "TB-51",
}  # fmt: skip


def explain(game: Terrabilis, s: State, move: int) -> Reason:
    """The reason why a move that is not legal is refused."""
    moves = game.cards.moves
    if type(move) is not int or not 0 <= move < len(moves.texts):
        return Reason("terrabilis-move-no-number", {"found": brief(move)}, "TB-5")
    phase = s[PHASE]
    if phase == OVER:
        return Reason("terrabilis-game-over", {}, "TB-60")
    verb, arg = moves.verbs[move], moves.args[move]
    if phase not in ANSWERS[verb]:
        facts: dict[str, Fact] = {"move": moves.texts[move], "decision": DECISIONS[phase]}
        return Reason("terrabilis-not-now", facts, RULE[phase])
    if verb in {"borrow", "repay"}:
        return _loan(game, s, verb, arg)
    if verb == "draw":
        return Reason("terrabilis-draw-empty", {"pile": CATEGORIES[arg]}, "TB-30")
    if verb in {"install", "return", "keep"}:
        return _build(game, s, verb, arg)
    if verb == "trade":
        return _trade(game, s, arg)
    if verb in {"give", "ask"}:
        return _item(s, arg, asks=verb == "ask")
    if verb == "swap":
        return _swap(game, s, arg)
    if verb in {"want", "end"} and game.options.talks != FREE:
        return Reason("terrabilis-talks-three", {"move": moves.texts[move], "most": MOST_OFFERS}, "TB-34")
    if verb == "want":
        return Reason("terrabilis-want-no-card" if s[SWAP] == NONE else "terrabilis-want-one", {}, "TB-34")
    if verb == "offer":
        if not s[ITEMS]:
            return Reason("terrabilis-offer-empty", {}, "TB-34")
        return Reason("terrabilis-offer-short", {"kind": trade.short(s, GIVEN), "asks": 0}, "TB-34")
    return _agree(game, s, arg)


def _loan(game: Terrabilis, s: State, verb: str, named: int) -> Reason:
    facts: dict[str, Fact] = {"player": named + 1}
    if named >= game.players:
        return Reason("terrabilis-trade-no-player", {**facts, "count": game.players}, "TB-40")
    if named == s[WHO]:
        return Reason("terrabilis-loan-own", {**facts, "verb": verb}, "TB-40")
    if named != NONE and game.options.loans == AUTOMATIC:
        return Reason("terrabilis-loan-turn", {}, "TB-40")
    country = s[COUNTRIES + (s[WHO] if named == NONE else named)]
    if country[OUT]:
        return Reason("terrabilis-trade-out", facts, "TB-50")
    if s[PHASE] == OWE and named == NONE:
        return Reason("terrabilis-not-now", {"move": verb, "decision": DECISIONS[OWE]}, "TB-51")
    if verb == "repay":
        if not country[LOAN]:
            return Reason("terrabilis-repay-none", {}, "TB-40")
        return Reason(
            "terrabilis-repay-short", {"lack": BORROWED - country[TERRAS], "borrowed": BORROWED}, "TB-40"
        )
    if country[LOAN]:
        return Reason("terrabilis-borrow-twice", {}, "TB-40")
    return Reason("terrabilis-borrow-short", {"has": country[WELLBEING], "need": LOAN_PRICE}, "TB-40")


def _build(game: Terrabilis, s: State, verb: str, card: int) -> Reason:
    country = s[COUNTRIES + s[TURN]]
    if verb == "keep":
        return Reason("terrabilis-keep-four", {"most": HELD}, "TB-30")
    facts: dict[str, Fact] = {"card": game.cards.deck.cards[card].id}
    if card in country[BUILT]:
        return Reason("terrabilis-card-built", facts, "TB-30")
    if card not in country[HAND]:
        return Reason("terrabilis-card-not-held", facts, "TB-30")
    if verb == "return":
        return Reason("terrabilis-return-three", {**facts, "most": HELD}, "TB-30")
    missing = lacking(game, s, country, card)
    assert missing is not None
    return Reason("terrabilis-install-short", {**facts, "kind": missing[0], "lack": missing[1]}, "TB-51")


def _trade(game: Terrabilis, s: State, partner: int) -> Reason:
    facts: dict[str, Fact] = {"player": partner + 1}
    if partner >= game.players:
        return Reason("terrabilis-trade-no-player", {**facts, "count": game.players}, "TB-34")
    if partner == s[TURN]:
        return Reason("terrabilis-trade-self", {}, "TB-34")
    if s[COUNTRIES + partner][OUT]:
        return Reason("terrabilis-trade-out", facts, "TB-50")
    if not s[COUNTRIES + partner][MEMBER]:
        return Reason("terrabilis-trade-outsider", facts, "TB-34")
    if game.options.talks == FREE:
        return Reason("terrabilis-trade-ended", facts, "TB-34")
    return Reason("terrabilis-trade-enough", {"most": MOST_OFFERS}, "TB-34")


def _item(s: State, number: int, *, asks: bool) -> Reason:
    kind, _ = trade.item(number)
    facts: dict[str, Fact] = {"kind": RESOURCES[kind], "asks": int(asks)}
    if s[ITEMS] >= MOST_ITEMS:
        return Reason("terrabilis-offer-full", {"most": MOST_ITEMS}, "TB-34")
    if s[GIVEN if asks else ASKED][kind]:
        return Reason("terrabilis-offer-both", facts, "TB-34")
    return Reason("terrabilis-offer-short", facts, "TB-34")


def _swap(game: Terrabilis, s: State, card: int) -> Reason:
    facts: dict[str, Fact] = {"card": game.cards.deck.cards[card].id}
    if card not in s[COUNTRIES + s[TURN]][HAND]:
        return Reason("terrabilis-card-not-held", facts, "TB-34")
    if s[SWAP] != NONE:
        return Reason("terrabilis-swap-one", {}, "TB-34")
    if s[ITEMS] >= MOST_ITEMS:
        return Reason("terrabilis-offer-full", {"most": MOST_ITEMS}, "TB-34")
    return Reason("terrabilis-swap-no-cards", {"player": s[PARTNER] + 1}, "TB-34")


def _agree(game: Terrabilis, s: State, card: int) -> Reason:
    if trade.short(s, ASKED):
        return Reason("terrabilis-agree-short", {"kind": trade.short(s, ASKED)}, "TB-34")
    if s[SWAP] == NONE:
        return Reason("terrabilis-agree-no-card", {}, "TB-34")
    if card == NONE:
        return Reason("terrabilis-agree-which", {}, "TB-34")
    facts: dict[str, Fact] = {"card": game.cards.deck.cards[card].id}
    if card in s[COUNTRIES + s[PARTNER]][HAND]:
        return Reason("terrabilis-agree-kind", {**facts, "pile": CATEGORIES[s[WANTED]]}, "TB-34")
    return Reason("terrabilis-card-not-held", facts, "TB-34")
