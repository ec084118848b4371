"""The widgets: what they hold, what they take from a page, and how they are shown."""

import json
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError
from terra_widgets.games import catalog
from terra_widgets.table.autosave import autosave_of
from terra_widgets.widgets import table_view

from .helpers import NAMES

sys.path.append(str(Path(__file__).resolve().parent.parent / "browser"))
from messages import messages

WIDGETS = {
    "TableView": "table",
    "Territory": "territory",
    "Market": "market",
    "Supply": "supply",
    "ScoringCards": "scoring",
    "ScoreSheet": "score",
    "Log": "log",
}
SNAPSHOT_MAKER = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def table():
    return tw.new(players=NAMES[:2], seed=1)


@pytest.mark.parametrize(("name", "kind"), WIDGETS.items())
def test_each_widget_names_its_kind_and_shows_the_table(table, name, kind):
    widget = getattr(tw, name)(table)
    assert widget._kind == kind
    assert widget.snapshot["prompt"]["name"] == table.to_move
    assert name in dir(tw)
    widget.close()


def test_a_message_of_the_view_is_carried_out(table):
    widget = tw.Market(table)
    content = {"id": "u1", "at": widget.snapshot["number"], "move": "take I1"}
    widget._handle_custom_msg(content, [])
    assert len(table.moves) == 1
    assert widget.snapshot["answer"] == {"id": "u1", "error": None}


def test_widgets_of_one_table_stay_in_step(table):
    market, log = tw.Market(table), tw.Log(table)
    market.receive({"id": "u1", "at": market.snapshot["number"], "move": "take I1"})
    assert log.snapshot["log"] == market.snapshot["log"]
    table.play("place c2")
    assert log.snapshot["prompt"]["decision"] == market.snapshot["prompt"]["decision"] == "activate"


@cache
def some_moves():
    """Moves that come up in the games, in their text forms."""
    rng, found = random.Random(3), set()
    for game in catalog.games():
        table = tw.new(game, seed=3)
        while table.legal_moves and len(table.moves) < 100:
            found.update(table.legal_moves)
            table.play(rng.choice(table.legal_moves))
    return sorted(found)


@pytest.mark.parametrize("game", catalog.games())
def test_a_thousand_hostile_messages_change_nothing(game, monkeypatch):
    table = tw.new(game, seed=6)
    table.play(table.legal_moves[0])
    widget, shown = tw.TableView(table), []
    monkeypatch.setattr(widget, "_send", lambda message, buffers=None: shown.append(message))
    legal, before = list(table.legal_moves), (table.record.to_json(), table.position_text())
    illegal = [move for move in some_moves() if move not in legal]
    drawn = {part: value for part, value in widget.snapshot.items() if part != "answer"}
    for message in messages(drawn["number"], legal, illegal):
        widget._handle_custom_msg(json.loads(json.dumps(message)), [])
        assert {part: value for part, value in widget.snapshot.items() if part != "answer"} == drawn, message
        sentence = (widget.snapshot["answer"] or {}).get("error")
        assert sentence is None or (0 < len(sentence) < 300 and "\n" not in sentence), message
    assert (table.record.to_json(), table.position_text()) == before
    assert len(shown) > 100


def test_a_page_cannot_write_into_a_widget(table, monkeypatch):
    widget = tw.TableView(table)
    sent = []
    monkeypatch.setattr(widget, "_send", lambda message, buffers=None: sent.append(message))
    before = widget.snapshot
    widget.set_state({"snapshot": {"number": 99}, "_kind": "log", "table": None, "_esm": "alert(1)"})
    assert widget.snapshot is before
    assert widget._kind == "table"
    (message,) = sent
    assert message["state"]["snapshot"] == before


def test_a_closed_widget_leaves_the_table(table):
    autosave_of(table)  # goes on keeping the table, whoever looks at it
    before = len(table._watchers)
    widget = tw.TableView(table)
    last = widget.snapshot
    widget.close()
    table.play("take I1")
    assert len(table._watchers) == before
    assert widget.snapshot is last


def test_a_territory_of_one_player(table):
    widget = tw.Territory(table, player="Ben")
    assert [territory["name"] for territory in widget.snapshot["territories"]] == ["Ben"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"table": 7}, "needs a table, as tw.new makes it, not 7"),
        ({"player": "Zed"}, "There is: Ada, Ben"),
        ({"player": ["Ada"]}, "There is no player"),
        ({"language": "xx"}, "no language"),
        ({"language": 7}, "no language"),
    ],
)
def test_a_widget_that_cannot_be_says_why(table, arguments, sentence):
    with pytest.raises(SetupError) as caught:
        tw.Territory(**{"table": table, **arguments})
    assert sentence in str(caught.value)


def test_a_host_without_widgets_prints_the_table(table):
    bundle, _ = tw.TableView(table)._repr_mimebundle_()
    assert bundle["text/plain"] == str(table)
    assert SNAPSHOT_MAKER in bundle
    assert repr(table) in repr(tw.TableView(table))


def test_a_table_shows_itself_as_a_widget_in_a_notebook(table, monkeypatch):
    monkeypatch.setattr(table_view, "_in_notebook", lambda: True)
    bundle = table._repr_mimebundle_()
    assert bundle["text/plain"] == str(table)
    again = table._repr_mimebundle_()
    assert again[SNAPSHOT_MAKER]["model_id"] == bundle[SNAPSHOT_MAKER]["model_id"]
    table_view._VIEWS[id(table)].close()
    assert table._repr_mimebundle_()[SNAPSHOT_MAKER]["model_id"] != bundle[SNAPSHOT_MAKER]["model_id"]


def test_a_table_shows_itself_as_text_in_a_terminal(table):
    assert table._repr_mimebundle_(include=None, exclude=None) == {"text/plain": str(table)}


def test_playing_loads_no_library_of_the_widgets():
    code = (
        "import sys, terra_widgets as tw; table = tw.new(players=2, seed=1).play('take I1');"
        "str(table); table.why_not('end');"
        "heavy = {'anywidget', 'ipywidgets', 'traitlets', 'IPython', 'pandas', 'plotly', 'numpy'};"
        "print(heavy & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_a_name_that_does_not_exist_is_an_ordinary_mistake():
    with pytest.raises(AttributeError, match="no attribute 'Terrritory'"):
        tw.Terrritory  # noqa: B018
