"""The start page in a notebook, with room below it for a table or the lab."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ipywidgets

from terra_widgets.errors import known_language
from terra_widgets.start_page.page import Page
from terra_widgets.start_page.snapshot import plain, snapshot
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK
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

    def __init__(self, page: Page) -> None:
        super().__init__("start", dict(snapshot(page)), page.receive)

    def draw(self, page: Page) -> None:
        """Show the page as it is now."""
        self._show(dict(snapshot(page)))


class StartPage(ipywidgets.VBox):  # type: ignore[misc]
    """The page, and below it what somebody has opened; `tw.start()` makes one."""

    children: Any

    def __init__(self, role: str, language: str) -> None:
        self._page = Page(role, language, Path.cwd(), self._draw, self._lay)
        self._gallery = Gallery(self._page)
        super().__init__(children=(self._gallery,))

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
        shown = self.children[1] if len(self.children) > 1 else None
        return getattr(shown, "table", shown)

    def _draw(self, page: Page) -> None:
        self._gallery.draw(page)

    def _lay(self, what: Table | str) -> None:
        """Put a table below the page, or the lab in a language; what was there keeps itself and goes."""
        if isinstance(what, Table):
            shown: Any = widget_of(what)
        else:
            from terra_widgets.lab.widget import Lab

            shown = Lab(language=what)
        before, self.children = self.children[1:], (self._gallery, shown)
        for widget in before:
            widget.close()

    def close(self) -> None:
        """Take the page and what is below it from the notebook."""
        for widget in self.children:
            widget.close()
        super().close()

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        shown: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        return {**shown, "text/plain": plain(self._page)}

    def __repr__(self) -> str:
        return plain(self._page)
