"""What a table of Terrabilis says: whose decision it is, and what happened, as sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby

from terra_widgets.games.terrabilis.deck.cards import CATEGORIES, RESOURCES, Question
from terra_widgets.errors import Fact
from terra_widgets.games.contract import Event, Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.build import tax_of
from terra_widgets.games.terrabilis.rules.cards import ALLIANCE, HAZARD_SQUARE, SLUSH_FUND
from terra_widgets.games.terrabilis.rules.numbers import FACTS, HELD
from terra_widgets.games.terrabilis.rules.options import FREE
from terra_widgets.games.terrabilis.rules.state import (
    ASKED, CARD, COUNTRIES, DECISIONS, DUES, GIVEN, HAND, LAST, NONE, OVER, PARTNER, PHASE, SQUARE, SWAP,
    TERRAS, TURN, WHO, YEAR,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.trade import item, listeners
from terra_widgets.games.terrabilis.rules.zone import loan_bursts
from terra_widgets.table.table import Table
from terra_widgets.games.terrabilis.screen.cards import CardFaces, amount, card_faces
from terra_widgets.games.terrabilis.screen.deal import offered
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, clean, listing

SILENT = {"zone", "points", "turn", "land", "year"}  # the board shows these, or they are told with the roll
# Moves that change nothing but the offer, or end the talks: no event tells of them.
QUIET = {"trade", "give", "ask", "swap", "want", "drop", "done"}


# Whose decision it is


def round_text(game: Terrabilis, state: State, language: str) -> str:
    """How far the game is."""
    if state[PHASE] == OVER:
        return translate("round-over", language)
    last = bool(state[LAST]) or state[YEAR] >= game.options.years
    return translate("terrabilis-year-last" if last else "terrabilis-year", language, year=state[YEAR])


def prompt_text(game: Terrabilis, state: State, names: Sequence[str], drawn: CardFaces, visible: bool) -> str:
    """Who must decide, and what; `visible` says whether the screen shows that player's cards."""
    decision, language, turn = DECISIONS[state[PHASE]], drawn.language, state[TURN]
    facts: dict[str, Fact] = {"name": isolated(names[state[WHO]])}
    if decision == "over":
        return translate("why-over", language)
    country = state[COUNTRIES + turn]
    if decision == "build":
        few = len(country[HAND]) <= HELD
        decision = "build-hidden" if not visible else "build-few" if few else "build"
    elif decision == "follow":
        what = game.cards.board[country[SQUARE]]
        if what == HAZARD_SQUARE:
            decision, facts["card"] = "hazard", drawn.hazard_names[state[CARD]]
        elif what == SLUSH_FUND:
            decision = "member-slush"
        elif what == ALLIANCE:
            decision, facts["terras"] = "member-tax", tax_of(game, state, turn)
        else:
            decision = "conflict"
    elif decision == "join":
        facts["terras"] = tax_of(game, state, turn)
    elif decision == "trade":
        facts["left"] = len(listeners(game, state))
    elif decision == "offer":
        facts["other"] = isolated(names[state[PARTNER]])
    elif decision == "answer":
        facts["other"] = isolated(names[turn])
        facts["given"] = offered(state, drawn.names, GIVEN, language)
        facts["asked"] = offered(state, drawn.names, ASKED, language)
        if state[SWAP] != NONE:
            decision = "answer-card" if visible else "answer-hidden"
    elif decision == "owe":
        *_, owed = state[DUES][0]
        facts |= {"owed": owed, "has": state[COUNTRIES + state[WHO]][TERRAS]}
        facts["burst"] = loan_bursts(game, state)
    elif decision == "hit":
        facts["other"] = isolated(names[turn])
    return translate(f"terrabilis-prompt-{decision}", language, **FACTS, **facts)


# What happened


def step_text(table: Table, step: int, language: str, only: Collection[str] | None = None) -> str:
    """What came of a move; steps are counted from 1. `only` keeps some kinds of events."""
    game = table.game
    assert isinstance(game, Terrabilis)
    before, move, after = table.history[step - 1], table.move_numbers[step - 1], table.history[step]
    teller = _Teller(game, table.shown_names, card_faces(game.cards.deck, language))
    events = game.events(before, move, after)
    if only is not None:
        some = [event for event in events if event.kind in only]
        return " ".join(teller.tell(some, before, move, briefly=True))
    if game.cards.moves.verbs[move] in QUIET:
        return teller.quiet(before, move)
    texts = teller.tell(events, before, move)
    return " ".join(texts) or teller.nothing(before)


def answer_of(question: Question, letter: int, language: str) -> str:
    """An answer of a question in the language of the screen."""
    return clean(question.translated.get(language, question.answers)[letter])


class _Teller:
    """Makes sentences of one move."""

    def __init__(self, game: Terrabilis, names: Sequence[str], drawn: CardFaces) -> None:
        self.game, self.names = game, names
        self.drawn, self.language = drawn, drawn.language

    def quiet(self, before: State, move: Move) -> str:
        """A move that no event tells of."""
        verb, arg = self.game.cards.moves.verbs[move], self.game.cards.moves.args[move]
        facts: dict[str, Fact] = {}
        if verb == "trade":
            facts["other"] = self._name(arg)
        elif verb in {"give", "ask"}:
            kind, count = item(arg)
            facts["what"] = amount(RESOURCES[kind], count, self.language)
        elif verb == "swap":
            facts["card"] = self.drawn.names[arg]
        elif verb == "want":
            facts["pile"] = CATEGORIES[arg]
        elif verb == "drop" and self.game.options.talks == FREE:
            verb, facts["other"] = "drop-talks", self._name(before[PARTNER])
        return self._say("approach" if verb == "trade" else verb, before[TURN], **facts)

    def nothing(self, before: State) -> str:
        """TB-33, TB-34: a square without effect, such as a tax of nothing."""
        return self._say("nothing", before[WHO])

    def tell(self, events: Sequence[Event], before: State, move: Move, *, briefly: bool = False) -> list[str]:
        texts: list[str] = []
        ending = any(event.kind == "year" for event in events)
        for (kind, player), group in groupby(events, _together):
            several = list(group)
            if kind in SILENT:
                continue
            if kind == "roll":
                texts.append(self._roll(several[0], events))
            elif kind in {"right", "wrong"}:
                texts += self._answer(kind, player, before, move)[: 1 if briefly else None]
            elif kind == "trade":
                texts += self._trade(player, several)
            elif kind == "out" and ending:  # TB-50: at the end of the year only an unpaid loan throws out
                texts.append(self._say("out-loan", player))
            elif "resource" in several[0].facts:
                texts.append(self._say(kind, player, what=self._what(several)))
            else:
                texts += [self._one(event) for event in several]
        return texts

    def _roll(self, event: Event, events: Sequence[Event]) -> str:
        """TB-5, TB-37: the dice, and where they lead."""
        facts: dict[str, Fact] = {"pips": listing(str(event.facts["dice"]).split("+"), self.language)}
        for other in events:
            if other.kind == "land":
                square = self.game.cards.deck.board[int(other.facts["square"])]
                facts["square"] = isolated(square.names.get(self.language, square.name))
                return self._say("land", event.player, **facts)
            if other.kind == "year":
                return self._say("year", event.player, year=other.facts["amount"], **facts)
        return self._say("roll", event.player, **facts)

    def _answer(self, kind: str, player: int, before: State, move: Move) -> list[str]:
        """TB-31: the answer, why it is right or wrong, and the source."""
        question = self.game.cards.deck.quiz[before[CARD]]
        given = answer_of(question, self.game.cards.moves.args[move], self.language)
        right = answer_of(question, question.right, self.language)
        note = isolated(question.notes.get(self.language, question.note))
        source = translate("terrabilis-source", self.language, source=isolated(question.source))
        return [self._say(kind, player, answer=isolated(given), right=isolated(right)), note, source]

    def _trade(self, player: int, events: Sequence[Event]) -> list[str]:
        """TB-34: what a country gets; what it gives is told of the other."""
        gets = [event for event in events if int(event.facts["amount"]) > 0]
        if not gets:
            return []
        return [
            self._say("trade", player, what=self._what(gets), other=self._name(int(gets[0].facts["other"])))
        ]

    def _one(self, event: Event) -> str:
        facts: dict[str, Fact] = {}
        if event.kind == "install":
            facts["card"] = self.drawn.names[self.game.cards.numbers[str(event.facts["card"])]]
        elif event.kind == "hazard":
            facts["card"] = self.drawn.hazard_names[self.game.cards.hazards[str(event.facts["card"])]]
        elif event.kind in {"draw", "return"}:
            facts["pile"] = event.facts["pile"]
        elif event.kind in {"offer", "agree", "decline", "end"}:
            facts["other"] = self._name(int(event.facts["other"]))
        elif event.kind == "disaster":
            facts["pips"] = event.facts["amount"]
        elif event.kind in {"burst", "lost"}:
            facts["count"] = event.facts["amount"]
        return self._say(event.kind, event.player, **facts)

    def _what(self, events: Sequence[Event]) -> str:
        return listing(
            [
                amount(str(event.facts["resource"]), abs(int(event.facts["amount"])), self.language)
                for event in events
            ],
            self.language,
        )

    def _name(self, seat: int) -> str:
        return isolated(self.names[seat])

    def _say(self, key: str, player: int, **facts: Fact) -> str:
        return translate(f"terrabilis-log-{key}", self.language, name=self._name(player), **facts)


def _together(event: Event) -> tuple[str, int]:
    return event.kind, event.player
