"""A sealed prediction: a number and a reason, locked before play, drawn on the chart afterwards."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any, ClassVar

from terra_widgets.charts.plan import Predicted
from terra_widgets.errors import IllegalMove, brief
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.part import Part, has_fields, written
from terra_widgets.lesson.shapes import PredictionFace
from terra_widgets.lesson.source import Guess
from terra_widgets.lesson.unit import plain
from terra_widgets.widgets.intents import Checks, Intent

LONGEST_NUMBER = 20


def _is_draft(value: Any) -> bool:
    """Whether a message has a number as it was typed, and a reason."""
    typed = value["value"] if has_fields(value, "value", "reason") else None
    return isinstance(typed, str) and len(typed) <= LONGEST_NUMBER


class Prediction(Part):
    """A number with its unit and a reason.

    Parameters
    ----------
    guess
        What is asked.
    truth
        What it turned out to be: a number once there is something to count, else None.
    decided
        How many decisions the learner has made at the table that it is about.
    """

    kind = "prediction"
    checks: ClassVar[Checks] = {"write": _is_draft, "seal": _is_draft}

    def __init__(
        self,
        notes: Notes,
        language: str,
        guess: Guess,
        truth: Callable[[], float | None],
        decided: Callable[[], int],
    ) -> None:
        super().__init__(notes, language)
        self.guess, self._truth, self._decided = guess, truth, decided

    @property
    def value(self) -> float | None:
        """The number, sealed or not; None if there is none yet."""
        found = self._noted.get("value")
        return found if isinstance(found, int | float) else None

    @property
    def reason(self) -> str:
        """Why."""
        return str(self._noted.get("reason", ""))

    @property
    def sealed(self) -> bool:
        """Whether it can't be changed any more."""
        return bool(self._noted.get("sealed"))

    @property
    def late(self) -> int:
        """How many decisions had been made when it was written; 0 for one that was made before play."""
        found = self._noted.get("late", 0)
        return found if isinstance(found, int) else 0

    @property
    def truth(self) -> float | None:
        """What it turned out to be, or is so far."""
        return self._truth() if self.sealed and self.guess.truth else None

    @property
    def _noted(self) -> dict[str, Any]:
        return self.notes.fields("predictions", self.guess.id)

    def seal(self, value: float, reason: str = "") -> Prediction:
        """Give the number and the reason; nothing changes them afterwards."""
        self._write(self._number(value), written(reason), sealed=True)
        self.changed(self.say("lesson-sealed", value=self._counted(self.value)))
        return self

    def lock(self) -> None:
        """Play begins: what is written now stays. What is empty stays open, and will be marked as late."""
        if not self.sealed and self.value is not None:
            self._write(self.value, self.reason, sealed=True)
            self.changed(self.say("lesson-locked"))

    def predicted(self) -> tuple[Predicted, ...]:
        """What is drawn on a chart, once it is sealed."""
        if not self.sealed or self.value is None:
            return ()
        name = self.say("lesson-mark", value=self._counted(self.value))
        fact = self.guess.truth or self.guess.many_games
        return (Predicted(fact, self.value, name, self.notes.learner),)

    def snapshot(self) -> PredictionFace:
        """What the view shows."""
        truth = self.truth
        return {
            "id": self.guess.id,
            "ask": self.guess.ask,
            "unit": str(self.guess.unit),
            "low": self.guess.low,
            "high": self.guess.high,
            "step": 1 if self.guess.whole else "any",
            "value": "" if self.value is None else plain(self.value),
            "reason": self.reason,
            "sealed": self.sealed,
            "sentence": self.sentence() if self.sealed else "",
            "open": self.say("lesson-late" if self._decided() else "lesson-word-open"),
            "truth": "" if truth is None else self._compared(truth),
        }

    def carry_out(self, wish: Intent) -> str:
        """`write` saves a draft, `seal` locks it."""
        typed, reason = wish.value["value"], wish.value["reason"]
        if wish.action == "seal":
            if not typed.strip():
                raise IllegalMove("lesson-empty", **self._limits())
            self.seal(self._parsed(typed), reason)
            return self.say("lesson-sealed", value=self._counted(self.value))
        try:
            draft = self._number(self._parsed(typed))
        except IllegalMove:  # half a number is no number yet; sealing will say so
            draft = None
        self._write(draft, written(reason), sealed=False)
        return ""

    def _write(self, value: float | None, reason: str, *, sealed: bool) -> None:
        if self.sealed:
            raise IllegalMove("lesson-already-sealed")
        noted: dict[str, Any] = {"value": value, "reason": reason, "sealed": sealed}
        late = self.late or (self._decided() if self.value is None else 0)
        if value is not None and late:
            noted["late"] = late
        self.notes.write("predictions", self.guess.id, noted)

    def _parsed(self, text: str) -> float:
        try:
            return float(text.strip().replace(",", ".").replace("\N{MINUS SIGN}", "-"))
        except ValueError:
            raise IllegalMove("lesson-number", found=brief(text, 20), **self._limits()) from None

    def _number(self, value: object) -> float:
        good = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
        if not good or not self.guess.low <= float(str(value)) <= self.guess.high:
            raise IllegalMove("lesson-number", found=brief(value), **self._limits())
        number = float(str(value))
        if self.guess.whole and number != int(number):
            raise IllegalMove("lesson-number-whole", found=plain(number))
        return int(number) if number == int(number) else number

    def _limits(self) -> dict[str, str]:
        return {"low": plain(self.guess.low), "high": plain(self.guess.high)}

    def _counted(self, value: float | None) -> str:
        return self.guess.unit.counted(value or 0)

    def sentence(self) -> str:
        """What was predicted, and whether that was before play."""
        if self.value is None:  # notes of an earlier version of the kit
            return self.say("lesson-no-prediction")
        said = self.say("lesson-you-said", value=self._counted(self.value))
        return f"{said} {self.say('lesson-said-late', count=self.late)}" if self.late else said

    def _compared(self, truth: float) -> str:
        if self.value is None:
            return self.say("lesson-it-is", truth=self._counted(truth))
        apart = abs(truth - self.value)
        which = "same" if not apart else "more" if truth > self.value else "less"
        return self.say("lesson-compared", truth=self._counted(truth), apart=plain(apart), which=which)

    def __str__(self) -> str:
        lines = [self.guess.ask]
        lines += [self.sentence(), self.reason] if self.sealed else [self.say("lesson-plain-prediction")]
        if self.truth is not None:
            lines.append(self._compared(self.truth))
        return "\n".join(line for line in lines if line)
