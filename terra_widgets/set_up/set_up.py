"""`tw.new`: a table at once for whoever says what they want, the set-up card for whoever does not."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, overload

from terra_widgets.errors import SetupError, known_language
from terra_widgets.games import catalog
from terra_widgets.games.contract import GameDeck
from terra_widgets.table import start
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK

if TYPE_CHECKING:
    from terra_widgets.set_up.card import Card


@overload
def new(*, language: str = ...) -> SetUp: ...


@overload
def new(
    game: str,
    *,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    language: str = ...,
    **options: Any,
) -> Table: ...


@overload
def new(game: None = None, **given: Any) -> Any: ...


def new(
    game: str | None = None,
    *,
    players: int | Sequence[str] | None = None,
    seed: int | None = None,
    deck: str | os.PathLike[str] | GameDeck | None = None,
    language: str = FALLBACK,
    **options: Any,
) -> Table | SetUp:
    """A new table; `tw.new()` alone is a card on which a table is set up by clicks.

    Parameters
    ----------
    game
        The name of a game: "terra_futura", "terra", "terrabilis" or "nova_ziemia". Without it, but with
        players, a seed, a deck or options, it is Terra Futura.
    players
        How many, or their names; "bot:greedy" and "bot:random" are automatic. Without them as many as
        are usual. A strength may stand behind an automatic player: "bot:greedy:1" is easy, "bot:greedy:2"
        medium.
    seed
        The same seed lays out the same table. Without one, chance picks it; it is kept in the record.
    deck
        A teacher's own deck: the path of a CSV file. Without one, the kit's own.
    language
        The language of sentences.
    **options
        Named rules, such as `limited_supply=True`.

    >>> table = new("terra_futura", players=["Team A", "Team B"], seed=7)
    >>> table.legal_moves[0]
    'discard I'
    >>> card = new()
    >>> card.start() is card.table
    True
    """
    if game is None and players is None and seed is None and deck is None and not options:
        return SetUp(language)
    game = catalog.DEFAULT if game is None else game
    return start.new(game, players=players, seed=seed, deck=deck, language=language, **options)


class SetUp:
    """A table that is being set up by clicks.

    In a notebook it shows the set-up card, and the table once somebody has pressed *Start*: `card.table`.
    """

    def __init__(self, language: str = FALLBACK) -> None:
        from terra_widgets.set_up.card import Card

        self.card: Card = Card(known_language(language))
        """What is chosen so far."""
        self._box: Any = None

    @property
    def table(self) -> Table:
        """The table that was set up last; SetupError before the first."""
        if self.card.table is None:
            raise SetupError("set-up-no-table")
        return self.card.table

    def start(self) -> Table:
        """What the button *Start* does: the table of what is chosen."""
        table = self.card.start()
        self.card.number += 1
        self.card.show(self.card)
        return table

    def __getattr__(self, name: str) -> Any:
        # Somebody takes the card for its table: say where that is.
        if hasattr(Table, name) and not name.startswith("_"):
            error = SetupError("set-up-is-card", name=name)
            raise AttributeError(error.sentence(self.card.language))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def widget(self) -> Any:
        """The card as a widget, for a box of your own."""
        from terra_widgets.set_up.widget import SetUpBox

        if self._box is None or self._box.comm is None:
            self._box = SetUpBox(self.card)
        return self._box

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        from terra_widgets.set_up.widget import mimebundle

        return mimebundle(self.widget())

    def _display_(self) -> Any:
        """What marimo asks for."""
        return self.widget()

    def __repr__(self) -> str:
        from terra_widgets.set_up.snapshot import plain

        return plain(self.card) if self.card.table is None else f"<SetUp of {self.card.table!r}>"
