"""Why nothing can be done somewhere now: a sentence for everything on the table that is not lit."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.contract import State
from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.activation import wanted_kinds
from terra_widgets.games.terra_futura.rules.state import (
    ACTIVATE, CARDS, CLEAN, COPY, DECISIONS, LANDS, MARKET, MOVE, NEED, NONE, ONE_ROOM, PAY, PHASE, PLACE,
    PLACES, POLLUTE, WHO,
)  # fmt: skip
from terra_widgets.games.terra_futura.rules.moves import (
    CLEAN_AT, COPY_OF, EFFECTS, MOVE_FROM, PAY_FROM, PLACE_AT, POLLUTE_AT, USE,
)  # fmt: skip
from terra_widgets.text import translate
from terra_widgets.text.words import isolated

KIND_COUNT = 7
# The move that a person would mean by choosing a place of their own, decision by decision.
MEANT = {PLACE: PLACE_AT, POLLUTE: POLLUTE_AT, MOVE: MOVE_FROM, CLEAN: CLEAN_AT}


class Reasons:
    """The reasons at one moment; `blanket` is the one sentence for everything, if there is one."""

    def __init__(
        self, game: TerraFutura, state: State, names: Sequence[str], language: str, blanket: str | None
    ) -> None:
        self.game, self.state, self.names = game, state, names
        self.language, self.blanket = language, blanket
        self._first = "" if blanket else translate("why-first", language, decision=DECISIONS[state[PHASE]])

    def market(self, move: int) -> str:
        """Why a move at the market is not possible; it must not be a legal one."""
        if self.blanket is not None:
            return self.blanket
        if self.state[PHASE] != MARKET:
            return self._first
        return self.game.explain(self.state, move).on_screen(self.language)

    def cell(self, seat: int, cell: int, where: tuple[int, int]) -> str:
        """Why nothing can be done at a place that no legal move names."""
        if self.blanket is not None:
            return self.blanket
        state, decider = self.state, self.state[WHO]
        if state[PHASE] == COPY:
            move = COPY_OF + (seat * PLACES + cell) * EFFECTS + self._copied_effect(seat, cell)
        elif seat != decider:
            return translate(
                "why-other-territory",
                self.language,
                name=isolated(self.names[seat]),
                decider=isolated(self.names[decider]),
            )
        elif state[PHASE] == ACTIVATE:
            move = USE + cell * EFFECTS
        elif state[PHASE] == PAY:
            wanted = wanted_kinds(state[NEED])[0]
            here = state[LANDS + seat]
            if len(wanted) > 1 and here[CARDS][cell] != NONE and here[cell] >= ONE_ROOM:
                return translate("why-pay-nothing", self.language)
            move = PAY_FROM + cell * KIND_COUNT + wanted[0][0]
        elif state[PHASE] in MEANT:
            move = MEANT[state[PHASE]] + cell
        else:
            return self._first
        row, column = where
        place = translate("place-where", self.language, row=row, column=column)
        return self.game.explain(state, move).on_screen(self.language, cell=place)

    def _copied_effect(self, seat: int, cell: int) -> int:
        """The first effect of a card that others might copy, or its first one."""
        card = self.state[LANDS + seat][CARDS][cell]
        if card == NONE:
            return 0
        copies = self.game.cards.copies[card]
        drawn = self.game.cards.deck.cards[card]
        return copies[0][0] if copies else len(drawn.top) if drawn.bottom else 0
