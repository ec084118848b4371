"""The start page in a notebook, with room below it for a table or the lab."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from terra_widgets.errors import known_language
from terra_widgets.set_up.set_up import SetUp
from terra_widgets.start_page.page import Page
from terra_widgets.start_page.snapshot import plain, snapshot
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK
from terra_widgets.widgets.stack import Stack
from terra_widgets.widgets.table_view import widget_of
from terra_widgets.widgets.widget import BundleWidget


def start(role: str = "learn", *, language: str = FALLBACK) -> StartPage:
    """The start page: games and lessons to choose from, what to do first, and how to go on with a game.

    Parameters
    ----------
    role
        Whom it speaks to at first: "learn", "teach" or "workshop".
    language
        The language of the page and of the tables it lays.

    >>> start("teach").role
    'teach'
    """
    return StartPage(role, known_language(language))


class Gallery(BundleWidget):
    """The page alone."""

    bundle = "pages"

    def __init__(self, page: Page) -> None:
        super().__init__("start", dict(snapshot(page)), page.receive)

    def draw(self, page: Page) -> None:
        """Show the page as it is now."""
        self._show(dict(snapshot(page)))


class StartPage(Stack):
    """The page, and below it what somebody has opened; `tw.start()` makes one."""

    def __init__(self, role: str, language: str) -> None:
        self._page = Page(role, language, Path.cwd(), self._draw, self._lay)
        super().__init__(Gallery(self._page))

    @property
    def role(self) -> str:
        """Whom the page speaks to."""
        return self._page.role

    @property
    def language(self) -> str:
        """The language of the page."""
        return self._page.language

    @property
    def below(self) -> Any:
        """What is shown below the page: the table, the lab, or None."""
        return getattr(self.shown_below, "table", self.shown_below)

    def _draw(self, page: Page) -> None:
        self.top.draw(page)

    def _lay(self, what: Table | SetUp | str) -> None:
        """Put a table below the page, a set-up card, or the lab in a language."""
        if isinstance(what, Table):
            self.put(widget_of(what))
        elif isinstance(what, SetUp):
            self.put(what.widget())
        else:
            from terra_widgets.lab.widget import Lab

            self.put(Lab(language=what))

    def __repr__(self) -> str:
        return plain(self._page)
