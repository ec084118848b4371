"""A table as plain text, for a terminal: what `print(table)` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terra_widgets.games import catalog

if TYPE_CHECKING:
    from terra_widgets.table.table import Table


def draw(table: Table, seat: int | None = None) -> str:
    """The table as text: as a player may see it, or, without a seat, as everybody may."""
    if seat is None:
        people = [at for at, name in enumerate(table.names) if name not in table.automatic]
        seat = people[0] if len(people) == 1 else None  # one person among automatic players: their own screen
    return str(_text(table, seat).text())


def since(table: Table, seat: int) -> str:
    """What happened since a player's last decision, as that player may know it."""
    eyes = None if table.names[seat] in table.automatic and table.outcome is None else seat
    return "\n".join(_text(table, eyes).since(seat))


def _text(table: Table, seat: int | None) -> Any:
    return catalog.part(table.game.name, "terminal").TERMINAL(table, seat)
