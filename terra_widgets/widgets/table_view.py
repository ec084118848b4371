"""The whole table in one widget."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable
from typing import Any

import traitlets

from terra_widgets.table.table import Table
from terra_widgets.widgets import lookup as games
from terra_widgets.widgets.autosave_panel import AutosavePanel, autosave_words
from terra_widgets.widgets.snapshot import Snapshot
from terra_widgets.widgets.widget import TerraWidget


class TableView(TerraWidget):
    """The whole table: market, territories, scoring cards, score sheet, log, and whose decision it is.

    A table shows itself this way in a notebook, so `table` alone in a cell is enough.
    """

    kind = "table"
    autosave = traitlets.Dict().tag(sync=True)
    """What there is to go on with, and once the game is over its code."""
    autosave_words = traitlets.Dict().tag(sync=True)
    plain = frozenset({"snapshot", "autosave", "autosave_words"})
    _panel: AutosavePanel | None = None
    _unwatch: Callable[[], None] | None = None

    def __init__(self, table: Table, *, player: str | None = None, language: str | None = None) -> None:
        super().__init__(table, player=player, language=language)
        self.receivers["autosave"] = self._receive_autosave
        self._unwatch = self._autosave.watch(_here(self._show_autosave))
        self._panel = AutosavePanel(table, self._autosave, lambda: self.snapshot["language"])
        self._show_autosave()

    def _receive_autosave(self, message: object) -> None:
        """Carry out a message about saved games; it is answered in `autosave`."""
        assert self._panel is not None
        self._panel.receive(message)
        self._show_autosave()

    def _show(self, fresh: Snapshot) -> None:
        with self.hold_sync():  # one message: what is said of saving is always of the table which is seen
            super()._show(fresh)
            self._show_autosave()

    def _send_private(self) -> None:
        """The code of a game in progress is for the browser, not for the notebook: it holds every secret."""
        super()._send_private()
        if self.comm is not None and self.table.to_move is not None:
            self.send({"code": self.table.resume_code()})

    def _show_autosave(self) -> None:
        if self.comm is None or self._panel is None:
            return
        language = self.snapshot["language"]
        with self.hold_sync():
            self.autosave = dict(self._panel.shown(language))
            self.autosave_words = autosave_words(language)

    def close(self) -> None:
        """Take the widget from the notebook; the table goes on saving itself."""
        if self._unwatch is not None:  # a widget that was refused has nothing to leave
            self._unwatch()
            if _VIEWS.get(id(self.table)) is self:
                del _VIEWS[id(self.table)]
        super().close()


def _here(call: Callable[[], None]) -> Callable[[], None]:
    """The same call, always made in the thread this is written in: at once there, else as soon as it can.

    Only the thread of the notebook may speak to the page, and games are written by another.
    """
    home = threading.get_ident()
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:  # not in a notebook: nobody else is at work meanwhile
        return call

    def made() -> None:
        if threading.get_ident() == home:
            call()
        else:
            with contextlib.suppress(RuntimeError):  # a notebook that is being closed needs nothing any more
                loop.call_soon_threadsafe(call)

    return made


# By identity; a view holds its table, as Jupyter holds each view until it is closed.
_VIEWS: dict[int, TableView] = {}


def mimebundle(table: Table) -> dict[str, Any]:
    """What a notebook shows for a table: its widget, and its drawing as text for other hosts."""
    if not _in_notebook() or not games.has_screen(table):
        return {"text/plain": str(table)}
    bundle: dict[str, Any] = widget_of(table)._repr_mimebundle_()[0]
    return bundle


def widget_of(table: Table) -> TableView:
    """One widget however often a table is shown: each view of it then costs one snapshot, not two."""
    view = _VIEWS.get(id(table))
    if view is None or view.comm is None:
        view = _VIEWS[id(table)] = TableView(table)
    return view


def _in_notebook() -> bool:
    """Whether a kernel runs this, and not a terminal."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    return shell is not None and type(shell).__name__ != "TerminalInteractiveShell"
