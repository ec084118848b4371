"""What the parts of a lesson show is what their shapes say, before and after the learner's answer."""

from typing import get_type_hints

from small_lesson import play
from widgets.shape import misfits

from terra_widgets.lesson.part import PartScreen
from terra_widgets.lesson.shapes import Faces, PartSnapshot


def looked_at(part):
    """A part, once what it shows is as the shapes say."""
    shown = PartScreen(part, lambda fresh: None)
    shown.receive({"id": "x", "at": 1, "nonsense": 1})
    assert misfits(shown.snapshot, PartSnapshot) == []
    assert misfits(part.snapshot(), get_type_hints(Faces, include_extras=True)[part.kind]) == []
    return part


def test_a_whole_lesson_keeps_the_contract(lesson):
    guess = looked_at(lesson.predict("cubes"))
    looked_at(guess.seal(4, "because"))
    play(lesson.table(seed=3))
    looked_at(guess)
    quiz = looked_at(lesson.quiz())
    for question in quiz.questions:
        answers = [one.key for one in question.answers if one.key]
        quiz.answer(question.id, {"number": 3, "several": answers}.get(question.kind, (answers or [""])[0]))
    looked_at(quiz)
    card = looked_at(lesson.claim("one"))
    looked_at(looked_at(card.guess("true")).judge("partly"))
    for which, value in (("today", 420), ("shares", [60, 40]), ("aim", "gold"), ("rule", "None.")):
        looked_at(looked_at(lesson.write(which)).write(value))
    first, second = looked_at(lesson.before()), looked_at(lesson.after())
    for question in first.questions:
        first.answer(question.id, "a")
    for question in looked_at(first).questions:
        second.answer(question.id, "b")
    looked_at(second)
    looked_at(lesson.finish())
    looked_at(looked_at(lesson.ticket()).write("one", "two"))
    report = looked_at(lesson.report())
    report.make()
    looked_at(report)
