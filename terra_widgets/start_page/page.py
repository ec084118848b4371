"""The start page as it is now: who somebody says they are, what was chosen, and what is shown below.

It knows nothing of notebooks; `widget.py` shows it there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from terra_widgets import text
from terra_widgets.errors import IllegalMove, SetupError, TerraError, brief
from terra_widgets.games import catalog
from terra_widgets.games.players import PREFIX
from terra_widgets.set_up.set_up import SetUp
from terra_widgets.start_page.offers import MOST_PEOPLE, cards, notebook, seats
from terra_widgets.start_page.shapes import ROLES
from terra_widgets.table import start
from terra_widgets.table.autosave import kept_record
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import game_name
from terra_widgets.widgets.guide import first_game
from terra_widgets.widgets.inbox import Inbox, refusal, trouble
from terra_widgets.widgets.intents import Checks, Intent, read
from terra_widgets.widgets.shapes import Answer

LONGEST_TEXT = 25_000
LONGEST_ID = 100
FIRST, LAB, SET_UP = "first", "lab", "set-up"
"""What can be opened beside the games: a guided first game ("first:terra"), the lab, the set-up card."""
PRINTED = "print-kit"
HALF = 12
"""Moves that automatic players have made in the example of a position."""


def _short(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_ID


def _text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


CHECKS: Checks = {
    "language": lambda value: isinstance(value, str) and value in text.languages(),
    "role": lambda value: isinstance(value, str) and value in ROLES,
    "people": lambda value: (
        isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MOST_PEOPLE
    ),
    "open": _short,
    "take": _short,
    "code": _text,
    "position": _text,
    "example": _short,
    "print": lambda value: value is None,
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What is below the page."""

    number: int
    title: str
    ready: bool


class Page:
    """The start page.

    Parameters
    ----------
    role
        Who looks at it: "learn", "teach" or "workshop".
    language
        The language of all words, and of the tables it lays.
    here
        The folder of the notebook.
    show
        Called after every change.
    lay
        Puts a table below the page, a set-up card, or the lab in a language.
    """

    def __init__(
        self,
        role: str,
        language: str,
        here: Path,
        show: Callable[[Page], None],
        lay: Callable[[Table | SetUp | str], None],
    ) -> None:
        if role not in ROLES:
            raise SetupError("start-role-unknown", found=brief(role), known=", ".join(ROLES))
        self.role, self.language, self.here = role, language, here
        self.people = 1
        self.position = ""
        self.printed = ""
        self.problem = ""
        """What went wrong after the page had its answer."""
        self.below: Shown | None = None
        self.number = 1
        self.answer: Answer | None = None
        self.news = ""
        self._show, self._lay = show, lay
        self._inbox: Inbox[str] = Inbox(partial(read, checks=CHECKS), self._carry_out, lambda: self.language)

    def receive(self, message: object) -> None:
        """Carry out one message from the view, or answer with one sentence and change nothing."""
        answered = self._inbox.receive(message)
        if answered is not None:
            self._draw(answered[0], answered[1] or "")

    def _draw(self, answer: Answer | None, news: str) -> None:
        self.number += 1
        self.answer, self.news = answer, news
        self._show(self)

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence in the language of the page."""
        return translate(key, self.language, **facts)

    def _carry_out(self, wish: Intent) -> str:
        value, self.problem = wish.value, ""
        if wish.action in {"language", "role", "people"}:
            setattr(self, wish.action, value)
            return ""
        if wish.action == "print":
            return self._later(self.say("start-printing"), self._print)
        if wish.action == "example":
            self.position = self._example(value)
            return self.say("start-example-there")
        if wish.action == "open":
            return self._open(value)
        if wish.action == "position":
            self.position = value
        makers: dict[str, Callable[[], Table]] = {
            "take": lambda: start.from_record(kept_record(value), language=self.language),
            "code": lambda: start.resume(value, language=self.language),
            "position": lambda: start.at(value, language=self.language),
        }
        return self._put(makers[wish.action]())

    # What is put below

    def _open(self, what: str) -> str:
        if what == LAB:
            return self._later(self._announce(self.say("start-lab")), partial(self._lay, self.language))
        if what == SET_UP:
            return self._later(
                self._announce(self.say("set-up-title")), partial(self._lay, SetUp(self.language))
            )
        if what == FIRST:
            return self._guided(catalog.DEFAULT)
        if what.startswith(f"{FIRST}:") and what.removeprefix(f"{FIRST}:") in catalog.games():
            return self._guided(what.removeprefix(f"{FIRST}:"))
        if what not in catalog.games():
            can = ", ".join([*catalog.games(), FIRST, LAB, SET_UP])
            raise SetupError("start-open", found=brief(what), known=can)
        names = seats(what, self.people, self.language)
        return self._put(start.new(what, players=names, language=self.language))

    def _guided(self, game: str) -> str:
        """A first game with a guide, for one person."""
        player = self.say("start-person", number=1)
        return self._put(first_game(game, player=player, language=self.language))

    def _put(self, table: Table) -> str:
        title = game_name(table.game.name, self.language)
        return self._later(self._announce(title), partial(self._lay, table))

    def _announce(self, title: str) -> str:
        number = 1 if self.below is None else self.below.number + 1
        self.below = Shown(number, title, ready=False)
        return self.say("start-wait", title=title)

    def _later(self, news: str, work: Callable[[], None]) -> str:
        """Do something that may take a second or two once the page has its answer; at once without a loop."""
        try:
            asyncio.get_running_loop().call_soon(self._finish, work)
        except RuntimeError:
            work()
            return self._ready()
        return news

    def _finish(self, work: Callable[[], None]) -> None:
        try:
            work()
            news = self._ready()
        except TerraError as refused:
            news = self.problem = refusal(refused, self.language)
        except Exception as error:  # noqa: BLE001 (nothing may vanish in a callback)
            news = self.problem = trouble(error, self.language)
        self._draw(None, news)

    def _ready(self) -> str:
        if self.below is None or self.below.ready:
            return self.say("start-printed")
        self.below = Shown(self.below.number, self.below.title, ready=True)
        return self.say("start-is-below", title=self.below.title)

    def _example(self, game: str) -> str:
        """The position of a game that automatic players have begun: something to change."""
        if game not in catalog.games():
            raise IllegalMove("message-unknown")
        automatic = start.partners(game)
        begun = start.new(game, players=[automatic[0], *automatic], seed=7).advance(HALF)
        names = seats(game, self.people, self.language)
        names = [*names, *automatic][: len(begun.names)]
        return begun.game.position_text(begun.game.position(begun.state, start.numbered(names, PREFIX)))

    def _print(self) -> None:
        from terra_widgets.printing.kit import print_kit

        print_kit(self.here / PRINTED, language=self.language)
        self.printed = f"{PRINTED}/index.html"

    def first_lesson(self) -> tuple[str, int]:
        """The notebook of the first lesson, as seen from here, empty if none is near; and its minutes."""
        for card in cards(self.language)[:1]:
            return notebook(card.name, card.language, self.here), card.minutes
        return "", 0
