"""Some games of a simulation, played wherever they are sent: this is all that a worker needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any

from terra_widgets.games import catalog, players
from terra_widgets.games.contract import Game, GameDeck
from terra_widgets.simulation.one_game import Played, play
from terra_widgets.table import record
from terra_widgets.table.record import MOST_SEED, Record
from terra_widgets.table.start import numbered

COLUMNS = {
    "game": "number of the game, from 1",
    "seed": "seed of the game: `tw.new` with it and the same players and options plays it again",
    "seat": "number of the player at the table, from 1",
    "order": "place in the turn order, from 1",
    "player": "the kind of player",
    "points": "points at the end",
    "won": "1 for the winner; winners who are level share it",
}

Row = tuple[Any, ...]


@cache
def measured(game: str) -> Any:
    """What is measured of a finished game: `COLUMNS` and `measures`.

    Also `order`, where the first seat need not begin, and `SLOW`, for players who think long.
    """
    return catalog.part(game, "measures")


def columns(game: str) -> dict[str, str]:
    """The columns of one row per player and game, with what they mean."""
    own: dict[str, str] = measured(game).COLUMNS
    return COLUMNS | own


def event_columns(game: str) -> dict[str, str]:
    """The columns of one row per event, with what they mean."""
    return {"game": COLUMNS["game"], "seed": COLUMNS["seed"], **record.columns(game)}


@dataclass(frozen=True)
class Job:
    """What all games of a simulation have in common."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...]
    deck: GameDeck
    events: bool = False

    def rules(self) -> Game:
        """The game with its players, deck and options; the same one for the same job."""
        return _rules(self)

    def columns(self) -> Mapping[str, str]:
        """The columns of the rows, with what they mean."""
        return event_columns(self.game) if self.events else columns(self.game)


@lru_cache(maxsize=4)
def _rules(job: Job) -> Game:
    return catalog.game(job.game, len(job.players), job.deck, dict(job.options))


def seed_of(seed: int, number: int) -> int:
    """The seed of one game: it depends on the seed of the simulation and the game's number only."""
    digest = blake2b(f"{seed}/game/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") & MOST_SEED


def games(job: Job, numbers: Sequence[int]) -> Iterator[list[Row]]:
    """The rows of each of the games, one game after the other."""
    game = job.rules()
    for number in numbers:
        seed = seed_of(job.seed, number)
        # New players for each game: what one remembers must not depend on the games before.
        played = play(game, [players.player(kind, job.game) for kind in job.players], seed)
        rows = _events if job.events else _results
        yield [(number, seed, *row) for row in rows(job, game, played, seed)]


def play_games(job: Job, numbers: Sequence[int], stopped: Callable[[], bool] | None = None) -> list[Row]:
    """The rows of all of the games; of those that are done when somebody says stop."""
    rows: list[Row] = []
    for some in games(job, numbers):
        rows += some
        if stopped is not None and stopped():
            break
    return rows


def slowness(job: Job) -> int:
    """A game of these players takes as long as so many of the quickest ones."""
    slow: Mapping[str, int] = getattr(measured(job.game), "SLOW", {})
    return max(slow.get(kind.partition(":")[0], 1) for kind in job.players)


def _results(job: Job, game: Game, played: Played, _seed: int) -> Iterator[Row]:
    outcome = game.outcome(played.state)
    assert outcome is not None
    own = measured(job.game)
    order = own.order(game, played) if hasattr(own, "order") else range(1, game.players + 1)
    found = zip(order, own.measures(game, played), strict=True)
    for seat, (place, numbers) in enumerate(found):
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        yield seat + 1, place, job.players[seat], outcome.points[seat], won, *numbers


def _events(job: Job, game: Game, played: Played, seed: int) -> Iterator[Row]:
    kept = Record(
        game=job.game,
        players=numbered(job.players),
        seed=seed,
        options=dict(job.options),
        deck=job.deck,
        luck=game.luck(played.state),
        moves=tuple(map(game.move_text, played.moves)),
    )
    for row in kept.rows():
        yield tuple(row.values())
