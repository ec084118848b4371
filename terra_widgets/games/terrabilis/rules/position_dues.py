"""What is owed, and how talks stand, as parts of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from terra_widgets.games.positions import wrong
from terra_widgets.games.terrabilis.deck.cards import RESOURCES
from terra_widgets.games.terrabilis.rules.cards import ALLIANCE, CONFLICT, HAZARD_SQUARE, NATURAL_DISASTER
from terra_widgets.games.terrabilis.rules.dues import (
    CHOICE, GET, PAY, TALK, TAX, TRIBUTE, WORDS, Due, due,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.money import falls_short
from terra_widgets.games.terrabilis.rules.numbers import NOTE
from terra_widgets.games.terrabilis.rules.options import AUTOMATIC, FREE
from terra_widgets.games.terrabilis.rules.state import (
    COUNTRIES, DECLINED, DUES, ENDED, OFFERS, OUT, PARTNER, SQUARE, TALKS, TERRAS, TURN, WHO, State,
)  # fmt: skip

if TYPE_CHECKING:
    from terra_widgets.games.terrabilis.rules.game import Terrabilis
    from terra_widgets.games.terrabilis.rules.position import PositionBuilder

# What can be owed on which square.
OWED_ON = {
    HAZARD_SQUARE: (GET, PAY), ALLIANCE: (TAX, TALK), NATURAL_DISASTER: (PAY, CHOICE),
    CONFLICT: (PAY, TRIBUTE),
}  # fmt: skip
STANDS = {"declined": DECLINED, "ended": ENDED}
MOST_DUES = 12


def describe_dues(s: State, names: Sequence[str]) -> list[dict[str, Any]]:
    """Everything that is still to be settled, in order."""
    found = []
    for player, what, *amounts in s[DUES]:
        owed = {kind: n for kind, n in zip(RESOURCES, amounts, strict=True) if n}
        found.append({"who": names[player], "what": WORDS[what], **owed})
    return found


def describe_talks(game: Terrabilis, s: State, names: Sequence[str]) -> dict[str, Any]:
    """TB-34: how many offers there were, or who declined one and who listens no more."""
    if game.options.talks != FREE:
        return {"offers": s[OFFERS]}
    stands = {key: [names[p] for p, how in enumerate(s[TALKS]) if how == one] for key, one in STANDS.items()}
    return {key: found for key, found in stands.items() if found}


def read_dues(builder: PositionBuilder, s: State, most: Mapping[str, int]) -> None:
    """TB-51: what is owed; the first one is of a country that falls short and could borrow."""
    where = "dues"
    square = builder.game.cards.board[s[COUNTRIES + s[TURN]][SQUARE]]
    given = builder.listed(builder.given.get(where), where)
    if not 0 < len(given) <= MOST_DUES:
        raise wrong("terrabilis-position-dues", where, "TB-51")
    s[DUES] = tuple(_due(builder, one, f"{where}[{i}]", square, most) for i, one in enumerate(given))
    player, what, _, _, energy, terras = s[DUES][0]
    country = s[COUNTRIES + player]
    asked = builder.game.options.loans != AUTOMATIC and what in (PAY, TAX, TRIBUTE) and not energy
    if not asked or country[OUT] or not falls_short(country, terras):
        raise wrong("terrabilis-position-dues", where, "TB-51")
    s[WHO] = player


def _due(builder: PositionBuilder, given: object, where: str, square: int, most: Mapping[str, int]) -> Due:
    one = builder.mapping(given, where)
    builder.known(one, ("who", "what", *RESOURCES), where)
    what = builder.one_of({WORDS[what]: what for what in OWED_ON[square]}, one.get("what"), f"{where}.what")
    nature, wellbeing, energy, terras = (
        builder.number(one.get(kind, 0), f"{where}.{kind}", 0, most[kind]) for kind in RESOURCES
    )
    if terras % NOTE:
        raise wrong(
            "terrabilis-position-notes", f"{where}.{RESOURCES[TERRAS]}", "TB-2", found=terras, note=NOTE
        )
    return due(builder.player(one.get("who"), f"{where}.who"), what, (nature, wellbeing), energy, terras)


def read_talks(builder: PositionBuilder, s: State, partners: Sequence[int]) -> None:
    """TB-34: who declined an offer, and who listens no more."""
    talks = list(s[TALKS])
    for key, stands in STANDS.items():
        for name in builder.listed(builder.given.get(key, []), key):
            talks[builder.player(name, key)] = stands
    s[TALKS] = tuple(talks)
    listening = [p for p in partners if talks[p] != ENDED]
    if not listening or (s[PARTNER] >= 0 and s[PARTNER] not in listening):
        raise wrong("terrabilis-position-partner", "ended", "TB-34")
