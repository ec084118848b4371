"""Why a move is refused: the first obstacle, with its rule.

What is legal is said in `shaping`, `settling` and `competition`, and only there; this module finds the words
for what they left out. It always finds some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.errors import Fact, Reason, brief
from terra_widgets.games.nova_ziemia.rules.competition import lowest_bid
from terra_widgets.games.nova_ziemia.rules.disasters import limits
from terra_widgets.games.nova_ziemia.rules.numbers import FACTS
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, BID, CLAIMED, DECISIONS, DISCARD, EXCESS, GOALS, HANDS, LOWER, LOWEST, MET, OPEN, OVER, PHASE,
    PLANET, SETTLE, SHAPE, WHO, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_KIND
from terra_widgets.games.nova_ziemia.rules.planet import values
from terra_widgets.games.nova_ziemia.rules.settling import met, wanted
from terra_widgets.games.nova_ziemia.rules.shaping import most_actions

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia

# Which decisions a verb answers, and the rule that asks for each decision.
ANSWERS = {
    "rotate": (SHAPE,), "flip": (SHAPE,), "shift": (SHAPE,), "back": (SHAPE,), "settle": (SHAPE,),
    "meet": (SETTLE,), "reach": (SETTLE,), "end": (SETTLE,), "discard": (DISCARD, EXCESS),
    "bid": (BID, LOWER), "pass": (LOWER,), "time": (LOWER,), "speak": (LOWER,),
}  # fmt: skip
RULE = {SHAPE: "TX-20", SETTLE: "TX-24", DISCARD: "TX-22", EXCESS: "TX-42", BID: "TX-50", LOWER: "TX-50"}


def explain(game: NovaZiemia, s: State, move: int) -> Reason:
    """The reason why a move that is not legal is refused."""
    if type(move) is not int or not 0 <= move < len(game.moves.texts):
        return Reason("nova-move-no-number", {"found": brief(move)}, "TX-20")
    phase = s[PHASE]
    if phase == OVER:
        return Reason("nova-over", {}, "TX-52" if game.options.competition else "TX-31")
    verb, arg = game.moves.verbs[move], game.moves.args[move]
    if phase not in ANSWERS[verb]:
        return Reason(
            "nova-not-now", {"move": game.moves.texts[move], "decision": DECISIONS[phase]}, RULE[phase]
        )
    if verb in {"rotate", "flip", "shift"}:
        return _action(game, s, move)
    if verb == "back":
        return Reason("nova-back-nothing", {}, "TX-21")
    if verb == "reach":
        return _reach(game, s, arg)
    if verb in {"meet", "discard"}:
        if arg not in s[HANDS][s[WHO]]:
            return Reason("nova-not-in-hand", {"card": game.cards.ids[arg]}, RULE[phase])
        return _zones(game, s, arg)
    if verb == "end":
        return Reason("nova-end-nothing", {}, "TX-24")
    if verb == "bid":
        most = game.options.most_bid
        if arg > most:
            return Reason("nova-bid-number", {**FACTS, "found": arg, "most_bid": most}, "TX-50")
        return Reason("nova-bid-lower", {"bid": arg, "lowest": lowest_bid(s)}, "TX-50")
    assert verb == "speak"
    return _speak(game, s, arg)


def _action(game: NovaZiemia, s: State, move: int) -> Reason:
    most = most_actions(game, s)
    if len(s[ACTIONS]) >= most:
        if game.options.competition:
            return Reason("nova-actions-bid", {"most": most}, "TX-51")
        return Reason("nova-actions-used", {"most": most}, "TX-20")
    kind = ACTION_KIND[move]
    assert kind in limits(game, s).banned
    first = game.cards.missions + game.cards.goals
    by = next(
        card
        for card in reversed(s[OPEN])
        if (f"no {kind}", 0) in game.cards.deck.disasters[card - first].effects
    )
    return Reason("nova-banned", {"kind": kind, "card": game.cards.ids[by]}, "TX-40")


def _reach(game: NovaZiemia, s: State, card: int) -> Reason:
    facts = {"card": game.cards.ids[card]}
    if card not in s[GOALS]:
        return Reason("nova-not-in-book", facts, "TX-12")
    if card in s[MET]:
        return Reason("nova-goal-done", facts, "TX-24")
    if not s[CLAIMED]:
        return Reason("nova-goal-first", facts, "TX-24")
    return _zones(game, s, card)


def _zones(game: NovaZiemia, s: State, card: int) -> Reason:
    colour, value, count = wanted(game, s, card)
    largest = values(game.cards, s[PLANET])[colour][:1]
    facts: dict[str, Fact] = {
        "card": game.cards.ids[card],
        "colour": COLOURS[colour],
        "value": value,
        "count": count,
        "largest": largest[0] if largest else 0,
        "exact": int(game.options.exact_zones),
    }
    if met(game, s, card):
        return Reason("nova-zone-used", facts, "TX-23")
    return Reason("nova-not-met", facts, "TX-23")


def _speak(game: NovaZiemia, s: State, player: int) -> Reason:
    facts = {"player": player + 1, "count": game.players}
    if player >= game.players:
        return Reason("nova-speak-nobody", facts, "TX-50")
    if player == s[WHO]:
        return Reason("nova-speak-has", facts, "TX-50")
    assert player == s[LOWEST]
    return Reason("nova-speak-lowest", facts, "TX-50")
