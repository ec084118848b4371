"""Setting up, and the first part of a turn: shaping the planet (TX-10 to TX-12, TX-20, TX-21)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from terra_widgets.games.nova_ziemia.deck import COLOURS
from terra_widgets.games.contract import Chance
from terra_widgets.games.nova_ziemia.rules import competition, disasters
from terra_widgets.games.nova_ziemia.rules.numbers import HAND
from terra_widgets.games.nova_ziemia.rules.state import (
    ACTIONS, BIDS, CELLS, CHANCE, CLAIMED, DUE, ENDED, GOALS, HANDS, IN_PLAY, LIBRARY, LOST, LOWEST, LUCK,
    MET, NEEDED, NONE, OPEN, PHASE, PILE, PLANET, SHAPE, SIZE, STACK, TASK, TURN, WON, State,
)  # fmt: skip
from terra_widgets.games.nova_ziemia.rules.moves import ACTION_KIND, act, inverse
from terra_widgets.games.nova_ziemia.rules.moves import ACTIONS as ALL_ACTIONS

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia


def blank(game: NovaZiemia, chance: Chance) -> State:
    """A state with nothing in it yet."""
    s: State = [0] * SIZE
    s[PHASE], s[ENDED], s[TASK], s[LOWEST] = SHAPE, IN_PLAY, NONE, NONE
    for field in (ACTIONS, LIBRARY, PILE, GOALS, MET, CLAIMED, NEEDED, OPEN, STACK, LUCK):
        s[field] = ()
    s[HANDS] = s[WON] = s[LOST] = ((),) * game.players
    s[BIDS] = s[DUE] = (0,) * game.players
    s[CHANCE] = chance
    return s


def setup(game: NovaZiemia, chance: Chance) -> State:
    """A new game as chance lays it out."""
    s = blank(game, chance)
    luck: list[tuple[int, ...]] = []
    s[PLANET] = lay_out(chance, luck)
    if game.options.competition:
        s[LIBRARY] = tuple(shuffled(competition.library(game), chance, luck))  # TX-50
        s[LUCK] = tuple(luck)
        competition.open_task(game, s)
        return s
    # TX-11: four missions each, the rest is the library.
    missions = shuffled(game.missions, chance, luck)
    s[HANDS] = tuple(tuple(sorted(missions[HAND * p : HAND * p + HAND])) for p in range(game.players))
    s[LIBRARY] = tuple(missions[HAND * game.players :])
    s[GOALS] = drawn_goals(game, chance, luck)
    if game.options.disasters != "none":
        s[STACK] = disaster_stack(game, chance, luck)
        (disasters.open_next if game.options.late_disasters else disasters.strike)(game, s)  # TX-40
    s[LUCK] = tuple(luck)
    return s


def lay_out(chance: Chance, luck: list[tuple[int, ...]]) -> tuple[int, ...]:
    """TX-10: the tiles in any order, each lying in any of its four ways."""
    luck.append(chance.order(len(luck), CELLS))
    luck.append(chance.dice(len(luck), CELLS, 4))
    return tuple(4 * tile + face - 1 for tile, face in zip(*luck[-2:], strict=True))


def shuffled(cards: Sequence[int], chance: Chance, luck: list[tuple[int, ...]]) -> list[int]:
    """The cards in the order that chance gives."""
    luck.append(chance.order(len(luck), len(cards)))
    return [cards[i] for i in luck[-1]]


def drawn_goals(game: NovaZiemia, chance: Chance, luck: list[tuple[int, ...]]) -> tuple[int, ...]:
    """TX-12: one goal of each colour; for a first game those of value 9; or the ones that were chosen."""
    colours = range(len(COLOURS))
    if game.book is not None:
        return game.book
    if game.options.eights:  # the other ones are those of a first game
        eights = set(shuffled(colours, chance, luck)[: game.options.eights])
        return tuple((game.eights if colour in eights else game.nines)[colour] for colour in colours)
    return tuple([shuffled(game.goals_of(colour), chance, luck)[0] for colour in colours])


def disaster_stack(game: NovaZiemia, chance: Chance, luck: list[tuple[int, ...]]) -> tuple[int, ...]:
    """TX-40: the yellow disasters, one or two at the bottom replaced by red ones."""
    yellow = shuffled(game.disasters_of("yellow"), chance, luck)
    reds = game.options.reds
    red = shuffled(game.disasters_of("red"), chance, luck)[:reds] if reds else []
    return tuple(red + yellow[reds:])


def most_actions(game: NovaZiemia, s: State) -> int:
    """TX-20, TX-51: how many actions this turn may have."""
    if game.options.competition:
        return int(s[BIDS][s[TURN]])
    return disasters.limits(game, s).actions


@lru_cache(maxsize=64)
def _actions(banned: frozenset[str]) -> tuple[int, ...]:
    return tuple(move for move in range(ALL_ACTIONS) if ACTION_KIND[move] not in banned)


def shape_moves(game: NovaZiemia, s: State) -> Sequence[int]:
    """TX-20, TX-21: an action, taking one back, or settling."""
    rest = (game.moves.back, game.moves.settle) if s[ACTIONS] else (game.moves.settle,)
    if len(s[ACTIONS]) >= most_actions(game, s):
        return rest
    return _actions(disasters.limits(game, s).banned) + rest


def action(game: NovaZiemia, s: State, move: int) -> State:
    """TX-20: rotate a tile, turn it over, or shift a row or column."""
    s = s[:]
    s[PLANET] = act(s[PLANET], move)
    s[ACTIONS] = (*s[ACTIONS], move)
    return s


def back(game: NovaZiemia, s: State, move: int) -> State:
    """TX-21: the last action is taken back."""
    s = s[:]
    s[PLANET] = act(s[PLANET], inverse(s[ACTIONS][-1]))
    s[ACTIONS] = s[ACTIONS][:-1]
    return s
