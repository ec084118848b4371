"""One moment of Terra Futura as plain data: all that a view shows, and nothing that it may not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from terra_widgets.errors import Reason
from terra_widgets.rules.core import State
from terra_widgets.rules.terra_futura import TerraFutura
from terra_widgets.rules.terra_futura.ending import count
from terra_widgets.rules.terra_futura.layout import (
    CELLS, CHOSEN_PATTERN, CHOSEN_SET, CUBES, DECISIONS, HAND, HELD, LANDS, NONE, OVER, PHASE, TURN,
)  # fmt: skip
from terra_widgets.rules.terra_futura.moves import ARGS, TEXT, VERB
from terra_widgets.table import Table
from terra_widgets.views.board import Board
from terra_widgets.views.cards import Drawings, amount, drawings
from terra_widgets.views.sentences import entry, outcome_text, prompt_text, round_text
from terra_widgets.views.words import apart, reason_said, said, tongues, words

Snapshot = dict[str, Any]
MOST_ENTRIES = 60
MOST_NEWS = 4


@dataclass(frozen=True, slots=True)
class Settings:
    """How one screen looks at a table."""

    language: str = "en"
    auto: bool = True
    """Whether forced single choices play themselves."""
    look: int | None = None
    """The number of moves after which to show the table; None shows it now."""
    shown_to: int | None = None
    """The seat whose secrets may be seen on this screen, after a hand-over."""
    viewer: int | None = None
    """The seat whose territory or scoring cards a widget is about; None for all."""


def snapshot(
    table: Table,
    settings: Settings | None = None,
    *,
    number: int = 0,
    answer: Mapping[str, str | None] | None = None,
    since: int | None = None,
    news: str = "",
    guide: Mapping[str, Any] | None = None,
) -> Snapshot:
    """The table as one screen shows it.

    Parameters
    ----------
    table
        The table; it stays as it is.
    settings
        How this screen looks at it.
    number
        The number of this snapshot, which messages from the view refer to.
    answer
        Which message this answers, and the sentence if it was refused.
    since
        How many moves the screen has told already; the later ones are announced.
    news
        A sentence to announce before what is asked.
    guide
        The step of a guided game.
    """
    settings = settings or Settings(language=table.language)
    return _Moment(table, settings).snapshot(number, answer, since, news, guide)


def undo_count(table: Table, auto: bool) -> int | Reason:
    """How many moves lie between now and the last decision of a person; or why there is no way back."""
    game, history, automatic = table.game, table.history, automatic_seats(table)
    for back in range(1, len(history)):
        before, after = history[-back - 1], history[-back]
        if game.unseen(before, after) and not game.sandbox:
            return Reason("undo-unseen")
        if game.to_move(before) not in automatic and not (auto and len(game.legal_moves(before)) == 1):
            return back
    return Reason("undo-nothing")


def automatic_seats(table: Table) -> frozenset[int]:
    """The seats of automatic players."""
    return frozenset(seat for seat, name in enumerate(table.names) if name in table.automatic)


class _Moment:
    """One table seen from one screen at one moment."""

    def __init__(self, table: Table, settings: Settings) -> None:
        game = table.game
        assert isinstance(game, TerraFutura)
        self.table, self.game, self.settings = table, game, settings
        self.language, self.names = settings.language, table.names
        self.state: State = table.state if settings.look is None else table.history[settings.look]
        self.decider = game.to_move(self.state)
        self.automatic = automatic_seats(table)
        self.people = [seat for seat in range(game.players) if seat not in self.automatic]
        self.drawn: Drawings = drawings(game.cards.deck, self.language)
        blanket = self._blanket()
        moves = game.legal_moves(self.state) if blanket is None else ()
        self.board = Board(game, self.state, table.names, self.drawn, moves, blanket)

    def _blanket(self) -> str | None:
        """The one reason why nothing at all can be done on this screen now, if there is one."""
        if self.settings.look is not None:
            return said("why-looking", self.language)
        if self.decider is None:
            return said("why-over", self.language)
        if self.decider in self.automatic:
            return said("why-automatic", self.language, name=apart(self.names[self.decider]))
        return None

    def snapshot(
        self,
        number: int,
        answer: Mapping[str, str | None] | None,
        since: int | None,
        news: str,
        guide: Mapping[str, Any] | None,
    ) -> Snapshot:
        language, state, seats = self.language, self.state, range(self.game.players)
        shown = seats if self.settings.viewer is None else (self.settings.viewer,)
        prompt, score, log = self._prompt(), self._score(), self._log()
        watching = prompt["automatic"] and self.settings.look is None
        return {
            "game": self.game.name,
            "number": number,
            "answer": dict(answer) if answer is not None else {"id": None, "error": None},
            "language": language,
            "languages": tongues(),
            "words": words(language),
            "title": said("game-terra-futura", language),
            "round": round_text(self.game, state, language),
            "prompt": prompt,
            "announce": self._announce(since, news, prompt["text"]),
            "seats": [self._seat(seat, score["rows"][seat]["total"]) for seat in seats],
            "market": self.board.market(),
            "hand": self.drawn.cards[state[HAND]] if state[HAND] != NONE else None,
            "territories": [self.board.territory(seat) for seat in shown],
            "choices": self._choices(),
            "supply": self.board.supply(),
            "scoring": self._scoring(),
            "score": score,
            "log": log,
            "can": self._can(),
            "auto": self.settings.auto,
            "watch": prompt["text"] if watching else None,
            "outcome": self._outcome(),
            "guide": dict(guide) if guide is not None else None,
            "gone": said("gone", language),
        }

    # Who decides

    def _prompt(self) -> Snapshot:
        automatic = self.decider in self.automatic
        if self.settings.look is not None:
            text = said("prompt-looking", self.language, step=self.settings.look, last=len(self.table.moves))
        elif automatic:
            text = said("prompt-automatic", self.language, name=apart(self.names[self.decider or 0]))
        else:
            text = prompt_text(self.game, self.state, self.names, self.drawn)
        return {
            "seat": self.decider,
            "name": "" if self.decider is None else self.names[self.decider],
            "decision": DECISIONS[self.state[PHASE]],
            "text": text,
            "automatic": automatic,
        }

    def _announce(self, since: int | None, news: str, prompt: str) -> str:
        last = len(self.table.moves)
        told = [] if since is None else range(max(since, last - MOST_NEWS) + 1, last + 1)
        happened = [entry(self.table, step, self.language)[1] for step in told]
        return " ".join([*([news] if news else happened), prompt])

    def _seat(self, seat: int, points: int) -> Snapshot:
        land = self.state[LANDS + seat]
        return {
            "seat": seat,
            "name": self.names[seat],
            "automatic": seat in self.automatic,
            "turn": self.state[PHASE] != OVER and seat == self.state[TURN],
            "points": points,
            "cubes": land[CUBES],
            "cards": len(land[CELLS]),
        }

    def _choices(self) -> list[Snapshot]:
        choices = []
        for move in self.board.elsewhere:
            verb, kind = VERB[move], None
            if verb in {"choose", "reward"}:
                kind = TEXT[move].partition(" ")[2]
                label = amount(kind, 1, self.language)
            elif verb in {"pattern", "score"}:
                label = self._card_choice(verb, ARGS[move][0])
            else:
                label = said(f"do-{verb}", self.language)
            choices.append({"move": TEXT[move], "label": label, "kind": kind})
        return choices

    def _card_choice(self, verb: str, which: int) -> str:
        """TF-11: a choice between secret cards names them only to their player."""
        assert self.decider is not None
        if not self._sees(self.decider):
            return said(f"do-{verb}-secret", self.language, number=which + 1)
        held = self.state[LANDS + self.decider][HELD]
        return said(f"do-{verb}", self.language, card=self.drawn.scoring_names[held[which]])

    # Secrets

    def _sees(self, seat: int) -> bool:
        """TF-11: whether this screen may show the scoring cards of a player."""
        if self.state[PHASE] == OVER:
            return True
        return seat not in self.automatic and (self.people == [seat] or self.settings.shown_to == seat)

    def _whose_cards(self) -> int | None:
        """The player whose scoring cards belong on this screen now."""
        if self.settings.viewer is not None:
            return self.settings.viewer
        if len(self.people) == 1:
            return self.people[0]
        return None if self.decider in self.automatic else self.decider

    def _scoring(self) -> Snapshot:
        seat = self._whose_cards()
        owners: Sequence[int] = () if seat is None else (seat,)
        if self.state[PHASE] == OVER and self.settings.viewer is None:
            owners = range(self.game.players)
        visible = all(map(self._sees, owners)) and bool(owners)
        handover = None
        if seat is not None and not visible:
            key = "handover-automatic" if seat in self.automatic else "handover"
            handover = said(key, self.language, name=apart(self.names[seat]))
        return {
            "seat": seat,
            "name": "" if seat is None else self.names[seat],
            "hidden": not visible,
            "handover": handover,
            "cards": [card for owner in owners for card in self._held(owner)] if visible else [],
        }

    def _held(self, seat: int) -> list[Snapshot]:
        land = self.state[LANDS + seat]
        cards = []
        for i, card in enumerate(land[HELD]):
            uses = {"pattern": land[CHOSEN_PATTERN], "set": land[CHOSEN_SET]}
            chosen = [use for use, which in uses.items() if which == i]
            whose = {"chosen": chosen, "seat": seat, "owner": self.names[seat]}
            cards.append(self.drawn.scoring[card] | whose)
        return cards

    # The count

    def _score(self) -> Snapshot:
        outcome = self.game.outcome(self.state)
        rows = []
        for seat, land in enumerate(self.state[LANDS:]):
            # TF-61: before a set is picked it is secret, and counts for nobody.
            picked = land[CHOSEN_SET] if land[CHOSEN_SET] != NONE else None
            lines = count(self.game, land, picked)
            rows.append(
                {
                    "seat": seat,
                    "name": self.names[seat],
                    "total": sum(line.points for line in lines),
                    "lines": [{**line._asdict(), "label": said(line.key, self.language)} for line in lines],
                    "winner": outcome is not None and seat in outcome.winners,
                }
            )
        why = None if outcome is None else reason_said(outcome.why, self.language)
        return {"final": outcome is not None, "rows": rows, "why": why}

    def _outcome(self) -> Snapshot | None:
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return None
        return {
            "winners": [self.names[seat] for seat in outcome.winners],
            "text": outcome_text(outcome, self.names, self.language),
        }

    # Back and forth

    def _log(self) -> Snapshot:
        last = len(self.table.moves)
        first = max(1, last - MOST_ENTRIES + 1)
        entries = []
        for step in range(first, last + 1):
            seat, text = entry(self.table, step, self.language)
            entries.append({"step": step, "seat": seat, "text": text})
        return {"entries": entries, "first": first, "last": last, "looking": self.settings.look}

    def _can(self) -> Snapshot:
        undo = undo_count(self.table, self.settings.auto)
        undo_why = reason_said(undo, self.language) if isinstance(undo, Reason) else None
        redo_why = None if self.table.undone else said("redo-nothing", self.language)
        if self.settings.look is not None:
            undo_why = redo_why = said("why-looking", self.language)
        return {
            "undo": undo_why is None,
            "undo_why": undo_why,
            "redo": redo_why is None,
            "redo_why": redo_why,
        }
