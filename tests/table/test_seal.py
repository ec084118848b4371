"""Saved games in progress are sealed: nobody reads in a file what players may not know."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import terra_widgets as tw
from terra_widgets import errors
from terra_widgets.table import seal
from terra_widgets.table.record import PLAIN, Record, opened

GAMES = ("terra_futura", "terra", "terrabilis", "nova_ziemia")
MOST = 10_000


def played(game, seed, most):
    table = tw.new(game, seed=seed)
    rng = random.Random(seed)
    while table.to_move is not None and len(table.moves) < most:
        table.play(rng.choice(table.legal_moves))
    return table


@given(st.text())
def test_a_seal_gives_back_what_was_sealed(text):
    assert seal.open_up(seal.close(text), MOST) == text


def test_a_seal_shows_nothing_of_the_text():
    closed = seal.close("draw I2 " * 100)
    assert "draw" not in closed
    assert closed.isascii()


@given(st.integers(0, 200), st.characters(min_codepoint=33, max_codepoint=126))
def test_a_broken_seal_is_told(at, sign):
    closed = seal.close("take I2, place c2, end")
    broken = closed[: at % len(closed)] + sign + closed[at % len(closed) + 1 :]
    if broken != closed:
        with pytest.raises(ValueError, match="seal"):
            seal.open_up(broken, MOST)


def test_a_seal_is_not_opened_further_than_asked_for():
    with pytest.raises(ValueError, match="too much"):
        seal.open_up(seal.close("x" * 10_000_000), MOST)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_a_game_in_progress_shows_names_and_no_secrets(game, tmp_path):
    table = played(game, 4711, 8)
    text = table.save(tmp_path / "game.json").read_text(encoding="utf-8")
    content = json.loads(text)
    assert set(content) == {"about", *PLAIN, "sealed", "check"}
    assert content["players"] == list(table.names)
    assert "4711" not in text
    assert "when the game is over" in content["about"]


@pytest.mark.parametrize("game", GAMES)
def test_a_sealed_file_brings_the_same_game_back(game, tmp_path):
    table = played(game, 3, 30)
    assert tw.load(table.save(tmp_path / "game.json")).record == table.record


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_readable_once_the_game_is_over(game, tmp_path):
    table = played(game, 3, 10_000)
    content = json.loads(table.save(tmp_path / "game.json").read_text(encoding="utf-8"))
    assert (content["seed"], len(content["moves"])) == (3, len(table.moves))


def test_a_record_knows_whether_its_game_is_over():
    whole = played("terra", 3, 10_000).record
    assert Record.from_json(whole.to_json()).over
    assert not Record.from_json(played("terra", 3, 30).record.to_json()).over


def test_what_is_kept_in_a_sealed_file_is_beside_the_seal():
    text = played("terra", 3, 30).record.sealed(when=7.5)
    assert json.loads(text)["kept"] == {"when": 7.5}
    assert opened(text)["kept"] == {"when": 7.5}


@pytest.mark.parametrize(
    "change",
    [
        {"sealed": 7},
        {"sealed": ""},
        {"sealed": "AAAA"},
        {"sealed": None},
        {"sealed": seal.close("[]")},
        {"sealed": seal.close('{"format":"chess"}')},
        {"sealed": seal.close("{" * 100_000)},
        {"sealed": seal.close(" " * 5_000_000)},
    ],
)
def test_a_wrong_seal_is_refused_with_a_sentence(change):
    content = json.loads(played("terra", 3, 30).record.sealed())
    del content["check"]
    with pytest.raises(errors.RecordError):
        Record.from_json(json.dumps(content | change))


def test_a_sealed_file_with_one_sign_changed_is_told_from_a_game():
    text = played("terra", 3, 30).record.sealed()
    at = text.index('"sealed"') + 60
    broken = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
    with pytest.raises(errors.RecordError, match="damaged"):
        Record.from_json(broken)
