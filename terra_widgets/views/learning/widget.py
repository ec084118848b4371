"""A part of a lesson in a notebook."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from terra_widgets.views.learning.part import Face, Part, Stage
from terra_widgets.views.table import _in_notebook
from terra_widgets.views.widget import UNBUILT, _bundle


class PartWidget(anywidget.AnyWidget):
    """Shows the snapshots of one part and hands on what the view sends."""

    _esm = _bundle("terra.js", UNBUILT)
    _css = _bundle("terra.css", "")
    _kind = traitlets.Unicode("").tag(sync=True)
    snapshot = traitlets.Dict().tag(sync=True)

    def __init__(self, part: Part) -> None:
        self.part = part
        self.stage = Stage(part, self._show)
        super().__init__(_kind=part.kind, snapshot=self.stage.snapshot)
        self.on_msg(lambda _widget, content, _buffers: self.stage.receive(content))

    def _show(self, fresh: Face) -> None:
        if self.comm is not None:  # neither before the widget is opened nor after it is closed
            self.snapshot = fresh

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Refuse what a page wants to write: Python holds the truth, the view gets it again."""
        known = set(sync_data) & set(self.keys)
        if known:
            self.send_state(known)

    def close(self) -> None:
        """Take the widget from the notebook; it no longer follows the part."""
        self.stage.close()
        super().close()


_SHOWN: dict[int, PartWidget] = {}


def mimebundle(part: Part) -> dict[str, Any]:
    """What a notebook shows for a part: its widget, and its words for other hosts."""
    if not _in_notebook():
        return {"text/plain": str(part)}
    # One widget however often the part is shown; a widget holds its part, so ids stay apart.
    widget = _SHOWN.get(id(part))
    if widget is None or widget.comm is None:
        widget = _SHOWN[id(part)] = PartWidget(part)
    shown = widget._repr_mimebundle_()
    return {**(shown[0] if shown else {}), "text/plain": str(part)}
