"""Before a card lies in a territory: setup, the two rows of the market, and where a card may go."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING

from terra_widgets.games.contract import Chance
from terra_widgets.games.terra_futura.rules.numbers import ROW_LENGTH, SPAN
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, AT, CARDS, CELLS, CENTRE, CHANCE, COPIED, DECK, DISCARDED, DONE, EFFECT, FINAL, FIRST, HAND,
    HELD, LANDS, LUCK, MARKET, MASK, NEED, NONE, OFFERS, ONE_ROOM, PAID, PENDING, PHASE, PILE, PLACE, PLACES,
    ROW, SPACE, TURN, WHO, State, Territory, new_territory,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import DISCARD, DRAW, PLACE_AT, TAKE

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

FRAME = 5


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def _apart(one: int, other: int) -> tuple[int, int]:
    """How many rows and columns lie between two places."""
    return abs(one // FRAME - other // FRAME), abs(one % FRAME - other % FRAME)


FRAME_PLACES = range(PLACES)
# Places of the frame as bits: every three by three; a place's row and column; the places beside it.
MIDDLES = [cell for cell in FRAME_PLACES if max(_apart(cell, CENTRE)) <= SPAN // 2]
WINDOWS = tuple(_mask(c for c in FRAME_PLACES if max(_apart(c, middle)) <= SPAN // 2) for middle in MIDDLES)
LINE = tuple(_mask(c for c in FRAME_PLACES if min(_apart(c, cell)) == 0) for cell in FRAME_PLACES)
BESIDE = tuple(_mask(c for c in FRAME_PLACES if sum(_apart(c, cell)) == 1) for cell in FRAME_PLACES)


def setup(game: TerraFutura, chance: Chance) -> State:
    """A table as luck lays it out."""
    cards, players = game.cards, game.players
    unmarked = [c for c in cards.starting if c != game.marked]
    sizes = (
        len(unmarked),
        players,
        len(cards.deck.scoring),
        len(cards.levels[0]),
        len(cards.levels[1]),
    )
    luck = chance.order(0, *sizes)
    starts, seats, scoring, *decks = (
        luck[end - size : end] for size, end in zip(sizes, accumulate(sizes), strict=True)
    )
    # TF-10: the card with the mark is always among those dealt, or nobody would begin.
    hands = [game.marked, *(unmarked[i] for i in starts[: players - 1])]
    lands = []
    for player in range(players):
        land = new_territory()
        lay(game, land, CENTRE, hands[seats[player]])  # TF-13: c3 leaves every direction open
        land[HELD] = scoring[2 * player : 2 * player + 2]  # TF-11
        lands.append(land)
    first = seats.index(0)
    state: State = [0] * LANDS
    # TF-12: four cards of each level face up, beside their deck; the last card of a row is stored first.
    for level, order in enumerate(decks):
        deck = [cards.levels[level][i] for i in order]
        state[ROW + level] = tuple(deck[:ROW_LENGTH])
        state[DECK + level] = tuple(deck[ROW_LENGTH:])
        state[PILE + level] = ()
    state[PHASE], state[TURN], state[WHO], state[FIRST] = MARKET, first, first, first
    state[FINAL] = state[DISCARDED] = state[NEED] = state[PAID] = state[DONE] = 0
    state[HAND] = state[AT] = state[EFFECT] = NONE
    state[PENDING], state[COPIED], state[LUCK], state[CHANCE] = (), None, (luck,), chance
    return state + lands


def lay(game: TerraFutura, land: Territory, cell: int, card: int) -> None:
    """Put a card on an empty place of a territory."""
    room = game.cards.rooms[card]
    land[CARDS] = cards = land[CARDS][:]
    cards[cell] = card
    land[cell] = room * ONE_ROOM
    land[SPACE] += room
    land[CELLS] += (cell,)
    if game.cards.copies[card]:
        land[OFFERS] += (cell,)
    land[MASK] |= 1 << cell


# The market


def market_moves(game: TerraFutura, s: State) -> tuple[int, ...]:
    """TF-20, TF-21: discard the last card of one row, or take a card."""
    return _market_moves(
        s[DISCARDED],
        len(s[ROW]),
        len(s[ROW + 1]),
        bool(s[DECK] or s[PILE]),
        bool(s[DECK + 1] or s[PILE + 1]),
    )


@cache
def _market_moves(discarded: int, cards_1: int, cards_2: int, more_1: bool, more_2: bool) -> tuple[int, ...]:
    moves: list[int] = []
    for level, cards, more in ((0, cards_1, more_1), (1, cards_2, more_2)):
        if not discarded and cards and more:  # TF-20, TF-23: not where nothing could fill the gap
            moves.append(DISCARD + level)
        moves += [TAKE + level * ROW_LENGTH + i for i in range(cards)]
        if more:
            moves.append(DRAW + level)
    return tuple(moves)


def discard(game: TerraFutura, s: State, level: int, _b: int, _c: int) -> State:
    """TF-20: the last card goes to the pile of its row; the row slides; a new card fills the gap."""
    n = s[:]
    row = s[ROW + level]
    n[PILE + level] = (*s[PILE + level], row[0])
    n[ROW + level] = row[1:] + _next_card(game, n, level)
    n[DISCARDED] = 1
    return n


def take(game: TerraFutura, s: State, level: int, i: int, _c: int) -> State:
    """TF-21, TF-22: a face-up card; what lies between the gap and the deck slides, a new card comes."""
    n = s[:]
    row = s[ROW + level]
    n[HAND] = row[i]
    n[ROW + level] = row[:i] + row[i + 1 :] + _next_card(game, n, level)
    n[PHASE] = PLACE
    n[DISCARDED] = 0
    return n


def draw(game: TerraFutura, s: State, level: int, _b: int, _c: int) -> State:
    """TF-21, TF-22: the unseen top card of a deck; no row moves."""
    n = s[:]
    (n[HAND],) = _next_card(game, n, level)
    n[PHASE] = PLACE
    n[DISCARDED] = 0
    return n


def _next_card(game: TerraFutura, n: State, level: int) -> tuple[int, ...]:
    """The top card of a deck; TF-23: none when the deck and the pile are used up, and a row stays short."""
    deck = n[DECK + level] or _reshuffled(n, level)
    n[DECK + level] = deck[:-1]
    if len(deck) == 1 and not game.late_reshuffle:
        n[DECK + level] = _reshuffled(n, level)
    return deck[-1:]


def _reshuffled(n: State, level: int) -> tuple[int, ...]:
    """TF-23: the discard pile becomes the deck, at once when that runs out."""
    pile = n[PILE + level]
    if not pile:
        return ()
    luck = n[LUCK]
    order = n[CHANCE].order(len(luck), len(pile))
    n[LUCK] = (*luck, order)
    n[PILE + level] = ()
    return tuple([pile[i] for i in order])


# Placing


def place_moves(game: TerraFutura, s: State) -> tuple[int, ...]:
    """TF-24: every place where the card in hand may go."""
    return _place_moves(s[LANDS + s[TURN]][MASK], game.options.adjacent_placement)


@cache
def _place_moves(mask: int, adjacent: bool) -> tuple[int, ...]:
    return tuple(
        PLACE_AT + cell
        for cell in range(PLACES)
        if not mask >> cell & 1 and fits(mask, cell) and (touches(mask, cell) or not adjacent)
    )


def fits(mask: int, cell: int) -> bool:
    """TF-24: whether all cards stay within three rows and three columns."""
    whole = mask | 1 << cell
    return any(not whole & ~window for window in WINDOWS)


def touches(mask: int, cell: int) -> bool:
    """TF-24: whether a card lies side to side with this place."""
    return bool(mask & BESIDE[cell])


@cache
def cells_of(mask: int) -> tuple[int, ...]:
    """The occupied places, in frame order."""
    return tuple(cell for cell in range(PLACES) if mask >> cell & 1)


@cache
def line_of(mask: int, cell: int) -> tuple[int, ...]:
    """TF-25: the occupied places in the row and the column of a place, each once."""
    return cells_of(mask & LINE[cell])


def place(game: TerraFutura, s: State, cell: int, _b: int, _c: int) -> State:
    """TF-24, TF-25: the card lies in the territory; its row and column may be activated."""
    n = s[:]
    seat = LANDS + s[TURN]
    n[seat] = land = s[seat][:]
    lay(game, land, cell, s[HAND])
    n[HAND] = NONE
    n[PENDING] = line_of(land[MASK], cell)
    n[PHASE] = ACTIVATE
    return n
