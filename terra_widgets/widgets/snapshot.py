"""One moment of a table as plain data: all that a view shows, and nothing that it may not know.

What all games share is here; each game's own part is a `SnapshotMaker` in the package of its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from terra_widgets import text
from terra_widgets.errors import Reason
from terra_widgets.games.contract import Game, Hint, Line, Move, Outcome, State
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import game_name, isolated, listing, words
from terra_widgets.widgets import shapes
from terra_widgets.widgets.shapes import (
    Answer,
    Choice,
    GameSnapshot,
    GuideStep,
    Language,
    ScoreLine,
    ScoreRow,
    SeatFacts,
)  # fmt: skip

ONLOOKER = -1
"""The seat of somebody who only watches."""
Snapshot = dict[str, Any]
"""A whole snapshot, of whichever game: a `GameSnapshot` with the `Parts` of the game."""
Entry = tuple[int | None, str]
"""Who made a move, and what came of it."""
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
    seat: int | None = None
    """Whose own screen it is; ONLOOKER for somebody who only watches, None for one that people share."""
    shown_to: int | None = None
    """On a shared screen: the seat of whoever has said to be there, so that their secrets may be seen."""
    viewer: int | None = None
    """The seat whose part of the table a widget is about; None for all."""
    hint: Hint | None = None
    """The hint that was asked for, as long as the table stays as it was then."""


def undo_count(table: Table, forced: Callable[[State], bool]) -> int | Reason:
    """How many moves lie between now and the last decision of a person; or why there is no way back.

    `forced` says which decisions play themselves.
    """
    game, history, automatic = table.game, table.history, automatic_seats(table)
    for back in range(1, len(history)):
        before, move = history[-back - 1], table.move_numbers[-back]
        reason = table.why_not_undo(back)
        if reason is not None:
            return reason
        asked = game.to_move(before) == game.mover(before, move)
        if game.mover(before, move) not in automatic and not (asked and forced(before)):
            return back
    return Reason("undo-nothing")


def automatic_seats(table: Table) -> frozenset[int]:
    """The seats of automatic players."""
    return frozenset(seat for seat, name in enumerate(table.names) if name in table.automatic)


def outcome_text(outcome: Outcome, names: Sequence[str], language: str) -> str:
    """Who won, and why; when nobody did, only why."""
    why = outcome.why._replace(rule="").on_screen(language)  # the score sheet names the rule
    if not outcome.winners:
        return why
    winners = listing([isolated(names[seat]) for seat in outcome.winners], language)
    return translate("outcome-text", language, names=winners, count=len(outcome.winners), why=why)


def languages() -> list[Language]:
    """The languages there are, each in its own words."""
    fallback = translate("language-name", FALLBACK)
    named = {code: translate("language-name", code) for code in text.languages()}
    return [
        {"code": code, "name": code if name == fallback and code != FALLBACK else name}
        for code, name in named.items()
    ]


_ENTRIES: WeakKeyDictionary[Table, dict[tuple[str, int], tuple[State, Entry]]] = WeakKeyDictionary()


def ahead(table: Table, moves: Sequence[Move]) -> Table:
    """The table as it would be after moves; it knows what was told of this one."""
    other = table.ahead_by_number(*moves)
    _ENTRIES[other] = _ENTRIES.setdefault(table, {})
    return other


class SnapshotMaker:
    """One table seen from one screen at one moment.

    A game says in a subclass what is its own: everything below "What each game says". Only `round` and `ask`
    have to be there: the rest has a plain answer, for the plain board.
    """

    secrets: ClassVar[str | None] = None
    """The part of the snapshot that is secret: it has a "seat" (or None) and says whether it is "hidden"."""

    def __init__(self, table: Table, settings: Settings) -> None:
        game = table.game
        self.table, self.settings = table, settings
        self.language, self.names = settings.language, table.names
        self.seats = range(game.players)
        whole: State = table.state if settings.look is None else table.history[settings.look]
        self.decider = game.to_move(whole)
        self.outcome = game.outcome(whole)
        self.automatic = automatic_seats(table)
        self.people = [seat for seat in self.seats if seat not in self.automatic]
        self.eyes = self._eyes()
        """The seat that looks at this screen: nothing is drawn that it may not know."""
        self.state: State = game.view(whole, self.eyes)
        """The table as that seat knows it."""
        self.blanket = self._blanket()
        """The one reason why nothing at all can be done on this screen now, if there is one."""
        self.moves: Sequence[Move] = game.legal_moves(whole) if self.blanket is None else ()
        """What can be done on this screen now."""
        self.asides = self._asides()
        """What people who are not asked may do meanwhile."""

    # What each game says

    def round(self) -> str:
        """How far the game is."""
        raise NotImplementedError

    def decision(self) -> str:
        """The name of the decision that is to be made."""
        return ""

    def ask(self) -> str:
        """Who must decide, and what, or that the game is over."""
        raise NotImplementedError

    @classmethod
    def plays_itself(cls, table: Table, state: State) -> bool:
        """Whether a person's decision is no choice, and is made by itself where that is wanted."""
        return len(table.game.legal_moves(state)) == 1

    def turn(self) -> int | None:
        """The seat whose turn it is, which need not be the one who decides."""
        return self.decider

    def seat(self, seat: int) -> SeatFacts:
        """What the bar on top shows of a player beside the name."""
        return {"points": None if self.outcome is None else self.outcome.points[seat], "marks": []}

    def choices(self) -> list[Choice]:
        """The moves that lie on no place of the board; all of them where a game has no board of its own."""
        texts = map(self.table.game.move_text, self.moves)
        return [{"move": text, "label": text, "kind": None} for text in texts]

    def score_rows(self) -> list[ScoreRow]:
        """The count so far, or the final one, of each player (`score_row`)."""
        lines = ((),) * len(self.seats) if self.outcome is None else self.outcome.counts
        return [self.score_row(seat, lines[seat]) for seat in self.seats]

    def tell(self, step: int) -> str:
        """What came of a move, as sentences; what only one player may know is not in it."""
        return self.table.game.move_text(self.table.move_numbers[step - 1])

    def parts(self) -> Mapping[str, object]:
        """The board itself: the `Parts` of the game's `shapes.py`."""
        return {}

    def ending(self) -> frozenset[str]:
        """The first words of moves that end something or give a chance away: never the first thing to do."""
        return frozenset()

    def secrets_matter(self) -> bool:
        """Whether who decides has secrets that the decision is about: nobody else should be at the screen."""
        return False

    # What all games share

    def _asides(self) -> Sequence[Move]:
        """What people here may do while somebody else decides; at the screen of one seat, that one alone."""
        game, state, seat = self.table.game, self.state, self.settings.seat
        if self.settings.look is not None:
            return ()
        makers = self.people if seat is None else [seat]
        return [move for move in game.asides(state) if game.mover(state, move) in makers]

    def _eyes(self) -> int:
        if self.settings.seat is not None:
            return self.settings.seat
        if len(self.people) == 1:  # among automatic players
            return self.people[0]
        return ONLOOKER if self.settings.shown_to is None else self.settings.shown_to

    def _blanket(self) -> str | None:
        if self.settings.look is not None:
            return translate("why-looking", self.language)
        if self.decider is None:
            return translate("why-over", self.language)
        if self.decider in self.automatic:
            return translate("why-automatic", self.language, name=isolated(self.names[self.decider]))
        if self.settings.seat not in {None, self.decider}:
            return translate("why-other", self.language, name=isolated(self.names[self.decider]))
        return None

    def snapshot(
        self,
        number: int,
        answer: Answer | None,
        since: int | None,
        news: str,
        guide: GuideStep | None,
    ) -> Snapshot:
        """All of it; the parameters are those of `games.snapshot`."""
        language = self.language
        prompt, cover, choices = self._prompt(), self._cover(), self.choices()
        watching = prompt["automatic"] and self.settings.look is None
        shared: GameSnapshot = {
            "game": self.table.game.name,
            "number": number,
            "answer": answer or {"id": None, "error": None},
            "language": language,
            "languages": languages(),
            "words": words(language),
            "title": game_name(self.table.game.name, language),
            "round": self.round(),
            "prompt": prompt,
            "announce": self._announce(since, news, prompt["text"] if cover is None else cover["title"]),
            "seats": [self._seat(seat) for seat in self.seats],
            "choices": choices,
            "quiet": self._quiet([choice["move"] for choice in choices]),
            "score": self._score(),
            "log": self._log(),
            "can": self._can(),
            "auto": self.settings.auto,
            "watch": prompt["text"] if watching else None,
            "outcome": self._outcome(),
            "cover": cover,
            "guide": guide,
            "gone": translate("gone", language),
        }
        return {**shared, **self.parts()}

    def _quiet(self, choices: Sequence[str]) -> list[str]:
        """The choices that end something or give a chance away, while there is something else to do."""
        ending = [move for move in choices if move.partition(" ")[0] in self.ending()]
        return ending if len(ending) < len(self.moves) else []

    def score_row(self, seat: int, lines: Sequence[Line]) -> ScoreRow:
        """One player's column of the score sheet."""
        labelled: list[ScoreLine] = [
            {
                "key": line.key,
                "label": translate(line.key, self.language),
                "amount": line.amount,
                "points": line.points,
            }
            for line in lines
        ]
        return {
            "seat": seat,
            "name": self.names[seat],
            "total": sum(line.points for line in lines),
            "lines": labelled,
            "winner": self.outcome is not None and seat in self.outcome.winners,
        }

    def _score(self) -> shapes.Score:
        why = None if self.outcome is None else self.outcome.why.on_screen(self.language)
        return {"final": self.outcome is not None, "rows": self.score_rows(), "why": why}

    def _prompt(self) -> shapes.Prompt:
        automatic = self.decider in self.automatic
        if self.settings.look is not None:
            text = translate(
                "prompt-looking", self.language, step=self.settings.look, last=len(self.table.move_numbers)
            )
        elif automatic:
            text = translate("prompt-automatic", self.language, name=isolated(self.names[self.decider or 0]))
        else:
            text = self.ask()
        return {
            "seat": self.decider,
            "name": "" if self.decider is None else self.names[self.decider],
            "decision": self.decision(),
            "text": text,
            "automatic": automatic,
        }

    def _announce(self, since: int | None, news: str, prompt: str) -> str:
        last = len(self.table.move_numbers)
        told = [] if since is None else range(max(since, last - MOST_NEWS) + 1, last + 1)
        happened = [self.entry(step)[1] for step in told]
        hint = self.hinted()
        happened += [hint] if hint else []
        return " ".join([*([news] if news else happened), prompt])

    def _seat(self, seat: int) -> shapes.Seat:
        return {
            "seat": seat,
            "name": self.names[seat],
            "automatic": seat in self.automatic,
            "turn": self.outcome is None and seat == self.turn(),
            **self.seat(seat),
        }

    def _outcome(self) -> shapes.Ended | None:
        if self.outcome is None:
            return None
        return {
            "winners": [self.names[seat] for seat in self.outcome.winners],
            "text": outcome_text(self.outcome, self.names, self.language),
        }

    # Secrets

    def sees(self, seat: int) -> bool:
        """Whether this screen may show the secrets of a player."""
        return self.outcome is not None or (seat == self.eyes and seat not in self.automatic)

    def whose(self) -> int | None:
        """The player whose secrets belong on this screen now."""
        if self.settings.viewer is not None:
            return self.settings.viewer
        if self.settings.seat is not None:
            return None if self.settings.seat == ONLOOKER else self.settings.seat
        if len(self.people) == 1:
            return self.people[0]
        return None if self.decider in self.automatic else self.decider

    def _cover(self) -> shapes.Cover | None:
        """What lies over the table while people hand the screen over; None when nothing has to."""
        settings, seat = self.settings, self.decider
        shared = settings.seat is None and settings.viewer is None and settings.look is None
        if (
            seat is None
            or seat in self.automatic
            or not shared
            or self.sees(seat)
            or not self.secrets_matter()
        ):
            return None
        facts = {"name": isolated(self.names[seat])}
        return {
            "seat": seat,
            "name": self.names[seat],
            "title": translate("cover-title", self.language, **facts),
            "text": translate("cover-text", self.language, **facts),
            "show": translate("cover-show", self.language, **facts),
        }

    def secret(self, seat: int | None, visible: bool) -> shapes.Secret:
        """What every secret part has: whose it is, whether it is hidden, and how it can be seen."""
        handover = None
        if seat is not None and not visible:
            key = "handover-automatic" if seat in self.automatic else "handover"
            handover = translate(key, self.language, name=isolated(self.names[seat]))
        name = "" if seat is None else self.names[seat]
        return {"seat": seat, "name": name, "hidden": not visible, "handover": handover}

    # Hints

    def why_no_hint(self) -> Reason | None:
        """None when whoever decides may ask for a hint on this screen, else the reason."""
        if self.decider is None:
            return Reason("hint-over")
        if self.decider in self.automatic:
            return Reason("hint-automatic", {"name": self.names[self.decider]})
        return None

    def hinted(self) -> str | None:
        """The hint that was asked for, as a sentence, for the eyes of its player only."""
        hint = self.settings.hint
        if hint is None or self.settings.look is not None or self.why_no_hint() is not None:
            return None
        return self.say_hint(hint)

    def say_hint(self, hint: Hint) -> str:
        """A hint as a sentence; a game may name cards in it as its players do."""
        return hint.why.on_screen(self.language)

    # Back and forth

    def forced(self, state: State) -> bool:
        """Whether a decision plays itself on this screen."""
        return self.settings.auto and self.plays_itself(self.table, state)

    def entry(self, step: int) -> Entry:
        """Who made a move, and what came of it; steps are counted from 1."""
        told = _ENTRIES.setdefault(self.table, {})
        before, after = self.table.history[step - 1], self.table.history[step]
        known = told.get((self.language, step))
        # After an undo another move may stand at this step; it has another state.
        if known is None or known[0] is not after:
            game: Game = self.table.game
            text, outcome = self.tell(step), game.outcome(after)
            if outcome is not None:
                text = " ".join([text, outcome_text(outcome, self.names, self.language)]).strip()
            seat = game.mover(before, self.table.move_numbers[step - 1])
            known = told[self.language, step] = after, (seat, text)
        return known[1]

    def _log(self) -> shapes.Log:
        last = len(self.table.move_numbers)
        first = max(1, last - MOST_ENTRIES + 1)
        entries: list[shapes.LogEntry] = []
        for step in range(first, last + 1):
            seat, text = self.entry(step)
            entries.append({"step": step, "seat": seat, "text": text})
        return {"entries": entries, "first": first, "last": last, "looking": self.settings.look}

    def _can(self) -> shapes.Can:
        undo = undo_count(self.table, self.forced)
        undo_why = undo.on_screen(self.language) if isinstance(undo, Reason) else None
        redo_why = None if self.table.undone else translate("redo-nothing", self.language)
        if self.settings.look is not None:
            undo_why = redo_why = translate("why-looking", self.language)
        return {
            "undo": undo_why is None,
            "undo_why": undo_why,
            "redo": redo_why is None,
            "redo_why": redo_why,
        }
