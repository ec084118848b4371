"""Activations and effects: gain, exchange, pollution, transfer, Assistance."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from terra_widgets.games.terra_futura.rules.cards import CUBES_NEEDED, EXCHANGE, GAIN, PRICED, TRANSFER, Work
from terra_widgets.games.terra_futura.rules.ending import end_turn
from terra_widgets.games.terra_futura.rules.numbers import TRANSFER_LIMIT
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, ANY_RAW, AT, CARDS, CELLS, CENTRE, CHOOSE, CLEAN, COPIED, COPY, CUBES, DONE, EFFECT, FIELD,
    FINAL, GUARD, LANDS, MOVE, NEED, NONE, OFFERS, ONE_ROOM, OWNED, PAID, PAY, PENDING, PHASE, PLACES,
    POLLUTE, RAWS, RAW_FIELD, REWARD, SHIFT, SPACE, TURN, UNIT, WHO, State, Territory,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import (
    ARGS, CHOOSE_KIND, CLEAN_AT, COPY_OF, DECLINE, EFFECTS, END, ENOUGH, MOVE_FROM, PAY_FROM, POLLUTE_AT,
    REWARD_KIND,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.supply import boxes, choosable, in_supply
from terra_widgets.games.terra_futura.rules.what_if import polluter

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

KIND_COUNT = 7


# Choosing what to activate


def activate_moves(game: TerraFutura, s: State) -> list[int]:
    """TF-26, TF-30: any card left in line, any one of its effects that can be carried out; or end."""
    land = s[LANDS + s[TURN]]
    owned = land[OWNED] | GUARD
    space = land[SPACE]
    cards = land[CARDS]
    uses = game.cards.uses
    moves: list[int] = []
    for cell in s[PENDING]:
        if land[cell] >= ONE_ROOM:  # TF-42: not an inactive card
            always, asked = uses[cards[cell]][cell]
            moves += always
            for move, ask, cost, cubes in asked:
                if ask == PRICED:
                    # TF-32, TF-33: the whole price from active cards; TF-36: room for the cubes.
                    if (owned - cost) & GUARD == GUARD and cubes <= space:
                        moves.append(move)
                elif ask == CUBES_NEEDED:
                    if cubes_elsewhere(game, land, cell):
                        moves.append(move)
                elif copy_moves(game, s, True):
                    moves.append(move)
    if s[FINAL] or game.limited:
        moves = _thinned(game, s, land, moves)
    moves.append(END)
    return moves


def _thinned(game: TerraFutura, s: State, land: Territory, moves: list[int]) -> list[int]:
    """TF-60: a pattern may name a place twice. TF-5: the supply may be limited."""
    once = list(dict.fromkeys(moves))
    if not game.limited:
        return once
    left, cubes = boxes(game, s)
    return [move for move in once if in_supply(_work_of(game, land, move), left, cubes)]


def _work_of(game: TerraFutura, land: Territory, move: int) -> Work:
    cell, number, _ = ARGS[move]
    return game.cards.works[game.cards.effects[land[CARDS][cell]][number]]


def cubes_elsewhere(game: TerraFutura, land: Territory, cell: int) -> bool:
    """TF-44: whether there is a cube to move, on a card other than this one."""
    return bool(land[CUBES] > game.cards.cubes(land, cell))


def use(game: TerraFutura, s: State, cell: int, number: int, _c: int) -> State:
    """TF-26, TF-54: a card is activated, once; one of its effects begins."""
    n = s[:]
    n[PENDING] = pending = _without(s[PENDING], cell)
    seat = LANDS + s[TURN]
    land = s[seat]
    effect = game.cards.effects[land[CARDS][cell]][number]
    gain = game.cards.plain_gains[effect]
    if not gain:
        n[AT] = cell
        return _begin(game, n, effect)
    # TF-31: most activations are a plain gain; it is over at once.
    n[seat] = land = land[:]
    land[cell] += gain
    land[OWNED] += gain
    return n if pending else end_turn(game, n)


@cache
def _without(cells: tuple[int, ...], cell: int) -> tuple[int, ...]:
    i = cells.index(cell)
    return cells[:i] + cells[i + 1 :]


def end(game: TerraFutura, s: State, _a: int, _b: int, _c: int) -> State:
    """TF-26: what is left is skipped."""
    n = s[:]
    n[PENDING] = ()
    return end_turn(game, n)


def _begin(game: TerraFutura, n: State, effect: int) -> State:
    kind, cost, cubes, gives, choices = game.cards.works[effect]
    n[EFFECT] = effect
    if kind == EXCHANGE:  # TF-32
        n[NEED] = cost
        n[PHASE] = PAY
        return n
    if kind == GAIN:  # TF-31
        if gives:
            n[LANDS + n[TURN]] = land = n[LANDS + n[TURN]][:]
            land[n[AT]] += gives
            land[OWNED] += gives
        return _after_reward(game, n, choices, cubes)
    n[PHASE] = MOVE if kind == TRANSFER else COPY
    return n


# Paying and receiving


def pay_moves(game: TerraFutura, s: State) -> list[int]:
    """TF-33: one resource that is still needed, from any active card."""
    land = s[LANDS + s[TURN]]
    wanted, mask = wanted_kinds(s[NEED])
    moves = []
    for cell in land[CELLS]:
        here = land[cell]
        if here & mask and here >= ONE_ROOM:
            for kind, shift in wanted:
                if here >> shift & FIELD:
                    moves.append(PAY_FROM + cell * KIND_COUNT + kind)
    return moves


@cache
def wanted_kinds(need: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """The kinds that would pay towards what is needed, with where they are packed, and all as a mask.

    TF-3: any colour while some of the raw materials needed are of no given colour.
    """
    named = sum(need >> SHIFT[k] & FIELD for k in range(RAWS))
    open_to_any = need >> RAW_FIELD > named
    wanted = [(k, s) for k, s in enumerate(SHIFT) if need >> s & FIELD or (k < RAWS and open_to_any)]
    return tuple(wanted), sum(FIELD << shift for _, shift in wanted)


def pay(game: TerraFutura, s: State, cell: int, kind: int, _c: int) -> State:
    """TF-33: a resource leaves a card, to the supply; with the price met the reward comes."""
    n = s[:]
    seat = LANDS + s[TURN]
    n[seat] = land = s[seat][:]
    unit = UNIT[kind]
    land[cell] -= unit
    land[OWNED] -= unit
    n[PAID] += unit
    need = s[NEED]
    need -= unit if need >> SHIFT[kind] & FIELD else ANY_RAW
    n[NEED] = need
    if need:
        return n
    _, _, cubes, gives, choices = game.cards.works[s[EFFECT]]
    # TF-34: on the acting card, which is active: it was a moment ago.
    land[s[AT]] += gives
    land[OWNED] += gives
    return _after_reward(game, n, choices, cubes)


def _after_reward(game: TerraFutura, n: State, choices: tuple[tuple[int, ...], ...], cubes: int) -> State:
    """TF-37: free choices, then pollution, then what a copied card's owner gets."""
    if choices:
        n[PHASE] = CHOOSE
    elif cubes:
        n[PHASE] = POLLUTE
        n[WHO] = polluter(game, n)
    elif n[COPIED]:  # TF-51
        n[PHASE] = REWARD
        n[WHO] = n[COPIED][0]
    else:
        return _over(game, n)
    return n


def choose_moves(game: TerraFutura, s: State) -> list[int]:
    """TF-3, TF-31: which raw material, or money, a free choice is."""
    work = game.cards.works[s[EFFECT]]
    open_kinds = work.choices[s[DONE]]
    if game.limited:
        open_kinds = choosable(game, s, work, s[DONE])
    return [CHOOSE_KIND + kind for kind in open_kinds]


def choose(game: TerraFutura, s: State, kind: int, _b: int, _c: int) -> State:
    """TF-31: one free choice is taken, on the acting card."""
    n = s[:]
    seat = LANDS + s[TURN]
    n[seat] = land = s[seat][:]
    land[s[AT]] += UNIT[kind]
    land[OWNED] += UNIT[kind]
    work = game.cards.works[s[EFFECT]]
    done = s[DONE] + 1
    if done < len(work.choices):
        n[DONE] = done
        return n
    n[DONE] = 0
    return _after_reward(game, n, (), work.cubes)


# Pollution


def pollute_moves(game: TerraFutura, s: State) -> list[int]:
    """TF-35: a cube goes on any of the player's cards that is not inactive."""
    land = s[LANDS + s[WHO]]
    return [POLLUTE_AT + cell for cell in land[CELLS] if land[cell] >= ONE_ROOM]


def pollute(game: TerraFutura, s: State, cell: int, _b: int, _c: int) -> State:
    """TF-40, TF-41: a cube on a space, or beyond the spaces in the centre."""
    n = s[:]
    n[LANDS + s[WHO]] = land = s[LANDS + s[WHO]][:]
    land[SPACE] -= 1
    land[CUBES] += 1
    _add_cube(land, cell)
    done = s[DONE] + 1
    if done < game.cards.works[s[EFFECT]].cubes:
        n[DONE] = done
        return n
    n[DONE] = 0
    return _after_reward(game, n, (), 0)


def _add_cube(land: Territory, cell: int) -> None:
    land[cell] -= ONE_ROOM
    if land[cell] < ONE_ROOM:  # TF-42: inactive, what lies on it is out of reach
        land[OWNED] -= land[cell]


def _take_cube(land: Territory, cell: int) -> None:
    if land[cell] < ONE_ROOM:  # TF-43: the centre cube leaves first, the card is active again
        land[OWNED] += land[cell]
    land[cell] += ONE_ROOM


# Pollution transfer


def move_moves(game: TerraFutura, s: State) -> list[int]:
    """TF-44: a cube from any other card, inactive ones included; at least one, then as many as wished."""
    land = s[LANDS + s[TURN]]
    at = s[AT]
    moves = [MOVE_FROM + cell for cell in land[CELLS] if cell != at and game.cards.cubes(land, cell)]
    if s[DONE]:
        moves.append(ENOUGH)
    return moves


def move(game: TerraFutura, s: State, cell: int, _b: int, _c: int) -> State:
    """TF-44: one cube moves to the acting card; four at most, and no more than it can hold."""
    n = s[:]
    seat = LANDS + s[TURN]
    n[seat] = land = s[seat][:]
    at = s[AT]
    _take_cube(land, cell)
    _add_cube(land, at)
    n[DONE] = done = s[DONE] + 1
    if done < TRANSFER_LIMIT and land[at] >= ONE_ROOM and cubes_elsewhere(game, land, at):
        return n
    return enough(game, n, 0, 0, 0)


def enough(game: TerraFutura, s: State, _a: int, _b: int, _c: int) -> State:
    """TF-44: the transfer ends; TF-52: whoever's card was copied may lose a cube too."""
    n = s[:]
    n[DONE] = 0
    copied = n[COPIED]
    if copied and n[LANDS + copied[0]][CUBES]:
        n[PHASE] = CLEAN
        n[WHO] = copied[0]
        return n
    return _over(game, n)


# Assistance


def copy_moves(game: TerraFutura, s: State, just_one: bool = False) -> list[int]:
    """TF-50, TF-53: bottom effects of other players' active cards that the copier could carry out."""
    player = s[TURN]
    land = s[LANDS + player]
    owned = land[OWNED] | GUARD
    space = land[SPACE]
    copies = game.cards.copies
    moves: list[int] = []
    if not land[OWNED] and not land[CUBES]:  # nothing to pay with, nothing to move
        return moves
    left = boxes(game, s) if game.limited else None  # TF-5
    for other in game.others[player]:
        theirs = s[LANDS + other]
        if game.producer_blame:  # TF-W7
            space = theirs[SPACE]
        cards = theirs[CARDS]
        for cell in theirs[OFFERS]:
            for number, ask, cost, cubes in copies[cards[cell]]:
                if ask == PRICED:
                    if (owned - cost) & GUARD != GUARD or cubes > space:
                        continue
                    if left and not in_supply(
                        game.cards.works[game.cards.effects[cards[cell]][number]], *left
                    ):
                        continue
                elif not cubes_elsewhere(game, land, CENTRE):  # TF-52: they would move to the starting card
                    continue
                if theirs[cell] >= ONE_ROOM:
                    moves.append(COPY_OF + (other * PLACES + cell) * EFFECTS + number)
                    if just_one:
                        return moves
    return moves


def copy(game: TerraFutura, s: State, owner: int, cell: int, number: int) -> State:
    """TF-50: the copied effect runs as if it stood on the copier's starting card."""
    n = s[:]
    n[COPIED] = (owner, cell, number)
    return _begin(game, n, game.cards.effects[s[LANDS + owner][CARDS][cell]][number])


def reward_moves(game: TerraFutura, s: State) -> list[int]:
    """TF-51: the owner of the copied card receives one of the resources just paid."""
    return [REWARD_KIND + kind for kind, shift in enumerate(SHIFT) if s[PAID] >> shift & FIELD]


def reward(game: TerraFutura, s: State, kind: int, _b: int, _c: int) -> State:
    """TF-51: it is put on the copied card."""
    n = s[:]
    owner, cell, _ = s[COPIED]
    n[LANDS + owner] = land = s[LANDS + owner][:]
    land[cell] += UNIT[kind]
    if land[cell] >= ONE_ROOM:  # with TF-W7 its own cube may have blocked it
        land[OWNED] += UNIT[kind]
    return _over(game, n)


def clean_moves(game: TerraFutura, s: State) -> list[int]:
    """TF-52: the owner of a copied transfer may remove a cube from any own card."""
    land = s[LANDS + s[WHO]]
    return [CLEAN_AT + cell for cell in land[CELLS] if game.cards.cubes(land, cell)] + [DECLINE]


def clean(game: TerraFutura, s: State, cell: int, _b: int, _c: int) -> State:
    """TF-52: the one way by which a cube leaves a territory."""
    n = s[:]
    n[LANDS + s[WHO]] = land = s[LANDS + s[WHO]][:]
    land[SPACE] += 1
    land[CUBES] -= 1
    _take_cube(land, cell)
    return _over(game, n)


def decline(game: TerraFutura, s: State, _a: int, _b: int, _c: int) -> State:
    """TF-52: the owner removes nothing."""
    return _over(game, s[:])


# After an effect


def _over(game: TerraFutura, n: State) -> State:
    n[AT] = n[EFFECT] = NONE
    if n[PAID]:
        n[PAID] = 0
    if n[COPIED]:
        n[COPIED] = None
        n[WHO] = n[TURN]
    if n[PENDING]:
        n[PHASE] = ACTIVATE
        return n
    return end_turn(game, n)
