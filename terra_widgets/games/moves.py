"""Moves of a game: every one has a number, a text form, and what it names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import ClassVar, Generic, TypeVar

from terra_widgets.errors import IllegalMove

LONGEST = 40
MOST_NEAR = 40
A = TypeVar("A")


def nearest(text: str, moves: Sequence[str]) -> str:
    """The move that somebody may have meant: the likeliest verb, then the likeliest of its moves.

    >>> nearest("tke i2", ["take I1", "take I2", "draw I"]), nearest("hello", ["take I1"])
    ('take I2', '')
    """
    text = text[:LONGEST].casefold()
    first, last = text.split(" ", maxsplit=1)[0], text.rsplit(" ", maxsplit=1)[-1]
    verb = get_close_matches(first, dict.fromkeys(move.split(" ", 1)[0] for move in moves), n=1)
    some = [move for move in moves if verb == [move.split(" ", 1)[0]]]
    # A few dozen at most, so that a misspelt move is answered at once.
    few = [move for move in some if move.casefold().endswith(last)][:MOST_NEAR] or some[:MOST_NEAR]
    near = get_close_matches(text, few, n=1, cutoff=0.0)
    return near[0] if near else ""


class Moves(Generic[A]):
    """All moves of a game, in a fixed order: a move's number is its place.

    >>> moves = Moves[int]("draw I")
    >>> moves.add((f"take I{card}", card) for card in (1, 2))
    0
    >>> moves.parse("  Take i2 "), moves.verbs[1], moves.args[1]
    (1, 'take', 2)
    """

    not_text: ClassVar = ("move-not-text", "")
    unknown: ClassVar = ("move-unknown", "")

    def __init__(self, example: str) -> None:
        self.example = example
        """The move that is named where nobody can guess which one was meant."""
        self.texts: list[str] = []
        self.verbs: list[str] = []
        self.args: list[A] = []
        self.numbers: dict[str, int] = {}

    def add(self, moves: Iterable[tuple[str, A]]) -> int:
        """Number further moves, given by their text forms and what they name; returns the first number."""
        first = len(self.texts)
        for text, args in moves:
            self.also(text, len(self.texts))
            self.texts.append(text)
            self.verbs.append(text.split(" ", 1)[0])
            self.args.append(args)
        return first

    def also(self, text: str, move: int) -> None:
        """Let people write a move in another way too."""
        self.numbers.setdefault(text.casefold(), move)

    def parse(self, text: str) -> int:
        """The move with that text form; IllegalMove with the nearest one when there is none."""
        if not isinstance(text, str):
            raise IllegalMove(*self.not_text, found=type(text).__name__)
        short = " ".join(text[: 2 * LONGEST].split())
        move = self.numbers.get(short.casefold()) if len(text) <= 2 * LONGEST else None
        if move is None:
            raise self.refusal(short[:LONGEST])
        return move

    def refusal(self, text: str) -> IllegalMove:
        """Why a text is no move. A game that knows a rule against it says that rule instead."""
        return IllegalMove(*self.unknown, found=text, near=self._nearest(text.casefold()))

    def _nearest(self, text: str) -> str:
        return nearest(text, self.texts) or self.example
