"""Charts of a class: each number is counted once, and every chart can be drawn."""

import pytest
from a_class import tables

from terra_widgets.charts.look import DARK, LIGHT
from terra_widgets.charts.plan import Bars, VerticalLine
from terra_widgets.charts.svg_picture import picture
from terra_widgets.lesson.unit import Unit
from terra_widgets.room.tally_charts import (
    blocked_when,
    free_rider,
    histogram,
    of_one_game,
    spread,
    tournament,
)

GAMES = ("terra_futura", "terra", "terrabilis", "nova_ziemia")
VALUES = [[3], [0, 0, 0], [3, 8], [1, 1000000], [-5, 5], [0.25, 0.5], [0.001], list(range(300)), [1e14, 0]]


def counted(chart, which=0):
    bars = [mark for mark in chart.plan.panels[0].marks if isinstance(mark, Bars)][which]
    return sum(y or 0 for y in bars.y)


@pytest.mark.parametrize("values", VALUES, ids=str)
def test_every_number_is_in_one_class(values):
    chart = histogram("How many?", values, whole=False)
    assert counted(chart) == len(values)
    assert len(chart.rows) <= 16
    assert picture(chart.plan, LIGHT, chart.summary)


def test_one_truth_is_a_line_and_several_are_bars():
    one = histogram("How many?", [3, 4, 9], [7], unit=Unit("cubes", "cube"))
    (line,) = [mark for mark in one.plan.panels[0].marks if isinstance(mark, VerticalLine)]
    assert (line.x, line.name) == (7, "it is 7 cubes")
    several = histogram("How many?", [3, 4, 9], [7, 8])
    assert counted(several, 1) == 2
    assert not [mark for mark in several.plan.panels[0].marks if isinstance(mark, VerticalLine)]


def test_half_of_the_numbers_are_not_more_than_the_middle():
    told = histogram("How many?", [1, 2, 30, 40], unit=Unit("cubes", "cube")).summary
    assert told == "Said by 4: half of them 2 cubes or less, all from 1 cube to 40 cubes."


def test_nothing_said_is_a_chart_that_says_so():
    assert histogram("How many?", []).summary == "No numbers yet."


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("leave", [0, 12])
def test_all_charts_of_all_games_can_be_drawn(game, language, leave):
    for draw in (spread, blocked_when, free_rider, tournament):
        chart = draw(tables(game, 2, leave), language)
        if chart is not None:
            assert "<svg" in picture(chart.plan, DARK, chart.summary, 320)
            assert chart.summary
            assert len(chart.columns) == len(chart.rows[0])


def test_all_players_of_all_tables_are_in_the_spread():
    chart = spread(tables())
    assert len(chart.rows) == 9
    assert "Learner" not in str(chart) + str(chart.rows)
    assert "the same cards" in chart.plan.note


def test_only_people_are_counted_where_something_stopped():
    chart = blocked_when(tables())
    assert sum(row[1] for row in chart.rows) == 6


def test_games_without_giving_have_no_free_riders():
    assert free_rider(tables()) is None
    assert "Worlds saved" in free_rider(tables("terra", 2)).summary


def test_a_tournament_names_nobody_unless_asked():
    assert "Learner 1" not in str(tournament(tables()).rows)
    assert "Learner 1" in str(tournament(tables(), names=True).rows)


def test_a_game_that_goes_on_is_no_result_yet():
    assert tournament(tables("terra_futura", 2, 12)) is None


@pytest.mark.parametrize("draw", [spread, blocked_when, free_rider, tournament])
def test_no_tables_make_no_chart(draw):
    assert draw(()) is None


def test_tables_of_the_game_that_most_play_are_compared():
    mixed = [*tables(), *tables("terra", 2)]
    assert {one.record.game for one in of_one_game(mixed)} == {"terra_futura"}
