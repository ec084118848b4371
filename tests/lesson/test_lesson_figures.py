"""`python3 run.py check lessons` counts what it says that it counts."""

from dataclasses import replace

import pytest
from checks.lessons import (
    DECISIONS,
    LESSONS,
    Figures,
    count_words,
    fresh_table,
    line,
    main_path,
    play_one,
    right_is_b,
    right_is_b_on_paper,
    settings_of,
)

from terra_widgets.lesson.source import read_lesson

GOOD = Figures("03_cubes_pile_up", "card-inactive", 90, 48, 10, 600, 40, 40, None)


@pytest.mark.parametrize("name", LESSONS)
def test_every_lesson_lays_a_table_that_can_be_played(name):
    source = read_lesson(name)
    assert set(settings_of(source)) >= {"against", "seed", "start", "guided"}
    table = fresh_table(source)
    assert "Learner" in table.names
    assert table.to_move is not None


@pytest.mark.parametrize("name", LESSONS)
def test_b_is_right_about_as_often_as_other_letters(name):
    source = read_lesson(name)
    for found in (right_is_b(source), right_is_b_on_paper(source)):
        assert found is None or found <= 40


def test_a_game_is_the_same_again():
    found = play_one("03_cubes_pile_up", 3)
    assert found == play_one("03_cubes_pile_up", 3)
    assert 0 < found[1] <= DECISIONS


def test_the_main_path_has_what_is_read_and_asked():
    text = main_path(read_lesson("03_cubes_pile_up"))
    assert "Up to turn" in text, "what a field asks"
    for left_out in ("lesson.chart", "rule TF-41", "nothing absorbs", "GreenComp", "{hook"):
        assert left_out not in text
    assert count_words("It's one-way: three words") == 4


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, []), ({"came": 89.5}, ["event"]), ({"words": 601}, ["words"]),
        ({"b_on_screen": 41}, ["b on the screen"]), ({"b_on_paper": 50}, ["b on paper"]),
        ({"longest": 67}, ["longest"]),
    ],
)  # fmt: skip
def test_a_broken_limit_is_named(change, said):
    found = replace(GOOD, **change)
    assert found.broken == said
    assert line(found).endswith("too far: " + ", ".join(said) if said else "fine")
