"""What the charts of any game know of it; each game's story adds its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from terra_widgets.errors import SetupError, brief
from terra_widgets.games.players.persons import seat_of, shown_names


@dataclass(frozen=True)
class Story:
    """A record told for charts."""

    game: ClassVar[str]

    names: tuple[str, ...]
    seats: tuple[int, ...]
    """The players to be shown."""

    @property
    def shown(self) -> tuple[str, ...]:
        """The players as people see them, in the order of their seats."""
        return shown_names(self.game, self.names)

    def of(self, player: str | None) -> Self:
        """The same story about one player only, or about all."""
        if player is None:
            return self
        seat = seat_of(self.game, self.names, player)
        if seat is None:
            raise SetupError("widget-player", found=brief(player), known=", ".join(self.names))
        return replace(self, seats=(seat,))
