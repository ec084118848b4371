"""Is a game fair? `python3 run.py balance --game terra` plays thousands of games and prints the answer.

Each game has its own questions, in the file `balance.py` of its folder. There `GAMES` is how many games are
enough, `measure(deck, games, workers)` plays them, and `report` makes of what they gave the lines to print
and whether every target is met. Two ways to measure are here: line-ups of automatic players, seated in turn,
and any function of a range of seeds, shared out among processes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from terra_widgets.errors import TerraError
from terra_widgets.games import catalog
from terra_widgets.simulation.simulation import stream

T = TypeVar("T")
Check = tuple[str, bool]
"""A target as a sentence, and whether it is met."""


# Line-ups of players


@dataclass
class Tally:
    """The games of one line-up: a row for each player of each game, as `simulate` gives them."""

    columns: Mapping[str, int]
    rows: list[Sequence[Any]] = field(default_factory=list)

    @property
    def kinds(self) -> list[str]:
        """The kinds of players at the table."""
        return list(dict.fromkeys(row[self.columns["player"]] for row in self.rows))

    def values(self, what: str, **where: Any) -> list[Any]:
        """A measure in every row that has these values in other columns."""
        wanted = [(self.columns[name], value) for name, value in where.items()]
        at = self.columns[what]
        return [row[at] for row in self.rows if all(row[column] == value for column, value in wanted)]

    def games(self, what: str = "game") -> list[Any]:
        """A measure of every game that is the same for all its players."""
        return self.values(what, seat=1)

    def share(self, what: str) -> float:
        """In which part of the games something happened."""
        return mean(self.games(what))

    def mean(self, kind: str, what: str) -> float:
        """The mean of a measure for one player of a kind."""
        return mean(self.values(what, player=kind))


def mean(values: Sequence[float]) -> float:
    """The mean; no number where there are no values."""
    return sum(values) / len(values) if values else float("nan")


def tally(
    game: str, kinds: Sequence[str], games: int, deck: str | None = None, workers: int | None = None
) -> Tally:
    """So many games of a line-up; who sits where goes round, so that no seat matters."""
    found = Tally({})
    turns = sorted({tuple(kinds[i:]) + tuple(kinds[:i]) for i in range(len(kinds))})
    for seed, seated in enumerate(turns, start=1):
        share = games // len(turns) or 1
        for batch in stream(game, players=seated, games=share, seed=seed, deck=deck, workers=workers):
            found.columns = {name: column for column, name in enumerate(batch.job.columns())}
            found.rows += batch.rows
    return found


def table(
    tallies: Mapping[str, Tally],
    of_games: Mapping[str, Callable[[Tally], float]],
    of_players: Sequence[str],
    digits: int,
) -> list[str]:
    """The lines of all line-ups: what their games were like, then each kind of player."""
    wide = max(map(len, tallies)) + 2
    heads = "".join(f"{head:>9}" for head in of_games)
    means = "".join(f"{head:>8}" for head in of_players)
    lines = [f"{'at the table':{wide}}{'games':>6}{heads}  {'kind':11}{'wins %':>7}{means}"]
    for name, tally in tallies.items():
        games = "".join(f"{measure(tally):9.1f}" for measure in of_games.values())
        start = f"{name:{wide}}{len(tally.games()):6}{games}"
        for kind in tally.kinds:
            means = "".join(f"{tally.mean(kind, what):8.{digits}f}" for what in of_players)
            lines.append(f"{start}  {kind:11}{100 * tally.mean(kind, 'won'):7.1f}{means}")
            start = " " * len(start)
    return lines


def checked(lines: Sequence[str], checks: Iterable[Check]) -> tuple[list[str], bool]:
    """A report: the lines, then every target, and whether all are met."""
    checks = list(checks)
    targets = [f"{'met   ' if met else 'MISSED'}  {sentence}" for sentence, met in checks]
    return [*lines, "", *targets], all(met for _, met in checks)


# Functions of seeds


def in_parts(
    jobs: Iterable[tuple[Callable[[Sequence[int]], T], int]], size: int, workers: int | None
) -> Iterator[T]:
    """What each function gives for the seeds below its number, so many at a time, in the order of jobs."""
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        parts = [
            pool.submit(do, range(start, min(start + size, seeds)))
            for do, seeds in jobs
            for start in range(0, seeds, size)
        ]
        for done, part in enumerate(parts, start=1):
            yield part.result()
            if sys.stderr.isatty():
                print(f"\r{done * 100 // len(parts)} %", end="", file=sys.stderr, flush=True)


# The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table of a game; exit 1 when a target is missed, 2 when it can't be made."""
    make = partial(argparse.ArgumentParser, prog="run.py balance")
    parser = make(add_help=False)
    parser.add_argument("--game", choices=list(catalog.games()), default=catalog.DEFAULT)
    chosen, rest = parser.parse_known_args(arguments)
    part = catalog.part(chosen.game, "balance")
    whole = make(
        parents=[parser],
        description=part.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--games", type=int, default=part.GAMES, help="games of each kind")
    whole.add_argument("--deck", default=chosen.game, help="a built-in deck or the path of a CSV file")
    whole.add_argument("--workers", type=int, default=None, help="processes; all cores without a number")
    asked = whole.parse_args(rest)
    try:
        measured = part.measure(asked.deck, asked.games, asked.workers)
    except TerraError as error:
        print(error, file=sys.stderr)
        return 2
    lines, good = part.report(measured)
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
