"""What the charts of any game know of it; each game's story adds its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from terra_widgets.errors import SetupError, brief


@dataclass(frozen=True)
class Story:
    """A record told for charts."""

    game: ClassVar[str]

    names: tuple[str, ...]
    seats: tuple[int, ...]
    """The players to be shown."""

    def of(self, player: str | None) -> Self:
        """The same story about one player only, or about all."""
        if player is None:
            return self
        if player not in self.names:
            raise SetupError("widget-player", found=brief(player), known=", ".join(self.names))
        return replace(self, seats=(self.names.index(player),))
