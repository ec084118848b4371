"""The contract between the rules of a game and everything else.

A `Game` is one game with its deck, number of players and options fixed. Its methods are pure: `step`
returns a new state and leaves the old one as it was, so that undo is keeping the old state, a refused
move can't do half of its work, and a search needs no clean-up. A state is opaque to everyone but its
game; a move is a small whole number with a text form that round-trips.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, ClassVar, NamedTuple

from terra_widgets.errors import Fact, IllegalMove, Reason, RecordError

Move = int
State = Any
Position = Mapping[str, Any]


class GameDeck(ABC):
    """The cards of a game, frozen: enough to save a game, and to tell whether two decks play alike.

    In a game's `deck` it is a frozen dataclass made from this class, and `read(data, name, file)` makes one
    from the text of a file, or raises DeckError.
    """

    __slots__ = ()

    game: ClassVar[str]
    """The game that it is for."""
    name: str

    @property
    @abstractmethod
    def digest(self) -> str:
        """Twelve signs that change when a rule on a card does, not when a name or note does."""

    @abstractmethod
    def to_csv(self) -> str:
        """The deck as a file that `load` reads back unchanged."""


class Chance:
    """Everything that luck decides in one game, outcome by outcome.

    The k-th outcome depends on the seed and on k alone, so the same moves meet the same luck again
    after an undo. A replay is given the outcomes that the record kept; without a seed it needs no
    generator, and an outcome that is missing or does not fit is an error.

    >>> Chance(7).order(0, 5) == Chance(7).order(0, 5)
    True
    >>> Chance(given=[(2, 0, 1)]).order(0, 3)
    (2, 0, 1)
    """

    __slots__ = ("given", "seed")

    def __init__(self, seed: int | None = None, given: Sequence[Sequence[int]] = ()) -> None:
        self.seed = seed
        self.given = tuple(tuple(outcome) for outcome in given)

    def order(self, k: int, *counts: int) -> tuple[int, ...]:
        """The k-th outcome: orders of so many things each, one after the other."""
        if self._fits(k, sum(counts)) and _orders(self.given[k], counts):
            return self.given[k]
        # random() is the one method whose results Python promises to keep between versions.
        draw = self._generator(k).random
        outcome: list[int] = []
        for count in counts:
            keys = [draw() for _ in range(count)]
            outcome += sorted(range(count), key=keys.__getitem__)
        return tuple(outcome)

    def dice(self, k: int, count: int, sides: int = 6) -> tuple[int, ...]:
        """The k-th outcome, as a throw of dice."""
        if self._fits(k, count) and all(1 <= pips <= sides for pips in self.given[k]):
            return self.given[k]
        draw = self._generator(k).random
        return tuple(1 + int(draw() * sides) for _ in range(count))

    def _fits(self, k: int, size: int) -> bool:
        return k < len(self.given) and len(self.given[k]) == size

    def _generator(self, k: int) -> random.Random:
        if self.seed is None:
            raise RecordError("record-chance", number=k + 1)
        digest = blake2b(f"{self.seed}/{k}".encode(), digest_size=8).digest()
        return random.Random(int.from_bytes(digest, "big"))


def _orders(outcome: tuple[int, ...], counts: tuple[int, ...]) -> bool:
    start = 0
    for count in counts:
        if sorted(outcome[start : start + count]) != list(range(count)):
            return False
        start += count
    return True


class Line(NamedTuple):
    """One line of a final count: what (a text key), how many, and the points for them."""

    key: str
    amount: int
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are player numbers from 0; it is empty when everybody lost together.
    """

    winners: tuple[int, ...]
    points: tuple[int, ...]
    counts: tuple[tuple[Line, ...], ...]
    """For each player the lines that add up to the points."""
    why: Reason


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as facts: `kind` says what, the rest is where it applies."""

    kind: str
    player: int
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """A way on for the player who decides, found with no more than that player knows."""

    moves: tuple[Move, ...]
    """What to do, the next move first."""
    exact: bool
    """Whether it is certain that nothing shorter does it; else it is the best that was found."""
    where: Reason
    """The first level: where to look. Neither this nor the next one gives the move away."""
    why: Reason
    """The second level: what is worth doing, and why."""
    how: Reason
    """The third level: the move itself, with its reason."""

    def level(self, number: int) -> Reason:
        """What is said at a level, from 1."""
        return (self.where, self.why, self.how)[number - 1]


HINT_LEVELS = 3
Adviser = Callable[["Game", State], Hint]
"""Gives hints in a game, from the view of the player who decides."""


class Game(ABC):
    """One game with its players, deck and options fixed: the rules, and nothing that changes."""

    name: str
    """The name used in `tw.new(name)` and in records."""
    players: int
    sandbox: bool = False
    """Whether everything may be taken back, final steps included."""
    secret_facts: ClassVar[Mapping[str, frozenset[str]]] = {}
    """For a kind of event: the facts of it that only its player knows before the end."""
    secret_moves: ClassVar[frozenset[str]] = frozenset()
    """The first words of those moves of which only their player knows the rest before the end."""
    adviser: ClassVar[Callable[[str], Adviser | None]] = staticmethod(lambda _name: None)
    """Who gives hints in the game of a name. The catalog sets it: players lie above the rules."""

    def changed_options(self) -> dict[str, Any]:
        """The options that differ from their defaults; none in a game without options."""
        return {}

    @abstractmethod
    def setup(self, chance: Chance, /) -> State:
        """The first state, as luck laid it out."""

    @abstractmethod
    def to_move(self, state: State) -> int | None:
        """The player who must decide now, whoever's turn it is; None when the game is over."""

    @abstractmethod
    def legal_moves(self, state: State) -> Sequence[Move]:
        """Every legal move, in a fixed order; empty when the game is over."""

    def asides(self, state: State, /) -> Sequence[Move]:  # noqa: ARG002 (most games have none)
        """What players who are not asked may do meanwhile, each for themselves; no automatic player does."""
        return ()

    def mover(self, state: State, move: Move) -> int | None:  # noqa: ARG002 (asides name their player)
        """Who makes a move: the player who must decide, but for asides."""
        return self.to_move(state)

    @abstractmethod
    def step(self, state: State, move: Move) -> State:
        """The state after a move that was legal or an aside; the given state stays as it is."""

    @abstractmethod
    def explain(self, state: State, move: Move, /) -> Reason:
        """Why a move that is not legal is not."""

    @abstractmethod
    def outcome(self, state: State, /) -> Outcome | None:
        """None while the game goes on; then points, winners and why."""

    @abstractmethod
    def view(self, state: State, player: int) -> State:
        """The state without what that player may not know."""

    @abstractmethod
    def unseen(self, before: State, after: State) -> bool:
        """Whether something came to light that nobody knew: a card from a pile, dice, a right answer."""

    def shows(self, _before: State, _move: Move, _after: State, /) -> bool:
        """Whether others saw a card that only its player knew: one from a hand, or all of them at the end."""
        return False

    def final(self, before: State, move: Move, after: State) -> str | None:
        """Why a step can't be taken back, whoever made it; None when it can.

        What came to light can't be unknown again. So a step is final in three cases, and in no other:

        - "unseen": something came to light that nobody knew, from a pile, by dice or as the answer of a quiz;
        - "shown": a card was shown to others that only its player knew;
        - "answer": it was an answer to another player, that is a decision of somebody whose turn it was not.

        Besides, as soon as a player decides, all that others decided before stays: a table sees to that, as
        it knows the order of things. An automatic player's decision counts like a person's, since it tells
        as much. In a sandbox nothing is final, and everybody's consent undoes everything (`Table.undo`).
        """
        if self.unseen(before, after):
            return "unseen"
        if self.players > 1:
            asked = self.to_move(before)
            if asked != self.clock(before)[1] and asked == self.maker(before, move):
                return "answer"
            if self.shows(before, move, after):
                return "shown"
        return None

    def maker(self, state: State, _move: Move, /) -> int | None:
        """The player whose move it is: mostly whoever decides, but some moves are another's."""
        return self.to_move(state)

    def may_make(self, state: State, move: Move, player: int, /) -> bool:
        """Whether a player may make a move now, if it is legal: nobody makes those of others."""
        return self.maker(state, move) == player

    def luck(self, state: State) -> tuple[tuple[int, ...], ...]:  # noqa: ARG002 (games of chance need it)
        """The outcomes of chance so far, for the record; none in a game without chance."""
        return ()

    @abstractmethod
    def clock(self, state: State, /) -> tuple[int, int]:
        """The round, from 1, and whose turn it is."""

    @abstractmethod
    def events(self, before: State, move: Move, after: State, /) -> list[Event]:
        """What happened in a step, read off the states on both sides of it."""

    def known_event(self, event: Event, player: int) -> Event:
        """An event of a game in progress as a player knows it; -1 is an onlooker."""
        secret = self.secret_facts.get(event.kind, frozenset()) if event.player != player else frozenset()
        if not secret:
            return event
        known = {name: fact for name, fact in event.facts.items() if name not in secret}
        return Event(event.kind, event.player, known)

    def known_move(self, before: State, text: str, player: int) -> str:
        """The text form of a move in a game in progress as a player knows it; -1 is an onlooker."""
        verb = text.split(" ", 1)[0]
        return verb if verb in self.secret_moves and self.to_move(before) != player else text

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """The text form of a move."""

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """The move with that text form; IllegalMove when there is none."""

    @abstractmethod
    def position(self, state: State, names: Sequence[str], /) -> dict[str, Any]:
        """The state as a readable dict."""

    @abstractmethod
    def from_position(self, position: Position, chance: Chance, /) -> State:
        """The state that a dict describes, checked; PositionError when it can't be."""

    @abstractmethod
    def position_text(self, position: Position, /) -> str:
        """The text form of a described position."""

    def hint(self, view: State, /) -> Hint:
        """A way on for the player who decides, from that player's view; IllegalMove without one."""
        advise = Game.adviser(self.name)
        if advise is None:
            raise IllegalMove("hint-none", game=self.name)
        if self.to_move(view) is None:
            raise IllegalMove("hint-over")
        return advise(self, view)

    def why_not(self, state: State, move: Move) -> Reason | None:
        """None for a legal move or an aside, else the reason."""
        # 1.0 and True would pass for 1.
        legal = type(move) is int and (move in self.legal_moves(state) or move in self.asides(state))
        return None if legal else self.explain(state, move)

    def apply(self, state: State, move: Move) -> State:
        """The state after a move, checked first."""
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMove(reason.key, reason.rule, **reason.facts)
        return self.step(state, move)


Row = dict[str, Any]


def as_they_are(rows: Iterable[Row]) -> Iterable[Row]:
    """The rows of a record, unchanged."""
    return rows


@dataclass(frozen=True, slots=True)
class WhatIf:
    """One named change to a game.

    >>> WhatIf("carbon_price", "TF-W4", 5).value(3), WhatIf("no_spaces", "TF-W3").value(1)
    (3, True)
    """

    option: str
    """The option of the game that switches it on."""
    rule: str
    """Where it is written down: its number in the game's `RULES.md`."""
    most: int = 1
    """Its greatest strength; a rule that is on or off has no other."""

    def value(self, strength: int) -> bool | int:
        """What the option is set to; strength 0 is off."""
        return strength if self.most > 1 else bool(strength)


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game can be: options with a name, which the sentence `length-<game>-<name>` explains."""

    name: str
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What a game's package says of the game, so that everything else can find it by its name.

    `games/<game>/rules/__init__.py` has one as `RULEBOOK`.
    """

    make: Callable[[int, GameDeck | None, Mapping[str, Any]], Game]
    """The game for so many players, with a deck (without one, its own) and options; SetupError when
    there can't be one, such as for too many players."""
    most: int
    """How many players there can be at most."""
    usual: int
    """How many sit at a table when nobody says."""
    read_position: Callable[[str], dict[str, Any]]
    """The dict that the text form of a position stands for. Its first word is the game's name; "players"
    is a list of dicts with a "name" each, "options" a dict, if there are any."""
    columns: Mapping[str, str]
    """Columns of the record's frame between "event" and "move", with what they mean: facts of events. A fact
    "other" is the number of a player, and becomes their name."""
    numbers: frozenset[str]
    """Those of the columns that hold whole numbers; 0 where an event has no such fact."""
    rows: Callable[[Iterable[Row]], Iterable[Row]] = as_they_are
    """The rows of a whole record, with the columns filled that count over the whole game."""
    what_ifs: tuple[WhatIf, ...] = ()
    """The rules that people may change in the lab: what-if rules, and printed variants that are on or off."""
    lengths: tuple[Length, ...] = ()
    """The lengths to choose from, the shortest first; without any a game is always as long as it is."""
    version: int = 1
    """The version of the rules, one more whenever a change makes the same moves lead elsewhere. Saved games
    and resume codes name theirs."""
    earlier: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """For each earlier version whose games still open: the options that bring its rules back."""
