"""The charts of a board: pictures that are sent on request, and never kept."""

import json

import pytest

import terra_widgets as tw
from terra_widgets.charts import charts_of
from terra_widgets.games import catalog
from terra_widgets.widgets.chart_sheet import WIDTHS, chart_sheet
from terra_widgets.widgets.lookup import snapshot
from terra_widgets.widgets.table_view import TableView


def asked(name):
    return {"id": "a-1", "at": 1, "chart": name}


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", catalog.games())
def test_all_charts_of_a_game_are_there_and_each_asks_a_question(game, language):
    table = tw.new(game, seed=1, language=language)
    for name in charts_of(game).CHARTS:
        sheet = chart_sheet(table, asked(name), language)
        assert sheet["name"] == name
        assert [one["name"] for one in sheet["charts"]] == list(charts_of(game).CHARTS)
        assert all(one["title"].endswith("?") for one in sheet["charts"])
        assert sheet["text"]
        assert [made["width"] for made in sheet["pictures"]] in ([], list(WIDTHS))


@pytest.mark.parametrize("message", [asked(7), asked("x" * 100), {"chart": "score"}, None, asked(None)])
def test_what_no_view_sends_gives_no_chart(message):
    assert chart_sheet(tw.new(seed=1), message, "en") is None


def test_an_unknown_name_gives_the_first_chart():
    assert chart_sheet(tw.new(seed=1), asked(""), "en")["name"] == next(
        iter(charts_of("terra_futura").CHARTS)
    )


def test_a_chart_is_sent_and_not_kept(monkeypatch):
    widget = TableView(tw.new(players=2, seed=1))
    sent = []
    monkeypatch.setattr(widget, "send", lambda content, buffers=None: sent.append(content))
    before = widget.snapshot
    widget.receive(asked("score"))
    assert [message["chart"]["name"] for message in sent] == ["score"]
    assert widget.snapshot is before
    assert "<svg" not in json.dumps(widget.get_state(["snapshot", "autosave"]))
    widget.close()


def test_a_game_without_charts_says_so():
    assert snapshot(tw.new(seed=1))["charts"] is True
