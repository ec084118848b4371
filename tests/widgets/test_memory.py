"""Boards that are closed free their memory."""

import gc
import tracemalloc
import weakref

import ipywidgets
import pytest

import terra_widgets as tw
from terra_widgets.charts.live_chart import live_chart
from terra_widgets.games import catalog
from terra_widgets.lesson import widget as parts
from terra_widgets.widgets import table_view
from terra_widgets.widgets.table_view import widget_of

GAMES = list(catalog.games())


def registered():
    """The widgets that Jupyter holds."""
    return len(ipywidgets.widgets.widget._instances)


def closed_board(game, seed=1, moves=10):
    """A board that was shown, played at and closed; only hints of it and its table are left."""
    table = tw.new(game, seed=seed)
    view = widget_of(table)
    for _ in range(moves):
        if table.to_move is not None:
            table.play(table.legal_moves[0])
    view.close()
    return weakref.ref(view), weakref.ref(table)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_holds_a_board_that_is_closed(game):
    before = registered()
    view, table = closed_board(game)
    gc.collect()
    assert (view(), table()) == (None, None)
    assert registered() == before
    assert table_view._VIEWS == {} or all(one.comm is not None for one in table_view._VIEWS.values())


def test_a_table_that_is_still_played_holds_no_closed_board():
    table = tw.new(players=2, seed=1)
    view = weakref.ref(widget_of(table))
    view().close()
    gc.collect()
    assert view() is None
    table.play(table.legal_moves[0])
    assert widget_of(table).snapshot["log"]["last"] == 1


def test_a_part_of_a_board_that_is_closed_is_let_go():
    table = tw.new(players=2, seed=1)
    views = [weakref.ref(kind(table)) for kind in (tw.Market, tw.Log, tw.ScoreSheet)]
    for view in views:
        view().close()
    gc.collect()
    assert [view() for view in views] == [None, None, None]


def test_a_chart_that_is_closed_lets_go_of_its_table():
    table = tw.new(players=2, seed=1)
    chart = live_chart(table, "pollution")
    chart.close()
    hint = weakref.ref(table)
    del table, chart
    gc.collect()
    assert hint() is None


def test_a_part_of_a_lesson_that_is_closed_is_let_go(tmp_path, monkeypatch):
    from small_lesson import lay

    monkeypatch.chdir(lay(tmp_path))
    lesson = tw.Lesson("90_small", learner="Team A")
    widget = weakref.ref(parts.PartWidget(lesson.predict("cubes")))
    parts._SHOWN[id(lesson.predict("cubes"))] = widget()
    widget().close()
    gc.collect()
    assert widget() is None
    assert id(lesson.predict("cubes")) not in parts._SHOWN


def test_closed_boards_take_no_room():
    """A hundred more of them need less than ten open ones did before."""
    for seed in range(5):
        closed_board("terra_futura", seed)
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = [widget_of(tw.new(players=2, seed=seed)) for seed in range(10)]
        open_ones = tracemalloc.get_traced_memory()[0] - before
        for view in held:
            view.close()
        del held, view
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for seed in range(100):
            closed_board("terra_futura", seed, moves=3)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - before < open_ones
    finally:
        tracemalloc.stop()
