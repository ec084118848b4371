"""The end of a game of Terra Futura: what pollution cost, and when the winner went ahead."""

from __future__ import annotations

from collections.abc import Sequence

from terra_widgets.games.terra_futura.rules import TerraFutura
from terra_widgets.games.terra_futura.rules.ending import count, locked_points
from terra_widgets.games.terra_futura.rules.state import CHOSEN_SET, LANDS, State
from terra_widgets.widgets.end_screen import EndScreen
from terra_widgets.widgets.shapes import EndFact, EndPart
from terra_widgets.widgets.snapshot import SnapshotMaker


class TerraFuturaEnd(EndScreen):
    """The end of one game of Terra Futura."""

    def __init__(self, moment: SnapshotMaker) -> None:
        super().__init__(moment)
        assert isinstance(moment.table.game, TerraFutura)
        self.game = moment.table.game
        self.sets = [land[CHOSEN_SET] for land in self.state[LANDS:]]
        self.locked = [
            locked_points(self.game, land, chosen)
            for land, chosen in zip(self.state[LANDS:], self.sets, strict=True)
        ]

    def points(self, state: State, /) -> Sequence[int]:
        """TF-61 to TF-63, with the sets that were picked in the end."""
        return [
            sum(line.points for line in count(self.game, land, chosen))
            for land, chosen in zip(state[LANDS:], self.sets, strict=True)
        ]

    def more_parts(self, seat: int, /) -> list[EndPart]:
        """TF-42: what lies on inactive cards."""
        return [self.part("count-locked", self.locked[seat])] if self.locked[seat] > 0 else []

    def note(self, seat: int, /) -> str:
        """TF-42, TF-63: what pollution cost."""
        cubes = -sum(line.points for line in self.outcome.counts[seat] if line.points < 0)
        if not cubes + self.locked[seat]:
            return self.say("end-pollution-none")
        return self.say("end-pollution", cubes=cubes, locked=self.locked[seat])

    def facts(self) -> list[EndFact]:
        """Whom pollution cost most."""
        costs = [
            locked - sum(line.points for line in lines if line.points < 0)
            for locked, lines in zip(self.locked, self.outcome.counts, strict=True)
        ]
        most = max(costs)
        if not most or costs.count(most) > 1:
            return []
        return [self.fact("warn", "end-pollution-most", name=self.name(costs.index(most)), points=most)]
