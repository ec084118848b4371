"""What happened in a step, read off the states on both sides of it: the engine itself keeps no log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event, Row
from terra_widgets.games.terra_futura.rules.cards import GAIN
from terra_widgets.games.terra_futura.rules.ending import count
from terra_widgets.games.terra_futura.rules.state import (
    CARDS, CELLS, CELL_NAMES, CHOSEN_SET, DECK, EFFECT, FINAL, HAND, HELD, LANDS, LUCK, ONE_ROOM, OVER,
    PENDING, PHASE, ROOM, ROW, TURN, UNIT, WHO, State, Territory, unpack,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import ARGS, LEVELS, VERB

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

COLUMNS = {
    "activation": "number of the activation within the game, from 1; 0 outside activations",
    "cell": "place in the territory, a1 to e5; the starting card lies on c3",
    "card": "id of the card",
    "level": "level of the row or deck",
    "resource": "which resource, or pollution, or the line of the final count",
    "amount": "how many came (+) or went (-); points for the event points",
    "effect": "the effect used or copied, in the notation of the deck",
    "other": "the player whose card was copied",
}
NUMBERS = frozenset(("activation", "amount"))
OUTSIDE = frozenset(
    ("discard", "take", "draw", "place", "offer", "refill", "reshuffle", "turn", "final", "score", "points")
)

# What a token's coming or going is called after the move that caused it.
COMING = {
    "use": "gain",
    "pay": "receive",
    "reward": "reward",
    "pollute": "pollute",
    "move": "transfer",
    "clean": "clean",
}


# Moves that are told whole by the tokens that come and go.
TOLD_BY_TOKENS = {"pay", "choose", "pollute", "move", "reward", "clean"}
FROM_MARKET = {"discard", "take", "draw"}


def events(game: TerraFutura, before: State, move: int, after: State) -> list[Event]:
    """The move itself, then what it brought about, in order."""
    player, verb = before[WHO], VERB[move]
    found = [] if verb in TOLD_BY_TOKENS else [Event(verb, player, _facts(game, before, move))]
    if verb == "choose":
        gain = game.cards.works[before[EFFECT]].kind == GAIN
        coming = "gain" if gain else "receive"
    else:
        coming = COMING.get(verb, verb)
    for owner in range(game.players):
        old, new = before[LANDS + owner], after[LANDS + owner]
        if old is not new:
            if verb == "pay":
                old, paid = _paid(game, owner, old, move)
                found.append(paid)
            found += _tokens(game, owner, old, new, coming)
    if verb in FROM_MARKET:
        found += _market(game, before, move, after)
    if verb in {"place", "pattern"}:
        found.append(Event("offer", player, {"amount": len(after[PENDING])}))
    if after[FINAL] and not before[FINAL]:
        found.append(Event("final", after[TURN]))
    elif after[TURN] != before[TURN] and after[PHASE] != OVER:
        found.append(Event("turn", after[TURN]))
    if after[PHASE] == OVER:
        found += _points(game, after)
    return found


def _facts(game: TerraFutura, before: State, move: int) -> dict[str, Fact]:
    cards = game.cards.deck.cards
    verb, (a, b, c) = VERB[move], ARGS[move]
    land = before[LANDS + before[WHO]]
    if verb == "discard":
        return {"level": LEVELS[a], "card": cards[before[ROW + a][0]].id}
    if verb == "take":
        return {"level": LEVELS[a], "card": cards[before[ROW + a][b]].id}
    if verb == "draw":
        return {"level": LEVELS[a]}
    if verb == "place":
        return {"cell": CELL_NAMES[a], "card": cards[before[HAND]].id}
    if verb == "use":
        card = cards[land[CARDS][a]]
        return {"cell": CELL_NAMES[a], "card": card.id, "effect": card.effects[b].text}
    if verb == "copy":
        card = cards[before[LANDS + a][CARDS][b]]
        return {"cell": CELL_NAMES[b], "card": card.id, "effect": card.effects[c].text, "other": a}
    if verb in {"pattern", "score"}:
        return {"card": game.cards.deck.scoring[land[HELD][a]].id}
    return {}


def _paid(game: TerraFutura, owner: int, land: Territory, move: int) -> tuple[Territory, Event]:
    """TF-37: the territory once a resource was paid, before anything came back; and that it was paid.

    A card may pay with the kind that it makes: on both sides of the step it then holds as many.
    """
    cell, kind, _ = ARGS[move]
    left = land[:]
    left[cell] -= UNIT[kind]
    card = game.cards.deck.cards[land[CARDS][cell]].id
    facts: dict[str, Fact] = {"cell": CELL_NAMES[cell], "card": card, "resource": KINDS[kind], "amount": -1}
    return left, Event("pay", owner, facts)


def _tokens(game: TerraFutura, owner: int, old: Territory, new: Territory, coming: str) -> list[Event]:
    """Resources and cubes that came to a card or left it, losses first."""
    lost, won, changed = [], [], []
    for cell in new[CELLS]:
        if old[cell] == new[cell] or old[CARDS][cell] != new[CARDS][cell]:
            continue
        at: dict[str, Fact] = {
            "cell": CELL_NAMES[cell],
            "card": game.cards.deck.cards[new[CARDS][cell]].id,
        }
        for kind, had, has in zip(KINDS, unpack(old[cell]), unpack(new[cell]), strict=True):
            if has < had:
                lost.append(Event("pay", owner, {**at, "resource": kind, "amount": has - had}))
            elif has > had:
                won.append(Event(coming, owner, {**at, "resource": kind, "amount": has - had}))
        cubes = (old[cell] >> ROOM) - (new[cell] >> ROOM)
        if cubes:
            (won if cubes > 0 else lost).append(
                Event(coming, owner, {**at, "resource": "pollution", "amount": cubes})
            )
            if (old[cell] < ONE_ROOM) != (new[cell] < ONE_ROOM):
                changed.append(Event("inactive" if cubes > 0 else "active", owner, at))
    return lost + won + changed


def _market(game: TerraFutura, before: State, move: int, after: State) -> list[Event]:
    """TF-22, TF-23: the card that came into a row, and the pile that became a deck, as they happened."""
    player, verb, level = before[WHO], VERB[move], ARGS[move][0]
    found = []
    if verb != "draw" and len(after[ROW + level]) == len(before[ROW + level]):
        card = game.cards.deck.cards[after[ROW + level][-1]].id
        found.append(Event("refill", player, {"level": LEVELS[level], "card": card}))
    if len(after[LUCK]) > len(before[LUCK]):
        shuffled = Event("reshuffle", player, {"level": LEVELS[level], "amount": len(after[LUCK][-1])})
        found.insert(len(found) if before[DECK + level] else 0, shuffled)
    return found


def _points(game: TerraFutura, after: State) -> list[Event]:
    """TF-61 to TF-63: the lines of every count."""
    return [
        Event("points", player, {"resource": line.key.removeprefix("count-"), "amount": line.points})
        for player, land in enumerate(after[LANDS:])
        for line in count(game, land, land[CHOSEN_SET])
        if line.points
    ]


def clock(s: State) -> tuple[int, int]:
    """The round, from 1, and whose turn it is; the final activations and sets are round 9."""
    land = s[LANDS + s[TURN]]
    if s[FINAL]:
        return 9, s[TURN]
    placed = len(land[CELLS]) - 1
    return placed + (1 if s[PHASE] <= 1 else 0), s[TURN]


def numbered_activations(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows of a record with the number of the activation that each belongs to."""
    activation = 0
    for row in rows:
        activation += row["event"] == "use"
        yield row | {"activation": 0 if row["event"] in OUTSIDE else activation}
