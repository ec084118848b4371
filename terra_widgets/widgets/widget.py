"""The widget behind all widgets: it shows the snapshots of one screen and hands on what the view sends."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from terra_widgets.errors import SetupError, brief, known_language
from terra_widgets.table.autosave import autosave_of
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings, Snapshot

Receive = Callable[[object], None]
STATIC = Path(__file__).resolve().parent.parent / "static"


def _bundle(name: str, instead: str) -> traitlets.Unicode[str, str | bytes]:
    """The text of a file of the built bundle; in a source tree that was never built, one that says so.

    It is a trait, and no path: anywidget would watch a path for every widget, and hold all of them for ever.
    """
    path = STATIC / name
    text = path.read_text(encoding="utf-8") if path.is_file() else instead
    return traitlets.Unicode(text).tag(sync=True)


_SENTENCE = json.dumps(translate("bundle-missing", "en"))
UNBUILT = f"export default {{ render({{ el }}) {{ el.textContent = {_SENTENCE} }} }}"


class BundleWidget(anywidget.AnyWidget):
    """A widget of the one bundle: it shows snapshots, and hands on what the view sends."""

    _esm = _bundle("terra.js", UNBUILT)
    _css = _bundle("terra.css", "")
    _kind = traitlets.Unicode("").tag(sync=True)
    snapshot = traitlets.Dict().tag(sync=True)

    plain: ClassVar[frozenset[str]] = frozenset({"snapshot"})
    """What is plain data all through: dicts, lists, texts and numbers."""

    def __init__(self, kind: str, snapshot: Snapshot, carry_out: Receive) -> None:
        self._carry_out = carry_out
        self.receivers: dict[str, Receive] = {}
        """Who carries out the messages that have a key of this name, instead."""
        super().__init__(_kind=kind, snapshot=snapshot)
        self.on_msg(lambda _widget, content, _buffers: self.receive(content))

    def receive(self, message: object) -> None:
        """Carry out a message of the view; every one that decides something is answered by a snapshot."""
        keys: Mapping[str, Any] = message if isinstance(message, dict) else {}
        if set(keys) == {"hello"}:
            self._welcome(keys["hello"])
        else:
            special = next((key for key in self.receivers if key in keys), None)
            (self._carry_out if special is None else self.receivers[special])(message)

    def _welcome(self, number: object) -> None:
        """A view has just opened, and says which snapshot it has: on a busy page some get lost."""
        if number != self.snapshot.get("number"):
            self.send_state("snapshot")
        self._send_private()

    def _send_private(self) -> None:
        """Send what views have to know and no notebook may keep: messages are not saved, traits are."""

    def _show(self, fresh: Snapshot) -> None:
        if self.comm is not None:  # neither before the widget is opened nor after it is closed
            self.snapshot = fresh

    def close(self) -> None:
        """Take the widget from the notebook, and let go of all that was made for it."""
        opened = self.comm is not None
        super().close()
        if opened:  # Jupyter makes a layout for each widget, and would hold it for ever
            self.layout.close()

    def send_state(self, key: Any = None) -> None:
        """Send what has changed; snapshots and the like go as they are."""
        names = {key} if isinstance(key, str) else set(key or ())
        if not names or not names <= self.plain or self.comm is None:
            super().send_state(key)
            return
        # Searching all of it for binary parts, as for any widget, would take longer than making it.
        state = {name: getattr(self, name) for name in sorted(names)}
        self._send({"method": "update", "state": state, "buffer_paths": []}, buffers=[])

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Refuse what a page wants to write: Python holds the truth, the view gets it again."""
        known = set(sync_data) & set(self.keys)
        if known:
            self.send_state(known)


class TerraWidget(BundleWidget):
    """A view of a table in a notebook; the subclasses say of which part.

    Parameters
    ----------
    table
        The table. Several widgets may share it; all of them stay in step.
    player
        The name of the player whose part is shown; without one, everybody's.
    language
        The language of sentences; without one, the table's.
    """

    kind: ClassVar[str] = "table"
    """Which component of the view draws it."""
    game: ClassVar[str | None] = None
    """The game that has this part; None when all have it."""
    _screen: Screen | None = None

    def __init__(self, table: Table, *, player: str | None = None, language: str | None = None) -> None:
        if not isinstance(table, Table):
            raise SetupError("widget-no-table", found=brief(table))
        if self.game not in {None, table.game.name}:
            raise SetupError("widget-game", found=table.game.name, wanted=str(self.game))
        if player is not None and player not in table.names:
            raise SetupError("widget-player", found=brief(player), known=", ".join(table.names))
        language = known_language(table.language if language is None else language)
        self.table = table
        # Before the screen: what a move changes is noted when it is drawn.
        self._autosave = autosave_of(table)
        viewer = None if player is None else table.names.index(player)
        screen = Screen(table, Settings(language=language, viewer=viewer), self._show)
        self._screen = screen
        super().__init__(self.kind, screen.public, self._decide)
        self.receivers["foresee"] = self._foresee

    def _foresee(self, message: object) -> None:
        assert self._screen is not None
        foreseen = self._screen.foresee(message)
        if foreseen is not None:
            self.send(foreseen)

    def _show(self, fresh: Snapshot) -> None:
        self._send_private()  # first, so that nobody sees the table covered in between
        super()._show(fresh if self._screen is None else self._screen.public)

    def _send_private(self) -> None:
        screen = self._screen
        if screen is not None and self.comm is not None and screen.public is not screen.snapshot:
            self.send({"private": screen.snapshot})

    def _decide(self, message: object) -> None:
        assert self._screen is not None
        before = self.table.state
        self._screen.receive(message)
        if self.table.state is not before:
            self._autosave.begun()

    def close(self) -> None:
        """Take the widget from the notebook; it no longer follows the table."""
        if self._screen is not None:
            self._screen.close()
        super().close()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        shown_as = super()._repr_mimebundle_(**kwargs)
        if shown_as is None:
            return None
        bundle, metadata = shown_as
        # A host without widgets prints the table instead.
        return {**bundle, "text/plain": str(self.table)}, metadata

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.table!r}>"
