"""What a deck of any game has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar


class GameDeck(ABC):
    """The cards of a game, frozen: enough to save a game, and to tell whether two decks play alike.

    A game has a module in this folder with its name: there its deck is a frozen dataclass made from this
    class, and `read(data, name, file)` makes one from the text of a file, or raises DeckError.
    """

    __slots__ = ()

    game: ClassVar[str]
    """The game that it is for."""
    name: str

    @property
    @abstractmethod
    def digest(self) -> str:
        """Twelve signs that change when a rule on a card does, not when a name or note does."""

    @abstractmethod
    def to_csv(self) -> str:
        """The deck as a file that `load` reads back unchanged."""
