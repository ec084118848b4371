"""What moves of Terra Futura seem to be worth to a player who looks at its own turn only.

All values are in points. Each decision has its own question; the answers share an `CardValues`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from terra_widgets.games.terra_futura.players.card_values import AGAIN, CardValues
from terra_widgets.games.terra_futura.players.total import total
from terra_widgets.games.terra_futura.rules.activation import copy_moves
from terra_widgets.games.terra_futura.rules.cards import ASSISTANCE, GAIN, TRANSFER
from terra_widgets.games.terra_futura.rules.ending import count, pattern_places
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, AT, CARDS, CELLS, CENTRE, CHOOSE, CLEAN, COPY, HAND, HELD, LANDS, MARKET, MASK, MOVE, ONE_ROOM,
    PATTERN, PAY, PHASE, PLACE, POLLUTE, RESOURCES, REWARD, ROOM, ROW, SCORE, WHO, State,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.market import line_of, place_moves
from terra_widgets.games.terra_futura.rules.moves import ARGS, DECLINE, DRAW, END, ENOUGH, PLACE_AT, TAKE

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.players.weights import Weights

LINE_MATES = 4
UNKNOWN_CARD = 0.9  # of an average face-up card
FREE_FIRST = 100.0  # gains cost nothing: they come before what they may help to pay
REWARD_COST = 0.3  # what it hurts that a copied card's owner gets something


def move_values(game: Any, s: State, moves: Sequence[int], weights: Weights) -> list[float]:
    """What each of the legal moves seems to be worth."""
    return QUESTIONS[s[PHASE]](CardValues(game, s, s[WHO], weights), moves)


def _market(seen: CardValues, moves: Sequence[int]) -> list[float]:
    s = seen.s
    best_line: dict[int, float] = {}  # by how many cards are in line: the rest is the same for all places
    for line, mates in _lines(seen):
        if line > best_line.get(mates, -1.0):
            best_line[mates] = line
    lines = [(line, LINE_MATES + 1 - mates) for mates, line in best_line.items()]
    value_of = {}
    for card in (*s[ROW], *s[ROW + 1]):
        v = seen.card(card)
        value_of[card] = max([line + again * v for line, again in lines])
    best = max(value_of.values(), default=0.0)
    mean = total(value_of.values()) / max(1, len(value_of))
    values = []
    for move in moves:
        level, i, _ = ARGS[move]
        if move >= DRAW:
            values.append(UNKNOWN_CARD * mean)
        elif move >= TAKE:
            values.append(value_of[s[ROW + level][i]])
        else:
            # A new face-up card for one that nobody here wants is free.
            last = value_of[s[ROW + level][0]]
            values.append(best + best - last if last < best else UNKNOWN_CARD * mean)
    return values


def _lines(seen: CardValues) -> list[tuple[float, int]]:
    """For every place: what the cards in line with it would bring now, and how many they are."""
    land, cards = seen.land, seen.land[CARDS]
    active = {cell: seen.use(cards[cell]) if land[cell] >= ONE_ROOM else 0.0 for cell in land[CELLS]}
    return [
        (total([active[cell] for cell in mates]), len(mates))
        for mates in _mates(land[MASK], place_moves(seen.game, seen.s))
    ]


@cache
def _mates(mask: int, moves: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For every place where a card may go: the cards that would be in line with it."""
    cells = [move - PLACE_AT for move in moves]
    return tuple(tuple(c for c in line_of(mask | 1 << cell, cell) if c != cell) for cell in cells)


def _place(seen: CardValues, moves: Sequence[int]) -> list[float]:
    value = seen.card(seen.s[HAND])
    return [line + (LINE_MATES + 1 - mates) * value for line, mates in _lines(seen)]


def _activate(seen: CardValues, moves: Sequence[int]) -> list[float]:
    cards, land, works = seen.game.cards, seen.land, seen.game.cards.works
    values = []
    for move in moves:
        if move == END:
            values.append(0.01)
            continue
        cell, number, _ = ARGS[move]
        effects = cards.effects[land[CARDS][cell]]
        effect = effects[number]
        if works[effect].kind == ASSISTANCE:
            value = max(_copy(seen, copy_moves(seen.game, seen.s)), default=0.0)
        else:
            value = seen.effect(effect)
        if value > 0.01 and not works[effect].cubes and all(works[e].kind == GAIN for e in effects):
            value += FREE_FIRST
        values.append(value)
    return values


def _copy(seen: CardValues, moves: Sequence[int]) -> list[float]:
    cards, s, help_value = seen.game.cards, seen.s, seen.weights.assistance
    values = []
    for move in moves:
        owner, cell, number = ARGS[move]
        effect = cards.effects[s[LANDS + owner][CARDS][cell]][number]
        if cards.works[effect].kind == TRANSFER:
            values.append(seen.transfer() - seen.cube(CENTRE) + help_value)
        else:
            values.append(seen.effect(effect) - REWARD_COST + help_value)
    return values


def _pay(seen: CardValues, moves: Sequence[int]) -> list[float]:
    # The least useful kind first, and from the card that has the least room for pollution.
    land = seen.land
    return [-seen.token_values.full[ARGS[m][1]] - 0.01 * (land[ARGS[m][0]] >> ROOM) for m in moves]


def _kind(seen: CardValues, moves: Sequence[int]) -> list[float]:
    # With equals, the kind of which there is least.
    owned = seen.uses.owned
    return [seen.token_values.full[ARGS[m][0]] - 0.05 * owned[ARGS[m][0]] for m in moves]


def _pollute(seen: CardValues, moves: Sequence[int]) -> list[float]:
    return [-seen.cube(ARGS[m][0]) for m in moves]


def _move(seen: CardValues, moves: Sequence[int]) -> list[float]:
    land, at = seen.land, seen.s[AT]
    here = seen.cube(at) if land[at] >> ROOM == 1 else 0.0
    return [0.0 if m == ENOUGH else _relief(seen, ARGS[m][0]) - here for m in moves]


def _clean(seen: CardValues, moves: Sequence[int]) -> list[float]:
    return [0.0 if m == DECLINE else _relief(seen, ARGS[m][0]) for m in moves]


def _relief(seen: CardValues, cell: int) -> float:
    """What a card gains when a cube leaves it."""
    land = seen.land
    card = land[CARDS][cell]
    room = land[cell] >> ROOM
    last = 1.0 if seen.game.cards.cubes(land, cell) == 1 else 0.05
    if room:
        return last
    return last + seen.tokens(land[cell] & RESOURCES) + seen.left * AGAIN * max(0.5, seen.maybe(card))


def _pattern(seen: CardValues, moves: Sequence[int]) -> list[float]:
    land = seen.land
    values = []
    for m in moves:
        drawn = seen.game.cards.deck.scoring[land[HELD][ARGS[m][0]]].pattern
        places = pattern_places(land[MASK], drawn)
        values.append(total([seen.use(land[CARDS][cell]) for cell in places if land[cell] >= ONE_ROOM]))
    return values


def _score(seen: CardValues, moves: Sequence[int]) -> list[float]:
    return [float(sum(line.points for line in count(seen.game, seen.land, ARGS[m][0]))) for m in moves]


QUESTIONS = {
    MARKET: _market, PLACE: _place, ACTIVATE: _activate, COPY: _copy, PAY: _pay, CHOOSE: _kind,
    POLLUTE: _pollute, MOVE: _move, REWARD: _kind, CLEAN: _clean, PATTERN: _pattern, SCORE: _score,
}  # fmt: skip
