"""Every move there is in Terra Futura: a number, a text form, and what it names.

One decision is one move. There are about a thousand; all are listed once, here, and a move's number is
its place in the list.
"""

from __future__ import annotations

from collections.abc import Iterable

from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.moves import Moves
from terra_widgets.games.terra_futura.rules.numbers import PLAYERS, ROW_LENGTH
from terra_widgets.games.terra_futura.rules.state import CELL_NAMES

LEVELS = ("I", "II")
EFFECTS = 4

MOVES: Moves[tuple[int, int, int]] = Moves("take I1")


def _add(moves: Iterable[tuple[str, tuple[int, ...]]]) -> int:
    """The number of the first; a move names three things at the most."""
    return MOVES.add((text, ((args := (*named, 0, 0, 0))[0], args[1], args[2])) for text, named in moves)


def _numbered(cell: str, number: int) -> str:
    return cell if number == 0 else f"{cell}:{number + 1}"


_CELLS = tuple(enumerate(CELL_NAMES))
_KINDS = tuple(enumerate(KINDS))
_ROWS = tuple(enumerate(LEVELS))

DISCARD = _add((f"discard {level}", (row,)) for row, level in _ROWS)
# Rows are stored last card first; people count from the deck.
TAKE = _add((f"take {level}{ROW_LENGTH - i}", (row, i)) for row, level in _ROWS for i in range(ROW_LENGTH))
DRAW = _add((f"draw {level}", (row,)) for row, level in _ROWS)
PLACE_AT = _add((f"place {cell}", (c,)) for c, cell in _CELLS)
USE = _add((f"use {_numbered(cell, n)}", (c, n)) for c, cell in _CELLS for n in range(EFFECTS))
END = _add([("end", ())])
COPY_OF = _add(
    (f"copy P{p + 1} {_numbered(cell, n)}", (p, c, n))
    for p in range(PLAYERS)
    for c, cell in _CELLS
    for n in range(EFFECTS)
)
PAY_FROM = _add((f"pay {kind} {cell}", (c, k)) for c, cell in _CELLS for k, kind in _KINDS)
CHOOSE_KIND = _add((f"choose {kind}", (k,)) for k, kind in _KINDS)
POLLUTE_AT = _add((f"pollute {cell}", (c,)) for c, cell in _CELLS)
MOVE_FROM = _add((f"move {cell}", (c,)) for c, cell in _CELLS)
ENOUGH = _add([("enough", ())])
REWARD_KIND = _add((f"reward {kind}", (k,)) for k, kind in _KINDS)
CLEAN_AT = _add((f"clean {cell}", (c,)) for c, cell in _CELLS)
DECLINE = _add([("decline", ())])
PATTERN_OF = _add((f"pattern {i + 1}", (i,)) for i in range(2))
SCORE_SET = _add((f"score {i + 1}", (i,)) for i in range(2))

TEXT, VERB, ARGS = MOVES.texts, MOVES.verbs, MOVES.args
for _move, _text in enumerate(TEXT):
    if VERB[_move] in {"use", "copy"} and ":" not in _text:
        MOVES.also(f"{_text}:1", _move)
