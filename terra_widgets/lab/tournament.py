"""How strong are the players of Terra Futura? `python -m terra_widgets.lab.tournament` lets each meet each.

Every pair plays so many games, two at a table, each table twice with the seats changed. The table shows
the share of wins of the player on the left against the one above, and the mean of its points.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from terra_widgets import players
from terra_widgets.errors import TerraError
from terra_widgets.lab.simulation import stream

GAMES = 200
NORMAL = 1.96  # standard errors to either side: an interval of 95 %


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
        n, p = self.games, self.share
        middle = (p + NORMAL**2 / (2 * n)) / (1 + NORMAL**2 / n)
        wide = NORMAL / (1 + NORMAL**2 / n) * sqrt(p * (1 - p) / n + NORMAL**2 / (4 * n * n))
        return middle - wide, middle + wide


Scores = dict[tuple[str, str], Score]


def duel(one: str, other: str, games: int, seed: int, workers: int | None) -> tuple[Score, Score]:
    """The scores of two players against each other; each table is played with both seatings."""
    found = [Score(0, 0.0, 0.0), Score(0, 0.0, 0.0)]
    for seating in ((0, 1), (1, 0)):
        kinds = [(one, other)[i] for i in seating]
        # `games` is even: as many tables each way, and the same ones.
        for batch in stream(players=kinds, games=games // 2, seed=seed, workers=workers):
            columns = list(batch.job.columns())
            seat, points, won = (columns.index(name) for name in ("seat", "points", "won"))
            for row in batch.rows:
                found[seating[row[seat] - 1]] += Score(1, row[won], row[points])
    return found[0], found[1]


def round_robin(kinds: Sequence[str], games: int, seed: int = 1, workers: int | None = None) -> Scores:
    """Everybody against everybody."""
    scores: Scores = {}
    for one, other in combinations(kinds, 2):
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{one} against {other} ...\033[K")
            sys.stderr.flush()
        scores[one, other], scores[other, one] = duel(one, other, games, seed, workers)
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
    return scores


def report(kinds: Sequence[str], scores: Mapping[tuple[str, str], Score]) -> list[str]:
    """The printed table, the strongest player first."""
    totals = {
        kind: sum((score for (one, _), score in scores.items() if one == kind), Score(0, 0.0, 0.0))
        for kind in kinds
    }
    ranked = sorted(kinds, key=lambda kind: -totals[kind].share)
    wide = max(len(kind) for kind in kinds) + 2
    lines = ["wins in % (95 % interval) of the player on the left against the one above", ""]
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
    parser = argparse.ArgumentParser(
        prog="python -m terra_widgets.lab.tournament",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    kinds = list(players.kinds("terra_futura"))
    parser.add_argument("players", nargs="*", default=kinds, help="kinds of players")
    parser.add_argument("--games", type=int, default=GAMES, help="games of each pair; an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None, help="processes; all cores without a number")
    chosen = parser.parse_args(arguments)
    kinds = list(dict.fromkeys(chosen.players))
    try:
        if len(kinds) < 2 or chosen.games < 2 or chosen.games % 2:
            parser.error("a tournament needs two players or more, and an even number of games")
        for kind in kinds:
            players.player(kind)
        scores = round_robin(kinds, chosen.games, chosen.seed, chosen.workers)
    except TerraError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write("\n".join([*report(kinds, scores), "", f"{chosen.games} games of each pair"]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
