"""Plans and slides as files: each lesson has both, made of its own text and its guide's."""

import re

import pytest
from test_print_kit import read

import terra_widgets as tw
from terra_widgets.lesson.folders import lesson_names
from terra_widgets.lesson.source import read_lesson
from terra_widgets.lesson.teaching_plan import read_plan
from terra_widgets.printing.lesson_text import read_parts
from terra_widgets.printing.slides import shown_claims, shown_figures

SLIDES = 6


@pytest.fixture(scope="module")
def kit(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kit")
    return {path.relative_to(folder).as_posix(): path for path in tw.print_kit(folder)}


def plain(text):
    """Markdown as a reader of the page reads it."""
    return " ".join(re.sub(r"[*`]", "", text).split())


@pytest.mark.parametrize("lesson", lesson_names())
def test_a_plan_has_all_that_the_guide_plans(kit, lesson):
    plan = read_plan(read_lesson(lesson).folder, "en")
    page = read(kit[f"plans/{lesson}.html"]).text
    told = [plan.trap, plan.roles, plan.action, plan.goals]
    told += [
        text for one in plan.steps for text in (one.part, one.minutes, one.long_minutes, one.task, one.more)
    ]
    seen = re.sub(r"\s", "", page)
    for text in told:
        assert re.sub(r"\s", "", plain(text)) in seen


@pytest.mark.parametrize("lesson", lesson_names())
def test_a_lesson_has_six_slides_with_what_it_asks(kit, lesson):
    source, path = read_lesson(lesson), kit[f"slides/{lesson}.html"]
    assert path.read_text(encoding="utf-8").count('<section class="p-page">') == SLIDES
    page = read(path).text
    asked = [one.ask for one in source.guesses.values()]
    asked += [one.ask for one in source.entries.values() if one.part in {"hook", "observe", "explain"}]
    parts = read_parts(source.folder / "en.md")
    claims = shown_claims(parts["reality"].code)
    assert claims
    asked += [source.claims[one].claim for one in claims]
    for text in asked:
        assert " ".join(text.split()) in page
    for claim in source.claims.values():
        assert claim.why not in page, "our verdict is for the teacher"


def test_a_chart_is_read_from_the_code_that_shows_it():
    source = read_lesson("08_help_or_profit")
    chart = shown_figures(source, 'lesson.figures(*chosen)\nlesson.figures("uk-made", zero=True)')
    assert chart is not None
    assert chart.plan.panels[0].y.low == 0
    assert shown_figures(source, "lesson.quiz()") is None


def test_the_language_of_a_plan_is_told_where_it_is_another(tmp_path):
    tw.print_kit(tmp_path, language="cs")
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert "plans/03_cubes_pile_up.html" in index
    assert "Plány a snímky pro učitele" in index
