"""Hints in Terra: what a crisis lacks, what the hand counts, and what may be kept for oneself."""

from __future__ import annotations

from terra_widgets.errors import Fact, Reason
from terra_widgets.games.contract import Hint
from terra_widgets.games.players.hints import advice, name, only
from terra_widgets.games.terra.players import strategies
from terra_widgets.games.terra.players.situation import (
    best_combination, cards_of, needed, on_the_brink, rest_of, would_lose, yet_to_play,
)  # fmt: skip
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.moves import ARGS, END, VERB
from terra_widgets.games.terra.rules.numbers import FACTS, HAND_LIMIT
from terra_widgets.games.terra.rules.state import (
    ACT, CRISIS_COLOUR, DECISIONS, GIVE, HANDS, HELPED, IMPENDING, NONE, PHASE, TURN, UNIT, VALUE_OF, WORTH,
    State,
)  # fmt: skip

COMING = 2  # so many crises more than now are looked out for


def hint(game: Terra, view: State) -> Hint:
    """Help first, as far as it does good; what is left may be hoarded while the world is safe."""
    moves = game.legal_moves(view)
    if len(moves) == 1:
        return only(game, view, moves[0])
    move, why = _choice(game, view)
    where: dict[str, Fact] = {"decision": DECISIONS[view[PHASE]], "helped": int(bool(view[HELPED]))}
    if view[PHASE] == GIVE:
        told = _giving(game, view, move, why)
    elif view[PHASE] == ACT:
        told = _acting(game, view, move, why)
    else:
        told = Reason("terra-hint-discard", {"limit": HAND_LIMIT})
    return advice(game, view, move, Reason("terra-hint-where", where), told)


def _choice(game: Terra, s: State) -> strategies.Choice:
    move, why = strategies.helper(game, s)
    if s[PHASE] == ACT and move == END and not on_the_brink(s, COMING):
        return strategies.hoard_most(game, s)
    return move, why


def _giving(game: Terra, s: State, move: int, why: str) -> Reason:
    """TR-21, TR-22: what the crisis still lacks, and what can be expected."""
    cards = cards_of(s, CRISIS_COLOUR[s[IMPENDING]])
    facts: dict[str, Fact] = {
        "crisis": name(game.deck.crises[s[IMPENDING]]),
        "need": needed(game, s),
        "later": yet_to_play(game, s),
        "most": VALUE_OF[cards[-1]] if cards else 0,
        "value": VALUE_OF[ARGS[move][0]] if VERB[move] == "give" else 0,
        "doom": int(would_lose(s)),
    }
    return Reason(f"terra-hint-{why}", facts)


def _acting(game: Terra, s: State, move: int, why: str) -> Reason:
    """TR-30 to TR-32: full-blown crises, and what may be hoarded."""
    (a, b), hand = ARGS[move], s[HANDS][s[TURN]]
    if VERB[move] == "hoard":
        return Reason("terra-hint-hoard", {"worth": WORTH[a]})
    if VERB[move] == "end":
        return Reason("terra-hint-keep", {"brink": int(on_the_brink(s, COMING)), "coming": COMING})
    facts: dict[str, Fact] = {
        "crisis": name(game.deck.crises[a]),
        "rest": rest_of(game, s, a),
        "value": VALUE_OF[b],
        "brink": int(on_the_brink(s, COMING)),
        "coming": COMING,
        **FACTS,
    }
    if facts["value"] >= facts["rest"]:  # type: ignore[operator]
        return Reason("terra-hint-solve", facts)
    if why == "ticket":
        best = best_combination(hand - UNIT[b])
        return Reason("terra-hint-ticket", facts | {"worth": 0 if best == NONE else WORTH[best]})
    return Reason("terra-hint-later", facts)
