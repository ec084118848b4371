"""The end of a game of Terra: who gave and who hoarded, and when the world was lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from terra_widgets.games.terra.deck import COLOURS, REGIONS
from terra_widgets.games.terra.rules import Terra
from terra_widgets.games.terra.rules.ending import count, hoarded
from terra_widgets.games.terra.rules.numbers import COMBINATION, LIMITS
from terra_widgets.games.terra.rules.state import (
    CRISIS_COLOUR, CRISIS_REGION, GIVEN, HOARDS, LIMIT_NAMES, LOST, NONE, OPEN, State,
)  # fmt: skip
from terra_widgets.widgets.end_screen import EndScreen, since_when
from terra_widgets.widgets.shapes import EndFact
from terra_widgets.widgets.snapshot import SnapshotMaker


class TerraEnd(EndScreen):
    """The end of one game of Terra."""

    lost_title = "terra-end-lost"

    def __init__(self, moment: SnapshotMaker) -> None:
        super().__init__(moment)
        assert isinstance(moment.table.game, Terra)
        self.game = moment.table.game

    def points(self, state: State, /) -> Sequence[int]:
        """TR-51, TR-60: the track, and the hoards as they lie open now."""
        seats = range(self.game.players)
        return [sum(line.points for line in count(self.game, state, seat)) for seat in seats]

    def note(self, seat: int, /) -> str:
        """TR-20, TR-32: what a player gave to the world, and kept."""
        cards = COMBINATION * len(self.state[HOARDS][seat])
        return self.say("terra-end-note", given=self.state[GIVEN][seat], hoarded=cards)

    def facts(self) -> list[EndFact]:
        """TR-32, TR-51: who hoarded."""
        seats = range(self.game.players)
        most = max(hoarded(self.state, seat) for seat in seats)
        who = [seat for seat in seats if hoarded(self.state, seat) == most]
        if not most:
            return [self.fact("check", "terra-end-nobody-hoarded")]
        if len(who) > 1:
            return []
        return [self.fact("cards", "terra-end-hoarded", name=self.name(who[0]), points=most)]

    def turning_point(self) -> EndFact | None:
        """TR-50: in a lost world the step from which on one more crisis was too many."""
        limit = self.state[LOST]
        if limit == NONE:
            return super().turning_point()
        last = self.state[OPEN][-1]
        region, colour = CRISIS_REGION[last], CRISIS_COLOUR[last]

        def lying(state: State) -> int:
            name = LIMIT_NAMES[limit]
            if name == "region":
                return Counter(CRISIS_REGION[crisis] for crisis in state[OPEN])[region]
            if name == "colour":
                return Counter(CRISIS_COLOUR[crisis] for crisis in state[OPEN])[colour]
            return len(state[OPEN])

        step = since_when(self.table.history, lambda state: lying(state) >= LIMITS[limit] - 1)
        return self.turned(
            "terra-end-edge", step, limit=LIMIT_NAMES[limit], region=REGIONS[region], colour=COLOURS[colour]
        )
