"""A guided game: a real table, and a lesson for each kind of decision when the learner first meets it.

What was learned follows from the moves made so far, so that undo goes a lesson back, and a game that was
saved and loaded goes on where it was. Nothing is ever blocked: whatever the learner does, the next decision
has its lesson, or one sentence when it is known already. What the lessons are, each game says in its
`guide.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar
from weakref import WeakKeyDictionary, WeakMethod

from terra_widgets.errors import Fact, SetupError, known_language
from terra_widgets.games import catalog
from terra_widgets.games.contract import Move, State
from terra_widgets.games.list_game import PHASE
from terra_widgets.games.players import player as automatic_player
from terra_widgets.table.start import load, new
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.lookup import snapshot_maker_of
from terra_widgets.widgets.shapes import GuideStep

WELCOME = "welcome"
"""The first lesson of every game: what it is about, before the first move."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to learn, told at the first decision that it suits."""

    key: str
    """Names the texts `guide-<game>-<key>-title` and `-text`."""
    decision: str = ""
    """The name of the decision that it is about; any decision when empty."""
    parts: tuple[str, ...] = ()
    """The parts of the board to look at."""


class Guide:
    """The guide at one table; each game makes its own of this."""

    lessons: ClassVar[tuple[Lesson, ...]]
    """In the order in which they are told where several suit a decision."""
    decisions: ClassVar[tuple[str, ...]]
    """The names of all decisions of the game, by their numbers."""
    partners: ClassVar[tuple[str, ...]]
    """The automatic players at the table of a first game."""
    seed: ClassVar[int]
    """Lays out a first game in which all lessons come up soon; another deck may ask for another seed."""
    options: ClassVar[Mapping[str, Any]] = {}
    adviser: ClassVar[str]
    """The automatic player whose move is pointed at where a lesson has none of its own."""
    facts: ClassVar[Mapping[str, Fact]] = {}
    """The numbers of the rules, for the texts."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The learner."""
        self.left = False
        self.closed = False
        self._skipped: dict[str, int] = {}
        self._seen: list[tuple[State, bool, tuple[str, ...]]] = []
        self._watchers: list[WeakMethod[Callable[[], None]]] = []

    # What each game says

    def suits(self, lesson: Lesson, game: Any, state: State) -> bool:  # noqa: ARG002 (a game may look closer)
        """Whether a lesson is about the decision that a state asks for."""
        return lesson.decision in {"", self.decision(state)}

    def advice(
        self,
        game: Any,
        view: State,
        lesson: str,  # noqa: ARG002
        untold: frozenset[str],  # noqa: ARG002
    ) -> Sequence[Move]:
        """The moves of which the adviser picks the one to point at; none where that would tell an answer.

        Parameters
        ----------
        game, view
            The rules, and the table as the learner knows it.
        lesson
            The key of the lesson that is told now; empty when the decision is known already.
        untold
            The lessons that were not told before: a way to meet their decisions is good advice.
        """
        moves: Sequence[Move] = game.legal_moves(view)
        return moves

    @classmethod
    def begin(cls, game: str, names: Sequence[str], language: str) -> Table:
        """The table of a first game."""
        return new(game, players=names, seed=cls.seed, language=language, **cls.options)

    # What all games share

    def decision(self, state: State) -> str:
        """The name of the decision that a state asks for."""
        return self.decisions[int(state[PHASE])]

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a method when somebody goes on, leaves or comes back; what comes back ends that."""
        # Weakly: a screen holds its table, and a guide must not keep its own table alive.
        watcher = WeakMethod(changed)
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher) if watcher in self._watchers else None

    def turn(self, what: str, table: Table) -> None:
        """Go on to the next lesson, leave the guide, or come back to it."""
        told, now = self.progress(table)
        if what == "leave":
            self.left = True
        elif what == "resume" or self.left:
            self.left = self.closed = False
        elif now:
            self._skipped[now] = len(table.move_numbers)
        elif self._done(table, told):
            self.closed = True
        for watcher in tuple(self._watchers):
            if (changed := watcher()) is not None:
                changed()

    def progress(self, table: Table) -> tuple[frozenset[str], str]:
        """The lessons that were told before this decision, and the one that is told now, if any.

        When the game is over, the lessons that never came up are told one by one.
        """
        told: set[str] = set()
        for number, (asked, suiting) in enumerate(self._suiting(table)):
            told.update(key for key, since in self._skipped.items() if since <= number)
            now = next((key for key in suiting if key not in told), "")
            if number < len(table.move_numbers) and now and asked:
                told.add(now)
        if table.to_move is None:
            now = next((lesson.key for lesson in self.lessons if lesson.key not in told), "")
        return frozenset(told), now

    def snapshot(self, table: Table, language: str) -> GuideStep | None:
        """The guide's part of a snapshot."""
        if self.closed:
            return None
        told, now = self.progress(table)
        done = self._done(table, told)
        title, text = self._texts(table, language, now, done=done)
        return {
            "step": len(told) + (now != ""),
            "steps": len(self.lessons),
            "title": title,
            "text": text,
            "lesson": now,
            "done": done,
            "left": self.left,
            "highlight": [] if self.left or done else self._highlight(table, told, now),
        }

    def _done(self, table: Table, told: frozenset[str]) -> bool:
        """Whether everything was told, and what was told last is over: an offer takes several clicks."""
        game, history = table.game, table.history
        goes_on = (
            len(history) > 1
            and all(self._learner_decides(game, state) for state in history[-2:])
            and self.decision(history[-2]) == self.decision(history[-1])
        )
        return len(told) == len(self.lessons) and not goes_on

    def _texts(self, table: Table, language: str, now: str, *, done: bool) -> tuple[str, str]:
        """A title and a sentence or two."""
        own = f"guide-{table.game.name.replace('_', '-')}"
        seat = table.game.to_move(table.state)
        facts: dict[str, Fact] = {
            **self.facts,
            "name": "" if seat is None else isolated(table.shown_names[seat]),
        }
        if self.left:
            title, text = "guide-left-title", "guide-left-text"
        elif now:
            title, text = f"{own}-{now}-title", f"{own}-{now}-text"
        elif done:
            title, text = "guide-done-title", f"{own}-done-text"
        else:
            stem = "guide-known" if self._learner_decides(table.game, table.state) else "guide-watch"
            title, text = f"{stem}-title", f"{stem}-text"
        head = translate(title, language, **facts)
        if now and not self.left and table.to_move is None:
            head = translate("guide-missed", language, title=head)
        return head, translate(text, language, **facts)

    def _highlight(self, table: Table, told: frozenset[str], now: str) -> list[str]:
        """What to look at: parts of the board, and the text forms of moves."""
        game, state = table.game, table.state
        parts = next((lesson.parts for lesson in self.lessons if lesson.key == now), ())
        if now == WELCOME or not self._learner_decides(game, state):
            return list(parts)
        view = game.view(state, self.seat)
        untold = frozenset(lesson.key for lesson in self.lessons) - told
        moves = self.advice(game, view, now, untold)
        if not moves:
            return list(parts)
        luck = Random(len(table.move_numbers)).random  # the same advice whenever this moment is drawn
        move = automatic_player(self.adviser, game.name).choose(game, view, moves, luck)
        return [*parts, game.move_text(move)]

    def _learner_decides(self, game: Any, state: State) -> bool:
        return bool(game.to_move(state) == self.seat)

    def _suiting(self, table: Table) -> list[tuple[bool, tuple[str, ...]]]:
        """For each moment so far, whether the learner was asked, and the lessons that suit that.

        While others begin a game, the learner is welcome already.
        """
        seen, history, game = self._seen, table.history, table.game
        same = 0
        while same < min(len(seen), len(history)) and seen[same][0] is history[same]:
            same += 1
        del seen[same:]
        forced = snapshot_maker_of(table).plays_itself
        for state in history[same:]:
            # What plays itself nobody sees; that a single choice is shown after all, the last moment tells.
            asked = self._learner_decides(game, state) and (state is table.state or not forced(table, state))
            keys = (lesson.key for lesson in self.lessons if asked and self.suits(lesson, game, state))
            seen.append((state, asked, tuple(keys) if asked else (WELCOME,)))
        return [(asked, suiting) for _, asked, suiting in seen]


_GUIDES: WeakKeyDictionary[Table, Guide] = WeakKeyDictionary()


def first_game(
    game: str = catalog.DEFAULT,
    *,
    player: str = "Team A",
    saved: str | os.PathLike[str] | None = None,
    language: str = "en",
) -> Table:
    """A table for a first game: its widget explains each kind of decision when it comes up.

    Parameters
    ----------
    game
        The name of a game: "terra_futura", "terra", "terrabilis" or "nova_ziemia".
    player
        The name of the learner, who plays with automatic players.
    saved
        A first game that `table.save` wrote: the guide goes on where it was.
    language
        The language of sentences.

    >>> first_game("terra", player="Ada").names[0]
    'Ada'
    """
    known_language(language)
    if saved is not None:
        return attach(load(saved, language=language))
    name = catalog.find(game)
    if not has_guide(name):
        raise SetupError("guide-none", found=name, known=", ".join(filter(has_guide, catalog.games())))
    guide: type[Guide] = catalog.part(name, "guide").GUIDE
    return attach(guide.begin(name, [player, *guide.partners], language))


def has_guide(game: str) -> bool:
    """Whether a game has a guided first game."""
    return catalog.has(game, "guide")


def attach(table: Table) -> Table:
    """Give a table the guide of its game; its first person is the learner."""
    people = [seat for seat, name in enumerate(table.names) if name not in table.automatic]
    if people:
        _GUIDES[table] = catalog.part(table.game.name, "guide").GUIDE(people[0])
    return table


def guide_of(table: Table) -> Guide | None:
    """The guide at a table, if it has one."""
    return _GUIDES.get(table)
