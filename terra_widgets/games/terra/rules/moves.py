"""Every move there is in Terra: a number, a text form, and what it names."""

from __future__ import annotations

from itertools import permutations

from terra_widgets.errors import IllegalMove
from terra_widgets.games import moves
from terra_widgets.games.terra.deck import REGIONS, VALUES
from terra_widgets.games.terra.rules.numbers import FACTS
from terra_widgets.games.terra.rules.state import CARD_NAMES, CARD_NUMBERS, COMBINATION_NAMES, KINDS


class Moves(moves.Moves[tuple[int, int]]):
    """The moves of Terra."""

    def refusal(self, text: str) -> IllegalMove:
        """TR-32: cards that are there, but go together in no way."""
        verb, *cards = text.upper().split() or [""]
        if verb == "HOARD" and cards and all(card in CARD_NUMBERS for card in cards):
            return IllegalMove("terra-hoard-combination", "TR-32", cards=" ".join(cards), **FACTS)
        return super().refusal(text)


MOVES = Moves("pass")
_SOLUTIONS = tuple(enumerate(CARD_NAMES))

DRAW_CARD = MOVES.add([("draw", (0, 0))])
GIVE_CARD = MOVES.add((f"give {card}", (kind, 0)) for kind, card in _SOLUTIONS)
PASS = MOVES.add([("pass", (0, 0))])
# The colour of the card says which of a region's crises is meant (TR-30).
HELP = MOVES.add(
    (f"help {name} {card}", (kind // VALUES * len(REGIONS) + region, kind))
    for region, name in enumerate(REGIONS)
    for kind, card in _SOLUTIONS
)
HOARD = MOVES.add((f"hoard {names}", (i, 0)) for i, names in enumerate(COMBINATION_NAMES))
END = MOVES.add([("end", (0, 0))])
DISCARD_CARD = MOVES.add((f"discard {card}", (kind, 0)) for kind, card in _SOLUTIONS)

TEXT, VERB, ARGS = MOVES.texts, MOVES.verbs, MOVES.args
for _i, _names in enumerate(COMBINATION_NAMES):
    # People name three cards in any order.
    for _order in permutations(_names.split()):
        MOVES.also(f"hoard {' '.join(_order)}", HOARD + _i)


def help_move(crisis: int, kind: int) -> int:
    """The move that plays a card of a kind on a full-blown crisis of its colour."""
    return HELP + crisis % len(REGIONS) * KINDS + kind
