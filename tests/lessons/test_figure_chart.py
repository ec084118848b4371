"""Real figures as a chart: which years are shown."""

import pytest

from terra_widgets.errors import LessonError


@pytest.mark.parametrize(
    ("years", "shown"),
    [
        ({}, [2020, 2025]),
        ({"until": 2024}, [2020]),
        ({"since": 2021}, [2025]),
        ({"since": 2020, "until": 2025}, [2020, 2025]),
    ],
)
def test_only_the_years_asked_for_are_shown(lesson, years, shown):
    assert list(lesson.figures("co2", **years).table["year"]) == shown


@pytest.mark.parametrize("years", [{"since": 2026}, {"until": 2019}, {"since": 2021, "until": 2024}])
def test_years_without_any_figure_are_refused(lesson, years):
    with pytest.raises(LessonError, match="no figures for co2"):
        lesson.figures("co2", **years)


@pytest.mark.parametrize("bars", [True, False])
def test_what_is_hidden_is_nowhere_in_the_drawing(lesson, bars):
    drawn = lesson.figures("co2", until=2024, bars=bars)
    for text in (drawn.svg, drawn.html(), str(drawn.drawing), drawn.summary):
        assert "427" not in text
