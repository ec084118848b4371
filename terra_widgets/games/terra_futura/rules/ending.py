"""The end of a turn, the final activations, and the count."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.errors import Reason
from terra_widgets.games.contract import Line, Outcome
from terra_widgets.games.terra_futura.rules.numbers import POINTS, TURNS
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, CELLS, CHOSEN_PATTERN, CHOSEN_SET, CUBES, FIELD, FINAL, FIRST, HELD, LANDS, MARKET, MASK,
    ONE_ROOM, OVER, OWNED, PATTERN, PENDING, PHASE, SCORE, SHIFT, TURN, WHO, State, Territory,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.market import cells_of
from terra_widgets.games.terra_futura.rules.moves import PATTERN_OF, SCORE_SET
from terra_widgets.games.terra_futura.rules.what_if import pollution_lines

if TYPE_CHECKING:
    from terra_widgets.games.terra_futura.rules.game import TerraFutura

PATTERN_MOVES = (PATTERN_OF, PATTERN_OF + 1)
SCORE_MOVES = (SCORE_SET, SCORE_SET + 1)


def end_turn(game: TerraFutura, n: State) -> State:
    """TF-27: the next player's turn; after the turns of all, the final activations, then the sets."""
    player = n[TURN] + 1
    if player == game.players:
        player = 0
    n[TURN] = n[WHO] = player
    last = player == n[FIRST]
    if n[FINAL]:
        n[PHASE] = SCORE if last else PATTERN
    elif last and len(n[LANDS + player][CELLS]) > TURNS:
        n[PHASE] = PATTERN
        n[FINAL] = 1
    else:
        n[PHASE] = MARKET
    return n


def pattern_moves(game: TerraFutura, s: State) -> tuple[int, ...]:
    """TF-60: the pattern of one of the two scoring cards."""
    return PATTERN_MOVES


def pattern(game: TerraFutura, s: State, which: int, _b: int, _c: int) -> State:
    """TF-60: four activations on the nine places, as drawn: not turned, not mirrored."""
    n = s[:]
    n[LANDS + s[TURN]] = land = s[LANDS + s[TURN]][:]
    land[CHOSEN_PATTERN] = which
    drawn = game.cards.deck.scoring[land[HELD][which]].pattern
    n[PENDING] = pattern_places(land[MASK], drawn)
    n[PHASE] = ACTIVATE
    return n


@cache
def pattern_places(mask: int, drawn: tuple[int, ...]) -> tuple[int, ...]:
    """The places of a finished territory that a pattern names, one entry per activation."""
    return tuple(cell for cell, times in zip(cells_of(mask), drawn, strict=True) for _ in range(times))


def score_moves(game: TerraFutura, s: State) -> tuple[int, ...]:
    """TF-61: the set of one of the two scoring cards, the same or the other one."""
    return SCORE_MOVES


def score(game: TerraFutura, s: State, which: int, _b: int, _c: int) -> State:
    """TF-61: the set is picked; when all have picked the game is over."""
    n = s[:]
    n[LANDS + s[TURN]] = land = s[LANDS + s[TURN]][:]
    land[CHOSEN_SET] = which
    player = (s[TURN] + 1) % game.players
    n[TURN] = n[WHO] = player
    if player == s[FIRST]:
        n[PHASE] = OVER
    return n


def count(game: TerraFutura, land: Territory, which: int | None) -> tuple[Line, ...]:
    """TF-61 to TF-63: the lines of one player's count, with the set of a scoring card or without."""
    owned = land[OWNED]
    lines = []
    if which is not None:
        card = land[HELD][which]
        times = sets_in(owned, game.cards.sets[card])
        lines.append(Line("count-set", times, times * game.cards.deck.scoring[card].points))
    for kind, shift, points in zip(KINDS, SHIFT, POINTS, strict=True):
        amount = owned >> shift & FIELD
        lines.append(Line(f"count-{kind}", amount, amount * points))
    return (*lines, *pollution_lines(game.options, land[CUBES], polluted_cards(game, land)))


def sets_in(owned: int, need: int) -> int:
    """TF-61: how many sets there are; one needs at least one token, so it fits a limited number of times."""
    return min((owned >> s & FIELD) // (need >> s & FIELD) for s in SHIFT if need >> s & FIELD)


def locked_points(game: TerraFutura, land: Territory, which: int | None) -> int:
    """TF-42, TF-62: how many points more there would be if what lies on inactive cards counted."""
    whole = land[:]
    whole[OWNED] += sum(land[cell] for cell in land[CELLS] if land[cell] < ONE_ROOM)
    both = (sum(line.points for line in count(game, one, which)) for one in (whole, land))
    return next(both) - next(both)


def polluted_cards(game: TerraFutura, land: Territory) -> int:
    """TF-63: the number of cards with at least one cube."""
    return sum(1 for cell in land[CELLS] if game.cards.cubes(land, cell))


def outcome(game: TerraFutura, s: State) -> Outcome | None:
    """TF-64: most points; level: fewer cubes in all; still level: shared."""
    if s[PHASE] != OVER:
        return None
    lands = s[LANDS:]
    counts = tuple(count(game, land, land[CHOSEN_SET]) for land in lands)
    points = tuple(sum(line.points for line in lines) for lines in counts)
    best = max(points)
    level = [p for p in range(game.players) if points[p] == best]
    fewest = min(lands[p][CUBES] for p in level)
    winners = tuple(p for p in level if lands[p][CUBES] == fewest)
    if len(level) == 1:
        why = Reason("won-by-points", {"points": best}, "TF-64")
    elif len(winners) == 1:
        why = Reason("won-by-cubes", {"points": best, "cubes": fewest}, "TF-64")
    else:
        why = Reason("won-shared", {"points": best, "cubes": fewest}, "TF-64")
    return Outcome(winners, points, counts, why)
