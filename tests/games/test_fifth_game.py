"""A fifth game is one folder: nothing else of the kit knows it, and everything works with it."""

import importlib
import sys
from pathlib import Path

import pytest
from stage import seat

import terra_widgets as tw
from terra_widgets import games
from terra_widgets.games import catalog

FOLDER = Path(__file__).parent / "fifth"
MOST_LINES = 150
# More moves stand in the log than before, and the page waits for a person or shows the end.
WAITS_OR_OVER = """(before) =>
    stage.model.values.snapshot.log.last > before &&
    document.querySelector("[data-move], .t-end") !== null"""


@pytest.fixture(autouse=True)
def pebbles(monkeypatch):
    """A game called Pebbles, in a folder beside those of the kit."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(FOLDER)])
    importlib.invalidate_caches()
    yield
    for name in [name for name in sys.modules if name.startswith(f"{games.__name__}.pebbles")]:
        del sys.modules[name]


def new(**options):
    return tw.new("pebbles", players=["Ada", "bot:random"], seed=3, **options)


def test_its_folder_is_short():
    files = [path for path in FOLDER.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


def test_the_catalog_finds_it_and_leaves_the_others_as_they_are():
    assert list(catalog.games())[-1] == "pebbles"
    assert next(iter(catalog.games())) == catalog.DEFAULT


def test_it_is_played_and_drawn_in_a_terminal():
    table = new().play("take 2").advance()
    assert table.to_move == "Ada"
    assert "heap: ooo" in str(table)
    assert table.why_not("take 7") is not None
    while table.outcome is None:
        table.play(table.legal_moves[-1]).advance()
    assert sum(table.outcome.points.values()) > 0


def test_it_is_taken_back_saved_loaded_and_resumed(tmp_path):
    table = new().play("take 3").advance()
    table.undo().redo()
    saved = tw.load(table.save(tmp_path / "heap.json"))
    assert saved.position() == table.position()
    assert tw.resume(table.resume_code()).position() == table.position()
    assert tw.at(table.position()).state == table.state


def test_it_is_simulated_and_counted():
    frame = tw.simulate("pebbles", games=5, seed=1, workers=1, progress=False)
    assert len(frame) == 10
    assert frame["turns"].between(4, 12).all()
    assert new().play("take 1").record.frame()["amount"].tolist() == [1]


def test_the_plain_board_shows_it_and_is_clicked_to_the_end(stage):
    page, table = stage(700, 700), new()
    seat(page, table)
    offered = [text.strip() for text in page.locator("[data-move]").all_text_contents()]
    assert offered == list(table.legal_moves)
    while table.outcome is None:
        before = len(table.moves)
        page.click(f"[data-move='{table.legal_moves[-1]}']")
        page.wait_for_function(WAITS_OR_OVER, arg=before)
    assert page.locator(".t-end").is_visible()


def test_a_notebook_shows_it_as_a_widget():
    view = tw.TableView(new())
    assert view.snapshot["prompt"]["text"] == "How many pebbles do you take?"
    view.close()  # else later tests would still hear of a game that they don't know
