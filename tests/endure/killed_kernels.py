"""A kernel is killed at a random move; a new one runs the same cell, and the game goes on."""

from __future__ import annotations

import queue
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from kernels import Kernel

CELL = 'table = tw.new(players=["Team A", "{other}"], seed={seed})\ntable'


@dataclass(frozen=True)
class Killed:
    """What was lost in one go."""

    seen: int
    """Moves that the page had been told of when the kernel was killed."""
    back: int
    """Moves after the resumption."""
    same: bool
    """Whether they are the same moves."""

    @property
    def lost(self) -> int:
        return max(0, self.seen - self.back)


def kill_one(seed: int) -> Killed:
    """Play up to 60 moves by clicks, kill the kernel at any moment of the last one, and go on."""
    luck = random.Random(seed)
    code = CELL.format(seed=seed, other=luck.choice(["Team B", "bot:greedy"]))
    with tempfile.TemporaryDirectory() as folder:
        notebook = Path(folder) / "lesson.ipynb"
        notebook.touch()
        kernel = Kernel(notebook)
        table = kernel.show(code, "cell-1")
        for _ in range(luck.randrange(1, 60)):
            if not click(table, luck, wait=True):
                break
        click(table, luck, wait=False)
        listen(table, luck.uniform(0, 0.08))
        kernel.kill()
        listen(table, 0.05)
        kernel.close()
        seen = table.state["snapshot"]["log"]["last"]
        told = [entry["text"] for entry in table.state["snapshot"]["log"]["entries"]]

        kernel = Kernel(notebook)
        try:
            again = kernel.show(code, "cell-1")
            offers = again.autosave["offers"]
            if offers:
                error = again.keep("file", offers[0]["session_id"])
                assert error is None, error
            log = again.state["snapshot"]["log"]
            entries = [entry["text"] for entry in log["entries"]]
            # The page shows the last 60 moves; those that both know must be the same.
            first = max(1, log["last"] - 59), max(1, seen - 59)
            both = range(max(first), min(log["last"], seen) + 1)
            same = [entries[n - first[0]] for n in both] == [told[n - first[1]] for n in both]
            return Killed(seen, log["last"], same)
        finally:
            kernel.close()


def click(table, luck: random.Random, *, wait: bool) -> bool:
    """Send one move, or let an automatic player move; False when the game is over."""
    shown = table.state["snapshot"]
    if shown["outcome"]:
        return False
    what = {"do": "advance"} if shown["prompt"]["automatic"] else {"move": luck.choice(table.moves)}
    (table.play if wait else table.send)(**what)
    return True


def listen(table, seconds: float) -> None:
    """Take in what the kernel says for so long, and what had been said before."""
    until = time.monotonic() + seconds
    while True:
        try:
            table.kernel.next(timeout=max(0.0, until - time.monotonic()))
        except (queue.Empty, RuntimeError, OSError):
            if time.monotonic() >= until:
                return
