"""Any number of games between automatic players, as one table."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from terra_widgets.errors import Reason, SetupError, brief
from terra_widgets.games import catalog, decks
from terra_widgets.games.contract import GameDeck
from terra_widgets.games.players import PREFIX, player, usual
from terra_widgets.simulation.jobs import Job, Row, measured
from terra_widgets.simulation.pool import started
from terra_widgets.simulation.progress import Progress, progress_bar
from terra_widgets.table.record import MOST_SEED
from terra_widgets.table.record import NUMBERS as STEPS

if TYPE_CHECKING:
    import pandas as pd

DETAILS = ("games", "events")
MOST_GAMES = 10_000_000
WHOLE = {"game", "seed", "seat", "order", "points"}


@dataclass(frozen=True)
class Batch:
    """Some games of a simulation that are finished."""

    job: Job
    rows: list[Row]
    """One tuple per player and game, or per event, with the columns of `job.columns()`."""
    done: int
    """How many games are finished so far, with these."""
    games: int
    """How many games there will be."""

    def frame(self) -> pd.DataFrame:
        """The rows as a table."""
        return _frame(self.job, self.rows)


def simulate(
    game: str = catalog.DEFAULT,
    *,
    players: Sequence[str] | None = None,
    games: int = 1000,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    detail: str = "games",
    executor: Executor | None = None,
    workers: int | None = None,
    progress: bool | Progress = True,
) -> pd.DataFrame:
    """Play many games, and get one table: the same for the same seed, whoever plays the games.

    Stopped by Ctrl-C, or by the notebook's stop button, it gives the games that are done, with a note.

    Parameters
    ----------
    game
        The name of a game, such as "terra_futura".
    players
        Who sits at the table; in Terra Futura "random", "greedy", "clean", "growth", "trader", "thinker",
        or "thinker:1" to "thinker:9" for its strength. Without them, those who are usual in the game.
    games
        How many.
    seed
        A whole number. Game number 7 of one seed begins the same whatever the players and options are.
    options
        Named rules, such as {"carbon_price": 2}.
    deck
        A teacher's own deck: the path of a CSV file. Without one, the kit's own.
    detail
        "games": one row per player and game; `simulation.columns(game)` says what the columns mean. "events":
        one row per event, as in `record.frame()`; `simulation.event_columns(game)`.
    executor
        Any `concurrent.futures.Executor`, for example a Dask client's `get_executor(pure=False)`.
    workers
        How many processes of this machine; all its cores without a number.
    progress
        Whether to show how far it is; or a function that is told how many games are done, of how many.

    >>> frame = simulate(players=["clean", "growth"], games=10, seed=1, progress=False)
    >>> frame[["game", "player", "points", "cubes"]].head(2)
       game  player  points  cubes
    0     1   clean      35      0
    1     1  growth      25      6
    """
    job = prepared(game, players=players, games=games, seed=seed, options=options, deck=deck, detail=detail)
    workers = _workers(workers)
    rows: list[Row] = []
    note = ""
    done = 0
    with progress_bar(progress, games) as show_progress, started(job, games, executor, workers) as run:
        try:
            for part, found in run:
                rows += found
                done += len(part)
                show_progress(done)
        except KeyboardInterrupt:
            run.stop()
            rows += [row for _, found in run for row in found]
            note = str(Reason("simulate-stopped", {"done": len({row[0] for row in rows}), "games": games}))
            sys.stderr.write(f"{note}\n")
    frame = frame_of(job, rows)
    if note:
        frame.attrs["note"] = note
    return frame


def stream(
    game: str = catalog.DEFAULT,
    *,
    players: Sequence[str] | None = None,
    games: int = 1000,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    detail: str = "games",
    executor: Executor | None = None,
    workers: int | None = None,
) -> Iterator[Batch]:
    """The same games as `simulate`, in batches as they are finished, in whatever order that is.

    Closing the iterator ends the simulation. Needs pandas only when a batch is asked for its `frame()`.
    The parameters are those of `simulate`.
    """
    job = prepared(game, players=players, games=games, seed=seed, options=options, deck=deck, detail=detail)
    return _batches(job, games, executor, _workers(workers))


def frame_of(job: Job, rows: Iterable[Row]) -> pd.DataFrame:
    """The table that `simulate` gives for a job, from the rows of its games in any order."""
    made = _frame(job, sorted(rows, key=lambda row: row[0]))
    made.attrs = {"game": job.game, "players": job.players, "seed": job.seed, "options": dict(job.options)}
    return made


def _batches(job: Job, games: int, executor: Executor | None, workers: int | None) -> Iterator[Batch]:
    done = 0
    with started(job, games, executor, workers) as run:
        try:
            for part, rows in run:
                done += len(part)
                yield Batch(job, rows, done, games)
        finally:
            run.stop()


def prepared(
    game: str,
    *,
    players: Sequence[str] | None,
    games: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    detail: str = "games",
) -> Job:
    """What `simulate` would play, checked before the first game."""
    game = catalog.find(game)
    kinds = usual(game) if players is None else players
    if isinstance(kinds, str) or not isinstance(kinds, Sequence) or not kinds:
        raise SetupError("simulate-players", found=brief(kinds))
    names = tuple(str(kind).removeprefix(PREFIX) for kind in kinds)
    for name in names:
        player(name, game)
    _whole("games", games, 1, MOST_GAMES)
    _whole("seed", seed, 0, MOST_SEED)
    if detail not in DETAILS:
        raise SetupError("simulate-detail", found=brief(detail))
    deck = decks.of(deck, game)
    if options is not None and not isinstance(options, Mapping):
        raise SetupError("simulate-options", found=brief(options))
    # An option that is given its default leaves no trace.
    changed = catalog.game(game, len(names), deck, options or {}).changed_options()
    return Job(game, names, seed, tuple(changed.items()), deck, detail == "events")


def _workers(workers: int | None) -> int | None:
    if workers is not None:
        _whole("workers", workers, 1, 1000)
    return workers


def _whole(name: str, value: object, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise SetupError("simulate-number", name=name, least=least, most=most, found=brief(value))


def _frame(job: Job, rows: list[Row]) -> pd.DataFrame:
    import pandas as pd

    names = job.columns()
    own = STEPS | catalog.rulebook(job.game).numbers if job.events else set(measured(job.game).COLUMNS)
    whole = WHOLE | own
    kinds = {name: "float64" if name == "won" else "int64" if name in whole else "str" for name in names}
    return pd.DataFrame(rows, columns=list(names)).astype(kinds)


__all__ = ["MOST_GAMES", "Batch", "frame_of", "prepared", "simulate", "stream"]
