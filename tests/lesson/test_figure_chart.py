"""Real figures as a chart: which years are shown."""

import pytest

import terra_widgets as tw
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


def test_a_few_years_have_a_tick_each(lesson):
    ticks = lesson.figures("co2", bars=False).plan.panels[0].x.ticks
    assert [year for _, year in ticks] == ["2020", "2021", "2022", "2023", "2024", "2025"]


@pytest.mark.parametrize("years", [{"since": 2026}, {"until": 2019}, {"since": 2021, "until": 2024}])
def test_years_without_any_figure_are_refused(lesson, years):
    with pytest.raises(LessonError, match="no figures for co2"):
        lesson.figures("co2", **years)


@pytest.mark.parametrize("bars", [True, False])
def test_what_is_hidden_is_nowhere_in_the_drawing(lesson, bars):
    drawn = lesson.figures("co2", until=2024, bars=bars)
    for text in (drawn.svg, drawn.html(), str(drawn.drawing), drawn.summary):
        assert "427" not in text


MORE = """\
fuels,10,Gt,1990,NOAA,CO2,https://example.org/a,free,
fuels,12,Gt,2010,NOAA,CO2,https://example.org/a,free,
"""


@pytest.fixture
def two(desk):
    path = desk / "figures.csv"
    path.write_text(path.read_text(encoding="utf-8") + MORE, encoding="utf-8")
    return tw.Lesson("90_small", learner="Team A")


def test_years_stand_below_each_other(two):
    upper, lower = two.figures("co2", "fuels").plan.panels
    assert upper.x == lower.x
    assert (upper.x.low < 1990, upper.x.high > 2025) == (True, True)
    assert (upper.labelled, lower.labelled) == (False, True)


def test_bars_of_other_years_are_labelled_each(two):
    upper, lower = two.figures("co2", "fuels", bars=True).plan.panels
    assert [label for _, label in upper.x.ticks] == ["2020", "2025"]
    assert [label for _, label in lower.x.ticks] == ["1990", "2010"]
    assert (upper.labelled, lower.labelled) == (True, True)


def test_a_single_year_is_a_bar_and_no_line(lesson):
    drawn = lesson.figures("co2", until=2020)
    assert [type(mark).__name__ for mark in drawn.plan.panels[0].marks] == ["Bars"]


def test_one_bar_alone_is_no_wall(lesson):
    axis = lesson.figures("co2", until=2020).plan.panels[0].x
    assert axis.high - axis.low > 4


def test_bars_of_one_year_say_it_once(desk):
    path = desk / "figures.csv"
    rows = "".join(f"{one},7,Gt,2025,NOAA,CO2,https://example.org/a,free,\n" for one in ("land", "sea"))
    path.write_text(path.read_text(encoding="utf-8") + rows, encoding="utf-8")
    drawn = tw.Lesson("90_small", learner="Team A").figures("land", "sea", bars=True)
    (panel,) = drawn.plan.panels
    assert (panel.x.ticks, panel.x.title) == (((0.0, "land"), (1.0, "sea")), "all in 2025")
    assert drawn.summary == "In 2025, in Gt: land 7 and sea 7."


def test_bars_speak_of_the_years_that_they_show(desk):
    path = desk / "figures.csv"
    numbers = (("land", 1, 1990), ("land", 12.345, 2020), ("sea-2025", 7.891, 2025))
    rows = "".join(f"{one},{n},Gt,{year},NOAA,CO2,https://example.org/a,free,\n" for one, n, year in numbers)
    path.write_text(path.read_text(encoding="utf-8") + rows, encoding="utf-8")
    drawn = tw.Lesson("90_small", learner="Team A").figures("land", "sea-2025", bars=True)
    (panel,) = drawn.plan.panels
    assert drawn.summary == "In Gt: land 12.3 (2020) and sea-2025 7.89 (2025)."
    assert [label for _, label in panel.x.ticks] == ["land\n2020", "sea-2025"]
    assert panel.x.title == ""
