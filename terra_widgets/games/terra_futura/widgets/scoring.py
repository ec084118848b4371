"""Scoring cards on their own."""

from __future__ import annotations

from terra_widgets.widgets.widget import TerraWidget


class ScoringCards(TerraWidget):
    """The secret cards of one player, or without a name of the player who decides.

    People who share a screen hand it over before the cards are shown.
    """

    kind = "scoring"
    game = "terra_futura"
