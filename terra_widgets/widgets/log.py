"""The log on its own."""

from __future__ import annotations

from terra_widgets.widgets.widget import TerraWidget


class Log(TerraWidget):
    """Each move as a sentence; a click looks back at the table after it."""

    kind = "log"
