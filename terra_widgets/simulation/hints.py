"""How good are the hints? `python3 run.py tournament --hints` lets a beginner follow them blindly.

The same beginner plays the same cards without them: any sensible move, that is by chance, but nothing that
gives a turn or a chance away while there is something else to do. The others at the table are automatic
players in both. It also prints how long a hint takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

from terra_widgets.games import catalog, players
from terra_widgets.games.contract import Game, Move, Outcome, State
from terra_widgets.simulation.one_game import play
from terra_widgets.simulation.statistics import Estimate, estimate, share
from terra_widgets.table.table import Automatic

GAMES = 60
MOST_TIME = 0.3
"""Seconds that a hint may take, but for a game whose rules search for it."""


class Setting(NamedTuple):
    """What is played in a game, and what is looked at."""

    others: tuple[str, ...]
    """The automatic players at the table beside the beginner."""
    title: str
    good: Callable[[Outcome, int], float]
    """What a beginner on a seat reached."""
    waste: frozenset[str] = frozenset()
    """The first words of moves that a sensible beginner makes only where there is nothing else."""
    slow: int = 1
    """A game that takes long is played fewer times by this."""


def _won(outcome: Outcome, seat: int) -> float:
    return (seat in outcome.winners) / max(1, len(outcome.winners))


def _saved(outcome: Outcome, _seat: int) -> float:
    return float(bool(outcome.winners))


def _points(outcome: Outcome, seat: int) -> float:
    return float(outcome.points[seat])


SETTINGS: Mapping[str, Setting] = {
    "terra_futura": Setting(
        ("greedy",), "wins against greedy", _won, frozenset({"end", "enough", "decline"}),
    ),
    "terra": Setting(players.usual("terra")[1:], "worlds saved", _saved, frozenset({"pass", "end"})),
    "terrabilis": Setting(
        players.usual("terrabilis")[1:], "points", _points,
        frozenset({"keep", "return", "borrow", "leave", "done", "drop", "end"}),
    ),
    "nova_ziemia": Setting((), "games won alone", _saved, slow=3),
}  # fmt: skip


class Follower:
    """Does what a hint says, whatever it is."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:  # noqa: ARG002 (hints know no chance)
        """The move of the last level."""
        start = perf_counter()
        move = game.hint(view).moves[0]
        self.times.append(perf_counter() - start)
        assert move in moves, game.move_text(move)
        return move


class Beginner:
    """Makes any sensible move."""

    def __init__(self, waste: frozenset[str]) -> None:
        self.waste = waste

    def choose(self, game: Game, view: State, moves: Sequence[Move], draw: Callable[[], float]) -> Move:  # noqa: ARG002 (needs no view)
        """A move by chance; what wastes something only where there is nothing else."""
        sensible = [move for move in moves if game.move_text(move).split()[0] not in self.waste] or moves
        return sensible[int(draw() * len(sensible))]


class Found(NamedTuple):
    """What beginners reached in one game, and how long hints took, the shortest first."""

    without: list[float]
    with_hints: list[float]
    times: list[float]

    @property
    def p95(self) -> float:
        """Seconds within which 95 of 100 hints are there."""
        return self.times[int(0.95 * len(self.times))]


def compare(name: str, games: int, seed: int = 1) -> Found:
    """So many games with hints, and the same ones without, each seat as often as the others."""
    setting = SETTINGS[name]
    seats = len(setting.others) + 1
    game = catalog.game(name, seats, None, {})
    follower, beginner = Follower(), Beginner(setting.waste)
    found = Found([], [], follower.times)
    for number in range(games):
        seat = number % seats
        for who, good in ((beginner, found.without), (follower, found.with_hints)):
            table: list[Automatic] = [players.player(kind, name) for kind in setting.others]
            table.insert(seat, who)
            outcome = game.outcome(play(game, table, seed + number // seats).state)
            assert outcome is not None
            good.append(setting.good(outcome, seat))
    follower.times.sort()
    return found


def line(name: str, found: Found) -> str:
    """What is printed of a game."""
    setting = SETTINGS[name]
    told = [_told(setting, values) for values in (found.without, found.with_hints)]
    return (
        f"{name:13}{setting.title:21}{told[0]:>21}{told[1]:>21}"
        f"{1000 * found.p95:9.1f} ms{1000 * found.times[-1]:9.1f} ms{found.p95 / MOST_TIME:7.2f}"
    )


def _told(setting: Setting, values: list[float]) -> str:
    if setting.good is _points:
        mean = estimate(values)
        return f"{mean.mean:.1f} ({mean.low:.1f} to {mean.high:.1f})"
    part: Estimate = share(sum(values), len(values))
    return f"{100 * sum(values) / len(values):.0f} % ({100 * part.low:.0f} to {100 * part.high:.0f})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(
        prog="run.py tournament --hints",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", default=list(SETTINGS), metavar="game", help="names of games")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each sort")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    unknown = [name for name in chosen.names if name not in SETTINGS]
    if unknown or chosen.games < 1:
        parser.error(f"name some of {', '.join(SETTINGS)}, and one game or more")
    say = sys.stdout.write
    say("A beginner by chance, and one who follows every hint: the same seats and seeds (95 % intervals)\n")
    say(
        f"{'':34}{'without hints':>21}{'with hints':>21}{'p95':>12}{'longest':>12}"
        f"{'p95 / ' + format(MOST_TIME, '.1f') + ' s':>13}\n"
    )
    for name in chosen.names:
        count = max(1, chosen.games // SETTINGS[name].slow)
        say(f"{line(name, compare(name, count, chosen.seed))}   {count} games each\n")
        sys.stdout.flush()
    return 0
