"""The same twelve moments of each game, clicked at real tables.

`python3 run.py screenshots DIR --moments [GAME ...]`
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guided_moments import STARTS, obeyed
from stage import open_page, seat

import terra_widgets as tw
from terra_widgets.games.players import player
from terra_widgets.table.table import Table
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Shown = dict[str, Any]
Wanted = Callable[[Shown], bool]
LAPTOP, PHONE = (920, 640), (390, 844)
SEEDS = range(1, 60)
GO_ON = "[data-key='go-on']"


@dataclass(frozen=True)
class Game:
    """Who plays, and how each moment that differs from game to game is known."""

    players: tuple[str, ...]
    mind: str
    """Decides for Ada, who is the only person."""
    choice: Wanted
    payment: Wanted
    preview: tuple[str, Wanted]
    """What is pointed at, and when."""
    held: str
    """A part of the notice's title."""
    losers: tuple[str, ...]
    lost: Wanted
    losing_mind: str


def deciding(*decisions: str, after: int = 0) -> Wanted:
    return lambda shown: (
        not shown["prompt"]["automatic"]
        and shown["prompt"]["decision"] in decisions
        and shown["log"]["last"] >= after
    )


def all_of(*wanted: Wanted) -> Wanted:
    return lambda shown: all(one(shown) for one in wanted)


def warned(shown: Shown) -> bool:
    """Some move would do harm."""
    return any(told["tone"] == "bad" for told in shown["foretold"].values())


def foretold(verb: str) -> Wanted:
    """What some such move would bring is told."""
    return lambda shown: any(move.startswith(verb) for move in shown["foretold"])


def all_lost(shown: Shown) -> bool:
    return shown["outcome"] is not None and not shown["outcome"]["winners"]


def won(shown: Shown) -> bool:
    return shown["outcome"] is not None and "Ada" in shown["outcome"]["winners"]


def beaten(shown: Shown) -> bool:
    return shown["outcome"] is not None and "Ada" not in shown["outcome"]["winners"]


def can_use_cards(shown: Shown) -> bool:
    return any(card["moves"] for card in shown["own"]["cards"])


GAMES = {
    "terra_futura": Game(
        players=("Ada", "bot:clean"),
        mind="greedy",
        choice=deciding("market", after=60),
        payment=deciding("pay", after=60),
        preview=(".t-home [data-lit]", all_of(deciding("pollute", after=50), warned)),
        held="stands still",
        losers=("Ada", "bot:greedy"),
        lost=beaten,  # nobody loses together: somebody else has more points
        losing_mind="random",
    ),
    "terra": Game(
        players=("Ada", "bot:helper", "bot:helper 2"),
        mind="reciprocal",
        choice=all_of(deciding("act", after=30), can_use_cards),
        payment=all_of(deciding("give", after=20), can_use_cards),  # a crisis is paid with cards
        preview=(".tr-own [data-lit]", all_of(deciding("give", after=20), can_use_cards)),
        held="Full-blown",
        losers=("Ada", "bot:hoarder", "bot:hoarder 2"),
        lost=all_lost,
        losing_mind="hoarder",
    ),
    "terrabilis": Game(
        players=("Ada", "bot:steward", "bot:builder"),
        mind="steward",
        choice=deciding("build", after=40),
        payment=deciding("hit"),
        preview=("[data-move^='install']", deciding("build", after=20)),
        held="bursts",
        losers=("Ada", "bot:builder", "bot:builder 2"),
        lost=all_lost,
        losing_mind="builder",
    ),
    "nova_ziemia": Game(
        players=("Ada", "bot:thinker"),
        mind="thinker",
        choice=deciding("shape", after=8),
        payment=deciding("settle"),  # nothing is paid: a mission that is met is laid down
        preview=("[data-move^='shift']", all_of(deciding("shape", after=8), foretold("shift"))),
        held="Mission met",
        losers=("Ada", "bot:loner"),
        lost=all_lost,
        losing_mind="loner",
    ),
}


def reached(name: str, wanted: Wanted, *, lost: bool = False) -> Table:
    """A table at which this has come, with the first luck that brings it."""
    game = GAMES[name]
    for seed in SEEDS:
        table = tw.new(name, players=list(game.losers if lost else game.players), seed=seed)
        if _play(table, wanted, game.losing_mind if lost else game.mind):
            return table
    raise AssertionError("This moment never comes.")


def _play(table: Table, wanted: Wanted, mind: str) -> bool:
    """Play until the screen is as wanted; whether it ever was."""
    screen = Screen(table, Settings(), lambda fresh: None)
    chooser, luck = player(mind, game=table.game.name), random.Random(5)
    while not wanted(screen.snapshot):
        game, state = table.game, table.state
        seat = game.to_move(state)
        if seat is None:
            return False
        if table.to_move in table.automatic:
            table.advance(most=1)
        else:
            move = chooser.choose(game, game.view(state, seat), game.legal_moves(state), luck.random)
            table.play(game.move_text(move))
    return True


def click(page: Page, screen: Screen, move: str) -> None:
    """Make a move where it lies: on its place, or in the menu of one."""
    number = screen.snapshot["number"]
    spot = page.locator(f"[data-move='{move}']")
    menus = page.locator("[data-lit][aria-haspopup=menu]")
    for at in range(menus.count()):
        if spot.count():
            break
        menus.nth(at).click()
    spot.first.click()
    page.wait_for_function("number => stage.model.values.snapshot.number > number", arg=number)


# How each moment is brought about


def start(page: Page, name: str) -> None:
    seat(page, reached(name, lambda shown: not shown["prompt"]["automatic"]))


def choice(page: Page, name: str) -> None:
    seat(page, reached(name, GAMES[name].choice))


def payment(page: Page, name: str) -> None:
    seat(page, reached(name, GAMES[name].payment))


def preview(page: Page, name: str) -> None:
    what, wanted = GAMES[name].preview
    screen = seat(page, reached(name, wanted))
    moves = page.locator(what).evaluate_all("all => all.map((one) => one.dataset.move)")
    told = [move for move in moves if move in screen.snapshot["foretold"]]
    page.locator(f"[data-move='{told[0]}']").first.hover()
    page.wait_for_selector(".t-told")
    page.wait_for_timeout(600)  # until a tip has come, where there is one


def strip(page: Page, name: str) -> None:
    """Ada decides after others have moved."""
    first = deciding("market", "draw", "roll", "shape", after=12)
    seat(page, reached(name, all_of(first, lambda shown: bool(shown["since"]))))
    page.wait_for_selector(".t-since")


def held(page: Page, name: str) -> None:
    """Ada's own move brings something that nobody should miss."""

    def happened(shown: Shown) -> bool:
        mine = shown["log"]["entries"] and shown["log"]["entries"][-1]["seat"] == 0
        return mine and any(GAMES[name].held in one["title"] for one in shown["notices"])

    table = reached(name, happened)
    *before, last = table.moves
    again = tw.new(name, players=list(GAMES[name].players), seed=table.record.seed).play(*before)
    click(page, seat(page, again), last)
    page.wait_for_selector(".t-notice")


def drawer(page: Page, name: str) -> None:
    choice(page, name)
    page.locator("[data-key='more']").click()
    page.wait_for_selector(".t-drawer .t-entries li")


def guide(page: Page, name: str) -> None:
    """A lesson that needs room, reached by doing what the guide says."""
    screen = seat(page, tw.first_game(name))
    while (now := screen.snapshot["guide"])["lesson"] != STARTS[name]:
        number = screen.snapshot["number"]
        if now["lesson"] == "welcome" or screen.snapshot["watch"]:
            key = "skip" if screen.snapshot["watch"] else "guide:next"
            page.locator(f"[data-key='{key}']").click()
            page.wait_for_function("number => stage.model.values.snapshot.number > number", arg=number)
        else:
            click(page, screen, obeyed(screen.table, now["highlight"]))


def how(page: Page, name: str) -> None:
    start(page, name)
    page.locator("[data-key='aim']").click()
    page.wait_for_function("document.querySelectorAll('.t-how img').length === 5")


def end_won(page: Page, name: str) -> None:
    seat(page, reached(name, won))


def end_lost(page: Page, name: str) -> None:
    seat(page, reached(name, GAMES[name].lost, lost=True))


def phone(page: Page, name: str) -> None:
    choice(page, name)


_ALL = (start, choice, payment, preview, strip, held, drawer, guide, how, end_won, end_lost, phone)
MOMENTS: dict[str, Callable[[Page, str], None]] = {one.__name__: one for one in _ALL}


def shoot(opened: Browser, folder: Path, game: str, moment: str) -> Iterator[Path]:
    """Bring a moment about on a page of its own, and take its picture in light and dark."""
    small = moment == "phone"
    page = open_page(opened, *(PHONE if small else LAPTOP), device_scale_factor=2 if small else 1)
    if moment == "held":  # else what is held is dismissed before anything is clicked
        page.remove_locator_handler(page.locator(GO_ON))
    yield from pictures(page, folder, game, moment)
    page.context.close()


def pictures(page: Page, folder: Path, game: str, moment: str) -> Iterator[Path]:
    """The pictures of a moment on a page."""
    MOMENTS[moment](page, game)
    for look in ("light", "dark"):
        page.emulate_media(color_scheme=look)
        page.wait_for_timeout(200)  # until one colour has faded into the other
        path = folder / f"{game}-{moment}-{look}.png"
        page.screenshot(path=path)
        yield path
    assert page.errors == []
