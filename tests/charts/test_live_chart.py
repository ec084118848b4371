"""A live chart follows its table, draws no more often than needed, and stops when it is no longer shown."""

import asyncio
from types import SimpleNamespace

import pytest
from chart_games import PASSING, play

import terra_widgets as tw
from terra_widgets.charts import chart, display
from terra_widgets.charts import live_chart as module
from terra_widgets.errors import SetupError
from terra_widgets.table import cell


class Notebook:
    """Stands for a kernel: keeps what was displayed, and says which cell runs."""

    def __init__(self):
        self.shown, self.updates = {}, []
        self.cell, self.run = "cell-1", "run-1"

    def get_parent(self):
        return {"metadata": {"cellId": self.cell} if self.cell else {}, "header": {"msg_id": self.run}}

    def display(self, bundle, *, raw, display_id):
        self.shown[display_id] = bundle

    def update(self, bundle, *, raw, display_id):
        assert display_id in self.shown, "only what was displayed can be updated"
        self.shown[display_id] = bundle
        self.updates.append(display_id)


@pytest.fixture
def notebook(monkeypatch):
    here = Notebook()
    monkeypatch.setattr(cell, "shell", lambda: here)
    monkeypatch.setattr(display, "get_ipython", lambda: here)
    monkeypatch.setattr(display, "display", here.display)
    monkeypatch.setattr(display, "update_display", here.update)
    yield here
    for live in tuple(module._SHOWN):
        live.close()
    assert display._REQUESTS == display._WHEN_DRAWN == {}, "nothing is waited for"


def show(table, name="activations", **options):
    live = tw.live_chart(table, name, **options)
    live._ipython_display_()
    return live


def receive(content):
    """What the page says."""
    display.channel()._receive(content)


def step(table, count=1):
    for _ in range(count):
        moves = table.legal_moves
        table.play(next((move for move in moves if move not in PASSING), moves[0]))


def test_it_follows_every_move_and_its_undoing(notebook):
    table = tw.new(players=2, seed=7, sandbox=True)
    live = show(table)
    for _ in range(12):
        step(table)
        assert live.chart.summary == chart(table, "activations").summary
    table.undo(6)
    assert live.chart.rows == chart(table, "activations").rows


def test_the_page_and_the_saved_notebook_get_the_last_picture(notebook):
    table = tw.new(players=2, seed=7)
    live = show(table)
    step(table, 12)
    saved = notebook.shown[live.chart.mark]["application/vnd.plotly.v1+json"]
    assert saved == live.chart.drawing
    asked = display._REQUESTS[live.chart.mark]
    assert asked["figure"]["data"] == saved["data"]
    meta = asked["figure"]["layout"]["meta"]
    assert (meta["terra"], meta["number"]) == (live.chart.mark, live._number)
    assert asked["label"].endswith(live.chart.summary)
    assert live.chart.summary in notebook.shown[f"{live.chart.mark}-words"]["text/html"]
    assert len(notebook.shown) == 2


def test_nothing_is_sent_when_there_is_nothing_new_to_see(notebook):
    table = tw.new(players=2, seed=7)
    show(table, "exchanges")
    step(table, 2)
    assert notebook.updates == []


def test_quick_moves_become_one_drawing(notebook):
    table = tw.new(players=2, seed=7)
    live = show(table)

    async def quickly():
        step(table, 60)
        drawn = live._number
        due = live.follower._timer.when()
        await asyncio.sleep(due - asyncio.get_running_loop().time() + 0.01)
        return drawn

    assert asyncio.run(quickly()) <= 10
    assert live.chart.rows == chart(table, "activations").rows


def test_several_charts_share_one_watcher_and_one_story(notebook, monkeypatch):
    table = tw.new(players=2, seed=7)
    charts = [show(table, name) for name in ("activations", "resources", "score")]
    assert len(table._watchers) == 1
    told = []
    tell = module.tell
    monkeypatch.setattr(module, "tell", lambda *args: told.append(1) or tell(*args))
    step(table)
    assert len(told) == 1
    step(table, 11)
    for live in charts:
        assert live.chart.rows == chart(table, live.name).rows


def test_a_closed_chart_no_longer_follows(notebook):
    table = tw.new(players=2, seed=7)
    live = show(table)
    live.close()
    before = live.chart
    step(table, 12)
    assert live.chart is before
    assert table._watchers == []


@pytest.mark.parametrize("name", ["cell-1", ""])
def test_running_a_cell_again_ends_what_it_showed_before(notebook, name):
    table = tw.new(players=2, seed=7)
    notebook.cell = name
    old = show(table)
    notebook.run = "run-2"
    new = show(table)
    step(table, 12)
    assert old.follower is None
    assert new.chart.rows == chart(table, "activations").rows
    assert len(table._watchers) == 1


def test_two_charts_in_one_cell_and_one_in_another_all_live(notebook):
    table = tw.new(players=2, seed=7)
    charts = [show(table), show(table, "score")]
    notebook.cell, notebook.run = "cell-2", "run-2"
    charts.append(show(table))
    assert all(live.follower for live in charts)


def test_a_chart_that_fails_says_so_and_the_game_goes_on(notebook, monkeypatch):
    table = tw.new(players=2, seed=7)
    live = show(table)
    monkeypatch.setattr(module, "of_story", lambda *_, **__: 1 // 0)
    step(table, 3)
    assert len(table.moves) == 3
    assert "division" in notebook.shown[f"{live.chart.mark}-words"]["text/plain"]
    assert table._watchers == []


def test_it_speaks_the_language_of_the_table(notebook):
    table = play(2, 1, most=40)
    assert show(table).chart.language == table.language


def test_only_a_table_can_be_followed():
    with pytest.raises(SetupError) as caught:
        tw.live_chart(play(2, 1, most=3).record, "pollution")
    assert "tw.chart" in str(caught.value)


def test_a_mistake_is_told_at_once():
    with pytest.raises(SetupError):
        tw.live_chart(tw.new(players=2, seed=1), "polution")


# The channel to the page


@pytest.fixture
def sent(notebook, monkeypatch):
    """What is sent to the page."""
    messages = []
    monkeypatch.setattr(display, "_CHANNELS", [])
    monkeypatch.setattr(display.PageChannel, "send", lambda _, message: messages.append(message))
    return messages


def test_the_page_is_told_everything_once_it_is_ready(sent):
    table = tw.new(players=2, seed=7)
    live = show(table)
    step(table, 12)
    assert sent == []
    receive({"ready": True})
    assert [request["figure"]["data"] for request in sent] == [live.chart.drawing["data"]]


def test_a_page_that_is_loaded_again_is_told_what_it_has_not_drawn(sent):
    table = tw.new(players=2, seed=7)
    live = show(table)
    receive({"ready": True})
    receive({"drawn": live.chart.mark})
    step(table, 12)
    sent.clear()
    receive({"ready": True})
    assert [request["mark"] for request in sent] == [live.chart.mark]


def test_the_picture_that_plotly_adds_is_left_out_once_it_is_drawn(sent, notebook):
    drawn = display.put(chart(play(2, 1, most=40), "score"))
    notebook.shown[drawn.mark]["image/png"] = "large"
    receive({"ready": True})
    receive({"drawn": drawn.mark})
    assert notebook.updates == [drawn.mark]
    assert "image/png" not in notebook.shown[drawn.mark]
    receive({"drawn": drawn.mark})
    assert notebook.updates == [drawn.mark], "once is enough"


def test_one_more_channel_is_tried_if_none_answers(sent, monkeypatch):
    table = tw.new(players=2, seed=7)
    show(table)
    dumb = display.channel()
    step(table)
    assert display.channel() is dumb
    monkeypatch.setattr(display, "PATIENCE", -1)
    assert display.channel() is not dumb
    for _ in range(2 * display.TRIES):
        display.channel()
    assert len(display._CHANNELS) == display.TRIES


def test_a_pen_that_is_only_late_is_the_one(sent, monkeypatch):
    live = show(tw.new(players=2, seed=7))
    late = display.channel()
    monkeypatch.setattr(display, "PATIENCE", -1)
    other = display.channel()
    late._receive({"ready": True})
    assert display.channel() is late
    assert other.comm is None
    assert [request["mark"] for request in sent] == [live.chart.mark]


def test_a_channel_that_somebody_closed_is_replaced(sent):
    live = show(tw.new(players=2, seed=7))
    receive({"ready": True})
    display.channel().close()
    sent.clear()
    receive({"ready": True})
    assert [request["mark"] for request in sent] == [live.chart.mark]


def test_another_channel_is_tried_even_if_nobody_moves(sent, monkeypatch):
    """A page may be busy while the first one comes: the chart must not wait for the next move."""
    later = []

    def call_later(wait, what, *facts):
        later.append((wait, what, facts))
        return SimpleNamespace(cancel=lambda: None)

    loop = SimpleNamespace(call_later=call_later)
    monkeypatch.setattr(display.asyncio, "get_running_loop", lambda: loop)
    live = show(tw.new(players=2, seed=7))
    dumb, waits = display.channel(), []
    monkeypatch.setattr(display, "PATIENCE", -1)
    while later:
        wait, what, facts = later.pop(0)
        waits.append(wait)
        what(*facts)
    assert len(waits) == display.TRIES
    assert waits[0] == 3
    assert display.channel() is not dumb
    receive({"ready": True})
    assert [request["mark"] for request in sent] == [live.chart.mark]


def test_a_page_that_never_answers_is_not_remembered_for_ever(sent, monkeypatch):
    monkeypatch.setattr(display, "MOST", 3)
    drawn = chart(play(2, 1, most=10), "score")
    marks = [display.put(drawn).mark for _ in range(5)]
    assert list(display._REQUESTS) == list(display._WHEN_DRAWN) == marks[-3:]
    for mark in marks:
        receive({"drawn": mark})


@pytest.mark.parametrize("nonsense", [{}, {"drawn": "other"}, {"drawn": None}, {"ready": False}])
def test_nonsense_from_a_page_does_nothing(sent, notebook, nonsense):
    show(tw.new(players=2, seed=7))
    receive(nonsense)
    assert sent == []
    assert notebook.updates == []
