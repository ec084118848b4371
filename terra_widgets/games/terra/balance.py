"""Is the dilemma of Terra real? `python3 run.py balance --game terra` plays thousands of games and tells.

Those who all help should mostly save the world, those who all hoard should lose it, and one who hoards
among helpers should do better than they do: what is good for one is bad for all.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from terra_widgets.errors import TerraError
from terra_widgets.simulation.simulation import stream

GAMES = 2000
HELPERS = (0.80, 0.95)
HOARDERS = 0.10
LINEUPS = {
    "four helpers": ("helper",) * 4,
    "four hoarders": ("hoarder",) * 4,
    "one hoarder, three helpers": ("hoarder", "helper", "helper", "helper"),
    "two hoarders, two helpers": ("hoarder", "hoarder", "helper", "helper"),
    "four who give as others gave": ("reciprocal",) * 4,
    "one hoarder, three who do so": ("hoarder", "reciprocal", "reciprocal", "reciprocal"),
    "four at random": ("random",) * 4,
    "three helpers": ("helper",) * 3,
    "five helpers": ("helper",) * 5,
    "six helpers": ("helper",) * 6,
}
COUNTED = ("won", "points", "track", "hoard", "given")


@dataclass
class Tally:
    """Sums over the games of one line-up."""

    games: int = 0
    saved: int = 0
    seats: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    sums: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))

    @property
    def share(self) -> float:
        """How often the world was saved."""
        return self.saved / self.games

    def mean(self, kind: str, what: str) -> float:
        """The mean of a measure for one player of a kind."""
        return self.sums[kind, what] / self.seats[kind]


def measure(
    kinds: Sequence[str], games: int, seed: int = 1, deck: str | None = None, workers: int | None = None
) -> Tally:
    """The tally of so many games; who sits where goes round, so that no seat matters."""
    tally = Tally()
    turns = sorted({tuple(kinds[i:]) + tuple(kinds[:i]) for i in range(len(kinds))})
    for i, seated in enumerate(turns):
        share = games // len(turns) or 1
        for batch in stream("terra", players=seated, games=share, seed=seed + i, deck=deck, workers=workers):
            at = {name: column for column, name in enumerate(batch.job.columns())}
            for row in batch.rows:
                kind = row[at["player"]]
                tally.seats[kind] += 1
                if row[at["seat"]] == 1:
                    tally.games += 1
                    tally.saved += row[at["saved"]]
                for what in COUNTED:
                    tally.sums[kind, what] += row[at[what]]
    return tally


def report(tallies: Mapping[str, Tally]) -> tuple[list[str], bool]:
    """The printed table, and whether every target is met."""
    wide = max(map(len, tallies)) + 2
    heads = "".join(f"{head:>8}" for head in ("points", "track", "hoard", "given"))
    lines = [f"{'at the table':{wide}}{'games':>6}  saved %  {'kind':11} wins %{heads}"]
    for name, tally in tallies.items():
        for i, kind in enumerate(tally.seats):
            head = f"{name:{wide}}{tally.games:6}  {100 * tally.share:7.1f}" if not i else " " * (wide + 15)
            won, *means = [tally.mean(kind, what) for what in COUNTED]
            numbers = "".join(f"{mean:8.1f}" for mean in means)
            lines.append(f"{head}  {kind:11}{100 * won:7.1f}{numbers}")
    checks = list(_checks(tallies))
    lines += ["", *(f"{'met   ' if met else 'MISSED'}  {sentence}" for sentence, met in checks)]
    return lines, all(met for _, met in checks)


def _checks(tallies: Mapping[str, Tally]) -> Iterator[tuple[str, bool]]:
    helpers, hoarders = tallies["four helpers"].share, tallies["four hoarders"].share
    low, high = HELPERS
    yield (
        f"four helpers save the world in {low:.0%} to {high:.0%} of games: {helpers:.1%}",
        low <= helpers <= high,
    )
    yield f"four hoarders in under {HOARDERS:.0%}: {hoarders:.1%}", hoarders < HOARDERS
    mixed, pure = tallies["one hoarder, three helpers"], tallies["four helpers"]
    mine, theirs = mixed.mean("hoarder", "points"), mixed.mean("helper", "points")
    before = pure.mean("helper", "points")
    yield (
        f"one hoarder among helpers has more than they have: {mine:.1f} to {theirs:.1f} points",
        mine > theirs,
    )
    yield f"and more than by helping too: {mine:.1f} to {before:.1f} points", mine > before
    yield f"while fewer worlds are saved: {mixed.share:.1%} to {pure.share:.1%}", mixed.share < pure.share


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; exit 1 when a target is missed, 2 when the deck can't be used."""
    parser = argparse.ArgumentParser(
        prog="run.py balance --game terra",
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
