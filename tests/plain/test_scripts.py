"""A whole game of each kind can be played by `print` and typed moves: the scripts in this folder did it."""

import doctest

import pytest
from scripts import HERE, STARTS, script, typed


@pytest.mark.parametrize("game", STARTS)
def test_a_whole_game_is_played_by_typed_moves_and_printed_as_it_was(game):
    written = (HERE / f"{game}.txt").read_text(encoding="utf-8")
    assert script(game) == written, "run .venv/bin/python tests/plain/scripts.py, and read what it writes"


@pytest.mark.parametrize("game", STARTS)
def test_a_script_is_a_doctest(game):
    written = (HERE / f"{game}.txt").read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(written, {}, game, f"{game}.txt", 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert not said, "".join(said)[:2000]


@pytest.mark.parametrize("game", STARTS)
def test_a_script_goes_to_the_end_of_its_game(game):
    written = (HERE / f"{game}.txt").read_text(encoding="utf-8")
    assert typed(game)
    assert "The game is over" in written.split(">>>")[-1]
