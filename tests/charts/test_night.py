"""Charts on a dark page: the page is told which values of a figure are others there."""

import copy

import pytest
from chart_games import finished, simulated

import terra_widgets as tw
from terra_widgets.charts import charts_of
from terra_widgets.games import catalog

FINISHED = {"terra_futura": lambda: finished(3)}


def ended(game):
    """A game of automatic players that is over."""
    if game in FINISHED:
        return FINISHED[game]()
    names = ["bot:random"] * (2 if game == "nova_ziemia" else 3)
    return tw.new(game, players=names, seed=3).advance()


def by_night(chart):
    """The figure as a dark page draws it."""
    figure = copy.deepcopy(chart.drawing)
    for way, day, night in chart.night:
        part = figure
        for key in way[:-1]:
            part = part[key]
        assert part[way[-1]] == day
        part[way[-1]] = night
    return figure


@pytest.mark.parametrize("game", catalog.games())
def test_by_night_a_chart_is_the_dark_one(game):
    table = ended(game)
    for name in charts_of(game).CHARTS:
        chart = tw.chart(table, name)
        assert by_night(chart) == tw.chart(table, name, theme="dark").drawing, name
        assert {way[0] for way, _, _ in chart.night} <= {"data", "layout"}, name


def test_so_it_is_with_many_games():
    frame = simulated()
    for source, name in ((frame, "distribution"), ((frame, simulated(shift=3)), "compare")):
        assert by_night(tw.chart(source, name)) == tw.chart(source, name, theme="dark").drawing


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_theme_that_somebody_has_chosen_stays(theme):
    assert tw.chart(finished(2), "pollution", theme=theme).night == []
    assert tw.live_chart(finished(2), "pollution", theme=theme).chart.night == []


def test_what_is_saved_and_printed_is_light():
    chart, light = (tw.chart(finished(2), "pollution", **look) for look in ({}, {"theme": "light"}))
    assert chart.drawing == light.drawing
    assert chart.svg == light.svg
