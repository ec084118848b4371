"""The supply (TF-4, TF-5): counted and shown always, a limit only with `limited_supply`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from terra_widgets.games.terra_futura.rules.numbers import POLLUTION, TOKENS
from terra_widgets.games.terra_futura.rules.state import (
    CUBES, GUARD, LANDS, MONEY, PAID, PLACES, RAWS, RESOURCES, State, pack, unpack,
)  # fmt: skip

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.cards import Work
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

FULL = pack(TOKENS) | GUARD


def supply(game: TerraFutura, s: State) -> tuple[tuple[int, ...], int]:
    """What lies in the boxes: the seven kinds, and pollution; below zero where tokens ran out."""
    out, cubes = _on_cards(s)
    left = tuple([have - used for have, used in zip(TOKENS, unpack(out), strict=True)])
    return left, POLLUTION[game.options.edition] - cubes


def boxes(game: TerraFutura, s: State) -> tuple[int, int]:
    """The same as `supply` while the limit holds: the kinds packed, with all guards, and pollution."""
    out, cubes = _on_cards(s)
    return FULL - out, POLLUTION[game.options.edition] - cubes


def _on_cards(s: State) -> tuple[int, int]:
    """Resources, packed, and pollution on all cards; empty places add nothing."""
    out = cubes = 0
    for land in s[LANDS:]:
        out += sum(land[:PLACES])
        cubes += land[CUBES]
    return out & RESOURCES, cubes


def in_supply(work: Work, left: int, cubes: int) -> bool:
    """TF-5: whether an effect could be paid out in full, with what lies there before it is paid for."""
    after = left - work.gives
    if after & GUARD != GUARD or cubes < work.cubes:
        return False
    return not work.choices or _can_choose(unpack(after), work.choices)


def choosable(game: TerraFutura, s: State, work: Work, done: int) -> tuple[int, ...]:
    """TF-5: the kinds that a free choice may take so that every later one stays possible."""
    left = list(supply(game, s)[0])
    # What was just paid goes back only after the effect; it is still owed to the boxes here.
    for kind, n in enumerate(unpack(s[PAID])):
        left[kind] -= n
    kinds = []
    for kind in work.choices[done]:
        if left[kind] > 0:
            left[kind] -= 1
            if _can_choose(left, work.choices[done + 1 :]):
                kinds.append(kind)
            left[kind] += 1
    return tuple(kinds)


def _can_choose(left: Sequence[int], choices: tuple[tuple[int, ...], ...]) -> bool:
    """Whether the choices can all be met: those open to raws only first, money for the others."""
    raws = sum(max(0, n) for n in left[:RAWS])
    only_raw = sum(1 for kinds in choices if MONEY not in kinds)
    return raws >= only_raw and raws + max(0, left[MONEY]) >= len(choices)
