"""What happened in a step, read off the states on both sides of it: the engine itself keeps no log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event
from terra_widgets.games.nova_ziemia.rules.ending import outcome
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, HANDS, LIBRARY, NONE, OPEN, OVER, PHASE, PILE, PLANET, SETTLE, TASK, TURN, TURNS, WHO, WON,
    State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_TEXT
from terra_widgets.games.nova_ziemia.rules.planet import values
from terra_widgets.games.nova_ziemia.rules.settling import cost_of_failure

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia

COLUMNS = {
    "cell": "cell of the planet, a1 to d4, or the row or column that was shifted",
    "card": "id of the mission, goal, disaster or task",
    "colour": "colour of the zones that it is about",
    "value": "value of a zone: of the card for meet, reach and task, of the largest one for zone",
    "amount": "how many: actions, cards, zones, bids or points",
    "other": "the player who got the word",
}
NUMBERS = frozenset({"value", "amount"})


def events(game: NovaZiemia, before: State, move: int, after: State) -> list[Event]:
    """The move itself, then what it brought about, in order."""
    player, verb = before[WHO], game.moves.verbs[move]
    found = [Event(verb, player, _facts(game, before, move))]
    if before[PLANET] != after[PLANET]:
        found += _zones(game, after, player)
    if verb == "settle" and game.options.competition:
        found.append(_judged(game, before, after))
    elif verb == "settle":
        success = after[PHASE] == SETTLE
        owed = {} if success else {"amount": cost_of_failure(game, before)}
        found.append(Event("success" if success else "failure", player, owed))
    found += _cards(game, before, after, verb)
    if after[TURNS] != before[TURNS] and after[PHASE] != OVER and not game.options.competition:
        found.append(Event("turn", after[TURN]))
    if after[TASK] != before[TASK] and after[TASK] != NONE:
        found.append(Event("task", after[TURN], _card(game, after[TASK])))
    if after[PHASE] == OVER:
        ended = outcome(game, after)
        assert ended is not None
        found += [Event("points", seat, {"amount": points}) for seat, points in enumerate(ended.points)]
    return found


def _facts(game: NovaZiemia, before: State, move: int) -> dict[str, Fact]:
    verb, arg = game.moves.verbs[move], game.moves.args[move]
    if verb in {"rotate", "flip", "shift"}:
        return {"cell": ACTION_TEXT[move].split()[1], "amount": len(before[ACTIONS]) + 1}
    if verb in {"meet", "reach"}:
        return _card(game, arg)
    if verb == "discard":
        return {"card": game.cards.ids[arg]}
    if verb == "settle":
        return {"amount": len(before[ACTIONS])}
    if verb == "bid":
        return {"amount": arg}
    return {"other": arg} if verb == "speak" else {}


def _card(game: NovaZiemia, card: int) -> dict[str, Fact]:
    colour, value, count = game.cards.tasks[card]
    return {"card": game.cards.ids[card], "colour": COLOURS[colour], "value": value, "amount": count}


def _zones(game: NovaZiemia, after: State, player: int) -> list[Event]:
    """The largest zone of each colour, and how many zones there are."""
    return [
        Event("zone", player, {"colour": colour, "value": found[0] if found else 0, "amount": len(found)})
        for colour, found in zip(COLOURS, values(game.cards, after[PLANET]), strict=True)
    ]


def _judged(game: NovaZiemia, before: State, after: State) -> Event:
    player = before[TURN]
    won = len(after[WON][player]) > len(before[WON][player])
    return Event("won" if won else "missed", player, _card(game, before[TASK]))


def _cards(game: NovaZiemia, before: State, after: State, verb: str) -> list[Event]:
    """Cards that left the library, where they went, and disasters that opened."""
    found = []
    turn = before[TURN]
    ids = game.cards.ids
    if game.options.competition:
        if after[TASK] != before[TASK]:
            under = before[LIBRARY][len(before[LIBRARY]) - _skipped(before, after) :]
            found += [Event("under", turn, {"card": ids[card]}) for card in reversed(under)]
    else:
        if verb == "settle" and len(after[PILE]) > len(before[PILE]):  # the whole hand, not card by card
            gone = after[PILE][len(before[PILE]) :][: len(before[HANDS][turn])]
            found += [Event("discard", turn, {"card": ids[card]}) for card in gone]
        found += [Event("disaster", turn, {"card": ids[card]}) for card in after[OPEN][len(before[OPEN]) :]]
        taken = len(before[LIBRARY]) - len(after[LIBRARY])
        if taken:
            drawn = _drawn(before, after, turn, verb)
            if taken > drawn:
                found.append(Event("lose", turn, {"amount": taken - drawn}))
            if drawn:
                found.append(Event("draw", turn, {"amount": drawn}))
    if len(before[LIBRARY]) != len(after[LIBRARY]):
        found.append(Event("library", turn, {"amount": len(after[LIBRARY])}))
    return found


def _drawn(before: State, after: State, player: int, verb: str) -> int:
    if after[TURNS] == before[TURNS]:
        return 0
    kept = len(set(before[HANDS][player]) & set(after[HANDS][player]))
    return len(after[HANDS][player]) - kept


def _skipped(before: State, after: State) -> int:
    """How many tasks were too easy and went under the library."""
    if after[TASK] == NONE:
        return 0
    return list(reversed(before[LIBRARY])).index(after[TASK])


def clock(game: NovaZiemia, s: State) -> tuple[int, int]:
    """The round, from 1, and whose turn it is; in the competition every task is a round."""
    turns = s[TURNS]
    if s[PHASE] == OVER and game.options.competition:
        turns -= 1
    return turns // (1 if game.options.competition else game.players) + 1, s[TURN]
