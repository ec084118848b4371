"""A claim in three steps: a guess whether it is true, the dated figure, and whether the game models it.

The first verdict of each kind is kept and shown beside the last one. What we say comes after what they say.
"""

from __future__ import annotations

from typing import Any, ClassVar

from terra_widgets.errors import IllegalMove, brief
from terra_widgets.lesson.figure_chart import numbers_by_year
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.part import Part, has_fields, written
from terra_widgets.lesson.shapes import ClaimFace, Figure
from terra_widgets.lesson.source import TRUTHS, VERDICTS, Claim, Source
from terra_widgets.widgets.intents import Checks, Intent


def _is_judgement(value: Any) -> bool:
    """Whether a message has a verdict and a reason."""
    return has_fields(value, "verdict", "because") and all(isinstance(one, str) for one in value.values())


class ClaimCard(Part):
    """A claim in our words, a dated figure, what the rules do with it, and the verdicts."""

    kind = "claim"
    checks: ClassVar[Checks] = {"guess": lambda value: isinstance(value, str), "judge": _is_judgement}

    def __init__(self, notes: Notes, language: str, claim: Claim, source: Source) -> None:
        super().__init__(notes, language)
        self.claim, self._source = claim, source

    @property
    def outside(self) -> str | None:
        """Whether the learner says that it is true outside the game: "true", "partly-true" or "untrue"."""
        return self._last("outside", TRUTHS)

    @property
    def first_outside(self) -> str | None:
        """What the learner guessed about that before the figure was shown."""
        return self._noted.get("outside-first") if self.outside else None

    @property
    def verdict(self) -> str | None:
        """Whether the learner says that the game models it: "modelled", "partly" or "not"."""
        return self._last("verdict", VERDICTS)

    @property
    def first_verdict(self) -> str | None:
        """What the learner said about that before our verdict was shown."""
        return self._noted.get("verdict-first") if self.verdict else None

    @property
    def because(self) -> str:
        """Why the learner says so."""
        return str(self._noted.get("because", ""))

    @property
    def _noted(self) -> dict[str, Any]:
        found = self.notes.of("verdicts", self.claim.id)
        if isinstance(found, str) and found in VERDICTS:  # notes from the time when a claim had one step
            return {"verdict": found, "verdict-first": found}
        return found if isinstance(found, dict) else {}

    def _last(self, key: str, known: tuple[str, ...]) -> str | None:
        found, first = self._noted.get(key), self._noted.get(f"{key}-first")
        return found if found in known and first in known else None

    def guess(self, truth: str) -> ClaimCard:
        """Say whether it is true outside: "true", "partly-true" or "untrue"; then the figure comes."""
        if truth not in TRUTHS:
            raise IllegalMove("lesson-truth", found=brief(truth), known=", ".join(TRUTHS))
        self._note(outside=truth, **({} if self.outside else {"outside-first": truth}))
        self.changed(self._figures_say())
        return self

    def judge(self, verdict: str, because: str = "") -> ClaimCard:
        """Say whether the game models it: "modelled", "partly" or "not"; then our verdict comes."""
        if verdict not in VERDICTS:
            raise IllegalMove("lesson-verdict", found=brief(verdict), known=", ".join(VERDICTS))
        if not self.outside:
            raise IllegalMove("lesson-guess-first")
        first = {} if self.verdict else {"verdict-first": verdict}
        self._note(verdict=verdict, because=written(because) or self.because, **first)
        self.changed(self._news())
        return self

    def _note(self, **said: str) -> None:
        self.notes.write("verdicts", self.claim.id, {**self._noted, **said})

    def figures(self) -> list[Figure]:
        """For each series: its name, its numbers with their years, and where they come from."""
        return [self._series(series, years) for series, years in self.claim.figures]

    def snapshot(self) -> ClaimFace:
        """What the view shows: the figure only after the guess, our verdict only after the learner's."""
        claim, judged = self.claim, self.verdict is not None
        known = judged or self.outside is not None
        return {
            "id": claim.id,
            "claim": claim.claim,
            "kind": claim.kind if known else "fact",
            "outside": self.outside,
            "outside_said": self.said("outside") if known else "",
            "reality": claim.reality if known else "",
            "figures": self.figures() if known else [],
            "yours": self.verdict,
            "because": self.because,
            "said": self.said("verdict") if judged else "",
            "ours": claim.verdict if judged else None,
            "in_game": claim.in_game if judged else "",
            "rules": list(claim.rules) if judged else [],
            "why": claim.why if judged else "",
            "hint": self.hint() if judged else "",
            "sides": [{"who": who, "text": text} for who, text in claim.sides] if judged else [],
        }

    def said(self, which: str) -> str:
        """The first verdict and, where it was changed, the last one beside it."""
        last = self._last(which, TRUTHS if which == "outside" else VERDICTS)
        if last is None:
            return ""
        first = self._noted[f"{which}-first"]
        words = [self.say(f"lesson-word-{one}") for one in (first, last)]
        key = "lesson-verdict-kept" if first == last else "lesson-verdict-changed"
        return self.say(key, first=words[0], last=words[1])

    def hint(self) -> str:
        """That a claim which the game leaves out may well be true."""
        left_out = "not" in {self.claim.verdict, self.verdict}
        return self.say("lesson-not-is-not-false") if left_out else ""

    def carry_out(self, wish: Intent) -> str:
        """`guess` is about the world, `judge` about the game."""
        if wish.action == "guess":
            self.guess(wish.value)
            return self._figures_say()
        self.judge(**wish.value)
        return self._news()

    def _figures_say(self) -> str:
        return f"{self.say('lesson-word-figures-say')}: {self.claim.reality}"

    def _news(self) -> str:
        ours = self.say(f"lesson-word-{self.claim.verdict}")
        said = f"{self.say('lesson-word-our-verdict')}: {ours}. {self.claim.why}"
        return f"{said} {self.hint()}".strip()

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
        lines = [f"{say('lesson-word-claim')}: {claim.claim}"]
        if self.outside is None and self.verdict is None:
            return "\n".join([*lines, say("lesson-plain-guess")])
        lines += [self.said("outside"), self._figures_say()]
        lines += [
            f"  {one['name']}: {one['numbers']} {one['unit']} ({one['publisher']}, {one['address']})"
            for one in self.figures()
        ]
        if self.verdict is None:
            return "\n".join([*lines, say("lesson-plain-claim")])
        lines += [
            self.said("verdict"),
            f"{say('lesson-word-game-does')}: {claim.in_game} ({', '.join(claim.rules)})",
            self._news(),
        ]
        return "\n".join(line for line in lines if line)
