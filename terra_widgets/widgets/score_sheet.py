"""The score sheet on its own."""

from __future__ import annotations

from terra_widgets.widgets.widget import TerraWidget


class ScoreSheet(TerraWidget):
    """The count of every player, line by line, while playing and at the end."""

    kind = "score"
