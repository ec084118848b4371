"""Moments of Terra to look at: a start, a crisis that comes up, a full world, both ends."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import terra_widgets as tw
from terra_widgets.games.players import player
from terra_widgets.table.table import Table
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

TEAMS = ["Team A", "Team B", "Team C", "Team D"]
Shown = dict[str, Any]
MINDS = ("helper", "hoarder", "reciprocal", "helper", "hoarder", "reciprocal")


def new(players: list[str] | int = 4, seed: int = 7, language: str = "en", **options: Any) -> Table:
    names = players if isinstance(players, list) else [*TEAMS, "Team E", "Team F"][:players]
    return tw.new("terra", players=names, seed=seed, language=language, **options)


def play_until(table: Table, wanted: Callable[[Shown], bool], *, shown: bool = True) -> Shown:
    """Let automatic players decide for everybody until the snapshot is as wanted."""
    minds, luck = [player(mind, game="terra") for mind in MINDS], random.Random(5)
    for _ in range(2000):
        game, state = table.game, table.state
        seat = game.to_move(state)
        settings = Settings(language=table.language, shown_to=seat if shown else None)
        told = max(0, len(table.moves) - 1)
        now = snapshot(table, settings, number=len(table.moves) + 1, since=told)
        if wanted(now):
            return now
        if seat is None:
            break
        moves = game.legal_moves(state)
        table.play(game.move_text(minds[seat].choose(game, game.view(state, seat), moves, luck.random)))
    raise AssertionError("This moment never comes.")


def ending(players: list[str] | int, left: int = 6) -> Table:
    """A table of a game that is nearly over: few crises are left in the pile, and the world is not lost.

    Automatic players lose many games before, so the first game that comes so far is taken.
    """
    for seed in range(40):
        table = new(players, seed=seed)
        with suppress(AssertionError):
            play_until(table, lambda shown: shown["outcome"] is None and shown["pile"]["count"] <= left)
            return table
    raise AssertionError("No game comes so far.")


def deciding(decision: str, after: int = 0) -> Callable[[Shown], bool]:
    return lambda shown: shown["prompt"]["decision"] == decision and shown["number"] > after


def lying(shown: Shown) -> int:
    """How many full-blown crises there are."""
    return sum(region["count"] for region in shown["world"]["regions"])


def helping(shown: Shown) -> bool:
    """A person may play on one of several full-blown crises."""
    mine = not shown["prompt"]["automatic"] and shown["prompt"]["decision"] == "act"
    return mine and lying(shown) >= 3 and any(card["moves"] for card in shown["own"]["cards"])


def over(shown: Shown) -> bool:
    return shown["outcome"] is not None


def terra_start() -> Shown:
    return play_until(new(), deciding("draw"), shown=False)


def terra_give() -> Shown:
    """Some have answered, and the next one may give."""
    return play_until(
        new(),
        lambda shown: (
            shown["prompt"]["decision"] == "give"
            and len(shown["impending"]["cards"]) >= 2
            and any(card["moves"] for card in shown["own"]["cards"])
            and lying(shown) >= 2
        ),
    )


def terra_hidden() -> Shown:
    return play_until(new(), deciding("give", after=40), shown=False)


def terra_act() -> Shown:
    """Many crises, a card that can be played, and combinations that can be hoarded."""
    return play_until(
        new(seed=4),
        lambda shown: lying(shown) >= 3 and any(three["moves"] for three in shown["own"]["combinations"]),
    )


def terra_discard() -> Shown:
    return play_until(new(3, seed=2), deciding("discard"))


def terra_six() -> Shown:
    return play_until(new(6, seed=3, teams=True), deciding("act", after=90))


def terra_watching() -> Shown:
    table = new(["Team A", "bot:helper", "bot:hoarder"], seed=7)
    return play_until(table, lambda shown: shown["prompt"]["automatic"] and shown["number"] > 30)


def terra_looking() -> Shown:
    table = new()
    play_until(table, deciding("act", after=60))
    return snapshot(table, Settings(look=44), number=99)


def terra_saved() -> Shown:
    return next(
        shown for seed in range(40) if (shown := play_until(new(seed=seed), over))["outcome"]["winners"]
    )


def terra_lost() -> Shown:
    return next(
        shown for seed in range(40) if not (shown := play_until(new(seed=seed), over))["outcome"]["winners"]
    )


_ALL = (
    terra_start, terra_give, terra_hidden, terra_act, terra_discard, terra_six, terra_watching, terra_looking,
    terra_saved, terra_lost,
)  # fmt: skip
TERRA_MOMENTS: dict[str, Callable[[], Shown]] = {one.__name__: one for one in _ALL}
