"""How hard is Nova Ziemia? `python3 run.py balance --game nova_ziemia` plays games of whole teams and tells.

A team of thinkers without disasters should win seven to nine games in ten: then a class that plans its turns
wins too, and one that does not learns why. Disasters must make it harder, and who looks at their own
missions only must lose.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from terra_widgets.games import decks, players
from terra_widgets.games.nova_ziemia.rules import NovaZiemia, Options
from terra_widgets.games.nova_ziemia.rules.state import LIBRARY, MET, TURNS
from terra_widgets.simulation.balance import in_parts
from terra_widgets.simulation.one_game import play_out

GAMES = 200
CHUNK = 5
WIN_RANGE = (0.70, 0.90)
GAME = "nova_ziemia"
SIZES = (1, 2, 3, 4)
# Which kind of player, how many, which disasters; the first four are the target.
TEAMS = (
    *(("thinker", size, "none") for size in SIZES),
    ("thinker", 2, "yellow"),
    ("thinker", 2, "one_red"),
    ("thinker", 2, "two_red"),
    ("loner", 2, "none"),
    ("random", 2, "none"),
)
Team = tuple[str, int, str]


class Sums(NamedTuple):
    """Sums over the games of a team."""

    games: int = 0
    won: int = 0
    goals: int = 0
    left: int = 0
    turns: int = 0

    def plus(self, other: Sums) -> Sums:
        """Both together."""
        return Sums(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


@cache
def _game(deck: str, size: int, disasters: str) -> NovaZiemia:
    return NovaZiemia(size, decks.load(deck, GAME), Options(disasters=disasters))


def teams(deck: str, team: Team, seeds: Sequence[int]) -> tuple[Team, Sums]:
    """Games of one team."""
    kind, size, disasters = team
    game = _game(deck, size, disasters)
    total = Sums()
    for seed in seeds:
        state = play_out(game, [players.player(kind, GAME) for _ in range(size)], seed)
        outcome = game.outcome(state)
        assert outcome is not None
        won = bool(outcome.winners)
        total = total.plus(Sums(1, won, len(state[MET]), len(state[LIBRARY]) if won else 0, state[TURNS] + 1))
    return team, total


def measure(deck: str, games: int, workers: int | None) -> dict[Team, Sums]:
    """So many games of every team, whatever the workers."""
    for _, size, disasters in TEAMS:
        _game(deck, size, disasters)
    totals = dict.fromkeys(TEAMS, Sums())
    for team, sums in in_parts([(partial(teams, deck, team), games) for team in TEAMS], CHUNK, workers):
        totals[team] = totals[team].plus(sums)
    return totals


def report(totals: dict[Team, Sums]) -> tuple[list[str], bool]:
    """The printed table, and whether the target is met."""
    lines = ["player   players  disasters   games  won %  goals  turns  cards left when won"]
    target = Sums()
    for (kind, size, disasters), sums in totals.items():
        games = max(1, sums.games)
        lines.append(
            f"{kind:8} {size:7}  {disasters:9}  {sums.games:6}  {100 * sums.won / games:5.1f}  "
            f"{sums.goals / games:5.2f}  {sums.turns / games:5.1f}  {sums.left / max(1, sums.won):6.1f}"
        )
        if kind == "thinker" and disasters == "none":
            target = target.plus(sums)
    share = target.won / max(1, target.games)
    good = WIN_RANGE[0] <= share <= WIN_RANGE[1]
    low, high = (round(100 * edge) for edge in WIN_RANGE)
    asked = f"target {low} to {high} %: {'met' if good else 'missed'}"
    return [*lines, "", f"teams of thinkers without disasters: {100 * share:.1f} % won; {asked}"], good
