"""A claim card: judge first whether the game models a claim, then see our verdict and why."""

from __future__ import annotations

from typing import ClassVar

from terra_widgets.errors import IllegalMove, brief
from terra_widgets.lesson.figure_chart import numbers_by_year
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.part import Part
from terra_widgets.lesson.shapes import ClaimFace, Figure
from terra_widgets.lesson.source import VERDICTS, Claim, Source
from terra_widgets.widgets.intents import Checks, Intent


class ClaimCard(Part):
    """A claim in our words, what the rules do with it, a dated figure, and a verdict."""

    kind = "claim"
    checks: ClassVar[Checks] = {"judge": lambda value: isinstance(value, str)}

    def __init__(self, notes: Notes, language: str, claim: Claim, source: Source) -> None:
        super().__init__(notes, language)
        self.claim, self._source = claim, source

    @property
    def verdict(self) -> str | None:
        """The learner's own verdict, if there is one."""
        found = self.notes.of("verdicts", self.claim.id)
        return found if found in VERDICTS else None

    def judge(self, verdict: str) -> ClaimCard:
        """Say whether the game models the claim: "modelled", "partly" or "not"."""
        if verdict not in VERDICTS:
            raise IllegalMove("lesson-verdict", found=brief(verdict), known=", ".join(VERDICTS))
        self.notes.write("verdicts", self.claim.id, verdict)
        self.changed(self._news())
        return self

    def figures(self) -> list[Figure]:
        """For each series: its name, its numbers with their years, and where they come from."""
        return [self._series(series, years) for series, years in self.claim.figures]

    def snapshot(self) -> ClaimFace:
        """What the view shows; our verdict only after the learner's."""
        judged = self.verdict is not None
        return {
            "id": self.claim.id,
            "claim": self.claim.claim,
            "kind": self.claim.kind,
            "in_game": self.claim.in_game,
            "rules": list(self.claim.rules),
            "reality": self.claim.reality,
            "figures": self.figures(),
            "yours": self.verdict,
            "ours": self.claim.verdict if judged else None,
            "why": self.claim.why if judged else "",
            "sides": [{"who": who, "text": text} for who, text in self.claim.sides] if judged else [],
        }

    def carry_out(self, wish: Intent) -> str:
        """`judge` gives the learner's verdict."""
        self.judge(wish.value)
        return self._news()

    def _news(self) -> str:
        ours = self.say(f"lesson-word-{self.claim.verdict}")
        return f"{self.say('lesson-word-our-verdict')}: {ours}. {self.claim.why}"

    def _series(self, series: str, years: tuple[int, ...]) -> Figure:
        rows = self._source.chosen(series, years)
        last = rows[-1]
        return {
            "name": self._source.series[series],
            "numbers": numbers_by_year(rows, self.language),
            "unit": last.unit,
            "publisher": last.publisher,
            "title": last.title,
            "address": last.address,
            "licence": last.licence,
            "note": last.note,
        }

    def __str__(self) -> str:
        say, claim = self.say, self.claim
        figures = [
            f"  {one['name']}: {one['numbers']} {one['unit']} ({one['publisher']}, {one['address']})"
            for one in self.figures()
        ]
        lines = [
            f"{say('lesson-word-claim')}: {claim.claim}",
            f"{say('lesson-word-game-does')}: {claim.in_game} ({', '.join(claim.rules)})",
            f"{say('lesson-word-figures-say')}: {claim.reality}",
            *figures,
            *([self._news()] if self.verdict else [say("lesson-plain-claim")]),
        ]
        return "\n".join(lines)
