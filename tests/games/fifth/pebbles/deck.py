"""The heap, as a deck: one number."""

from dataclasses import dataclass
from typing import ClassVar

from terra_widgets.games.contract import GameDeck


@dataclass(frozen=True)
class Heap(GameDeck):
    game: ClassVar[str] = "pebbles"
    name: str
    pebbles: int

    @property
    def digest(self):
        return f"{self.pebbles:012}"

    def to_csv(self):
        return f"pebbles\n{self.pebbles}\n"


def read(data, name, _file):
    text = data.decode() if isinstance(data, bytes) else data
    return Heap(name, int(text.split()[1]))
