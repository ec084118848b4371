"""The set-up card as it is now: which game, who sits where, how long, and the table once it is there.

It knows nothing of notebooks; `widget.py` shows it there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from terra_widgets import text
from terra_widgets.errors import IllegalMove, SetupError
from terra_widgets.games import catalog, players
from terra_widgets.games.contract import Length
from terra_widgets.games.players.persons import kind_of
from terra_widgets.table import start
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.names import is_name
from terra_widgets.text.words import game_name
from terra_widgets.widgets.inbox import Inbox
from terra_widgets.widgets.intents import Checks, Intent, read, whole
from terra_widgets.widgets.shapes import Answer

PERSON = "person"
"""What is chosen for a seat where no automatic player sits."""
UNNAMED = ""
LONGEST_NAME = 24
"""Longer names would not fit on a board."""


def _known(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= catalog.LONGEST_NAME


def _of_seat(value: Any, key: str) -> bool:
    fits = isinstance(value, dict) and set(value) == {"seat", key}
    return fits and whole(value["seat"]) and _known(value[key])


def _nothing(value: Any) -> bool:
    return value is None


CHECKS: Checks = {
    "language": lambda value: isinstance(value, str) and value in text.languages(),
    "game": _known,
    "name": partial(_of_seat, key="name"),
    "kind": partial(_of_seat, key="kind"),
    "add": _nothing,
    "remove": whole,
    "length": _known,
    "start": _nothing,
    "again": _nothing,
}


class Card:
    """The set-up card.

    Parameters
    ----------
    language
        The language of the card, and of the table.
    game
        The game that is chosen at first.
    show
        Called after every change.
    lay
        Puts the table where the card is.
    """

    def __init__(
        self,
        language: str,
        game: str = catalog.DEFAULT,
        show: Callable[[Card], None] = lambda _: None,
        lay: Callable[[Table], None] = lambda _: None,
    ) -> None:
        self.language, self.game = language, game
        self.seats = [UNNAMED, *start.partners(game)]
        """Who sits where: a name, UNNAMED for a person without one, or an automatic player: "bot:clean"."""
        self.length = usual_length(game)
        self.table: Table | None = None
        self.laid = 0
        """How many tables were made of this card."""
        self.open = True
        """Whether the card is there to choose from; a table takes its place."""
        self.number = 1
        self.answer: Answer | None = None
        self.news = ""
        self.show, self.lay = show, lay
        self._inbox: Inbox[str] = Inbox(partial(read, checks=CHECKS), self._carry_out, lambda: self.language)

    def receive(self, message: object) -> None:
        """Carry out one message from the view, or answer with one sentence and change nothing."""
        answered = self._inbox.receive(message)
        if answered is not None:
            self.answer, self.news = answered[0], answered[1] or ""
            self.number += 1
            self.show(self)

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence in the language of the card."""
        return translate(key, self.language, **facts)

    @property
    def names(self) -> tuple[str, ...]:
        """The players, as `tw.new` takes them."""
        shown = [seat or self.say("start-person", number=at + 1) for at, seat in enumerate(self.seats)]
        return start.numbered(shown, players.PREFIX)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the length that is chosen."""
        return next((dict(one.options) for one in lengths(self.game) if one.name == self.length), {})

    def start(self) -> Table:
        """Make the table, and put it where the card is."""
        table = start.new(self.game, players=self.names, language=self.language, **self.options)
        self.lay(table)
        self.table, self.open = table, False
        self.laid += 1
        return table

    def _carry_out(self, wish: Intent) -> str:
        value = wish.value
        if wish.action == "language":
            self.language = value
        elif wish.action == "game":
            self._choose_game(value)
        elif wish.action == "name":
            self._name(self._seat(value["seat"]), value["name"].strip())
        elif wish.action == "kind":
            return self._seat_kind(self._seat(value["seat"]), value["kind"])
        elif wish.action == "length":
            if value not in {one.name for one in lengths(self.game)}:
                raise IllegalMove("message-unknown")
            self.length = value
        elif wish.action == "add":
            return self._add()
        elif wish.action == "remove":
            return self._remove(self._seat(value))
        elif wish.action == "again":
            self.open = True
        else:
            self.start()
            return self.say("set-up-laid", title=game_name(self.game, self.language))
        return ""

    def _seat(self, seat: int) -> int:
        if seat >= len(self.seats):
            raise IllegalMove("message-unknown")
        return seat

    def _choose_game(self, game: str) -> None:
        if game not in catalog.games():
            raise IllegalMove("message-unknown")
        people = [seat for seat in self.seats if kind_of(seat) is None] or [UNNAMED]
        automatic = start.partners(game)[len(people) - 1 :]
        self.seats = [*people, *automatic][: catalog.rulebook(game).most]
        self.game, self.length = game, usual_length(game)

    def _name(self, seat: int, name: str) -> None:
        if kind_of(self.seats[seat]) is not None or name.startswith(players.PREFIX):
            raise IllegalMove("message-unknown")
        if not is_name(name, LONGEST_NAME):
            raise SetupError("players-name", found=name, most=LONGEST_NAME)
        if any(other == name for at, other in enumerate(self.names) if at != seat):
            raise SetupError("players-twice", found=name)
        self.seats[seat] = name

    def _seat_kind(self, seat: int, kind: str) -> str:
        if kind == PERSON:
            self.seats[seat] = UNNAMED
            return ""
        players.player(kind, self.game)
        self.seats[seat] = players.PREFIX + kind
        return ""

    def _add(self) -> str:
        if len(self.seats) >= catalog.rulebook(self.game).most:
            raise IllegalMove("message-unknown")
        automatic = start.partners(self.game)
        self.seats.append(automatic[(len(self.seats) - 1) % len(automatic)])
        return self.say("set-up-added", number=len(self.seats))

    def _remove(self, seat: int) -> str:
        if len(self.seats) <= least(self.game):
            raise IllegalMove("message-unknown")
        del self.seats[seat]
        return self.say("set-up-removed", number=seat + 1)


@cache
def least(game: str) -> int:
    """How few players a game can have."""
    for count in range(1, catalog.rulebook(game).most):
        try:
            catalog.game(game, count, None, {})
        except SetupError:
            continue
        return count
    return catalog.rulebook(game).most


def lengths(game: str) -> tuple[Length, ...]:
    """The lengths that a game can have."""
    return catalog.rulebook(game).lengths


def usual_length(game: str) -> str:
    """The length that is chosen at first: the shortest, as newcomers take their time; empty without any."""
    return next((one.name for one in lengths(game)), "")
