"""One moment of Terrabilis: path, Impact zone, countries, hand, bank, quiz, Alliance table and the count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from terra_widgets.games.terrabilis.deck.cards import LETTERS, RESOURCES
from terra_widgets.errors import Fact
from terra_widgets.games.contract import Line, Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.ending import count
from terra_widgets.games.terrabilis.rules.numbers import (
    ATTACK_NATURE, ATTACK_WELLBEING, FACTS, FUND, FUND_PRICE, FUND_RELIEF, LANDER, LANDER_COUNTERS, VICTIM,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.state import (
    ANSWER, BUILD, BUILT, CARD, COUNTRIES, DECISIONS, DISASTER, DRAW, DUES, FOLLOW, HAND, HIT, MEMBER, NONE,
    OFFER, OUT, OWE, PHASE, QUIZ, REWARD, ROLL, SLUSH, SQUARE, SWAP, TURN, WHO,
)  # fmt: skip
from terra_widgets.games.terrabilis.rules.moves import ANSWER_WITH
from terra_widgets.table.table import Table
from terra_widgets.widgets.news import sentences
from terra_widgets.widgets.shapes import Choice, Foretold, Mark, Notice, ScoreRow, SeatFacts, Spot
from terra_widgets.widgets.snapshot import SnapshotMaker, Settings
from terra_widgets.games.terrabilis.screen.end_screen import TerrabilisEnd
from terra_widgets.games.terrabilis.screen import shapes
from terra_widgets.games.terrabilis.screen.board import Board
from terra_widgets.games.terrabilis.screen.cards import CardFaces, counted, card_faces
from terra_widgets.games.terrabilis.screen.deal import alliance
from terra_widgets.games.terrabilis.screen.news import TOLD, answered, flows, notices
from terra_widgets.games.terrabilis.screen.foretell import Foretelling
from terra_widgets.games.terrabilis.screen.reasons import Reasons
from terra_widgets.games.terrabilis.screen.sentences import answer_of, prompt_text, round_text, step_text
from terra_widgets.text import translate
from terra_widgets.text.words import isolated, clean

# Moves that lie on a part of the table; all others are choices beside the prompt.
ELSEWHERE = {"draw", "install", "return", "swap", "answer", "trade", "give", "ask", "want", "borrow", "repay"}
PICTURES = {"roll": "dice", "follow": "follow", "join": "alliance", "accept": "terras", "borrow": "terras"}
# Nobody wants the dice to roll, or a card to be followed, before they have seen it.
OWN_HAND = {ROLL, FOLLOW, DISASTER}
ENDING = frozenset(("keep", "refuse", "stay", "done", "drop", "decline", "end", "leave"))


class TerrabilisSnapshot(SnapshotMaker):
    """One table of Terrabilis seen from one screen at one moment."""

    end_screen = TerrabilisEnd
    secrets = "hand"
    signs: ClassVar[Mapping[str, str]] = {
        **{kind: f"terrabilis-resource-{kind}" for kind in RESOURCES},
        "black": "legend-black",
        **{what: f"legend-{what}" for what in ("alliance", "slush", "disaster", "conflict")},
    }

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table, settings)
        game = table.game
        assert isinstance(game, Terrabilis)
        self.game = game
        self.drawn: CardFaces = card_faces(game.cards.deck, self.language)
        self.step = len(table.move_numbers) if settings.look is None else settings.look
        before = table.history[self.step - 1] if self.step else None
        self.reasons = Reasons(game, self.state, table.shown_names, self.drawn, self.moves, self.blanket)
        self.board = Board(self.reasons, before)
        self._rows = self._count()

    @classmethod
    def plays_itself(cls, table: Table, state: State) -> bool:
        return state[PHASE] not in OWN_HAND and super().plays_itself(table, state)

    # Who decides

    def round(self) -> str:
        return round_text(self.game, self.state, self.language)

    def decision(self) -> str:
        return DECISIONS[self.state[PHASE]]

    def ask(self) -> str:
        visible = self.decider is not None and self.sees(self.decider)
        return prompt_text(self.game, self.state, self.names, self.drawn, visible)

    def turn(self) -> int:
        return int(self.state[TURN])

    def seat(self, seat: int) -> SeatFacts:
        country = self.state[COUNTRIES + seat]
        built = len(country[BUILT])
        label = translate("terrabilis-built", self.language, count=built, goal=self.game.options.goal)
        marks: list[Mark] = [{"sign": "home", "count": built, "label": label}]
        return {"points": self._rows[seat]["total"], "marks": marks}

    def in_short(self, step: int, told: str) -> str:
        """TB-31: whether an answer was right; why, and who says so, is in the log."""
        verb = self.game.cards.moves.verbs[self.table.move_numbers[step - 1]]
        return sentences(told)[0] if verb == "answer" else told

    def received(self, seat: int, step: int) -> list[str]:
        before, after = (state[COUNTRIES + seat][HAND] for state in self.table.history[step - 1 : step + 1])
        return [self.drawn.names[card] for card in after if card not in before]

    def tell(self, step: int) -> str:
        return step_text(self.table, step, self.language)

    def short(self, step: int) -> str:
        return step_text(self.table, step, self.language, TOLD)

    def flows(self, step: int) -> list[tuple[str, int]]:
        return flows(self.events(step), self.mover(step))

    def notices(self, step: int) -> list[Notice]:
        move, before = self.table.move_numbers[step - 1], self.table.history[step - 1]
        found = notices(
            self.events(step), self.names, partial(step_text, self.table, step, self.language), self.language
        )
        if self.game.cards.moves.verbs[move] == "answer":
            question = self.game.cards.deck.quiz[before[CARD]]
            correct = self.game.cards.moves.args[move] == question.right
            facts: dict[str, Fact] = {"name": isolated(self.names[before[TURN]]), "right": int(correct)}
            title = translate("terrabilis-notice-answer", self.language, **facts)
            found.insert(0, answered(question, correct, title, self.language))
        return found

    def choices(self) -> list[Choice]:
        moves = self.game.cards.moves
        choices: list[Choice] = []
        facts: dict[str, Fact] = {**FACTS, "talks": self.game.options.talks}
        for move in self.moves:
            verb, arg = moves.verbs[move], moves.args[move]
            if (verb in ELSEWHERE and self.state[PHASE] != OWE) or (verb == "agree" and arg != NONE):
                continue
            what = moves.texts[move].split()[-1] if verb in {"take", "pay"} else self.decision()
            label = translate(f"terrabilis-do-{verb}", self.language, what=what, **facts)
            kind = what if verb in {"take", "pay"} else PICTURES.get(verb)
            choices.append({"move": moves.texts[move], "label": label, "kind": kind})
        return choices

    def foretell(self) -> dict[str, Foretold]:
        seen = self.decider is not None and self.sees(self.decider)
        return Foretelling(self.game, self.state, self.language, seen).moves([*self.moves, *self.asides])

    def ending(self) -> frozenset[str]:
        return ENDING

    def secrets_matter(self) -> bool:
        """TB-30, TB-34: cards are drawn, installed, put back, or given for an offered one."""
        holds = bool(self.state[COUNTRIES + self.state[WHO]][HAND])
        return holds and (self.state[PHASE] in {DRAW, BUILD} or self._swapping())

    # What lies on the table

    def parts(self) -> shapes.Parts:
        shown = self.seats if self.settings.viewer is None else (self.settings.viewer,)
        return {
            "path": self.board.path(),
            "zone": self.board.zone(),
            "piles": self.board.piles(),
            "bank": self.board.bank(self.asides),
            "countries": [self.board.country(seat) for seat in shown],
            "hand": self._hand(),
            "event": self._event(),
            "quiz": self._quiz(),
            "alliance": alliance(self.reasons),
        }

    def _hand(self) -> shapes.Hand:
        """TB-4: the infrastructure cards that only their player may see."""
        seat = None if self.outcome is not None else self.whose()
        if seat is not None and self.state[COUNTRIES + seat][OUT]:
            seat = None
        visible = seat is not None and self.sees(seat)
        secret = self.secret(seat, visible)
        if seat in self.automatic:
            secret["handover"] = translate(
                "terrabilis-handover-automatic", self.language, name=isolated(self.names[seat or 0])
            )
        held = self.state[COUNTRIES + seat][HAND] if seat is not None and visible else ()
        return {
            **secret,
            "title": translate("terrabilis-hand", self.language),
            "needed": seat is not None and not visible and self._needs_hand(seat),
            "cards": [self._held(seat, card) for card in held if seat is not None],
        }

    def _needs_hand(self, seat: int) -> bool:
        """Whether the decision is about the cards: without seeing them nobody can go on."""
        if self.blanket is not None or seat != self.decider:
            return False
        return self.state[PHASE] == BUILD or self._swapping()

    def _swapping(self) -> bool:
        """TB-34: whether a card is offered, and one to be given for it."""
        return bool(self.state[PHASE] == ANSWER and self.state[SWAP] != NONE)

    def _held(self, seat: int, card: int) -> shapes.HeldCard:
        """A card with what can be done with it: install, offer or give it, and put it back."""
        moves, phase = self.game.cards.moves, self.state[PHASE]
        verb = "swap" if phase == OFFER else "agree" if self._swapping() else "install"
        first = {"swap": moves.swap, "agree": moves.agree, "install": moves.install}[verb]
        actions = [(verb, first + card)]
        if phase == BUILD:
            actions.append(("return", moves.put_back + card))
        return {
            **self.drawn.cards[card],
            "actions": [self._action(seat, verb, move, card) for verb, move in actions],
        }

    def _action(self, seat: int, verb: str, move: Move, card: int) -> shapes.CardAction:
        if seat != self.state[WHO]:
            spot: Spot = {"move": None, "why": self.reasons.others(seat)}
        else:
            spot = self.reasons.spot(move)
        return {
            "key": verb,
            "name": translate(f"terrabilis-card-do-{verb}", self.language),
            "label": translate(
                f"terrabilis-card-do-{verb}-label", self.language, card=self.drawn.names[card]
            ),
            **spot,
        }

    def _event(self) -> shapes.SquareEvent | None:
        """The square that the country on turn stands on, with its card, while it is to be dealt with."""
        state, phase = self.state, self.state[PHASE]
        if (
            self.outcome is not None
            or phase in {ROLL, QUIZ, REWARD}
            or DECISIONS[phase] in {"trade", "offer", "answer"}
        ):
            return None
        square = self.game.cards.deck.board[state[COUNTRIES + state[TURN]][SQUARE]]
        member = state[COUNTRIES + state[TURN]][MEMBER]
        name = clean(square.names.get(self.language, square.name))
        facts: dict[str, Fact] = {"name": isolated(self.names[state[TURN]]), "square": isolated(name)}
        event: shapes.SquareEvent = {
            "card": "",
            "what": square.what,
            "title": translate("terrabilis-event", self.language, **facts),
            "name": name,
            "text": translate("terrabilis-what", self.language, what=square.what, **FACTS),
            "note": "",
            "gets": [],
            "pays": [],
            "ours": "",
        }
        if phase in {FOLLOW, OWE} and square.what == "hazard":
            face: shapes.HazardFace = self.drawn.hazards[state[CARD]]
            return {**event, **face}
        gets, pays = {
            SLUSH: ((0, 0, 0, FUND), (0, FUND_PRICE)),
            DISASTER: ((), (LANDER_COUNTERS, LANDER_COUNTERS, 0, LANDER)),
            HIT: ((), (0, 0, 0, VICTIM)),
        }.get(phase, ((), ()))
        if phase == FOLLOW:
            gets, pays = ((0, FUND_RELIEF), ()) if member and square.what == "slush" else ((), ())
            if square.what == "conflict":
                pays = (ATTACK_NATURE, ATTACK_WELLBEING)
        if phase == OWE:
            _, _, *pays = state[DUES][0]
        return {
            **event,
            "gets": counted(gets, self.language),
            "pays": counted(pays, self.language),
        }

    def _quiz(self) -> shapes.Quiz | None:
        """TB-31: the open question; after the answer, why it was right or wrong, until the next one."""
        if self.state[PHASE] == QUIZ:
            return {"fresh": False, **self._question(self.state, None)}
        moves = self.game.cards.moves
        for step in range(self.step, 0, -1):
            if moves.verbs[self.table.move_numbers[step - 1]] == "answer":
                step_text = self._question(self.table.history[step - 1], self.table.move_numbers[step - 1])
                return {"fresh": step == self.step, **step_text}
        return None

    def _question(self, state: State, given: Move | None) -> shapes.Question:
        question, language = self.game.cards.deck.quiz[state[CARD]], self.language
        chosen = None if given is None else self.game.cards.moves.args[given]
        name = isolated(self.names[state[TURN]])
        correct = chosen == question.right
        title = "terrabilis-quiz" if given is None else "terrabilis-quiz-last"
        return {
            "open": given is None,
            "title": translate(title, language, name=name),
            "question": clean(question.names.get(language, question.name)),
            "verdict": None
            if chosen is None
            else {
                "right": correct,
                "text": translate(
                    "terrabilis-verdict",
                    language,
                    name=name,
                    right=int(correct),
                    answer=isolated(answer_of(question, question.right, language)),
                ),
            },
            "answers": [
                self._answer(letter, answer_of(question, letter, language), question.right, chosen)
                for letter in range(len(LETTERS))
            ],
            "note": "" if chosen is None else clean(question.notes.get(language, question.note)),
            "source": ""
            if chosen is None
            else translate("terrabilis-source", language, source=isolated(question.source)),
        }

    def _answer(self, letter: int, text: str, right: int, chosen: int | None) -> shapes.QuizAnswer:
        spot, mark = Spot(move=None, why=None), None
        if chosen is None:
            spot = self.reasons.spot(ANSWER_WITH + letter)
        else:
            mark = "right" if letter == right else "wrong" if letter == chosen else None
        facts: dict[str, Fact] = {"letter": LETTERS[letter], "answer": isolated(text)}
        return {
            "letter": LETTERS[letter],
            "answer": text,
            "mark": mark,
            "label": translate("terrabilis-answer", self.language, mark=mark or "none", **facts),
            **spot,
        }

    # The count

    def counts(self, state: State) -> list[Sequence[Line]]:
        """TB-61: what each country would count; who is out counts nothing."""
        return [() if country[OUT] else count(self.game, country) for country in state[COUNTRIES:]]

    def score_rows(self) -> list[ScoreRow]:
        return self._rows

    def _count(self) -> list[ScoreRow]:
        """TB-61; a country that is out counts nothing, nor does any once the planet is lost."""
        lines = self.counts(self.state) if self.outcome is None else self.outcome.counts
        return [self.score_row(seat, lines[seat]) for seat in self.seats]
