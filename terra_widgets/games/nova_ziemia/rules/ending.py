"""How a game ends: the rank of a team, or who was first (TX-31, TX-41, TX-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terra_widgets.errors import Reason
from terra_widgets.games.contract import Line, Outcome
from terra_widgets.games.nova_ziemia.rules.competition import points
from terra_widgets.games.nova_ziemia.rules.numbers import RANK_STEPS, TARGET
from terra_widgets.games.nova_ziemia.rules.state import (
    ALL_GOALS, ENDED, GOALS, LIBRARY, LOST, MET, NO_CARDS, OVER, PHASE, POINTS, TURN, WON, State,
)  # fmt: skip

if TYPE_CHECKING:
    from terra_widgets.games.nova_ziemia.rules.game import NovaZiemia

RANKS = ("wanderer", "coloniser", "terraformer", "emperor", "legend", "creator")


def rank(disasters: str, left: int) -> str:
    """TX-31, TX-41: what a team may call itself with so many cards left in the library.

    >>> rank("none", 7)
    'terraformer'
    """
    lowest, steps = RANK_STEPS[disasters]
    return RANKS[lowest + sum(left >= step for step in steps)]


def outcome(game: NovaZiemia, s: State) -> Outcome | None:
    """None while the game goes on."""
    if s[PHASE] != OVER:
        return None
    if game.options.competition:
        return _competition(game, s)
    everybody = tuple(range(game.players))
    left, goals = len(s[LIBRARY]), len(s[MET])
    won = s[ENDED] == ALL_GOALS
    counted = (Line("nova-count-goals", goals, 0), Line("nova-count-library", left, left if won else 0))
    if won:  # TX-31
        why = Reason("nova-won", {"left": left, "rank": rank(game.options.disasters, left)}, "TX-31")
    else:  # TX-30
        assert s[ENDED] == NO_CARDS
        why = Reason("nova-lost", {"met": goals, "goals": len(s[GOALS])}, "TX-30")
    return Outcome(
        winners=everybody if won else (),
        points=(left if won else 0,) * game.players,
        counts=(counted,) * game.players,
        why=why,
    )


def _competition(game: NovaZiemia, s: State) -> Outcome:
    total = tuple(points(s, player) for player in range(game.players))
    counts = tuple(
        (Line("nova-count-up", len(up), len(up)), Line("nova-count-down", len(down), -len(down)))
        for up, down in zip(s[WON], s[LOST], strict=True)
    )
    if s[ENDED] == POINTS:  # TX-52
        why = Reason("nova-first", {"points": TARGET[game.players]}, "TX-52")
        return Outcome((s[TURN],), total, counts, why)
    return Outcome((), total, counts, Reason("nova-nobody", {"points": TARGET[game.players]}, "TX-52"))
