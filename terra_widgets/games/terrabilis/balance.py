"""Is Terrabilis a dilemma, and a fair one? `python3 run.py balance --game terrabilis` plays and tells.

A sensible table of four loses the planet now and then, but not mostly; countries in the Alliance and
outside it both win; a game lasts an evening. Four who only grow should lose it, four stewards keep it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from terra_widgets.errors import TerraError
from terra_widgets.simulation.simulation import stream

GAMES = 400
SENSIBLE = "a sensible table"
LINEUPS = {
    SENSIBLE: ("builder", "steward", "ally", "thinker:1"),
    "two stewards, builder, ally": ("builder", "steward", "ally", "steward"),
    "two builders": ("builder", "builder", "ally", "steward"),
    "four builders": ("builder",) * 4,
    "four stewards": ("steward",) * 4,
    "four allies": ("ally",) * 4,
    "three players": ("builder", "steward", "ally"),
    "two players": ("builder", "steward"),
}
LOST = (0.15, 0.35)
YEARS = (6, 12)
OFTEN = 0.5  # of what the seats of a side would win if sides did not matter
COUNTED = ("won", "points", "harm", "benefit", "burst", "trades", "out")


@dataclass
class Tally:
    """Sums over the games of one line-up."""

    games: int = 0
    lost: int = 0
    years: list[int] = field(default_factory=list)
    bursts: Counter[int] = field(default_factory=Counter)
    seats: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    sums: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    sides: dict[int, list[float]] = field(default_factory=lambda: {0: [0, 0.0], 1: [0, 0.0]})
    """Outsiders and members in games with a winner: how many, and their wins."""

    @property
    def share(self) -> float:
        """How often the planet was lost."""
        return self.lost / self.games

    def mean(self, kind: str, what: str) -> float:
        """The mean of a measure for one player of a kind."""
        return self.sums[kind, what] / self.seats[kind]

    def ratio(self, side: int) -> float:
        """Wins of a side against what its seats would win if sides did not matter."""
        seats, wins = self.sides[side]
        everybody = sum(one[0] for one in self.sides.values())
        decided = sum(one[1] for one in self.sides.values())
        return wins * everybody / (seats * decided) if seats and decided else float("nan")


def measure(
    kinds: Sequence[str], games: int, seed: int = 1, deck: str | None = None, workers: int | None = None
) -> Tally:
    """The tally of so many games; who sits where goes round, so that no seat matters."""
    tally = Tally()
    turns = sorted({tuple(kinds[i:]) + tuple(kinds[:i]) for i in range(len(kinds))})
    for i, seated in enumerate(turns):
        share = games // len(turns) or 1
        for batch in stream(
            "terrabilis", players=seated, games=share, seed=seed + i, deck=deck, workers=workers
        ):
            at = {name: column for column, name in enumerate(batch.job.columns())}
            for row in batch.rows:
                kind = row[at["player"]]
                tally.seats[kind] += 1
                if row[at["seat"]] == 1:
                    tally.games += 1
                    tally.lost += row[at["lost"]]
                    tally.years.append(row[at["years"]])
                    tally.bursts[row[at["bursts"]]] += 1
                for what in COUNTED:
                    tally.sums[kind, what] += row[at[what]]
                if not row[at["lost"]]:
                    side = tally.sides[row[at["member"]]]
                    side[0] += 1
                    side[1] += row[at["won"]]
    return tally


def report(tallies: Mapping[str, Tally]) -> tuple[list[str], bool]:
    """The printed table, and whether every target is met."""
    wide = max(map(len, tallies)) + 2
    heads = "".join(f"{head:>8}" for head in COUNTED[1:])
    lines = [f"{'at the table':{wide}}{'games':>6}  lost %  years  {'kind':10} wins %{heads}"]
    for name, tally in tallies.items():
        for i, kind in enumerate(tally.seats):
            head = f"{name:{wide}}{tally.games:6}  {100 * tally.share:6.1f}  {median(tally.years):5.1f}"
            head = head if not i else " " * (wide + 21)
            won, *means = [tally.mean(kind, what) for what in COUNTED]
            numbers = "".join(f"{mean:8.2f}" for mean in means)
            lines.append(f"{head}  {kind:10}{100 * won:7.1f}{numbers}")
    checks = list(_checks(tallies))
    lines += ["", *(f"{'met   ' if met else 'MISSED'}  {sentence}" for sentence, met in checks)]
    return lines, all(met for _, met in checks)


def _checks(tallies: Mapping[str, Tally]) -> Iterator[tuple[str, bool]]:
    table = tallies[SENSIBLE]
    low, high = LOST
    yield (
        f"a sensible table loses the planet in {low:.0%} to {high:.0%} of games: {table.share:.1%}",
        low <= table.share <= high,
    )
    low, high = YEARS
    years = median(table.years)
    yield f"a game lasts {low} to {high} years on the median: {years:g}", low <= years <= high
    for side, name in ((1, "members of the Alliance"), (0, "outsiders")):
        seats, wins = table.sides[side]
        found = f"{table.ratio(side):.0%}, {wins:.0f} wins from {seats:.0f} seats"
        yield (
            f"{name} win {OFTEN:.0%} or more of what their seats would: {found}",
            table.ratio(side) >= OFTEN,
        )
    for kind in table.seats:
        won = table.mean(kind, "won")
        yield f"every kind wins at least one game in ten, {kind}: {won:.1%}", won >= 0.1
    builders, stewards = tallies["four builders"].share, tallies["four stewards"].share
    yield (
        f"four builders lose the planet more often than four stewards: {builders:.0%} to {stewards:.0%}",
        builders > stewards,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; exit 1 when a target is missed, 2 when the deck can't be used."""
    parser = argparse.ArgumentParser(
        prog="run.py balance --game terrabilis",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=GAMES, help="games of each line-up")
    parser.add_argument("--deck", default=None, help="the path of a CSV file; the kit's own without it")
    parser.add_argument("--workers", type=int, default=None, help="processes; all cores without a number")
    chosen = parser.parse_args(arguments)
    try:
        tallies = {
            name: measure(kinds, chosen.games, deck=chosen.deck, workers=chosen.workers)
            for name, kinds in LINEUPS.items()
        }
    except TerraError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    lines, good = report(tallies)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
