"""How strong are the players of Terra Futura? `python3 run.py tournament` lets each play each other.

Two at a table, or with --seats as many as you like: then the player on the left sits alone among players
of the kind above. Every table is played once for each seat that the lone player can have, so neither
the seat nor the luck of the cards favours anybody. The figures are shares of wins, and mean points.
With --hints: what a beginner gains who follows them, in all games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from terra_widgets.errors import TerraError
from terra_widgets.games import catalog, players
from terra_widgets.simulation import hints
from terra_widgets.simulation.simulation import stream
from terra_widgets.simulation.statistics import share

GAMES = 100
SEATS = range(2, 6)


class Score(NamedTuple):
    """One player's games against another."""

    games: int
    wins: float
    """Shared wins count in part."""
    points: float

    def __add__(self, other: object) -> Score:
        """The games of both together."""
        assert isinstance(other, Score)
        return Score(self.games + other.games, self.wins + other.wins, self.points + other.points)

    @property
    def share(self) -> float:
        """Wins per game."""
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence (Wilson's interval).

        >>> low, high = Score(200, 150, 0).interval()
        >>> round(low, 3), round(high, 3)
        (0.686, 0.805)
        """
        found = share(self.wins, self.games)
        return found.low, found.high


NOTHING = Score(0, 0.0, 0.0)
Scores = dict[tuple[str, str], Score]


def lone(
    one: str, other: str, games: int, *, seats: int = 2, seed: int = 1, workers: int | None = None
) -> tuple[Score, Score]:
    """The scores of one player alone among others of one kind, and of those others."""
    found = [NOTHING, NOTHING]
    for place in range(seats):
        kinds = [one if seat == place else other for seat in range(seats)]
        # `games` is a multiple of `seats`: as many tables for each place, and the same ones.
        for batch in stream(players=kinds, games=games // seats, seed=seed, workers=workers):
            columns = list(batch.job.columns())
            seat, points, won = (columns.index(name) for name in ("seat", "points", "won"))
            for row in batch.rows:
                found[row[seat] - 1 != place] += Score(1, row[won], row[points])
    return found[0], found[1]


def round_robin(
    kinds: Sequence[str], games: int, *, seats: int = 2, seed: int = 1, workers: int | None = None
) -> Scores:
    """Everybody against everybody; between two, the games of one are those of the other."""
    scores: Scores = {}
    for one, other in permutations(kinds, 2):
        if (one, other) in scores:
            continue
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{one} against {other} ...\033[K")
            sys.stderr.flush()
        scores[one, other], rest = lone(one, other, games, seats=seats, seed=seed, workers=workers)
        if seats == 2:
            scores[other, one] = rest
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
    return scores


def report(kinds: Sequence[str], scores: Mapping[tuple[str, str], Score], seats: int = 2) -> list[str]:
    """The printed table, the strongest player first."""
    totals = {
        kind: sum((score for (one, _), score in scores.items() if one == kind), NOTHING) for kind in kinds
    }
    ranked = sorted(kinds, key=lambda kind: -totals[kind].share)
    wide = max(len(kind) for kind in kinds) + 2
    among = "against the one above" if seats == 2 else f"alone among {seats - 1} of the one above"
    lines = [f"wins in % (95 % interval) of the player on the left {among}"]
    lines += [f"between equals: {100 / seats:.0f} %", ""]
    lines.append(" " * wide + "".join(f"{kind:>18}" for kind in ranked) + f"{'all':>18}{'points':>9}")
    for kind in ranked:
        cells = [_cell(scores.get((kind, other))) for other in ranked] + [_cell(totals[kind])]
        mean = totals[kind].points / totals[kind].games
        lines.append(f"{kind:{wide}}" + "".join(f"{cell:>18}" for cell in cells) + f"{mean:9.1f}")
    return lines


def _cell(score: Score | None) -> str:
    if score is None:
        return "-"
    low, high = score.interval()
    return f"{100 * score.share:.1f} ({100 * low:.0f}-{100 * high:.0f})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; exit 2 when it can't be played as asked."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if "--hints" in words:
        return hints.main([word for word in words if word != "--hints"])
    parser = argparse.ArgumentParser(
        prog="run.py tournament",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "players", nargs="*", default=list(players.kinds(catalog.DEFAULT)), help="kinds of players"
    )
    parser.add_argument(
        "--games", type=int, default=GAMES, help="games of each pair; rounded up to the seats"
    )
    parser.add_argument("--seats", type=int, default=2, choices=SEATS, help="players at a table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None, help="processes; all cores without a number")
    chosen = parser.parse_args(words)
    kinds = list(dict.fromkeys(chosen.players))
    if len(kinds) < 2 or chosen.games < 1:
        parser.error("a tournament needs two kinds of players or more, and one game or more")
    games = -(-chosen.games // chosen.seats) * chosen.seats  # each seat as often as the others
    try:
        for kind in kinds:
            players.player(kind)
        scores = round_robin(kinds, games, seats=chosen.seats, seed=chosen.seed, workers=chosen.workers)
    except TerraError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    lines = [*report(kinds, scores, chosen.seats), "", f"{games} games of each pair"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
