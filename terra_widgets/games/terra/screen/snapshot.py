"""One moment of Terra: the world and its crises, the pile, the limits, hands, hoards and the count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from terra_widgets.games.terra.deck import COLOURS
from terra_widgets.games.contract import Line, Move, State
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.ending import count
from terra_widgets.games.terra.rules.state import (
    ACT, DECISIONS, DRAW, GIVE, HANDS, OPEN, PHASE, POINTS, TURN, WHO, size, unpack,
)  # fmt: skip
from terra_widgets.games.terra.rules.moves import DRAW_CARD, END, PASS, TEXT, VERB
from terra_widgets.games.terra.rules.numbers import FACTS
from terra_widgets.table.table import Table
from terra_widgets.widgets.happenings import Scored
from terra_widgets.widgets.shapes import Choice, Foretold, Mark, Notice, ScoreRow, SeatFacts
from terra_widgets.widgets.snapshot import SnapshotMaker, Settings, automatic_seats
from terra_widgets.games.terra.screen.end_screen import TerraEnd
from terra_widgets.games.terra.screen import shapes
from terra_widgets.games.terra.screen.board import Board
from terra_widgets.games.terra.screen.cards import card_faces
from terra_widgets.games.terra.screen.news import TOLD, flows, notices, scored
from terra_widgets.games.terra.screen.foretell import Foretelling
from terra_widgets.games.terra.screen.reasons import Reasons
from terra_widgets.games.terra.screen.seats import Seats
from terra_widgets.games.terra.screen.sentences import prompt_text, round_text, step_text
from terra_widgets.text import translate
from terra_widgets.text.words import isolated

PUBLIC = frozenset((DRAW_CARD, PASS, END))
"""The moves that are open to everybody, and so tell nothing about a hand."""
BUTTONS = {DRAW_CARD: "draw", PASS: "pass", END: "end"}
ENDING = frozenset(("pass", "end"))


class TerraSnapshot(SnapshotMaker):
    """One table of Terra seen from one screen at one moment."""

    end_screen = TerraEnd
    secrets = "own"
    signs: ClassVar[Mapping[str, str]] = {colour: f"legend-terra-{colour}" for colour in COLOURS}

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table, settings)
        game = table.game
        assert isinstance(game, Terra)
        self.game = game
        self.drawn = card_faces(game.deck, self.language)
        hidden = None
        if self.decider is not None and not self.sees(self.decider):
            # TR-20: moves name cards, so a screen offers them only beside the hand.
            self.moves = [move for move in self.moves if move in PUBLIC]
            hidden = translate("terra-hidden", self.language, name=isolated(self.names[self.decider]))
        reasons = Reasons(game, self.state, self.drawn, self.blanket, hidden)
        seen = frozenset(seat for seat in self.seats if self.sees(seat))
        self.foretelling = Foretelling(game, self.state, self.drawn, hidden is None)
        self.board = Board(game, self.state, table.shown_names, self.drawn, self.moves, reasons)
        self.table_of = Seats(game, self.state, table.shown_names, self.drawn, reasons, seen)

    @classmethod
    def plays_itself(cls, table: Table, state: State) -> bool:
        """A single choice, where that it is one gives nothing away to others at this screen.

        A card is never drawn by itself: it could not be taken back, nor what was done before it.
        """
        if state[PHASE] == DRAW or not super().plays_itself(table, state):
            return False
        if len(table.names) - len(automatic_seats(table)) == 1:
            return True
        if state[PHASE] == GIVE:
            return size(state[HANDS][state[WHO]]) == 0
        return bool(state[PHASE] == ACT and not state[OPEN])

    # Who decides

    def round(self) -> str:
        return round_text(self.state, self.language)

    def decision(self) -> str:
        return DECISIONS[self.state[PHASE]]

    def ask(self) -> str:
        return prompt_text(self.game, self.state, self.names, self.drawn)

    def turn(self) -> int:
        return int(self.state[TURN])

    def seat(self, seat: int) -> SeatFacts:
        cards = size(self.state[HANDS][seat])
        label = translate("terra-mark-hand", self.language)
        points = self.table_of.points(seat) if self.outcome is None else self.outcome.points[seat]
        mark: Mark = {"sign": "cards", "count": cards, "label": label}
        if not self.sees(seat):  # else the hand itself shows where its cards come from
            mark["source"] = "pile"
        return {"points": points, "marks": [mark]}

    def choices(self) -> list[Choice]:
        return [
            {"move": TEXT[move], "label": translate(f"terra-do-{BUTTONS[move]}", self.language), "kind": None}
            for move in self.moves
            if move in BUTTONS
        ]

    def foretell(self) -> dict[str, Foretold]:
        return self.foretelling.moves(self.moves)

    def ending(self) -> frozenset[str]:
        return ENDING

    def secrets_matter(self) -> bool:
        """TR-20: a turn is played with the hand, from the card that is drawn into it."""
        return size(self.state[HANDS][self.state[WHO]]) > 0

    def received(self, seat: int, step: int) -> list[str]:
        before, after = (unpack(state[HANDS][seat]) for state in self.table.history[step - 1 : step + 1])
        found = Counter(after) - Counter(before)
        return [self.drawn.solutions[kind]["label"] for kind in found.elements()]

    def tell(self, step: int) -> str:
        return step_text(self.table, step, self.language)

    def short(self, step: int) -> str:
        return step_text(self.table, step, self.language, TOLD)

    def flows(self, step: int) -> list[tuple[str, int]]:
        return flows(self.events(step), self.mover(step))

    def notices(self, step: int) -> list[Notice]:
        return notices(self.events(step), self.names, self.drawn)

    def scored(self, step: int) -> list[Scored]:
        return scored(self.events(step), self.language)

    # What lies on the table

    def parts(self) -> shapes.Parts:
        return {
            "world": self.board.world(),
            "pile": self.board.pile(),
            "impending": self.board.impending(),
            "limits": self.board.limits(),
            "own": self._own(),
            "players": self.table_of.players(),
            "track": self.table_of.track(),
        }

    def _own(self) -> shapes.Own:
        """TR-20, TR-32: the hand and the hoard of one player, secret until the end."""
        seat = self.whose()
        if self.outcome is not None and self.settings.viewer is None:
            seat = None  # all hoards lie open; what is left in the hands counts nothing
        visible = seat is not None and self.sees(seat)
        shown = self.secret(seat, visible)
        if seat in self.automatic and not visible:
            shown["handover"] = translate(
                "terra-handover-automatic", self.language, name=isolated(shown["name"])
            )
        hand = self.table_of.nothing()
        if seat is not None and visible:
            hand = self.table_of.hand(seat, self._with_cards())
        return {
            **shown,
            **hand,
            "title": translate("terra-own", self.language),
            "combinations_title": translate("terra-combinations", self.language, **FACTS),
        }

    def _with_cards(self) -> Sequence[Move]:
        return [move for move in self.moves if VERB[move] in {"give", "help", "hoard", "discard"}]

    # The count

    def score_rows(self) -> list[ScoreRow]:
        return [self.score_row(seat, self._lines(seat)) for seat in self.seats]

    def _lines(self, seat: int) -> Sequence[Line]:
        """TR-51: the count; before the end without the hoards, which lie face down."""
        if self.outcome is not None:
            return count(self.game, self.state, seat)
        mine = self.state[POINTS][seat]
        lines = [Line("terra-count-track", mine, mine)]
        if self.game.options.teams:
            joint = self.table_of.points(seat) - mine
            lines.append(Line("terra-count-partner", joint, joint))
        return lines
