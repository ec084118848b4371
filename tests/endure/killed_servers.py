"""A server is killed with the page open; the code that the page still shows restores the game here."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from host import Host
from pages import Lab, View
from playwright.sync_api import Browser
from stage import browser

import terra_widgets as tw
from terra_widgets.table.table import Table
from terra_widgets.widgets.lookup import snapshot

PARTS = ("round", "market", "territories", "choices", "supply", "score", "log", "outcome", "seats")
CELL = 'table = tw.new(players=["Team A", "{other}"], seed={seed})\ntable'


@dataclass(frozen=True)
class Rescued:
    """One game that was taken from a page without a server."""

    moves: int
    downloaded: bool
    problem: str = ""


def kill_many(count: int, seed: int) -> list[Rescued]:
    with browser() as opened:
        return [kill_one(opened, seed * 1_000_000 + number) for number in range(count)]


def kill_one(opened: Browser, seed: int) -> Rescued:
    """Play some moves by clicks, kill server and kernel, and take the game from the page."""
    luck = random.Random(seed)
    with tempfile.TemporaryDirectory() as home, server(Path(home)) as host:
        lab = Lab(opened, host)
        try:
            lab.new()
            cell = CELL.format(seed=seed, other=luck.choice(["Team B", "bot:greedy"]))
            view = lab.show(cell)
            for _ in range(luck.randrange(1, 25)):
                if not click(view, luck):
                    break
            kernel = lab.ask("__import__('os').getpid()")
            host.process.kill()
            os.kill(kernel, signal.SIGKILL)
            return rescue(view)
        finally:
            lab.page.context.close()


def rescue(view: View) -> Rescued:
    """Take the game from the page: by its code, and as a download."""
    area = view.root.locator(".t-rescue textarea")
    area.wait_for()
    shown = view.snapshot
    table = tw.resume(area.input_value())
    problem = differs(table, shown)
    with view.page.expect_download() as download:
        view.root.locator(".t-rescue [data-key$=download]").dispatch_event("click")
    again = tw.load(download.value.path())
    return Rescued(len(table.moves), again.record == table.record, problem)


def differs(table: Table, shown: dict[str, Any]) -> str:
    """Which part of the page shows another game than the table is; nothing if none does."""
    here = snapshot(table)
    return ", ".join(part for part in PARTS if here[part] != shown[part])


def click(view: View, luck: random.Random) -> bool:
    """One decision; False when the game is over. Automatic players are not waited for."""
    while True:
        view.page.wait_for_function(
            "at => kit.lit(at).length || kit.find(at, 'skip') || kit.snapshot(at).outcome", arg=view.at
        )
        if lit := view.call("lit"):
            view.decide(luck.choice(lit), luck.randrange(6))
            return True
        if view.page.evaluate("at => kit.snapshot(at).outcome !== null", view.at):
            return False
        # The automatic player may be through by itself before anybody can click.
        view.page.evaluate("at => kit.find(at, 'skip')?.click()", view.at)
        view.page.wait_for_function("at => !kit.find(at, 'skip')", arg=view.at)


@contextlib.contextmanager
def server(home: Path) -> Iterator[Host]:
    host = Host(home / "lab")
    try:
        yield host
    finally:
        host.stop()
