"""Why a move is refused: the first obstacle, with its rule.

What is legal is said in `turn`, and only there; this module finds the words for what it left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.terra.deck import COLOURS, REGIONS
from terra_widgets.errors import Fact, Reason, brief
from terra_widgets.games.terra.rules.state import (
    ACT, CARD_NAMES, COLOUR_OF, COMBINATION_NAMES, CRISIS_COLOUR, CRISIS_REGION, DECISIONS, DISCARD, DRAW,
    FIELD, GIVE, HANDS, HELPED, IMPENDING, OPEN, OVER, PACKED, PHASE, SHIFT, WHO, State, holds,
)  # fmt: skip
from terra_widgets.games.terra.rules.moves import ARGS, TEXT, VERB
from terra_widgets.games.terra.rules.numbers import FACTS

if TYPE_CHECKING:
    from terra_widgets.games.terra.rules.game import Terra

# Which decision a verb answers, and the rule that asks for that decision.
ANSWERS = {
    "draw": DRAW, "give": GIVE, "pass": GIVE, "help": ACT, "hoard": ACT, "end": ACT, "discard": DISCARD,
}  # fmt: skip
RULE = {DRAW: "TR-20", GIVE: "TR-21", ACT: "TR-30", DISCARD: "TR-40"}


def explain(game: Terra, s: State, move: int) -> Reason:
    """The reason why a move that is not legal is refused."""
    if type(move) is not int or not 0 <= move < len(TEXT):
        return Reason("move-no-number", {"found": brief(move)}, "TR-20")
    phase = s[PHASE]
    if phase == OVER:
        return Reason("terra-over", {}, "TR-51")
    verb, (a, b) = VERB[move], ARGS[move]
    if ANSWERS[verb] != phase:
        return Reason(
            "terra-not-now", {"move": TEXT[move], "decision": DECISIONS[phase], **FACTS}, RULE[phase]
        )
    hand = s[HANDS][s[WHO]]
    if verb == "give":
        return _give(s, hand, a)
    if verb == "help":
        return _help(s, hand, a, b)
    if verb == "hoard":
        return _hoard(s, hand, a)
    return Reason("terra-no-card", {"card": CARD_NAMES[a]}, "TR-40")


def _give(s: State, hand: int, kind: int) -> Reason:
    colour = CRISIS_COLOUR[s[IMPENDING]]
    if COLOUR_OF[kind] != colour:
        facts: dict[str, Fact] = {"card": CARD_NAMES[kind], "colour": COLOURS[colour]}
        return Reason("terra-give-colour", facts, "TR-21")
    return Reason("terra-no-card", {"card": CARD_NAMES[kind]}, "TR-21")


def _help(s: State, hand: int, crisis: int, kind: int) -> Reason:
    facts: dict[str, Fact] = {
        "card": CARD_NAMES[kind],
        "colour": COLOURS[CRISIS_COLOUR[crisis]],
        "region": REGIONS[CRISIS_REGION[crisis]],
    }
    if s[HELPED] >> crisis & 1:
        return Reason("terra-help-twice", facts, "TR-30")
    if crisis not in s[OPEN]:
        return Reason("terra-help-none", facts, "TR-30")
    assert not hand >> SHIFT[kind] & FIELD
    return Reason("terra-no-card", {"card": CARD_NAMES[kind]}, "TR-30")


def _hoard(s: State, hand: int, combination: int) -> Reason:
    if not s[HELPED]:
        return Reason("terra-hoard-first", {}, "TR-32")
    assert not holds(hand, PACKED[combination])
    return Reason("terra-hoard-cards", {"cards": COMBINATION_NAMES[combination]}, "TR-32")
