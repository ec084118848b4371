"""The guided first game: ten short steps over a real table, each waiting for the learner's own move.

Which step it is follows from the moves made so far, so that undo goes a step back, and a game that was
saved and loaded goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary, WeakMethod

from terra_widgets.decks import Card
from terra_widgets.rules.core import Event, Move, State
from terra_widgets.rules.terra_futura import TerraFutura
from terra_widgets.rules.terra_futura.layout import (
    CARDS, CELL_NAMES, LANDS, MARKET, MASK, PHASE, PLACE, POLLUTE, RAWS, ROOM, ROW, ROW_LENGTH, WHO,
)  # fmt: skip
from terra_widgets.rules.terra_futura.market import line_of
from terra_widgets.rules.terra_futura.moves import ARGS, LEVELS, VERB
from terra_widgets.table import Table
from terra_widgets.views.words import said

SEED = 249  # a plain start: cards that give, beside cards that exchange what they give
ON_CARDS = {"place", "use", "pay", "pollute", "move", "clean"}
TAKES = frozenset(("take", "draw"))


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


STEPS = (
    Step("take", TAKES),
    Step("place", frozenset(("place",))),
    Step("use", frozenset(("use",))),
    Step("gain", frozenset(("gain",)), cell="c3"),
    Step("second", TAKES),
    Step("line", frozenset(("place",))),
    Step("gather", frozenset(("gain",))),
    # Who has enough already may exchange before gathering.
    Step("exchange", frozenset(("pay",)), after="line"),
    Step("pollution", frozenset(("pollute",)), after="line"),
    Step("goal", TAKES),
)


class Guide:
    """The guide at one table."""

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
            if step < len(STEPS):
                self._skipped[STEPS[step].key] = len(table.moves)
            else:
                self.closed = True
        for watcher in tuple(self._watchers):
            if (changed := watcher()) is not None:
                changed()

    def step(self, table: Table) -> int:
        """How many steps are done."""
        happened = self._happened(table)
        done: dict[str, int] = {}
        for number, step in enumerate(STEPS):
            start = done[step.after] if step.after else max(done.values(), default=0)
            wanted = {(kind, step.cell) for kind in step.events}
            found = next((i + 1 for i in range(start, len(happened)) if happened[i] & wanted), None)
            end = found if found is not None else self._skipped.get(step.key)
            if end is None:
                return number
            done[step.key] = min(end, len(happened))
        return len(STEPS)

    def shown(self, table: Table, language: str) -> dict[str, Any] | None:
        """The guide's part of a snapshot."""
        if self.closed:
            return None
        done = self.step(table)
        finished = done == len(STEPS)
        key = "left" if self.left else "done" if finished else STEPS[done].key
        return {
            "step": min(done + 1, len(STEPS)),
            "steps": len(STEPS),
            "title": said(f"guide-{key}-title", language),
            "text": said(f"guide-{key}-text", language),
            "done": finished,
            "left": self.left,
            "highlight": [] if self.left or finished else self._highlight(table, STEPS[done].key),
        }

    def _happened(self, table: Table) -> list[frozenset[tuple[str, str | None]]]:
        """For each move what the learner did, as kinds of events with and without their places."""
        seen, history = self._seen, table.history
        same = 0
        while same < min(len(seen), len(table.moves)) and seen[same][0] is history[same + 1]:
            same += 1
        del seen[same:]
        for i in range(same, len(table.moves)):
            before, after = history[i], history[i + 1]
            events = table.game.events(before, table.moves[i], after)
            seen.append((after, frozenset(both for event in events for both in self._own(event))))
        return [kinds for _, kinds in seen]

    def _own(self, event: Event) -> list[tuple[str, str | None]]:
        if event.player != self.seat:
            return []
        return [(event.kind, None), (event.kind, str(event.facts.get("cell")))]

    def _highlight(self, table: Table, step: str) -> list[str]:
        """What to look at: the names of parts and places."""
        game, state = table.game, table.state
        assert isinstance(game, TerraFutura)
        if game.to_move(state) != self.seat:
            return ["prompt"]
        if state[PHASE] == MARKET:
            more = ["scoring"] if step == "goal" else []
            return ["market", *more, *_market_cards(game, state, step)]
        moves = [move for move in game.legal_moves(state) if _fits(game, state, move, step)]
        cells = [f"cell:{CELL_NAMES[ARGS[move][0]]}" for move in moves if VERB[move] in ON_CARDS]
        hand = ["hand"] if state[PHASE] == PLACE else []
        return [*hand, *dict.fromkeys(cells)] or ["choices"]


def _market_cards(game: TerraFutura, state: State, step: str) -> list[str]:
    """The cards that suit a step, by level and place."""
    suits = {"take": _gives, "second": _exchanges}.get(step)
    if suits is None:
        return []
    return [
        f"market:{level}:{ROW_LENGTH - i}"
        for row, level in enumerate(LEVELS)
        for i, card in enumerate(state[ROW + row])
        if suits(game.cards.deck.cards[card])
    ]


def _gives(card: Card) -> bool:
    return any(any(effect.gives[:RAWS]) and not effect.pollution for effect in card.top)


def _exchanges(card: Card) -> bool:
    """Whether raw materials alone pay for an exchange that pollutes: every lesson of the steps to come."""
    return any(effect.pollution and not any(effect.cost[RAWS:]) for effect in card.bottom)


def _fits(game: TerraFutura, state: State, move: Move, step: str) -> bool:
    """Whether a move is one that a step asks for; all are where it does not matter."""
    land = state[LANDS + state[WHO]]
    cell, number, _ = ARGS[move]
    if VERB[move] == "place" and step == "line":
        reach = {
            ARGS[other][0]: len(line_of(land[MASK] | 1 << ARGS[other][0], ARGS[other][0]))
            for other in game.legal_moves(state)
        }
        return reach[cell] == max(reach.values())
    if VERB[move] == "use":
        effect = game.cards.deck.cards[land[CARDS][cell]].effects[number]
        wanted = {"gain": "c3", "gather": "gain", "exchange": "exchange", "pollution": "exchange"}.get(step)
        if step in {"second", "goal"}:
            return False
        return wanted is None or wanted in {effect.kind, CELL_NAMES[cell]}
    if state[PHASE] == POLLUTE:
        roomy = any(land[ARGS[other][0]] >> ROOM > 1 for other in game.legal_moves(state))
        return not roomy or bool(land[cell] >> ROOM > 1)
    return True


_GUIDES: WeakKeyDictionary[Table, Guide] = WeakKeyDictionary()


def attach(table: Table) -> Table:
    """Give a table the guide; its first person is the learner."""
    people = [seat for seat, name in enumerate(table.names) if name not in table.automatic]
    if people:
        _GUIDES[table] = Guide(people[0])
    return table


def guide_of(table: Table) -> Guide | None:
    """The guide at a table, if it has one."""
    return _GUIDES.get(table)
