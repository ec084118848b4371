"""The gain of a class: only who answered twice counts, and few answers prove nothing."""

import pytest
from a_class import reports

from terra_widgets.room.gain import gain


def person(*pairs):
    rows = [
        {"item": f"q{i}", "asked": f"Question {i}?", "before_right": one, "after_right": other}
        for i, (one, other) in enumerate(pairs)
    ]
    return {"learner": "Ada", "before_after": rows}


def test_the_gain_is_the_mean_of_what_each_person_gained():
    found = gain([person((False, True), (True, True)), person((False, False), (True, True))] * 10)
    assert (found.people, found.before, found.after, found.change.mean) == (20, 50, 75, 25)
    assert found.change.low < 25 < found.change.high


def test_who_answered_once_only_does_not_count():
    found = gain([person((True, None)), person((None, True)), {}, person((False, True))])
    assert found.people == 1
    assert found.change.mean == 100


@pytest.mark.parametrize(("people", "verdict"), [(0, "nothing"), (2, "nothing"), (3, "few"), (7, "few")])
def test_few_answers_prove_nothing_however_good_they_are(people, verdict):
    found = gain([person((False, True))] * people)
    assert found.verdict == verdict
    assert "confidence" not in found.sentence()


def test_the_same_gain_of_all_still_has_an_interval():
    found = gain([person(*[(False, True), (True, True)] * 2)] * 9)
    assert found.change.low < found.change.mean < found.change.high
    assert found.verdict == "more"


@pytest.mark.parametrize(("pair", "verdict"), [((True, False), "less"), ((True, True), "unsure")])
def test_a_loss_is_a_loss_and_no_change_may_be_chance(pair, verdict):
    assert gain([person(pair, (True, True))] * 12).verdict == verdict


def test_the_interval_is_that_of_student():
    found = gain([person((False, True)), person((False, False))] * 5)
    wide = 2.262 * (250000 / 90) ** 0.5 / 10**0.5
    assert found.change.high - found.change.mean == pytest.approx(min(50, wide), abs=0.01)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("people", [0, 1, 2, 5, 24])
def test_every_gain_has_a_sentence_without_names(language, people):
    found = gain(reports()[:people])
    assert found.sentence(language)
    assert "Learner" not in found.sentence(language)


def test_too_few_people_have_no_chart():
    assert gain(reports()[:2]).chart() is None
    assert [len(row) for row in gain(reports()).chart().rows] == [4] * 4


@pytest.mark.parametrize("junk", [None, 3, "x", [3], [{"item": [], "before_right": 1, "after_right": "yes"}]])
def test_nonsense_is_no_answer(junk):
    assert gain([{"before_after": junk}]).people == 0
