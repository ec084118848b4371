"""Every move there is in Terra Futura: a number, a text form, and what it names.

One decision is one move. There are about a thousand; all are listed once, here, and a move's number is
its place in the list.
"""

from __future__ import annotations

from difflib import get_close_matches

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.errors import IllegalMove
from terra_widgets.games.terra_futura.rules.numbers import PLAYERS, ROW_LENGTH
from terra_widgets.games.terra_futura.rules.state import CELL_NAMES

LEVELS = ("I", "II")
EFFECTS = 4
LONGEST = 40
MOST_NEAR = 40

TEXT: list[str] = []
VERB: list[str] = []
ARGS: list[tuple[int, int, int]] = []


def _add(verb: str, text: str, *args: int) -> None:
    TEXT.append(text)
    VERB.append(verb)
    a, b, c = (*args, 0, 0, 0)[:3]
    ARGS.append((a, b, c))


def _numbered(cell: str, number: int) -> str:
    return cell if number == 0 else f"{cell}:{number + 1}"


DISCARD = len(TEXT)
for _row, _level in enumerate(LEVELS):
    _add("discard", f"discard {_level}", _row)
TAKE = len(TEXT)
for _row, _level in enumerate(LEVELS):
    for _i in range(ROW_LENGTH):
        # Rows are stored last card first; people count from the deck.
        _add("take", f"take {_level}{ROW_LENGTH - _i}", _row, _i)
DRAW = len(TEXT)
for _row, _level in enumerate(LEVELS):
    _add("draw", f"draw {_level}", _row)
PLACE_AT = len(TEXT)
for _c, _cell in enumerate(CELL_NAMES):
    _add("place", f"place {_cell}", _c)
USE = len(TEXT)
for _c, _cell in enumerate(CELL_NAMES):
    for _n in range(EFFECTS):
        _add("use", f"use {_numbered(_cell, _n)}", _c, _n)
END = len(TEXT)
_add("end", "end")
COPY_OF = len(TEXT)
for _p in range(PLAYERS):
    for _c, _cell in enumerate(CELL_NAMES):
        for _n in range(EFFECTS):
            _add("copy", f"copy P{_p + 1} {_numbered(_cell, _n)}", _p, _c, _n)
PAY_FROM = len(TEXT)
for _c, _cell in enumerate(CELL_NAMES):
    for _k, _kind in enumerate(KINDS):
        _add("pay", f"pay {_kind} {_cell}", _c, _k)
CHOOSE_KIND = len(TEXT)
for _k, _kind in enumerate(KINDS):
    _add("choose", f"choose {_kind}", _k)
POLLUTE_AT = len(TEXT)
for _c, _cell in enumerate(CELL_NAMES):
    _add("pollute", f"pollute {_cell}", _c)
MOVE_FROM = len(TEXT)
for _c, _cell in enumerate(CELL_NAMES):
    _add("move", f"move {_cell}", _c)
ENOUGH = len(TEXT)
_add("enough", "enough")
REWARD_KIND = len(TEXT)
for _k, _kind in enumerate(KINDS):
    _add("reward", f"reward {_kind}", _k)
CLEAN_AT = len(TEXT)
for _c, _cell in enumerate(CELL_NAMES):
    _add("clean", f"clean {_cell}", _c)
DECLINE = len(TEXT)
_add("decline", "decline")
PATTERN_OF = len(TEXT)
for _i in range(2):
    _add("pattern", f"pattern {_i + 1}", _i)
SCORE_SET = len(TEXT)
for _i in range(2):
    _add("score", f"score {_i + 1}", _i)

NUMBER = {text.casefold(): move for move, text in enumerate(TEXT)}
NUMBER |= {
    f"{text}:1".casefold(): m for m, text in enumerate(TEXT) if VERB[m] in {"use", "copy"} and ":" not in text
}
VERBS = tuple(dict.fromkeys(VERB))


def parse(text: str) -> int:
    """The move with that text form.

    >>> TEXT[parse("  Take ii3 ")]
    'take II3'
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
    some = [move for move in TEXT if verb and move.split(" ")[0] == verb[0]]
    last = text.rsplit(" ", maxsplit=1)[-1]
    # A few dozen at most, so that a misspelt move is answered at once.
    few = [move for move in some if move.casefold().endswith(last)][:MOST_NEAR] or some[:MOST_NEAR]
    near = get_close_matches(text, few, n=1, cutoff=0.0)
    return near[0] if near else "take I1"
