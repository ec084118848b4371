"""Why nothing can be done somewhere now: a sentence for everything on the table that is not lit."""

from __future__ import annotations

from terra_widgets.games.terra.deck import COLOURS
from terra_widgets.errors import Reason
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.state import (
    ACT, CARD_NUMBERS, COLOUR_OF, CRISIS_COLOUR, DECISIONS, DRAW, GIVE, HELPED, OPEN, OVER, PHASE,
)  # fmt: skip
from terra_widgets.games.terra.rules.moves import DISCARD_CARD, GIVE_CARD, help_move
from terra_widgets.games.terra.rules.numbers import FACTS
from terra_widgets.games.terra.rules.why import RULE
from terra_widgets.games.terra.screen.cards import CardFaces


class Reasons:
    """The reasons at one moment.

    `blanket` is the one sentence for everything, if there is one; `hidden` is that for everything which
    would tell about a hand that is hidden on this screen.
    """

    def __init__(
        self, game: Terra, state: State, drawn: CardFaces, blanket: str | None, hidden: str | None
    ) -> None:
        self.game, self.state, self.drawn = game, state, drawn
        self.blanket, self.hidden = blanket, hidden
        self.phase: int = state[PHASE]

    def pile(self) -> str:
        """Why no card can be drawn now."""
        return self.blanket or self._first()

    def crisis(self, crisis: int) -> str:
        """Why no card can be played on a crisis, full-blown or coming."""
        if self.blanket is not None:
            return self.blanket
        if crisis in self.state[OPEN]:
            if self.phase != ACT:
                return self._first()
            if self.state[HELPED] >> crisis & 1:
                return self._explained(help_move(crisis, self._some_card(crisis)))
        if self.hidden is not None:
            return self.hidden
        facts = {"colour": COLOURS[CRISIS_COLOUR[crisis]]}
        return self._said(Reason("terra-no-colour", facts, RULE[self.phase]))

    def card(self, kind: int, mine: bool) -> str:
        """Why a card of a hand can't be played; `mine` when its player is the one who decides."""
        if self.blanket is not None:
            return self.blanket
        if not mine:
            return self._said(Reason("terra-not-your-turn", {}, RULE[self.phase]))
        if self.phase == DRAW:
            return self._first()
        if self.phase == GIVE:
            return self._explained(GIVE_CARD + kind)
        if self.phase == ACT:
            colour = COLOUR_OF[kind]
            helped = [crisis for crisis in self.state[OPEN] if CRISIS_COLOUR[crisis] == colour]
            if helped:  # else the card could be played on one of them
                return self._explained(help_move(helped[0], kind))
            return self._said(Reason("terra-card-nowhere", {"colour": COLOURS[colour]}, "TR-30"))
        return self._explained(DISCARD_CARD + kind)

    def hoard(self, move: Move, mine: bool) -> str:
        """Why a combination that lies in the hand can't be hoarded."""
        if self.blanket is not None:
            return self.blanket
        if not mine:
            return self._said(Reason("terra-not-your-turn", {}, RULE[self.phase]))
        return self._first() if self.phase != ACT else self._explained(move)

    def _some_card(self, crisis: int) -> int:
        return next(kind for kind, colour in enumerate(COLOUR_OF) if colour == CRISIS_COLOUR[crisis])

    def _first(self) -> str:
        """What has to be done before anything else."""
        assert self.phase != OVER
        return self._said(
            Reason("terra-first", {"decision": DECISIONS[self.phase], **FACTS}, RULE[self.phase])
        )

    def _explained(self, move: Move) -> str:
        return self._said(self.game.explain(self.state, move))

    def _said(self, reason: Reason) -> str:
        """As a sentence that names cards in words: nobody at a board has to know their codes."""
        card = reason.facts.get("card")
        words = {"card": self.drawn.plain[CARD_NUMBERS[str(card)]]} if card is not None else {}
        return reason.on_screen(self.drawn.language, **words)
