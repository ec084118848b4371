"""Four questions before the lesson and again after it: they tell whether anything was learned.

No answer is judged before the second time; then each one hears why.
"""

from __future__ import annotations

from typing import Any, ClassVar

from terra_widgets.errors import IllegalMove
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.quiz import Quiz, Reply
from terra_widgets.lesson.shapes import QuizFace, QuizItem
from terra_widgets.lesson.source import Question


class After(Quiz):
    """The second time, with feedback."""

    where: ClassVar[str] = "after"

    def __init__(self, notes: Notes, language: str, questions: tuple[Question, ...]) -> None:
        super().__init__(notes, language, questions, lambda _: None, lambda _: None)

    def snapshot(self) -> QuizFace:
        """What the view shows."""
        face = super().snapshot()
        title, note = (self.say(f"lesson-{self.where}-{what}") for what in ("title", "note"))
        return {**face, "title": title, "note": note}


class Before(After):
    """The first time: what was answered is kept, and nobody says yet whether it is right."""

    where: ClassVar[str] = "before"

    def answer(self, which: int | str, value: Reply) -> str:
        """Answer a question, by its number or its name; it may be changed until the second time begins."""
        if self.notes.all("after"):
            raise IllegalMove("lesson-before-over")
        return super().answer(which, value)

    def snapshot(self) -> QuizFace:
        """What the view shows."""
        return {**super().snapshot(), "check": self.say("lesson-word-save")}

    def _item(self, number: int, question: Question) -> QuizItem:
        return {**super()._item(number, question), "right": None, "say": ""}

    def _news(self, question: Question) -> str:
        return self.say("lesson-word-saved") if self._noted(question) else ""


def compared(before: Before, after: After) -> list[dict[str, Any]]:
    """For each question what was answered each time, and whether that is right."""
    rows = []
    for first, second in zip(before.rows(), after.rows(), strict=True):
        # Of the first time the last answer counts, of the second the first: the one without feedback.
        given = after.notes.fields("after", second["item"]).get("first")
        question = next(one for one in after.questions if one.id == second["item"])
        right = {one.key for one in question.answers if one.right}
        rows.append(
            {
                "item": first["item"],
                "asked": first["asked"],
                "before": first["answer"],
                "before right": first["right"],
                "after": second["first answer"],
                "after right": given in right if isinstance(given, str) else None,
            }
        )
    return rows
