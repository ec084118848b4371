"""One screen at a table: it keeps how the table is looked at, and carries out what people ask for.

It knows nothing of notebooks: a widget, a web page or a test gives it messages and takes snapshots.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import perf_counter

from terra_widgets.errors import IllegalMove, Reason
from terra_widgets.games.contract import HINT_LEVELS, Move, State
from terra_widgets.table.table import Table
from terra_widgets.text import translate
from terra_widgets.widgets.difference import Difference, difference
from terra_widgets.widgets.end_screen import may_play_again, options_with
from terra_widgets.widgets.guide import Guide, guide_of
from terra_widgets.widgets.inbox import Inbox, trouble
from terra_widgets.widgets.intents import CHECKS, FORESIGHT, Intent, read
from terra_widgets.widgets.lookup import snapshot, snapshot_maker_of
from terra_widgets.widgets.shapes import Answer
from terra_widgets.widgets.snapshot import (
    ONLOOKER,
    Settings,
    Snapshot,
    ahead,
    automatic_seats,
    undo_count,
    why_no_redo,
)

AT_LEISURE = 0.01
"""Seconds for what was asked about several moves."""


class Screen:
    """A table as one screen shows it.

    Parameters
    ----------
    table
        The table; several screens may share it, and stay in step.
    settings
        How this screen begins to look at it.
    show
        Called with every new snapshot.
    first
        From where snapshots are counted.
    """

    def __init__(
        self, table: Table, settings: Settings, show: Callable[[Snapshot], None], *, first: int = 0
    ) -> None:
        self.table, self.settings, self._show = table, settings, show
        self.snapshot: Snapshot = {}
        self.public: Snapshot = {}
        """The same without anybody's secrets, for what others may find later, such as a saved notebook."""
        self._number = first
        self._announced = len(table.move_numbers)
        self._decider = table.to_move
        self._inbox = Inbox(partial(read, checks=CHECKS), self._carry_out, lambda: self.settings.language)
        self._busy = False
        self._drawn: State = None
        self._hinted: State = None
        self._guide: Guide | None = guide_of(table)
        self._actions: dict[str, Callable[[], str]] = {
            "undo": self._undo,
            "redo": self._redo,
            "advance": self._advance,
            "skip": self._skip,
            "handover": self._handover,
            "hide": self._hide,
            "hint": self._hint,
            "again": self._again,
            "same": partial(self._again, same=True),
        }
        self._leave = [table.watch(self._table_changed)]
        if self._guide is not None:
            self._leave.append(self._guide.watch(self._table_changed))
        self._draw()

    def close(self) -> None:
        """Stop following the table."""
        for leave in self._leave:
            leave()

    # From the view

    def receive(self, message: object) -> None:
        """Carry out one message from the view, or answer with one sentence and change nothing."""
        self._busy = True
        try:
            answered = self._inbox.receive(message)
        finally:
            self._busy = False
        if answered is None:
            return
        answer, news = answered
        if news is not None or self.table.state is not self._drawn:
            self._draw_safely(answer, news or "")
        else:
            self._answer(answer)

    def foresee(self, message: object) -> Snapshot | None:
        """What moves would bring, for a view on which they can be made; None where nobody may know.

        The view draws it as soon as one is made, and need not wait for the answer.
        """
        try:
            intent = read(message, FORESIGHT)
        except IllegalMove:
            return None
        if intent.at != self._number or self._guide is not None or self.settings.look is not None:
            return None
        foreseen: dict[str, Difference] = {}
        until = perf_counter() + AT_LEISURE
        for move in intent.value:
            changes = self._foresee(move)
            if changes is not None:
                foreseen[move] = changes
            if perf_counter() > until:  # somebody may have decided already, and waits
                break
        return {"foreseen": foreseen, "at": self._number} if foreseen else None

    def _foresee(self, move: str) -> Difference | None:
        """What a move would change in what is shown."""
        try:
            table = self._ahead(self.table.game.parse_move(move))
            if table is None:
                return None
            settings, since = self._following(table), self._announced_of(table)
            fresh = snapshot(table, settings, number=self._number + 1, since=since)
        except IllegalMove:
            return None
        except Exception as problem:  # noqa: BLE001 (who makes the move gets a sentence about it)
            trouble(problem, self.settings.language)
            return None
        return difference(self.snapshot | {"answer": fresh["answer"]}, fresh)

    def _ahead(self, first: Move) -> Table | None:
        """The table after a move of a person; None when it would bring something to light."""
        table, game, seat = self.table, self.table.game, self.settings.seat
        if game.to_move(table.state) in automatic_seats(table):
            return None
        # Whether a move can be made may tell what is in a hand: that is for whoever may make it.
        if self.snapshot["cover"] is not None or not (
            seat is None or game.may_make(table.state, first, seat)
        ):
            return None
        found = ahead(table, [first, *self._forced(first)])
        states = found.history[len(table.move_numbers) :]
        # The end shows everybody's secrets, and what lies hidden shows itself only to those who decided.
        if game.outcome(found.state) is not None or any(map(game.unseen, states, states[1:])):
            return None
        return found

    def _carry_out(self, intent: Intent) -> str | None:
        """Do what is asked; a text, which may be empty, says that something has changed."""
        if intent.at != self._number:
            # Two views may let an automatic player move at once; for the later one it has moved already.
            if (intent.action, intent.value) == ("do", "advance"):
                return None
            raise IllegalMove("message-stale")
        if intent.action == "move":
            return self._play(intent.value)
        if intent.action == "do":
            return self._actions[intent.value]()
        if intent.action == "look":
            return self._look(intent.value)
        if intent.action == "rule":
            return self._again(same=True, rule=intent.value)
        if intent.action == "guide":
            if self._guide is None:
                raise IllegalMove("message-no-guide")
            self._guide.turn(intent.value, self.table)
            return ""
        self.settings = replace(self.settings, **{intent.action: intent.value})
        if intent.action == "auto" and self.settings.look is None:
            self._play_forced()
        return ""

    def _play(self, text: str) -> str:
        self._now_only()
        table = self.table
        move = table.game.parse_move(text)
        maker, seat = table.game.mover(table.state, move), self.settings.seat
        if maker is not None and maker in automatic_seats(table):
            raise IllegalMove("why-automatic", name=table.shown_names[maker])
        if seat is not None and maker is not None and not table.game.may_make(table.state, move, seat):
            raise IllegalMove("why-other", name=table.shown_names[maker])
        table.play(text, *map(table.game.move_text, self._forced(move)))
        return ""

    def _play_forced(self) -> None:
        forced = self._forced()
        if forced:
            self.table.play(*map(self.table.game.move_text, forced))

    def _forced(self, first: Move | None = None) -> list[Move]:
        """The single choices that follow now, or after a first move."""
        table, game = self.table, self.table.game
        forced: list[Move] = []
        if not self.settings.auto:
            return forced
        state = table.state if first is None else game.apply(table.state, first)
        automatic, seat = automatic_seats(table), self.settings.seat
        while (
            game.to_move(state) not in automatic
            and seat
            in {None, game.to_move(state)}  # nobody decides for others, not even where there is no choice
            and self._plays_itself(state)
        ):
            forced.append(game.legal_moves(state)[0])
            state = game.step(state, forced[-1])
        return forced

    def _plays_itself(self, state: State) -> bool:
        """Whether a decision is made without asking on this screen."""
        return self.settings.auto and snapshot_maker_of(self.table).plays_itself(self.table, state)

    def _now_only(self) -> None:
        if self.settings.look is not None:
            raise IllegalMove("why-looking")

    def _look(self, step: int | None) -> str:
        last = len(self.table.move_numbers)
        if step is not None and step > last:
            raise IllegalMove("message-look", found=step, last=last)
        self.settings = replace(self.settings, look=None if step == last else step)
        return ""

    def _undo(self) -> str:
        self._now_only()
        back = undo_count(self.table, self._plays_itself, self.settings.seat)
        if isinstance(back, Reason):
            raise IllegalMove(back.key, back.rule, **back.facts)
        self.table.undo(back)
        return translate("news-undone", self.settings.language)

    def _redo(self) -> str:
        self._now_only()
        reason = why_no_redo(self.table, self.settings.seat)
        if reason is not None:
            raise IllegalMove(reason.key, reason.rule, **reason.facts)
        table, game, automatic = self.table, self.table.game, automatic_seats(self.table)
        state, forth = table.state, 0
        for move in map(game.parse_move, table.undone):
            if forth and game.mover(state, move) not in automatic and not self._plays_itself(state):
                break
            state, forth = game.step(state, move), forth + 1
        table.redo(forth)
        return translate("news-redone", self.settings.language)

    def _advance(self) -> str:
        self._automatic_only()
        self.table.advance(most=1)
        self._play_forced()
        return ""

    def _skip(self) -> str:
        self._automatic_only()
        automatic = self.table.automatic
        while self.table.to_move in automatic:
            self.table.advance()
            self._play_forced()
        return ""

    def _automatic_only(self) -> None:
        self._now_only()
        if self.table.to_move not in self.table.automatic:
            raise IllegalMove("message-no-automatic")

    def _handover(self) -> str:
        """Whoever says that they are the player sees that player's secrets on this screen."""
        cover = self.snapshot["cover"]
        if cover is not None:
            self.settings = replace(self.settings, shown_to=cover["seat"])
            return ""
        part = snapshot_maker_of(self.table).secrets
        secrets = self.snapshot[part] if part is not None else {"seat": None, "hidden": False}
        seat = secrets["seat"]
        owned = self.settings.seat is not None  # nobody else may come to it
        if not secrets["hidden"] or seat is None or seat in automatic_seats(self.table) or owned:
            raise IllegalMove("message-no-secrets")
        self.settings = replace(self.settings, shown_to=seat)
        return ""

    def _hide(self) -> str:
        self.settings = replace(self.settings, shown_to=None, hint=None)
        return ""

    def _hint(self) -> str:
        """The next level of a hint from what the deciding player knows; it stays until the table changes."""
        self._now_only()
        table, game = self.table, self.table.game
        moment = snapshot_maker_of(table)(table, self.settings)
        reason = moment.why_no_hint()
        if reason is not None:
            raise IllegalMove(reason.key, reason.rule, **reason.facts)
        assert moment.decider is not None
        hint, level = self.settings.hint, min(self.settings.hint_level + 1, HINT_LEVELS)
        if hint is None or table.state is not self._hinted:
            hint, level = game.hint(game.view(table.state, moment.decider)), 1
        self.settings, self._hinted = replace(self.settings, hint=hint, hint_level=level), table.state
        return ""

    def _again(self, *, same: bool = False, rule: str | None = None) -> str:
        """A new game at this table: with new luck, with the same cards, or with one other rule."""
        table = self.table
        if not may_play_again(table, self.settings):
            raise IllegalMove("again-not-here")
        options = {} if rule is None else options_with(table, rule)
        table.again(seed=table.record.seed if same else None, **options)
        if self._guide is not None:
            self._guide.closed = True
        self.settings = replace(self.settings, look=None, shown_to=None, hint=None)
        return translate("news-again", self.settings.language)

    # From the table

    def _table_changed(self) -> None:
        if not self._busy:  # else it is drawn once, when all that was asked is done
            self._draw_safely(None, "")

    def _following(self, table: Table) -> Settings:
        """The settings for what has happened at the table."""
        settings = self.settings
        # Whoever is there stays while automatic players move; another person takes the place.
        if (
            table.to_move not in {self._decider, *table.automatic}
            and self._person(table) != settings.shown_to
        ):
            settings = replace(settings, shown_to=None)
        if settings.hint is not None and table.state is not self._hinted:
            settings = replace(settings, hint=None)
        if settings.look is not None and settings.look >= len(table.move_numbers):
            settings = replace(settings, look=None)
        return settings

    def _person(self, table: Table) -> int | None:
        return None if table.to_move is None else table.names.index(table.to_move)

    def _announced_of(self, table: Table) -> int:
        """How many moves of a table this screen has told already."""
        return min(self._announced, len(table.move_numbers))

    def _draw_safely(self, answer: Answer | None, news: str) -> None:
        try:
            self._draw(answer, news)
        except Exception as problem:  # noqa: BLE001 (the table has changed already; say what went wrong)
            error = trouble(problem, self.settings.language)
            self._answer({"id": answer["id"] if answer else None, "error": error})

    def _answer(self, answer: Answer) -> None:
        same = self.public is self.snapshot
        self.snapshot = {**self.snapshot, "answer": answer}
        self.public = self.snapshot if same else {**self.public, "answer": answer}
        self._show(self.snapshot)

    def _draw(self, answer: Answer | None = None, news: str = "") -> None:
        self.settings, self._decider = self._following(self.table), self.table.to_move
        since = self._announced_of(self.table)
        guide = None if self._guide is None else self._guide.snapshot(self.table, self.settings.language)
        draw = partial(
            snapshot, self.table, number=self._number + 1, answer=answer, since=since, news=news, guide=guide
        )
        fresh = draw(self.settings)
        self.public = draw(without_secrets(self.settings)) if self._private() else fresh
        self._number += 1
        self._announced, self._drawn = len(self.table.move_numbers), self.table.state
        self.snapshot = fresh
        self._show(fresh)

    def _private(self) -> bool:
        """Whether there is anything on this screen that others at the table may not know."""
        people = len(self.table.names) - len(self.table.automatic)
        looks = self.settings.seat not in {None, ONLOOKER} or self.settings.shown_to is not None
        return people > 1 and looks and self.table.to_move is not None


def without_secrets(settings: Settings) -> Settings:
    """The same look at a table, but as somebody sees it who only watches."""
    seat = None if settings.seat is None else ONLOOKER
    return replace(settings, seat=seat, shown_to=None, hint=None)
