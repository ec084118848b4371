"""One moment of Terra Futura: market, territories, supply, scoring cards and the count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from terra_widgets.games.contract import Line, State
from terra_widgets.games.terra_futura.deck import KINDS
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.ending import count
from terra_widgets.games.terra_futura.rules.state import (
    CHOSEN_PATTERN, CHOSEN_SET, CUBES, DECISIONS, HAND, HELD, LANDS, NONE, PATTERN, PHASE, SCORE, TURN,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import ARGS, TEXT, VERB
from terra_widgets.table.table import Table
from terra_widgets.widgets.shapes import Choice, Foretold, Mark, Notice, ScoreRow, SeatFacts
from terra_widgets.widgets.snapshot import SnapshotMaker, Settings
from terra_widgets.games.terra_futura.screen.end_screen import TerraFuturaEnd
from terra_widgets.games.terra_futura.screen import shapes
from terra_widgets.games.terra_futura.screen.board import Board
from terra_widgets.games.terra_futura.screen.cards import CardFaces, amount, card_faces
from terra_widgets.games.terra_futura.screen.foretell import Foretelling, payment
from terra_widgets.games.terra_futura.screen.news import TOLD, flows, notices
from terra_widgets.games.terra_futura.screen.sentences import prompt_text, round_text, step_text
from terra_widgets.text import translate

ENDING = frozenset(("end",))


class TerraFuturaSnapshot(SnapshotMaker):
    """One table of Terra Futura seen from one screen at one moment."""

    end_screen = TerraFuturaEnd
    secrets = "scoring"
    signs: ClassVar[Mapping[str, str]] = {
        **{kind: f"print-kind-{kind}" for kind in (*KINDS, "raw", "pollution")},
        "transfer": "legend-transfer",
        "assistance": "effect-assistance",
        "spark": "legend-spark",
    }
    letters: ClassVar[Mapping[str, str]] = {kind: f"letter-{kind}" for kind in KINDS}

    def __init__(self, table: Table, settings: Settings) -> None:
        super().__init__(table, settings)
        game = table.game
        assert isinstance(game, TerraFutura)
        self.game = game
        self.drawn: CardFaces = card_faces(game.cards.deck, self.language)
        self.board = Board(game, self.state, table.shown_names, self.drawn, self.moves, self.blanket)
        seen = self.decider is not None and self.sees(self.decider)
        self.foretelling = Foretelling(game, self.state, self.drawn, seen)
        self._rows = self._count()

    # Who decides

    def round(self) -> str:
        return round_text(self.game, self.state, self.language)

    def decision(self) -> str:
        return DECISIONS[self.state[PHASE]]

    def ask(self) -> str:
        return prompt_text(self.game, self.state, self.names, self.drawn)

    def turn(self) -> int:
        return int(self.state[TURN])

    def seat(self, seat: int) -> SeatFacts:
        cubes = self.state[LANDS + seat][CUBES]
        label = translate("word-cubes", self.language)
        marks: list[Mark] = [{"sign": "pollution", "count": cubes, "label": label}] if cubes else []
        return {"points": self._rows[seat]["total"], "marks": marks}

    def tell(self, step: int) -> str:
        return step_text(self.table, step, self.language)

    def short(self, step: int) -> str:
        return step_text(self.table, step, self.language, TOLD)

    def flows(self, step: int) -> list[tuple[str, int]]:
        return flows(self.events(step), self.mover(step))

    def notices(self, step: int) -> list[Notice]:
        return notices(self.events(step), self.names, self.drawn)

    def choices(self) -> list[Choice]:
        choices: list[Choice] = []
        for move in self.board.elsewhere:
            verb, kind = VERB[move], None
            if verb in {"choose", "reward"}:
                kind = TEXT[move].partition(" ")[2]
                label = amount(kind, 1, self.language)
            elif verb in {"pattern", "score"}:
                label = self._card_choice(verb, ARGS[move][0])
            else:
                label = translate(f"do-{verb}", self.language)
            choices.append({"move": TEXT[move], "label": label, "kind": kind})
        return choices

    def _card_choice(self, verb: str, which: int) -> str:
        """TF-11: a choice between secret cards names them only to their player."""
        assert self.decider is not None
        if not self.sees(self.decider):
            return translate(f"do-{verb}-secret", self.language, number=which + 1)
        held = self.state[LANDS + self.decider][HELD]
        return translate(f"do-{verb}", self.language, card=self.drawn.scoring_names[held[which]])

    def foretell(self) -> dict[str, Foretold]:
        return self.foretelling.moves(self.moves)

    def ending(self) -> frozenset[str]:
        return ENDING

    def secrets_matter(self) -> bool:
        """TF-60, TF-61: the choice between the two scoring cards."""
        return self.state[PHASE] in {PATTERN, SCORE}

    # What lies on the table

    def parts(self) -> shapes.Parts:
        shown = self.seats if self.settings.viewer is None else (self.settings.viewer,)
        hand = self.state[HAND]
        return {
            "market": self.board.market(),
            "hand": self.drawn.cards[hand] if hand != NONE else None,
            "payment": payment(self.game, self.state, self.language),
            "territories": [self.board.territory(seat) for seat in shown],
            "supply": self.board.supply(),
            "scoring": self._scoring(),
        }

    def _scoring(self) -> shapes.Scoring:
        """TF-11: the scoring cards, secret until the end."""
        seat = self.whose()
        owners: Sequence[int] = () if seat is None else (seat,)
        if self.outcome is not None and self.settings.viewer is None:
            owners = self.seats
        visible = all(map(self.sees, owners)) and bool(owners)
        cards = [card for owner in owners for card in self._held(owner)] if visible else []
        return {**self.secret(seat, visible), "cards": cards}

    def _held(self, seat: int) -> list[shapes.ScoringCard]:
        land = self.state[LANDS + seat]
        cards: list[shapes.ScoringCard] = []
        for i, card in enumerate(land[HELD]):
            uses = {"pattern": land[CHOSEN_PATTERN], "set": land[CHOSEN_SET]}
            chosen = [use for use, which in uses.items() if which == i]
            face: shapes.ScoringFace = self.drawn.scoring[card]
            worth = self.foretelling.set_of(land, i)
            cards.append({**face, "chosen": chosen, "seat": seat, "owner": self.names[seat], "worth": worth})
        return cards

    # The count

    def score_rows(self) -> list[ScoreRow]:
        return self._rows

    def counts(self, state: State) -> list[Sequence[Line]]:
        """TF-61: before a set is picked it is secret, and counts for nobody."""
        picked = (land[CHOSEN_SET] if land[CHOSEN_SET] != NONE else None for land in state[LANDS:])
        return [count(self.game, land, which) for land, which in zip(state[LANDS:], picked, strict=True)]

    def _count(self) -> list[ScoreRow]:
        return [self.score_row(seat, lines) for seat, lines in enumerate(self.counts(self.state))]
