"""A part of a lesson in a notebook."""

from __future__ import annotations

from typing import Any

from terra_widgets.lesson.part import Part, PartScreen
from terra_widgets.widgets.table_view import _in_notebook
from terra_widgets.widgets.widget import BundleWidget


class PartWidget(BundleWidget):
    """Shows one part of a lesson."""

    bundle = "pages"

    def __init__(self, part: Part) -> None:
        self.part = part
        self.screen = PartScreen(part, self._show)
        super().__init__(part.kind, self.screen.snapshot, self.screen.receive)

    def close(self) -> None:
        """Take the widget from the notebook; it no longer follows the part."""
        self.screen.close()
        if _SHOWN.get(id(self.part)) is self:
            del _SHOWN[id(self.part)]
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
