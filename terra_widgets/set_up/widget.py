"""The set-up card in a notebook, and below it the table that was made of it."""

from __future__ import annotations

from typing import Any

from terra_widgets.set_up.card import Card
from terra_widgets.set_up.snapshot import plain, snapshot
from terra_widgets.table.table import Table
from terra_widgets.widgets.stack import Stack
from terra_widgets.widgets.table_view import _in_notebook, widget_of
from terra_widgets.widgets.widget import BundleWidget


class CardView(BundleWidget):
    """The card alone."""

    bundle = "pages"

    def __init__(self, card: Card) -> None:
        super().__init__("set_up", dict(snapshot(card)), card.receive)

    def draw(self, card: Card) -> None:
        """Show the card as it is now."""
        self._show(dict(snapshot(card)))


class SetUpBox(Stack):
    """The card, and below it its table."""

    def __init__(self, card: Card) -> None:
        self._card = card
        view = CardView(card)
        super().__init__(view)
        card.show, card.lay = view.draw, self._lay
        if card.table is not None:
            self._lay(card.table)

    @property
    def table(self) -> Table | None:
        """The table that was set up last."""
        return self._card.table

    def _lay(self, table: Table) -> None:
        self.put(widget_of(table))

    def __repr__(self) -> str:
        return plain(self._card) if self.table is None else str(self.table)


def mimebundle(box: SetUpBox) -> dict[str, Any]:
    """What a notebook shows for a card."""
    return box._repr_mimebundle_() if _in_notebook() else {"text/plain": repr(box)}
