"""The widget behind all widgets: it shows the snapshots of one screen and hands on what the view sends."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from terra_widgets.errors import SetupError, brief, known_language
from terra_widgets.games.players.persons import seat_of
from terra_widgets.table.autosave import autosave_of
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.followed import Followed
from terra_widgets.widgets.screen import Screen
from terra_widgets.widgets.snapshot import Settings, Snapshot

Receive = Callable[[object], None]
LAYOUT = {"flex": "1 1 auto", "min_width": "0"}
"""A board is as wide as its place, and has no width of its own: beside others in a box it takes its share."""
STATIC = Path(__file__).resolve().parent.parent / "static"


@cache
def _built(name: str, instead: str) -> str:
    """The text of a file that was built; in a source tree that was never built, this one instead."""
    path = STATIC / name
    return path.read_text(encoding="utf-8") if path.is_file() else instead


_SENTENCE = json.dumps(translate("bundle-missing", "en"))
UNBUILT = f"export default {{ render({{ el }}) {{ el.textContent = {_SENTENCE} }} }}"


class BundleWidget(anywidget.AnyWidget):
    """A widget of one of our bundles: it shows snapshots, and hands on what the view sends."""

    bundle: ClassVar[str]
    """The stem of the two files in `static` that draw it."""
    # Texts, and no paths: anywidget would watch a path for every widget, and hold all of them for ever.
    _esm = traitlets.Unicode().tag(sync=True)
    _css = traitlets.Unicode().tag(sync=True)
    _kind = traitlets.Unicode("").tag(sync=True)
    snapshot = traitlets.Dict().tag(sync=True)

    plain: ClassVar[frozenset[str]] = frozenset({"snapshot"})
    """What is plain data all through: dicts, lists, texts and numbers."""

    def __init__(self, kind: str, snapshot: Snapshot, carry_out: Receive) -> None:
        self._carry_out = carry_out
        self.receivers: dict[str, Receive] = {}
        """Who carries out the messages that have a key of this name, instead."""
        super().__init__(_kind=kind, snapshot=snapshot, layout=LAYOUT)
        self.on_msg(lambda _widget, content, _buffers: self.receive(content))

    @traitlets.default("_esm")
    def _script(self) -> str:
        return _built(f"{self.bundle}.js", UNBUILT)

    @traitlets.default("_css")
    def _style(self) -> str:
        return _built(f"{self.bundle}.css", "")

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


class TerraWidget(BundleWidget, Followed):
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

    bundle = "boards"
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
        viewer = None if player is None else seat_of(table.game.name, table.names, player)
        if player is not None and viewer is None:
            raise SetupError("widget-player", found=brief(player), known=", ".join(table.names))
        language = known_language(table.language if language is None else language)
        self.table = table
        # Before the screen: what a move changes is noted when it is drawn.
        self._autosave = autosave_of(table)
        screen = Screen(table, Settings(language=language, viewer=viewer), self._show)
        self._screen = screen
        super().__init__(self.kind, screen.public, self._decide)
        self.follow(table)
        self.receivers["foresee"] = self._foresee
        self.receivers["chart"] = self._chart
        self.receivers["pictures"] = self._send_pictures

    def _foresee(self, message: object) -> None:
        assert self._screen is not None
        foreseen = self._screen.foresee(message)
        if foreseen is not None:
            self.send(foreseen)

    def _chart(self, message: object) -> None:
        """A chart goes as a message: neither snapshots nor saved notebooks carry pictures."""
        from terra_widgets.widgets.chart_sheet import chart_sheet  # a board without charts needs none of it

        sheet = chart_sheet(self.table, message, self.snapshot["language"])
        if sheet is not None:
            self.send({"chart": sheet})

    def _send_pictures(self, _message: object) -> None:
        """Send the emblems of all cards: a page has to ask only once, and no notebook keeps them."""
        text = _built("pictures.json", "{}")
        self.send({"of": sha256(text.encode()).hexdigest()[:12], "pictures": json.loads(text)})

    def _show(self, fresh: Snapshot) -> None:
        self._send_private()  # first, so that nobody sees the table covered in between
        super()._show(fresh if self._screen is None else self._screen.public)
        if self._screen is not None and self.comm is not None:
            self.follow(self.table)

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
