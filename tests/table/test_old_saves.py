"""Games that version 0.1.0 saved still open: its files, its resume codes, and what it kept by itself.

The folder `from_0_1_0` holds what that version wrote; nothing in it is ever written again.
"""

import json
from pathlib import Path

import pytest

import terra_widgets as tw
from terra_widgets.table.autosave.save_folder import _read

FOLDER = Path(__file__).parent / "from_0_1_0"
CODES = json.loads((FOLDER / "codes.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", CODES)
def test_a_file_of_an_older_version_opens_at_its_last_position(game):
    table = tw.load(FOLDER / f"{game}.json")
    assert table.game.name == game
    assert len(table.moves) == CODES[game]["moves"]
    assert table.position_text() == CODES[game]["position"]


@pytest.mark.parametrize("game", CODES)
def test_a_code_of_an_older_version_brings_the_same_game(game):
    table = tw.resume(CODES[game]["code"])
    assert table.position_text() == CODES[game]["position"]
    assert table.resume_code() == CODES[game]["code"]


def test_a_game_that_an_older_version_kept_by_itself_is_offered():
    saved = _read(FOLDER / "autosave.json")
    assert (saved.session_id, saved.changes, saved.moves) == ("0a1b2c", 2, ("take I2", "place c2"))
    assert tw.load(saved.path).to_move == "Ben"
