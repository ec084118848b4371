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
from terra_widgets.games import catalog
from terra_widgets.games.contract import HINT_LEVELS, Event, Game, Hint, Line, Move, Outcome, State
from terra_widgets.table.table import Table
from terra_widgets.text import FALLBACK, translate
from terra_widgets.text.words import game_name, isolated, listing, words
from terra_widgets.widgets import shapes
from terra_widgets.widgets.end_screen import EndScreen, outcome_text
from terra_widgets.widgets.happenings import Entry, Scored, deeds, difference, gain, latest
from terra_widgets.widgets.how_to_play import aim, pictures, rules
from terra_widgets.widgets.news import briefly
from terra_widgets.widgets.shapes import (
    Answer,
    Choice,
    Foretold,
    GameSnapshot,
    GuideStep,
    Language,
    LegendLine,
    ScoreLine,
    ScoreRow,
    SeatFacts,
)  # fmt: skip

ONLOOKER = -1
"""The seat of somebody who only watches."""
Snapshot = dict[str, Any]
"""A whole snapshot, of whichever game: a `GameSnapshot` with the `Parts` of the game."""
MOST_ENTRIES = 60
MOST_NEWS = 4
MOST_TURNS = 8  # more turns in a row than these are summed up for who listens


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
    how: bool = False
    """Whether somebody looks at the pictures of how to play."""
    hint: Hint | None = None
    """The hint that was asked for, as long as the table stays as it was then."""
    hint_level: int = 1
    """How much of it was asked for."""


def undo_count(table: Table, forced: Callable[[State], bool], seat: int | None = None) -> int | Reason:
    """How many moves lie between now and the last decision of a person; or why there is no way back.

    `forced` says which decisions play themselves; at the screen of a seat, only its own are taken back.
    """
    game, history, automatic = table.game, table.history, automatic_seats(table)
    for back in range(1, len(history)):
        before, move = history[-back - 1], table.move_numbers[-back]
        reason = table.why_not_undo(back)
        if reason is not None:
            return reason
        asked = game.to_move(before) == game.mover(before, move)
        if game.mover(before, move) not in automatic and not (asked and forced(before)):
            return back if seat in {None, game.maker(before, move)} else Reason("undo-others")
    return Reason("undo-nothing")


def why_no_redo(table: Table, seat: int | None = None) -> Reason | None:
    """None where moves that were taken back can be played again; at the screen of a seat, only its own."""
    if not table.undone:
        return Reason("redo-nothing")
    game, state = table.game, table.state
    own = seat in {None, game.maker(state, game.parse_move(table.undone[0]))}
    return None if own else Reason("redo-others")


def automatic_seats(table: Table) -> frozenset[int]:
    """The seats of automatic players."""
    return frozenset(seat for seat, name in enumerate(table.names) if name in table.automatic)


def languages() -> list[Language]:
    """The languages there are, each in its own words."""
    fallback = translate("language-name", FALLBACK)
    named = {code: translate("language-name", code) for code in text.languages()}
    return [
        {"code": code, "name": code if name == fallback and code != FALLBACK else name}
        for code, name in named.items()
    ]


_ENTRIES: WeakKeyDictionary[Table, dict[tuple[str, int], tuple[State, tuple[str, ...], Entry]]] = (
    WeakKeyDictionary()
)


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

    end_screen: ClassVar[type[EndScreen]] = EndScreen
    """What the end of a game shows."""
    secrets: ClassVar[str | None] = None
    """The part of the snapshot that is secret: it has a "seat" (or None) and says whether it is "hidden"."""

    signs: ClassVar[Mapping[str, str]] = {}
    """What the legend explains: the names of pictures, each with the key of its sentence."""
    letters: ClassVar[Mapping[str, str]] = {}
    """What is written on tokens: their kinds, each with the key of its letter."""

    def __init__(self, table: Table, settings: Settings) -> None:
        game = table.game
        self.table, self.settings = table, settings
        self.language, self.names = settings.language, table.shown_names
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

    def short(self, step: int) -> str:
        """The same as short as can be, where pictures tell the rest; nothing where that is all."""
        return self.tell(step)

    def flows(self, step: int) -> Sequence[tuple[str, int]]:  # noqa: ARG002 (games have them)
        """What the player got (+) and gave (-) with a move, by the names of pictures; no secrets."""
        return ()

    def notices(self, step: int) -> Sequence[shapes.Notice]:  # noqa: ARG002 (games have them)
        """What is so important in a move that everybody should see it before the game goes on; no secrets."""
        return ()

    def counts(self, state: State) -> Sequence[Sequence[Line]]:  # noqa: ARG002 (games have them)
        """The count of each player at any moment, as everybody may know it; none without points."""
        return ()

    def scored(self, step: int) -> Sequence[Scored]:
        """The points that players got or lost with a move, and what for."""
        history = self.table.history
        return difference(self.counts(history[step - 1]), self.counts(history[step]), self.language)

    def parts(self) -> Mapping[str, object]:
        """The board itself: the `Parts` of the game's `shapes.py`."""
        return {}

    def ending(self) -> frozenset[str]:
        """The first words of moves that end something or give a chance away: never the first thing to do."""
        return frozenset()

    def foretell(self) -> dict[str, Foretold]:
        """What moves would bring, by their text; only what whoever looks at this screen may know."""
        return {}

    def secrets_matter(self) -> bool:
        """Whether who decides has secrets that the decision is about: nobody else should be at the screen."""
        return False

    # What all games share

    def events(self, step: int) -> list[Event]:
        """What happened in a move, as somebody knows it who only watches."""
        game, history = self.table.game, self.table.history
        found = game.events(history[step - 1], self.table.move_numbers[step - 1], history[step])
        return [game.known_event(event, ONLOOKER) for event in found]

    def mover(self, step: int) -> int | None:
        """Who made a move."""
        game: Game = self.table.game
        return game.mover(self.table.history[step - 1], self.table.move_numbers[step - 1])

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
        # What was taken back, done again or is looked back at was seen before.
        seen = since is None or news or self.settings.look is not None
        fresh = range(0) if seen else range((since or 0) + 1, len(self.table.move_numbers) + 1)
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
            "seats": [self._seat(seat, fresh) for seat in self.seats],
            "choices": choices,
            "foretold": self.foretell() if self.moves or self.asides else {},
            "quiet": self._quiet([choice["move"] for choice in choices]),
            "score": self._score(),
            "log": self._log(),
            "since": self._since(),
            "notices": latest(map(self.notices, fresh)),
            "can": self._can(),
            "hint": self._hint(),
            "auto": self.settings.auto,
            "watch": prompt["text"] if watching else None,
            "outcome": self._outcome(),
            "cover": cover,
            "guide": guide,
            "charts": catalog.has(self.table.game.name, "charts"),
            "aim": aim(self.table.game, language),
            "how": pictures(self.table.game.name, language) if self.settings.how else [],
            "rules": rules(self.table.game, language) if self.settings.how else [],
            "legend": self._legend() if self.settings.how else [],
            "letters": {kind: translate(key, language) for kind, key in self.letters.items()},
            "gone": translate("gone", language),
        }
        return {**shared, **self.parts()}

    def _legend(self) -> list[LegendLine]:
        signs = {"lit": "legend-lit", **self.signs}
        return [{"picture": sign, "label": translate(key, self.language)} for sign, key in signs.items()]

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

    def ask_on_board(self) -> str:
        """What is asked where things are pointed at and clicked, not typed."""
        return self.ask()

    def _prompt(self) -> shapes.Prompt:
        automatic = self.decider in self.automatic
        if self.settings.look is not None:
            text = translate(
                "prompt-looking", self.language, step=self.settings.look, last=len(self.table.move_numbers)
            )
        elif automatic:
            text = translate("prompt-automatic", self.language, name=isolated(self.names[self.decider or 0]))
        else:
            text = self.ask_on_board()
        return {
            "seat": self.decider,
            "name": "" if self.decider is None else self.names[self.decider],
            "decision": self.decision(),
            "text": text,
            "automatic": automatic,
        }

    def _announce(self, since: int | None, news: str, prompt: str) -> str:
        happened = [] if since is None else self._happened(since)
        hint = self.hinted()
        if happened is None and not news and not hint:
            return ""
        happened = [*(happened or []), *([hint] if hint else [])]
        told = [news] if news else happened
        return " ".join(told if told and self.outcome is not None else [*told, prompt])

    def _happened(self, since: int) -> list[str] | None:
        """What there is to tell; None while automatic players move: each turn of theirs is told as one.

        Once somebody here decides again, all that they did since a person decided is told, briefly.
        """
        last, first = len(self.table.move_numbers), since
        silent = self.table.game.to_move(self.table.history[since]) in self.automatic
        while silent and since < last and first and self._mover(first) in self.automatic:
            first -= 1
        turns: list[tuple[int | None, list[int]]] = []
        for step in range(first + 1, last + 1):
            seat = self._mover(step)
            if turns and seat in {turns[-1][0], None}:
                turns[-1][1].append(step)
            else:
                turns.append((seat, [step]))
        if not self.people:
            turns = turns[-1:]  # whoever only watches hears each turn when it is over
        if turns and turns[-1][0] in self.automatic and turns[-1][0] == self.decider:
            turns.pop()  # it goes on
        waits = self.decider in self.automatic and (not turns or bool(self.people))
        if waits and since < last and all(seat in self.automatic for seat, _ in turns):
            return None
        ended = [] if self.outcome is None else [self._ended(self.outcome)]
        passed: list[str] = []
        if len(turns) > MOST_TURNS:  # whoever is out hears of the years that went by, and of the last turn
            passed = [translate("news-turns", self.language, count=len(turns) - 1)]
            turns = turns[-1:]
        return [*passed, *(text for seat, steps in turns for text in self._told(seat, steps)), *ended]

    def _ended(self, outcome: Outcome) -> str:
        """How the game ended, for those who listen: who won and why, and everybody's points."""
        said = outcome_text(outcome, self.names, self.language)
        if not any(outcome.points):
            return translate("news-over", self.language, said=said)
        ranked = sorted(self.seats, key=lambda seat: -outcome.points[seat])
        points = [f"{isolated(self.names[seat])} {outcome.points[seat]}" for seat in ranked]
        return translate("news-over-points", self.language, said=said, points=listing(points, self.language))

    def _mover(self, step: int) -> int | None:
        return self.table.game.mover(self.table.history[step - 1], self.table.move_numbers[step - 1])

    def _told(self, seat: int | None, steps: Sequence[int]) -> list[str]:
        """A turn: in few words if nobody made it, else with what it brought to who looks."""
        texts = [self.entry(step).text for step in steps]
        if self.outcome is not None and steps[-1] == len(self.table.move_numbers):
            texts[-1] = texts[-1].removesuffix(outcome_text(self.outcome, self.names, self.language)).strip()
        if seat is not None and seat in self.automatic:
            short = [self.in_short(step, text) for step, text in zip(steps, texts, strict=True)]
            return [briefly(isolated(self.names[seat]), short, self.language)]
        shown = steps[-MOST_NEWS:]
        texts = texts[-MOST_NEWS:]
        if seat is not None and self.sees(seat) and self.outcome is None:
            got = [card for step in shown for card in self.received(seat, step)]
            if got:
                cards = listing(got, self.language)
                texts.append(translate("news-received", self.language, count=len(got), cards=cards))
        return texts

    def in_short(self, step: int, told: str) -> str:  # noqa: ARG002 (games ask for it)
        """What came of a move of an automatic player, without what one can look up in the log."""
        return told

    def received(self, seat: int, step: int) -> list[str]:  # noqa: ARG002 (games ask for them)
        """The cards that a move brought into the hand of a player, who alone may know them, in words."""
        return []

    def _seat(self, seat: int, fresh: Sequence[int]) -> shapes.Seat:
        return {
            "seat": seat,
            "name": self.names[seat],
            "automatic": seat in self.automatic,
            "turn": self.outcome is None and seat == self.turn(),
            "gain": gain(seat, map(self.entry, fresh)),
            **self.seat(seat),
        }

    def _outcome(self) -> shapes.Ended | None:
        return None if self.outcome is None else self.end_screen(self).shown()

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
        if self.settings.seat not in {None, self.decider}:
            return Reason("why-other", {"name": self.names[self.decider]})
        if not catalog.gives_hints(self.table.game):
            return Reason("hint-none", {"game": self.table.game.name})
        return Reason("hint-hidden") if self.hint_is_secret() and self.eyes != self.decider else None

    def hint_is_secret(self) -> bool:
        """Whether a hint speaks of what only its player may see."""
        return self.secrets is not None

    def hinted(self) -> str | None:
        """The hint that was asked for, as a sentence, for the eyes of its player only."""
        hint = self.settings.hint
        if hint is None or self.settings.look is not None or self.why_no_hint() is not None:
            return None
        return self.say_hint(hint.level(self.settings.hint_level))

    def say_hint(self, told: Reason) -> str:
        """A level of a hint as a sentence; a game may name cards in it as its players do."""
        return told.on_screen(self.language)

    def _hint(self) -> shapes.HintPart:
        """The button for the next level, and what was asked for on this screen so far."""
        hint, text, reason = self.settings.hint, self.hinted(), self.why_no_hint()
        level = 0 if hint is None or text is None else self.settings.hint_level
        if reason is None and level == HINT_LEVELS:
            reason = Reason("hint-told")
        why = self.blanket or (None if reason is None else reason.on_screen(self.language))
        told = hint is not None and level == HINT_LEVELS
        return {
            "label": translate("hint-button", self.language, level=level),
            "why": why,
            "text": text,
            "level": level,
            "move": self.table.game.move_text(hint.moves[0]) if hint is not None and told else None,
        }

    # Back and forth

    def forced(self, state: State) -> bool:
        """Whether a decision plays itself on this screen."""
        return self.settings.auto and self.plays_itself(self.table, state)

    def entry(self, step: int) -> Entry:
        """Who made a move, and what came of it; steps are counted from 1."""
        told = _ENTRIES.setdefault(self.table, {})
        after = self.table.history[step]
        known = told.get((self.language, step))
        # After an undo another move may stand at this step, with another state; and others may sit there now.
        if known is None or known[0] is not after or known[1] != self.names:
            game: Game = self.table.game
            text, outcome = self.tell(step), game.outcome(after)
            if outcome is not None:
                text = " ".join([text, outcome_text(outcome, self.names, self.language)]).strip()
            entry = Entry(
                self.mover(step), text, self.short(step), tuple(self.flows(step)), tuple(self.scored(step))
            )
            known = told[self.language, step] = after, self.names, entry
        return known[2]

    def _log(self) -> shapes.Log:
        last = len(self.table.move_numbers)
        first = max(1, last - MOST_ENTRIES + 1)
        entries: list[shapes.LogEntry] = []
        for step in range(first, last + 1):
            entry = self.entry(step)
            scored: list[shapes.ScoredPoints] = [
                {"seat": seat, "points": points, "why": why} for seat, points, why in entry.scored
            ]
            entries.append({"step": step, "seat": entry.seat, "text": entry.text, "scored": scored})
        return {"entries": entries, "first": first, "last": last, "looking": self.settings.look}

    def _since(self) -> list[shapes.Deed]:
        """What the others did since the last decision of who decides on this screen now."""
        if self.blanket is not None or self.outcome is not None:
            return []
        last = len(self.table.move_numbers)
        entries: list[tuple[int, Entry]] = []
        for step in range(last, max(0, last - MOST_ENTRIES), -1):
            entry = self.entry(step)
            if entry.seat == self.decider:
                return deeds(entries[::-1])
            entries.append((step, entry))
        return []  # there was none yet

    def _can(self) -> shapes.Can:
        undo = undo_count(self.table, self.forced, self.settings.seat)
        undo_why = undo.on_screen(self.language) if isinstance(undo, Reason) else None
        redo = why_no_redo(self.table, self.settings.seat)
        redo_why = None if redo is None else redo.on_screen(self.language)
        if self.settings.look is not None:
            undo_why = redo_why = translate("why-looking", self.language)
        return {
            "undo": undo_why is None,
            "undo_why": undo_why,
            "redo": redo_why is None,
            "redo_why": redo_why,
        }
