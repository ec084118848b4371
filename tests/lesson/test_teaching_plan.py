"""Every guide has a plan of one shape: trap, roles, action, UN goals, and what 90 minutes are for."""

import re

import pytest
from lesson_files import TEXTS, cells

from terra_widgets.lesson.teaching_plan import TeachingPlan, read_plan

texts = pytest.mark.parametrize(("folder", "language"), TEXTS, ids=lambda one: getattr(one, "name", one))

# How many targets with a number each of the 17 goals has, and the letters of those without.
TARGETS = {
    1: (5, "ab"), 2: (5, "abc"), 3: (9, "abcd"), 4: (7, "abc"), 5: (6, "abc"), 6: (6, "ab"), 7: (3, "ab"),
    8: (10, "ab"), 9: (5, "abc"), 10: (7, "abc"), 11: (7, "abc"), 12: (8, "abc"), 13: (3, "ab"),
    14: (7, "abc"), 15: (9, "abc"), 16: (10, "ab"), 17: (19, ""),
}  # fmt: skip


def known_targets():
    return {
        f"{goal}.{one}"
        for goal, (count, marks) in TARGETS.items()
        for one in (*map(str, range(1, count + 1)), *marks)
    }


def named_targets(plan):
    return re.findall(r"(\d+\.\w+) \(([^)]+)\)", plan.goals)


def from_to(minutes):
    first, _, last = minutes.partition("\N{EN DASH}")
    return int(first), int(last)


@texts
def test_a_plan_has_a_trap_roles_and_an_action(folder, language):
    plan = read_plan(folder, language)
    assert plan.about
    assert plan.advice
    assert plan.trap
    assert plan.action
    assert len(re.findall(r"\*\*.+?\*\*: ", plan.roles)) >= 3


@texts
def test_both_versions_leave_no_minute_out(folder, language):
    steps = read_plan(folder, language).steps
    for whole, spans in (
        (45, [from_to(one.minutes) for one in steps if one.minutes]),
        (90, [from_to(one.long_minutes) for one in steps]),
    ):
        assert [spans[0][0], *(last for _, last in spans)] == [*(first for first, _ in spans), whole]
        assert all(first < last for first, last in spans)


@texts
def test_the_minutes_of_the_guide_are_those_of_the_lesson(folder, language):
    minutes = [cell["metadata"]["terra"]["minutes"] for cell in cells(folder, language) if cell["begins"]]
    spans = [from_to(one.minutes) for one in read_plan(folder, language).steps if one.minutes]
    assert [last - first for first, last in spans] == [one for one in minutes if one]


@texts
def test_ninety_minutes_add_the_extension_and_drop_nothing(folder, language):
    steps = read_plan(folder, language).steps
    assert all(one.long_minutes and one.more for one in steps)
    assert len([one for one in steps if not one.minutes]) == 1, "the extension"


@texts
def test_the_targets_are_on_the_list_of_the_united_nations(folder, language):
    known = known_targets()
    assert len(known) == 169
    named = [number for number, _ in named_targets(read_plan(folder, language))]
    assert named
    assert set(named) <= known


def test_a_target_has_the_same_words_everywhere():
    words = {}
    for folder, language in TEXTS:
        for number, text in named_targets(read_plan(folder, language)):
            assert words.setdefault((language, number), text) == text, (folder.name, number)


def test_a_lesson_without_a_guide_has_an_empty_plan(tmp_path):
    assert read_plan(tmp_path, "en") == TeachingPlan()
