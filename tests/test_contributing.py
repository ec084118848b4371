"""CONTRIBUTING tells the truth: its files are there, and one click goes the way that it says."""

import re
import sys
from pathlib import Path

import pytest

import terra_widgets as tw

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "terra_widgets"
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MOST_LINES = 130
WALK = re.findall(r"^\| \d+ \| `([^`]+)` \|", PAGE, re.MULTILINE)


def test_it_stays_on_one_page():
    assert len(PAGE.splitlines()) <= MOST_LINES


@pytest.mark.parametrize("name", WALK)
def test_every_file_of_the_walk_is_there(name):
    assert (PACKAGE / name).is_file()


def test_every_file_that_is_named_is_there():
    # Places for any game or language stand for each of them.
    for name in re.findall(r"`((?:[\w.<>-]+/)+[\w.<>-]*)`", PAGE):
        pattern = re.sub(r"<\w+>|NN_slug", "*", name.rstrip("/"))
        places = (ROOT, PACKAGE, PACKAGE / "frontend" / "src", *PACKAGE.glob("games/*/"))
        assert any(path for place in places for path in place.glob(pattern)) or name.startswith(".venv"), name


def test_one_click_goes_through_the_files_in_this_order():
    view = tw.TableView(tw.new(players=["Ada", "Ben"], seed=7))
    move = view.table.legal_moves[0]
    entered: list[str] = []

    def note(frame, event, _arg):
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(PACKAGE):
            entered.append(path.relative_to(PACKAGE).as_posix())

    sys.setprofile(note)
    try:
        view._handle_custom_msg({"id": "click", "at": view.snapshot["number"], "move": move}, [])
    finally:
        sys.setprofile(None)
    assert len(view.table.moves) == 1
    visited = iter(entered)
    walk = [name for name in WALK if name.endswith(".py")]
    assert [name for name in walk if name not in visited] == [], "each comes after the one before"
