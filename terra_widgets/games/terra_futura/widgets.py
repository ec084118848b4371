"""The parts of a table of Terra Futura as widgets of their own."""

from __future__ import annotations

from terra_widgets.widgets.widget import TerraWidget


class Market(TerraWidget):
    """Both rows of cards with their decks and discard piles."""

    kind = "market"
    game = "terra_futura"


class ScoringCards(TerraWidget):
    """The secret cards of one player, or without a name of the player who decides.

    People who share a screen hand it over before the cards are shown.
    """

    kind = "scoring"
    game = "terra_futura"


class Supply(TerraWidget):
    """What lies in the boxes."""

    kind = "supply"
    game = "terra_futura"


class Territory(TerraWidget):
    """The territory of one player, or without a name those of all."""

    kind = "territory"
    game = "terra_futura"
