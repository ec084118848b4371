"""The supply on its own."""

from __future__ import annotations

from terra_widgets.widgets.widget import TerraWidget


class Supply(TerraWidget):
    """What lies in the boxes."""

    kind = "supply"
    game = "terra_futura"
