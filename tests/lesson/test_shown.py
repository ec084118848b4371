"""What a lesson shows by its name: a chart of figures, many games, a lab."""

import pytest
from small_lesson import SMALL

import terra_widgets as tw
from terra_widgets.errors import LessonError
from terra_widgets.lesson.source import read_lesson

NAMED = """
[picture.air]
series = ["co2"]
bars = true
title = "In the air"

[games.two]
chart = "compare"
value = "cubes"

[[games.two.set]]
name = "alone"
players = ["greedy", "clean"]
games = 4

[[games.two.set]]
name = "with a tax"
players = ["greedy", "clean"]
games = 4
rules = { carbon_tax = 1 }

[lab.tax]
players = ["greedy", "clean"]
rule = "carbon_tax"
strength = 1
measure = "cubes"
"""


@pytest.fixture
def named(desk):
    (desk / "en.toml").write_text(SMALL + NAMED, encoding="utf-8")
    return tw.Lesson("90_small", learner="Team A")


def test_a_picture_is_the_chart_that_its_series_and_options_make(named):
    assert named.figures("air").plan == named.figures("co2", bars=True, title="In the air").plan


def test_what_the_call_says_counts_more_than_the_picture(named):
    assert named.figures("air", title="Now").title == "Now"


def test_many_games_are_played_as_the_lesson_says(named):
    shown = named.games("two")
    assert shown.name == "compare"
    assert "with a tax" in shown.svg
    assert named.games("two", value="points", games=2).plan != shown.plan


def test_a_lab_opens_with_its_players_and_rule(named):
    lab = named.lab("tax", games=3)
    setup = lab._experiment.setup
    assert setup.players == ("greedy", "clean")
    assert (setup.rule, setup.strength, setup.games) == ("carbon_tax", 1, 3)
    lab.close()


@pytest.mark.parametrize("ask", ["games", "lab"])
def test_what_is_not_there_is_told_with_what_there_is(named, ask):
    with pytest.raises(LessonError, match=r"no 'three'.*(two|tax)"):
        getattr(named, ask)("three")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('series = ["co2"]\nbars', 'series = ["co3"]\nbars', "no figures for 'co3'"),
        ("[picture.air]", "[picture.co2]", "a name that no series has"),
        ("games = 4", "games = 600", "from 1 to 60"),
        ("rules = { carbon_tax = 1 }", "rules = 3", "named rules"),
        ('chart = "compare"', 'chart = "compare"\ngame = "chess"', "one of"),
        ("[[games.two.set]]", "[[games.two.sets]]", "has no meaning|one set of games"),
    ],
)
def test_a_mistake_is_named(desk, old, new, said):
    assert old in NAMED
    (desk / "en.toml").write_text(SMALL + NAMED.replace(old, new), encoding="utf-8")
    with pytest.raises(LessonError, match=said):
        read_lesson("90_small")
