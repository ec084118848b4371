"""What happened in a step, read off the states on both sides of it: the engine itself keeps no log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event
from terra_widgets.games.terra.rules.ending import count
from terra_widgets.games.terra.rules.state import (
    CARD_NAMES, COMBINATION_NAMES, CRISIS_NAMES, GIVE, IMPENDING, KINDS, LAID, LIMIT_NAMES, LOST, NONE, OPEN,
    OVER, PHASE, PILE, PLAYED, POINTS, TURN, VALUE_OF, WHO, WORTH, State,
)  # fmt: skip
from terra_widgets.games.terra.rules.moves import ARGS, VERB

if TYPE_CHECKING:
    from terra_widgets.games.terra.rules.game import Terra

COLUMNS = {
    "crisis": "the crisis that it is about: colour and region",
    "threat": "its threat",
    "card": "the card, or the three cards of a combination",
    "value": "value of the card, or of the three together",
    "total": "sum of the cards on the crisis by then",
    "amount": "points",
    "why": "what points are for: first, highest, last; the line of the final count; the limit reached",
    "pile": "cards left in the draw pile",
    "open": "full-blown crises by then",
}
NUMBERS = frozenset(("threat", "value", "total", "amount", "pile", "open"))


def events(game: Terra, before: State, move: int, after: State) -> list[Event]:
    """The move itself, then what it brought about, in order."""
    found = [*_deed(game, before, move), *_crisis(game, before, move, after)]
    for player, (had, has) in enumerate(zip(before[POINTS], after[POINTS], strict=True)):
        found += [Event("points", player, facts) for facts in _points(game, before, move, player, has - had)]
    if after[PHASE] == OVER:
        found += _end(game, after)
    here = {"pile": len(after[PILE]), "open": len(after[OPEN])}
    return [Event(event.kind, event.player, {**event.facts, **here}) for event in found]


def _deed(game: Terra, before: State, move: int) -> list[Event]:
    verb, (a, b) = VERB[move], ARGS[move]
    facts: dict[str, Fact] = {}
    if verb == "draw":
        card = before[PILE][-1]
        if card >= KINDS:
            return [Event("crisis", before[WHO], _named(game, card - KINDS))]
        facts = _card(card)
    elif verb in {"give", "pass"}:
        total = sum(VALUE_OF[kind] for kind in before[PLAYED] if kind != NONE)
        facts = {**_named(game, before[IMPENDING]), "total": total}
        if verb == "give":
            facts |= {**_card(a), "total": total + VALUE_OF[a]}
    elif verb == "help":
        laid = before[LAID][before[OPEN].index(a)]
        facts = {**_named(game, a), **_card(b), "total": sum(VALUE_OF[kind] for kind in (*laid, b))}
    elif verb == "hoard":
        facts = {"card": COMBINATION_NAMES[a], "value": WORTH[a]}
    elif verb == "discard":
        facts = _card(a)
    return [Event(verb, before[WHO], facts)]


def _crisis(game: Terra, before: State, move: int, after: State) -> list[Event]:
    """TR-22, TR-23, TR-31: a crisis that was solved, or broke out."""
    verb, (a, b) = VERB[move], ARGS[move]
    if before[PHASE] == GIVE and after[IMPENDING] == NONE:
        crisis = before[IMPENDING]
        cards = [kind for kind in before[PLAYED] if kind != NONE] + ([a] if verb == "give" else [])
        facts = {**_named(game, crisis), "total": sum(VALUE_OF[kind] for kind in cards)}
        return [Event("erupt" if crisis in after[OPEN] else "solve", before[TURN], facts)]
    if verb == "help" and a not in after[OPEN]:
        laid = before[LAID][before[OPEN].index(a)]
        total = sum(VALUE_OF[kind] for kind in (*laid, b))
        return [Event("solve", before[TURN], {**_named(game, a), "total": total})]
    return []


def _points(game: Terra, before: State, move: int, player: int, amount: int) -> list[dict[str, Fact]]:
    """TR-22, TR-31: what a player's points are for."""
    if not amount:
        return []
    if VERB[move] == "help":
        return [{**_named(game, ARGS[move][0]), "amount": amount, "why": "last"}]
    played = (*before[PLAYED], ARGS[move][0] if VERB[move] == "give" else NONE)
    first = next(i for i, kind in enumerate(played) if kind != NONE)
    mine = (player - before[TURN]) % game.players
    about = _named(game, before[IMPENDING])
    reasons = [
        why for why, is_so in (("first", mine == first), ("highest", played[mine] == max(played))) if is_so
    ]
    return [{**about, "amount": amount // len(reasons), "why": why} for why in reasons]


def _end(game: Terra, after: State) -> list[Event]:
    why = {"why": LIMIT_NAMES[after[LOST]]} if after[LOST] != NONE else {}
    found = [Event("lost" if why else "saved", after[TURN], why)]
    for player in range(game.players):
        found += [
            Event("count", player, {"why": line.key.removeprefix("terra-count-"), "amount": line.points})
            for line in count(game, after, player)
        ]
    return found


def _card(kind: int) -> dict[str, Fact]:
    return {"card": CARD_NAMES[kind], "value": VALUE_OF[kind]}


def _named(game: Terra, crisis: int) -> dict[str, Fact]:
    return {"crisis": CRISIS_NAMES[crisis], "threat": game.threats[crisis]}
