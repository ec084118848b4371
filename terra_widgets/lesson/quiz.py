"""The check at the end of a lesson: four questions, each answer gets to hear why; no marks."""

from __future__ import annotations

import csv
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from terra_widgets.errors import IllegalMove, LessonError, brief
from terra_widgets.files import problem_of
from terra_widgets.lesson.notes import Notes
from terra_widgets.lesson.order import shuffled
from terra_widgets.lesson.part import Part, has_fields
from terra_widgets.lesson.shapes import QuizFace, QuizItem
from terra_widgets.lesson.source import Answer, Question
from terra_widgets.lesson.unit import Unit, plain
from terra_widgets.widgets.intents import Checks, Intent

Reply = str | int | float | Sequence[str]
LONGEST = 20


class Quiz(Part):
    """Questions with feedback for each answer; answers are kept, and may be changed.

    Parameters
    ----------
    questions
        What is asked.
    truth
        The number in the learner's own game that a question asks for; None as long as nothing was played.
    picture
        The chart that a question shows: an address for an image and its description, or None.
    """

    kind = "quiz"
    where: ClassVar[str] = "answers"
    """In which part of the notes its answers are kept."""
    checks: ClassVar[Checks] = {
        "reply": lambda value: has_fields(value, "item", "value") and isinstance(value["item"], str)
    }

    def __init__(
        self,
        notes: Notes,
        language: str,
        questions: Sequence[Question],
        truth: Callable[[Question], float | None],
        picture: Callable[[Question], tuple[str, str] | None],
    ) -> None:
        super().__init__(notes, language)
        self.questions, self._truth, self._picture = tuple(questions), truth, picture

    def answer(self, which: int | str, value: Reply) -> str:
        """Answer a question, by its number or its name; gives what there is to say about the answer."""
        question = self._find(which)
        right, say = self._judge(question, value)
        kept = list(value) if isinstance(value, list | tuple) else value
        before = self._noted(question)
        self.notes.write(
            self.where,
            question.id,
            {
                "first": before.get("first", kept),
                "value": kept,
                "right": right,
                "say": say,
                "times": before.get("times", 0) + 1,
            },
        )
        self.changed(self._news(question))
        return self._news(question)

    def rows(self) -> list[dict[str, Any]]:
        """One dict per question: what was asked, first and last answer, whether it is right, and why."""
        return [self._row(question) for question in self.questions]

    def export(self, path: str | os.PathLike[str]) -> Path:
        """Write the answers to a CSV file for a spreadsheet."""
        rows = self.rows()
        target = Path(path)
        head = {"lesson": self.notes.lesson, "learner": self.notes.learner}
        try:
            with target.open("w", encoding="utf-8-sig", newline="") as file:
                writer = csv.DictWriter(file, [*head, *rows[0]])
                writer.writeheader()
                writer.writerows({key: _safe(value) for key, value in (head | row).items()} for row in rows)
        except OSError as error:
            raise LessonError("notes-file", where=target.name, problem=problem_of(error)) from error
        return target

    def snapshot(self) -> QuizFace:
        """What the view shows."""
        return {
            "title": self.say("lesson-word-quiz"),
            "note": "",
            "check": self.say("lesson-word-check"),
            "items": [self._item(number, one) for number, one in enumerate(self.questions, start=1)],
        }

    def carry_out(self, wish: Intent) -> str:
        """`reply` answers a question."""
        which, given = wish.value["item"], wish.value["value"]
        if self._find(which).kind == "number":
            given = _number(given)
        return self.answer(which, given)

    def _answers(self, question: Question) -> tuple[Answer, ...]:
        """In this learner's order, which a reload does not change."""
        return shuffled(question, self.notes.lesson, self.notes.learner)

    def _noted(self, question: Question) -> dict[str, Any]:
        """What was answered; nothing if somebody has made nonsense of the file."""
        noted = self.notes.fields(self.where, question.id)
        whole = isinstance(noted.get("right"), bool) and isinstance(noted.get("say"), str)
        return noted if whole and isinstance(noted.get("times"), int) else {}

    def _find(self, which: int | str) -> Question:
        for number, question in enumerate(self.questions, start=1):
            if which in (number, question.id) and not isinstance(which, bool):
                return question
        raise IllegalMove(
            "lesson-question", found=brief(which), known=", ".join(q.id for q in self.questions)
        )

    def _judge(self, question: Question, value: Any) -> tuple[bool, str]:
        """Whether an answer is right, and what to say about it."""
        truth = self._truth(question) if question.truth else None
        if question.truth and truth is None:
            raise IllegalMove("lesson-play-first")
        if question.kind == "number":
            return _judge_number(question, value, truth)
        keys = {one.key: one for one in question.answers}
        given = [value] if question.kind == "choice" else value
        if not isinstance(given, list | tuple) or not all(isinstance(k, str) and k in keys for k in given):
            raise IllegalMove("lesson-answer", found=brief(value), known=", ".join(keys))
        if not given:
            raise IllegalMove("lesson-answer-none")
        right = {one.key for one in question.answers if _is_right(one, truth)}
        if question.kind == "choice":
            return given[0] in right, _filled(keys[given[0]].say, truth)
        # Of several, each that was picked says its part, then those that are missing.
        picked = [one.say for one in question.answers if one.key in given]
        missing = [one.say for one in question.answers if one.key in right - set(given)]
        return set(given) == right, _filled(" ".join([*picked, *missing]), truth)

    def _item(self, number: int, question: Question) -> QuizItem:
        noted = self._noted(question)
        picture = self._picture(question)
        return {
            "id": question.id,
            "number": number,
            "kind": question.kind,
            "ask": question.ask,
            "unit": str(question.unit),
            "options": [{"key": one.key, "text": one.text} for one in self._answers(question) if one.key],
            "value": noted.get("value"),
            "right": noted.get("right"),
            "say": noted.get("say", ""),
            "waits": bool(question.truth) and self._truth(question) is None,
            "picture": None if picture is None else {"src": picture[0], "alt": picture[1]},
        }

    def _row(self, question: Question) -> dict[str, Any]:
        noted = self._noted(question)
        words = {one.key: one.text for one in question.answers}
        return {
            "item": question.id,
            "asked": question.ask,
            "first answer": _answer_text(noted.get("first"), words, question.unit),
            "answer": _answer_text(noted.get("value"), words, question.unit),
            "right": noted.get("right"),
            "times": noted.get("times", 0),
            "said": noted.get("say", ""),
        }

    def _news(self, question: Question) -> str:
        noted = self._noted(question)
        which = self.say("lesson-word-right" if noted["right"] else "lesson-word-wrong")
        return f"{which} {noted['say']}"

    def __str__(self) -> str:
        lines = []
        for number, question in enumerate(self.questions, start=1):
            noted = self._noted(question)
            lines.append(f"{number}. {question.ask}")
            lines += [f"   {one.key}) {one.text}" for one in self._answers(question) if one.key]
            lines += [f"   {self._news(question)}"] if noted else []
        return "\n".join([*lines, self.say("lesson-plain-quiz")])


def _judge_number(question: Question, value: Any, truth: float | None) -> tuple[bool, str]:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise IllegalMove("lesson-answer-number", found=brief(value))
    wanted = truth if question.right is None else question.right
    assert wanted is not None
    if abs(value - wanted) <= question.within:
        return True, _filled(question.say_right, truth)
    feedback = next((one.say for one in question.answers if one.value == value), question.otherwise)
    return False, _filled(feedback, truth)


def _is_right(answer: Any, truth: float | None) -> bool:
    if truth is None or (answer.least is None and answer.most is None):
        return bool(answer.right)
    return (answer.least is None or truth >= answer.least) and (answer.most is None or truth <= answer.most)


def _number(given: object) -> float:
    try:
        number = float(str(given)[: LONGEST + 1].strip().replace(",", ".").replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        raise IllegalMove("lesson-answer-number", found=brief(given, LONGEST)) from None
    return int(number) if number == int(number) else number


def _filled(say: str, truth: float | None) -> str:
    return say if truth is None else say.replace("{truth}", plain(truth))


def _answer_text(value: Any, words: dict[str, str], unit: Unit) -> str:
    """An answer in words; nothing for what somebody else wrote into the file."""
    if isinstance(value, list):
        return "; ".join(str(words.get(one, one)) for one in value if isinstance(one, str))
    if isinstance(value, int | float):
        return unit.counted(value)
    return words.get(value, value) if isinstance(value, str) else ""


def _safe(value: Any) -> Any:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value
