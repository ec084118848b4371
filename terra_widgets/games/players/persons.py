"""Who an automatic player is to the people at the table: a name and a look beside what it is called in code.

Records, frames and everything that is typed keep the name that was given, such as "bot:greedy".
"""

from __future__ import annotations

from functools import lru_cache

from terra_widgets.games import players
from terra_widgets.games.players import PREFIX

NAMES = (
    "Robin", "Sam", "Gita", "Hugo", "Nela", "Oskar", "Mira", "Viktor", "Lina", "Adam", "Ela", "Emil",
)  # fmt: skip
"""Names that are easy to say in many languages; each kind of player of a game begins with two of its own."""
EACH = 2


def kind_of(name: str) -> str | None:
    """The kind of an automatic player by its name at a table; None for a person.

    >>> kind_of("bot:thinker:5 2"), kind_of("Ada")
    ('thinker', None)
    """
    if not name.startswith(PREFIX):
        return None
    return name.removeprefix(PREFIX).split(" ", 1)[0].split(":", 1)[0]


@lru_cache(maxsize=1024)
def shown_names(game: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names that people see, seat by seat: an automatic player has that of a person.

    The same players on the same seats always have the same names, and nobody has the name of another.

    >>> shown_names("terra_futura", ("Ada", "bot:greedy", "bot:greedy 2"))
    ('Ada', 'Gita', 'Hugo')
    """
    known = list(players.kinds(game))
    taken = {name.casefold() for name in names if kind_of(name) is None}
    shown = []
    for name in names:
        kind = kind_of(name)
        if kind is not None:
            first = EACH * known.index(kind) if kind in known else 0
            wanted = (NAMES[(first + at) % len(NAMES)] for at in range(len(NAMES)))
            name = next((one for one in wanted if one.casefold() not in taken), name)  # noqa: PLW2901
            taken.add(name.casefold())
        shown.append(name)
    return tuple(shown)


def seat_of(game: str, names: tuple[str, ...], player: object) -> int | None:
    """The seat of a player by the name in code or the one that people see; None when nobody has it.

    >>> seat_of("terra_futura", ("Ada", "bot:greedy"), "Gita")
    1
    """
    for known in (names, shown_names(game, names)):
        if player in known:
            return known.index(str(player))
    return None
