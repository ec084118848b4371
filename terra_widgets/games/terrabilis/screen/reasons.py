"""Why something can't be done now: a sentence for every move that is not legal."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.errors import Fact
from terra_widgets.games.contract import Move, State
from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.state import DECISIONS, PHASE, WHO
from terra_widgets.games.terrabilis.rules.why import ANSWERS, RULE
from terra_widgets.games.terrabilis.screen.cards import CardFaces
from terra_widgets.text import translate
from terra_widgets.text.words import isolated
from terra_widgets.widgets.shapes import Spot


class Reasons:
    """The legal moves at one moment, and reasons for all others.

    `blanket` is the one sentence for everything, if there is one.
    """

    def __init__(
        self,
        game: Terrabilis,
        state: State,
        names: Sequence[str],
        drawn: CardFaces,
        moves: Sequence[Move],
        blanket: str | None,
    ) -> None:
        self.game, self.state, self.names, self.drawn = game, state, names, drawn
        self.language, self.blanket = drawn.language, blanket
        self.legal = frozenset(moves)

    def spot(self, move: Move) -> Spot:
        """A move as a part of the table has it: its text, or why not."""
        if move in self.legal:
            return {"move": self.game.move_text(move), "why": None}
        return {"move": None, "why": self.why(move)}

    def why(self, move: Move) -> str:
        """Why a move is not possible; it must not be a legal one."""
        if self.blanket is not None:
            return self.blanket
        moves, phase = self.game.cards.moves, self.state[PHASE]
        verb, arg = moves.verbs[move], moves.args[move]
        if phase not in ANSWERS[verb]:
            first = translate("terrabilis-first", self.language, decision=DECISIONS[phase])
            return f"{first} ({RULE[phase]})"
        instead: dict[str, Fact] = {}
        reason = self.game.explain(self.state, move)
        if "card" in reason.facts:
            instead["card"] = self.drawn.names[arg]
        if "player" in reason.facts:
            instead["player"] = isolated(self.names[int(reason.facts["player"]) - 1])
        return reason.on_screen(self.language, **instead)

    def others(self, seat: int) -> str:
        """Why a player's cards can't be used while another one decides."""
        if self.blanket is not None:
            return self.blanket
        name, decider = isolated(self.names[seat]), isolated(self.names[self.state[WHO]])
        return translate("terrabilis-why-other", self.language, name=name, decider=decider)
