"""Every move there is in Terra: a number, a text form, and what it names."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import permutations

from terra_widgets.games.terra.deck import REGIONS, VALUES
from terra_widgets.errors import IllegalMove
from terra_widgets.games.terra.rules.state import CARD_NAMES, COMBINATIONS, COMBINATION_NAMES, KINDS

LONGEST = 40
MOST_NEAR = 40

TEXT: list[str] = []
VERB: list[str] = []
ARGS: list[tuple[int, int]] = []


def _add(verb: str, text: str, a: int = 0, b: int = 0) -> None:
    TEXT.append(text)
    VERB.append(verb)
    ARGS.append((a, b))


DRAW_CARD = len(TEXT)
_add("draw", "draw")
GIVE_CARD = len(TEXT)
for _kind in range(KINDS):
    _add("give", f"give {CARD_NAMES[_kind]}", _kind)
PASS = len(TEXT)
_add("pass", "pass")
HELP = len(TEXT)
for _region in range(len(REGIONS)):
    # The colour of the card says which of a region's crises is meant (TR-30).
    for _kind in range(KINDS):
        _crisis = _kind // VALUES * len(REGIONS) + _region
        _add("help", f"help {REGIONS[_region]} {CARD_NAMES[_kind]}", _crisis, _kind)
HOARD = len(TEXT)
for _i in range(len(COMBINATIONS)):
    _add("hoard", f"hoard {COMBINATION_NAMES[_i]}", _i)
END = len(TEXT)
_add("end", "end")
DISCARD_CARD = len(TEXT)
for _kind in range(KINDS):
    _add("discard", f"discard {CARD_NAMES[_kind]}", _kind)

NUMBER = {text.casefold(): move for move, text in enumerate(TEXT)}
for _i, _names in enumerate(COMBINATION_NAMES):
    # People name three cards in any order.
    for _order in permutations(_names.casefold().split()):
        NUMBER.setdefault(f"hoard {' '.join(_order)}", HOARD + _i)
VERBS = tuple(dict.fromkeys(VERB))


def help_move(crisis: int, kind: int) -> int:
    """The move that plays a card of a kind on a full-blown crisis of its colour."""
    return HELP + crisis % len(REGIONS) * KINDS + kind


def parse(text: str) -> int:
    """The move with that text form.

    >>> TEXT[parse("  Help Europe g5 ")], TEXT[parse("hoard R4 B3 G2")]
    ('help europe G5', 'hoard G2 B3 R4')
    """
    if not isinstance(text, str):
        raise IllegalMove("move-not-text", found=type(text).__name__)
    short = " ".join(text[: 2 * LONGEST].split())
    move = NUMBER.get(short.casefold()) if len(text) <= 2 * LONGEST else None
    if move is None:
        shown = short[:LONGEST]
        raise IllegalMove("move-unknown", found=shown, near=_nearest(shown.casefold()))
    return move


def _nearest(text: str) -> str:
    """The move that somebody may have meant: the likeliest verb, then the likeliest of its moves."""
    verb = get_close_matches(text.split(" ", maxsplit=1)[0], VERBS, n=1)
    some = [move for move in TEXT if verb and move.split(" ", maxsplit=1)[0] == verb[0]]
    last = text.rsplit(" ", maxsplit=1)[-1]
    # A few dozen at most, so that a misspelt move is answered at once.
    few = [move for move in some if move.casefold().endswith(last)][:MOST_NEAR] or some[:MOST_NEAR]
    near = get_close_matches(text, few, n=1, cutoff=0.0)
    return near[0] if near else TEXT[PASS]
