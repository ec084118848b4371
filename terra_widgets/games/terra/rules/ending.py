"""The end: who won, and the count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.errors import Fact, Reason
from terra_widgets.games.contract import Line, Outcome
from terra_widgets.games.terra.rules.numbers import LIMITS
from terra_widgets.games.terra.rules.state import (
    CRISIS_COLOUR, CRISIS_REGION, HOARDS, LIMIT_NAMES, LOST, NONE, OPEN, OVER, PHASE, POINTS, WORTH, State,
)  # fmt: skip
from terra_widgets.games.terra.deck import COLOURS, REGIONS

if TYPE_CHECKING:
    from terra_widgets.games.terra.rules.game import Terra


def hoarded(s: State, player: int) -> int:
    """The sum of the cards that a player has put aside, as far as they are known."""
    return sum(WORTH[i] for i in s[HOARDS][player] if i != NONE)


def own_lines(s: State, player: int) -> tuple[Line, ...]:
    """TR-51, TR-52: what one player has: the track and the hoard; nothing counts in a lost world."""
    lost = s[LOST] != NONE
    track, cards = s[POINTS][player], hoarded(s, player)
    return (
        Line("terra-count-track", track, 0 if lost else track),
        Line("terra-count-hoard", cards, 0 if lost else cards),
    )


def count(game: Terra, s: State, player: int) -> tuple[Line, ...]:
    """TR-51, TR-60: the lines of a player's count; in teams those of the partner too."""
    lines = own_lines(s, player)
    if not game.options.teams:
        return lines
    partner = own_lines(s, game.partner[player])
    amount = sum(line.amount for line in partner)
    return (*lines, Line("terra-count-partner", amount, sum(line.points for line in partner)))


def outcome(game: Terra, s: State) -> Outcome | None:
    """TR-50 to TR-52, TR-60: all lose, or most points win; level: several winners."""
    if s[PHASE] != OVER:
        return None
    counts = tuple(count(game, s, player) for player in range(game.players))
    points = tuple(sum(line.points for line in lines) for lines in counts)
    if s[LOST] != NONE:
        return Outcome((), points, counts, why_lost(s))
    best = max(points)
    winners = tuple(player for player in range(game.players) if points[player] == best)
    sides = len(winners) // 2 if game.options.teams else len(winners)
    key = "terra-won-by-points" if sides == 1 else "terra-won-level"
    return Outcome(winners, points, counts, Reason(key, {"points": best}, "TR-51"))


def why_lost(s: State) -> Reason:
    """TR-50: which limit it was, and where."""
    last = s[OPEN][-1]
    facts: dict[str, Fact] = {
        "limit": LIMIT_NAMES[s[LOST]],
        "count": LIMITS[s[LOST]],
        "region": REGIONS[CRISIS_REGION[last]],
        "colour": COLOURS[CRISIS_COLOUR[last]],
    }
    return Reason("terra-lost", facts, "TR-50")
