"""A guided game: short steps over a real table, each waiting for the learner's own move.

Which step it is follows from the moves made so far, so that undo goes a step back, and a game that was
saved and loaded goes on where it was. What the steps are, each game says in its `guide.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar
from weakref import WeakKeyDictionary, WeakMethod

from terra_widgets.games import catalog
from terra_widgets.games.contract import Event, State
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.shapes import GuideStep


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what the learner has to do, as the events that show it was done."""

    key: str
    """Names the texts `guide-<key>-title` and `guide-<key>-text`."""
    events: frozenset[str]
    cell: str | None = None
    """The place where it has to happen, if it matters."""
    after: str | None = None
    """The step after which it counts; usually the one before."""


class Guide:
    """The guide at one table; each game that has one makes its own of this."""

    steps: ClassVar[tuple[Step, ...]]

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The learner."""
        self.left = False
        self.closed = False
        self._skipped: dict[str, int] = {}
        self._seen: list[tuple[State, frozenset[tuple[str, str | None]]]] = []
        self._watchers: list[WeakMethod[Callable[[], None]]] = []

    def watch(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a method when somebody goes on, leaves or comes back; what comes back ends that."""
        # Weakly: a screen holds its table, and a guide must not keep its own table alive.
        watcher = WeakMethod(changed)
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher) if watcher in self._watchers else None

    def turn(self, what: str, table: Table) -> None:
        """Go on to the next step, leave the guide, or come back to it."""
        if what == "leave":
            self.left = True
        elif what == "resume" or self.left:
            self.left = self.closed = False
        else:
            step = self.step(table)
            if step < len(self.steps):
                self._skipped[self.steps[step].key] = len(table.move_numbers)
            else:
                self.closed = True
        for watcher in tuple(self._watchers):
            if (changed := watcher()) is not None:
                changed()

    def step(self, table: Table) -> int:
        """How many steps are done."""
        happened = self._happened(table)
        done: dict[str, int] = {}
        for number, step in enumerate(self.steps):
            start = done[step.after] if step.after else max(done.values(), default=0)
            wanted = {(kind, step.cell) for kind in step.events}
            found = next((i + 1 for i in range(start, len(happened)) if happened[i] & wanted), None)
            end = found if found is not None else self._skipped.get(step.key)
            if end is None:
                return number
            done[step.key] = min(end, len(happened))
        return len(self.steps)

    def snapshot(self, table: Table, language: str) -> GuideStep | None:
        """The guide's part of a snapshot."""
        if self.closed:
            return None
        done = self.step(table)
        finished = done == len(self.steps)
        key = "left" if self.left else "done" if finished else self.steps[done].key
        return {
            "step": min(done + 1, len(self.steps)),
            "steps": len(self.steps),
            "title": translate(f"guide-{key}-title", language),
            "text": translate(f"guide-{key}-text", language),
            "done": finished,
            "left": self.left,
            "highlight": [] if self.left or finished else self.highlight(table, self.steps[done].key),
        }

    def _happened(self, table: Table) -> list[frozenset[tuple[str, str | None]]]:
        """For each move what the learner did, as kinds of events with and without their places."""
        seen, history = self._seen, table.history
        same = 0
        while same < min(len(seen), len(table.move_numbers)) and seen[same][0] is history[same + 1]:
            same += 1
        del seen[same:]
        for i in range(same, len(table.move_numbers)):
            before, after = history[i], history[i + 1]
            events = table.game.events(before, table.move_numbers[i], after)
            seen.append((after, frozenset(both for event in events for both in self._own(event))))
        return [kinds for _, kinds in seen]

    def _own(self, event: Event) -> list[tuple[str, str | None]]:
        if event.player != self.seat:
            return []
        return [(event.kind, None), (event.kind, str(event.facts.get("cell")))]

    def highlight(self, table: Table, step: str) -> list[str]:
        """What to look at: the names of parts and places."""
        raise NotImplementedError


_GUIDES: WeakKeyDictionary[Table, Guide] = WeakKeyDictionary()


def attach(table: Table) -> Table:
    """Give a table the guide of its game; its first person is the learner."""
    people = [seat for seat, name in enumerate(table.names) if name not in table.automatic]
    if people:
        _GUIDES[table] = catalog.part(table.game.name, "guide").GUIDE(people[0])
    return table


def guide_of(table: Table) -> Guide | None:
    """The guide at a table, if it has one."""
    return _GUIDES.get(table)
