"""The end of a game of Terrabilis: who filled the thermometer, who burst it, and when the planet was lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from terra_widgets.games.terrabilis.rules import Terrabilis
from terra_widgets.games.terrabilis.rules.ending import count, lost
from terra_widgets.games.terrabilis.rules.state import BURSTS, COUNTRIES, LOG, State, standing
from terra_widgets.widgets.end_screen import EndScreen, since_when
from terra_widgets.widgets.shapes import EndFact, EndRow
from terra_widgets.widgets.snapshot import SnapshotMaker


class TerrabilisEnd(EndScreen):
    """The end of one game of Terrabilis."""

    lost_title = "terrabilis-end-lost-title"

    def __init__(self, moment: SnapshotMaker) -> None:
        super().__init__(moment)
        assert isinstance(moment.table.game, Terrabilis)
        self.game = moment.table.game
        self.seats = range(self.game.players)
        self.done = Counter[tuple[str, int]]()
        """Counters put onto the thermometer ("harm") and taken off ("benefit"), and bursts, by player."""
        for state in self.table.history[1:]:
            for kind, player, _, amount, *_ in state[LOG]:
                if kind in {"harm", "benefit"}:
                    self.done[kind, player] += abs(amount)
                elif kind == "burst":
                    self.done[kind, player] += 1

    def points(self, state: State, /) -> Sequence[int]:
        """TB-61, for the countries that were in the game then."""
        left = standing(state)
        return [
            sum(line.points for line in count(self.game, country)) if seat in left else 0
            for seat, country in enumerate(state[COUNTRIES:])
        ]

    def rows(self) -> list[EndRow]:
        """Ranks; where nobody wins, who put most onto the thermometer."""
        rows = super().rows()
        if self.outcome.winners:
            return rows
        for row in rows:
            row["parts"] = [self.part("terrabilis-end-harm", self.done["harm", row["seat"] or 0])]
        return sorted(rows, key=lambda row: -row["parts"][0]["size"])

    def note(self, seat: int, /) -> str:
        """TB-20 to TB-24: what a country did to the thermometer; TB-50: whether it is out."""
        done = {kind: self.done[kind, seat] for kind in ("harm", "benefit", "burst")}
        out = int(seat not in standing(self.state))
        return self.say("terrabilis-end-note", out=out, **done)

    def facts(self) -> list[EndFact]:
        """Who filled the thermometer, and who burst it."""
        facts = []
        filled = self._most("harm")
        if filled is not None:
            who, most = filled
            total = sum(self.done["harm", seat] for seat in self.seats)
            facts.append(
                self.fact("warn", "terrabilis-end-filled", name=self.name(who), count=most, total=total)
            )
        burst = self._most("burst")
        if burst is not None:
            who, most = burst
            facts.append(self.fact("spark", "terrabilis-end-burst", name=self.name(who), count=most))
        return facts

    def _most(self, kind: str) -> tuple[int, int] | None:
        """Who did most of something, if it was one alone."""
        most = max(self.done[kind, seat] for seat in self.seats)
        who = [seat for seat in self.seats if self.done[kind, seat] == most]
        return (who[0], most) if most and len(who) == 1 else None

    def turning_point(self) -> EndFact | None:
        """TB-24: on a lost planet the burst after which one more was too many."""
        if not lost(self.game, self.state):
            return super().turning_point()
        allowed = self.game.bursts
        return self.turned(
            "terrabilis-end-edge", since_when(self.table.history, lambda state: state[BURSTS] >= allowed)
        )
