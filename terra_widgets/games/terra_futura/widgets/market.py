"""The market on its own."""

from __future__ import annotations

from terra_widgets.widgets.widget import TerraWidget


class Market(TerraWidget):
    """Both rows of cards with their decks and discard piles."""

    kind = "market"
    game = "terra_futura"
