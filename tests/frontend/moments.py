"""Moments of real games to look at: a start, a placement, a payment, the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import guided_moments

import terra_widgets as tw
from terra_widgets.games.players import player
from terra_widgets.table.table import Table
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.snapshot import Settings

TEAMS = ["Team A", "Team B", "Team C"]
Shown = dict[str, Any]


def play_until(table: Table, wanted: Callable[[Shown], bool], settings: Settings | None = None) -> Shown:
    """Let a greedy player decide for everybody until the snapshot is as wanted.

    It is looked for at a twin of the table: views of the table itself are redrawn once, not at every move.
    """
    mind, luck = player("greedy"), random.Random(5)
    twin = tw.resume(table.resume_code())
    game = twin.game
    for _ in range(2000):
        shown = snapshot(twin, settings, number=len(twin.moves) + 1, since=max(0, len(twin.moves) - 1))
        state = twin.state
        if wanted(shown):
            table.play(*twin.moves[len(table.moves) :])
            return shown
        if game.to_move(state) is None:
            break
        move = mind.choose(game, game.view(state, game.to_move(state)), game.legal_moves(state), luck.random)
        twin.play(game.move_text(move))
    raise AssertionError("This moment never comes.")


def new(players: list[str] | int = 3, seed: int = 7, language: str = "en", **options: Any) -> Table:
    names = players if isinstance(players, list) else TEAMS[:players]
    return tw.new("terra_futura", players=names, seed=seed, language=language, **options)


def cells(shown: Shown) -> list[Shown]:
    return [cell for land in shown["territories"] for cell in land["cells"].values()]


def deciding(decision: str, after: int = 0) -> Callable[[Shown], bool]:
    return lambda shown: shown["prompt"]["decision"] == decision and shown["number"] > after


def paying(shown: Shown) -> bool:
    """A payment where some card offers several kinds."""
    several = any(len(cell["moves"]) > 1 for cell in cells(shown))
    return shown["prompt"]["decision"] == "pay" and several


def polluted(shown: Shown) -> bool:
    """Inactive cards, and many tokens."""
    here = cells(shown)
    tokens = sum(token["count"] for cell in here for token in cell["tokens"])
    blocked = sum(cell["inactive"] for cell in here)
    return blocked >= 2 and tokens > 20 and shown["prompt"]["decision"] == "activate"


def start() -> Shown:
    return play_until(new(), deciding("market"))


def place() -> Shown:
    return play_until(new(), deciding("place", after=60))


def pay() -> Shown:
    return play_until(new(seed=3), paying)


def use() -> Shown:
    return play_until(new(2, seed=11), deciding("activate", after=90))


def assistance() -> Shown:
    return play_until(new(seed=4), deciding("copy", after=60), Settings(shown_to=None))


def reward() -> Shown:
    return play_until(new(seed=4), deciding("reward", after=30))


def many() -> Shown:
    return play_until(new(seed=2), polluted)


def shown_cards() -> Shown:
    return snapshot(new(2), Settings(shown_to=new(2).names.index(new(2).to_move or "")), number=1)


def five() -> Shown:
    return play_until(new(["Ada", "Ben", "Cleo", "Dan", "Eve"], seed=9), deciding("activate", after=150))


def watching() -> Shown:
    table = new(["Team A", "bot:greedy"], seed=7)
    return play_until(table, lambda shown: shown["prompt"]["automatic"] and shown["number"] > 20)


def looking() -> Shown:
    table = new()
    play_until(table, deciding("market", after=40))
    return snapshot(table, Settings(look=12), number=99)


def pattern() -> Shown:
    table = new(["Team A", "bot:greedy"], seed=7)
    return play_until(
        table, lambda shown: shown["prompt"]["decision"] == "pattern" and not shown["prompt"]["automatic"]
    )


def final() -> Shown:
    return play_until(new(), lambda shown: shown["outcome"] is not None)


def guided() -> Shown:
    return guided_moments.guided("terra_futura")


def stretched(shown: Shown) -> Shown:
    """The same with all sentences 40 % longer, as a translation may be."""

    def stretch(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: stretch(one, name) for name, one in value.items()}
        if isinstance(value, list):
            return [stretch(one, key) for one in value]
        if isinstance(value, str) and key in PROSE:
            words = value.split(" ")
            return "⟦" + " ".join(word + word[: round(len(word) * 0.4 + 0.5)] for word in words) + "⟧"
        return value

    return {**stretch(shown), "words": {key: stretch(one, "text") for key, one in shown["words"].items()}}


PROSE = {
    "text", "label", "name", "note", "theme_label", "why", "title", "round", "announce", "handover",
    "gone", "watch", "undo_why", "redo_why",
}  # fmt: skip
_ALL = (
    start, place, use, pay, assistance, reward, many, shown_cards, five, watching, looking, pattern,
    final, guided,
)  # fmt: skip
MOMENTS: dict[str, Callable[[], Shown]] = {one.__name__: one for one in _ALL}
