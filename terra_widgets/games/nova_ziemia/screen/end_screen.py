"""The end of a game of Nova Ziemia: which goals were met, and when the last one was."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.nova_ziemia.rules import NovaZiemia
from terra_widgets.games.nova_ziemia.rules.competition import points
from terra_widgets.games.nova_ziemia.rules.state import GOALS, LIBRARY, MET, State
from terra_widgets.games.nova_ziemia.screen.cards import card_faces
from terra_widgets.text.words import listing
from terra_widgets.widgets.end_screen import EndScreen, since_when
from terra_widgets.widgets.shapes import EndFact, EndRow
from terra_widgets.widgets.snapshot import SnapshotMaker


class NovaZiemiaEnd(EndScreen):
    """The end of one game of Nova Ziemia, won or lost together, or of a competition."""

    lost_title = "nova-end-lost"

    def __init__(self, moment: SnapshotMaker) -> None:
        super().__init__(moment)
        assert isinstance(moment.table.game, NovaZiemia)
        self.game = moment.table.game
        self.contest = self.game.options.competition
        self.faces = card_faces(self.game.cards, self.language)

    def points(self, state: State, /) -> Sequence[int] | None:
        """TX-52: in a competition."""
        return [points(state, seat) for seat in range(self.game.players)] if self.contest else None

    def rows(self) -> list[EndRow]:
        """TX-30: together, a piece of the bar for every goal."""
        rows = super().rows()
        if not self.contest:
            rows[0]["parts"] = [
                {
                    "key": f"goal-{card}",
                    "name": self.faces.names[card],
                    "size": 1,
                    "value": "✓" if card in self.state[MET] else "✗",
                    "kind": "won" if card in self.state[MET] else "void",
                }
                for card in self.state[GOALS]
            ]
        return rows

    def note(self, _seat: int, /) -> str:
        """TX-31: together, what the points are."""
        return "" if self.contest else self.say("nova-end-left", count=len(self.state[LIBRARY]))

    def facts(self) -> list[EndFact]:
        """TX-30: which goals were met, and which were not."""
        if self.contest:
            return []
        met = [card for card in self.state[GOALS] if card in self.state[MET]]
        missed = [card for card in self.state[GOALS] if card not in self.state[MET]]
        return [
            self.fact(sign, key, names=listing([self.faces.names[card] for card in cards], self.language))
            for sign, key, cards in (("check", "nova-end-met", met), ("cross", "nova-end-missed", missed))
            if cards
        ]

    def turning_point(self) -> EndFact | None:
        """Together: when the last goal was met."""
        if self.contest:
            return super().turning_point()
        met = len(self.state[MET])
        if not met:
            return None
        return self.turned("nova-end-last", since_when(self.table.history, lambda s: len(s[MET]) >= met))
