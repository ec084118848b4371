"""A live chart follows its table, draws no more often than needed, and stops when it is no longer shown."""

import asyncio
from types import SimpleNamespace

import pytest
from chart_games import PASSING, play

import terra_widgets as tw
from terra_widgets.charts import chart
from terra_widgets.charts import display as pen
from terra_widgets.charts import live_chart as module
from terra_widgets.errors import SetupError


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
    monkeypatch.setattr(module, "get_ipython", lambda: here)
    monkeypatch.setattr(pen, "get_ipython", lambda: here)
    monkeypatch.setattr(pen, "display", here.display)
    monkeypatch.setattr(pen, "update_display", here.update)
    yield here
    for live in tuple(module._SHOWN):
        live.close()
    assert pen._WISHES == pen._DRAWN == {}, "nothing is waited for"


def show(table, name="activations", **options):
    live = tw.live_chart(table, name, **options)
    live._ipython_display_()
    return live


def hear(content):
    """What the page says."""
    pen.pen()._hear(content)


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
    asked = pen._WISHES[live.chart.mark]
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


@pytest.mark.parametrize("cell", ["cell-1", ""])
def test_running_a_cell_again_ends_what_it_showed_before(notebook, cell):
    table = tw.new(players=2, seed=7)
    notebook.cell = cell
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


# The pen


@pytest.fixture
def sent(notebook, monkeypatch):
    """What is sent to the page."""
    messages = []
    monkeypatch.setattr(pen, "_PENS", [])
    monkeypatch.setattr(pen.Pen, "send", lambda _, message: messages.append(message))
    return messages


def test_the_page_is_told_everything_once_it_is_ready(sent):
    table = tw.new(players=2, seed=7)
    live = show(table)
    step(table, 12)
    assert sent == []
    hear({"ready": True})
    assert [wish["figure"]["data"] for wish in sent] == [live.chart.drawing["data"]]


def test_a_page_that_is_loaded_again_is_told_what_it_has_not_drawn(sent):
    table = tw.new(players=2, seed=7)
    live = show(table)
    hear({"ready": True})
    hear({"drawn": live.chart.mark})
    step(table, 12)
    sent.clear()
    hear({"ready": True})
    assert [wish["mark"] for wish in sent] == [live.chart.mark]


def test_the_picture_that_plotly_adds_is_left_out_once_it_is_drawn(sent, notebook):
    drawn = pen.put(chart(play(2, 1, most=40), "score"))
    notebook.shown[drawn.mark]["image/png"] = "large"
    hear({"ready": True})
    hear({"drawn": drawn.mark})
    assert notebook.updates == [drawn.mark]
    assert "image/png" not in notebook.shown[drawn.mark]
    hear({"drawn": drawn.mark})
    assert notebook.updates == [drawn.mark], "once is enough"


def test_one_more_pen_is_tried_if_none_answers(sent, monkeypatch):
    table = tw.new(players=2, seed=7)
    show(table)
    dumb = pen.pen()
    step(table)
    assert pen.pen() is dumb
    monkeypatch.setattr(pen, "PATIENCE", -1)
    assert pen.pen() is not dumb
    for _ in range(2 * pen.TRIES):
        pen.pen()
    assert len(pen._PENS) == pen.TRIES


def test_a_pen_that_is_only_late_is_the_one(sent, monkeypatch):
    live = show(tw.new(players=2, seed=7))
    late = pen.pen()
    monkeypatch.setattr(pen, "PATIENCE", -1)
    other = pen.pen()
    late._hear({"ready": True})
    assert pen.pen() is late
    assert other.comm is None
    assert [wish["mark"] for wish in sent] == [live.chart.mark]


def test_a_pen_that_somebody_closed_is_replaced(sent):
    live = show(tw.new(players=2, seed=7))
    hear({"ready": True})
    pen.pen().close()
    sent.clear()
    hear({"ready": True})
    assert [wish["mark"] for wish in sent] == [live.chart.mark]


def test_another_pen_is_tried_even_if_nobody_moves(sent, monkeypatch):
    """A page may be busy while the first one comes: the chart must not wait for the next move."""
    later = []

    def call_later(wait, what, *facts):
        later.append((wait, what, facts))
        return SimpleNamespace(cancel=lambda: None)

    loop = SimpleNamespace(call_later=call_later)
    monkeypatch.setattr(pen.asyncio, "get_running_loop", lambda: loop)
    live = show(tw.new(players=2, seed=7))
    dumb, waits = pen.pen(), []
    monkeypatch.setattr(pen, "PATIENCE", -1)
    while later:
        wait, what, facts = later.pop(0)
        waits.append(wait)
        what(*facts)
    assert len(waits) == pen.TRIES
    assert waits[0] == 3
    assert pen.pen() is not dumb
    hear({"ready": True})
    assert [wish["mark"] for wish in sent] == [live.chart.mark]


def test_a_page_that_never_answers_is_not_remembered_for_ever(sent, monkeypatch):
    monkeypatch.setattr(pen, "MOST", 3)
    drawn = chart(play(2, 1, most=10), "score")
    marks = [pen.put(drawn).mark for _ in range(5)]
    assert list(pen._WISHES) == list(pen._DRAWN) == marks[-3:]
    for mark in marks:
        hear({"drawn": mark})


@pytest.mark.parametrize("nonsense", [{}, {"drawn": "other"}, {"drawn": None}, {"ready": False}])
def test_nonsense_from_a_page_does_nothing(sent, notebook, nonsense):
    show(tw.new(players=2, seed=7))
    hear(nonsense)
    assert sent == []
    assert notebook.updates == []
