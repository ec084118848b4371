"""Games that version 0.1.0 saved still open: its files, its resume codes, and what it kept by itself.

The folder `from_0_1_0` holds what that version wrote; nothing in it is ever written again.
"""

import json
from pathlib import Path

import pytest

import terra_widgets as tw
from terra_widgets.games import catalog
from terra_widgets.table.autosave.save_folder import _read

FOLDER = Path(__file__).parent / "from_0_1_0"
CODES = json.loads((FOLDER / "codes.json").read_text(encoding="utf-8"))


def then(game):
    """The position that was written down, with the options that bring the rules of that time back."""
    position = catalog.rulebook(game).read_position(CODES[game]["position"])
    since = catalog.options_since(game, 1, position.get("options", {}))
    # Options that mean nothing in this kind of game are not told.
    options = catalog.game(game, len(position["players"]), None, since).changed_options()
    return position | {"options": options} if options else position


def now(table):
    """The position of a table as its text tells it."""
    return catalog.rulebook(table.game.name).read_position(table.position_text())


@pytest.mark.parametrize("game", CODES)
def test_a_file_of_an_older_version_opens_at_its_last_position(game):
    table = tw.load(FOLDER / f"{game}.json")
    assert table.game.name == game
    assert len(table.moves) == CODES[game]["moves"]
    assert now(table) == then(game)


@pytest.mark.parametrize("game", CODES)
def test_a_code_of_an_older_version_brings_the_same_game(game):
    table = tw.resume(CODES[game]["code"])
    assert now(table) == then(game)
    assert now(tw.resume(table.resume_code())) == then(game)


def test_a_game_that_an_older_version_kept_by_itself_is_offered():
    saved = _read(FOLDER / "autosave.json")
    assert (saved.session_id, saved.changes, saved.moves) == ("0a1b2c", 2, ("take I2", "place c2"))
    assert tw.load(saved.path).to_move == "Ben"
