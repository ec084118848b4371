"""Territories on their own."""

from __future__ import annotations

from terra_widgets.widgets.widget import TerraWidget


class Territory(TerraWidget):
    """The territory of one player, or without a name those of all."""

    kind = "territory"
    game = "terra_futura"
