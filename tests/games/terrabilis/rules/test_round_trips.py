"""Positions, texts, records and resume codes: whatever is written comes back the same."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.games.terrabilis.rules import position_text
from terra_widgets.games.terrabilis.rules.state import COUNTRIES, HAND
from terra_widgets.table.record import Record

from .tables import fingerprint
from .walks import pick


def played(seed, most=10_000, players=("A", "B", "C")):
    table = tw.new("terrabilis", players=list(players), seed=seed)
    luck = random.Random(seed)
    while table.to_move and len(table.moves) < most:
        move = pick(table.game, table.state, table.game.legal_moves(table.state), luck)
        table.play(table.game.move_text(move))
    return table


@pytest.mark.parametrize("seed", range(6))
def test_a_position_and_its_text_come_back(seed):
    for most in (0, 7, 40, 90):
        table = played(seed, most)
        position = table.position()
        assert position_text.read(table.position_text()) == position
        again = tw.at(table.position_text(), seed=3)
        assert fingerprint(again.state) == fingerprint(table.state)
        assert tw.at(position).position() == position


@pytest.mark.parametrize("seed", range(4))
def test_what_a_player_sees_makes_a_table_too(seed):
    table = played(seed, 30)
    seen = table.view("B")
    again = tw.at(position_text.write(seen), seed=5)
    assert again.view("B")["players"][1] == seen["players"][1]
    assert all(len(country[HAND]) == 3 for country in again.state[COUNTRIES:])


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_without_a_generator(seed, tmp_path):
    table = played(seed)
    text = table.record.to_json()
    again = Record.from_json(text)
    assert again == table.record
    assert again.to_json() == text
    loaded = tw.load(table.save(tmp_path / "game.json"))
    assert loaded.position() == table.position()
    assert loaded.outcome == table.outcome


@pytest.mark.parametrize("seed", range(4))
def test_a_resume_code_comes_back(seed):
    for most in (0, 25, 10_000):
        table = played(seed, most)
        code = table.resume_code()
        assert len(code) < 1_500
        assert tw.resume(code).position() == table.position()
        assert tw.resume(code).record == table.record


def test_undo_takes_back_what_brought_nothing_to_light():
    table = tw.new("terrabilis", players=2, seed=2).play("borrow")
    table.undo()
    assert table.legal_moves == ("roll", "borrow")
    with pytest.raises(tw.TerraError, match="can't be taken back"):
        table.play("roll").undo()
    free = tw.new("terrabilis", players=2, seed=2, sandbox=True).play("roll").undo()
    assert free.legal_moves == ("roll", "borrow")


def test_the_frame_tells_the_whole_game():
    table = played(3)
    frame = table.record.frame()
    for seat, name in enumerate(table.names):
        country = table.state[COUNTRIES + seat]
        mine = frame[frame.player == name]
        for kind, start, left in (
            ("nature", 12, country[0]),
            ("wellbeing", 12, country[1]),
            ("energy", 8, country[2]),
        ):
            told = mine[(mine.resource == kind) & (mine.event != "points")].amount.sum()
            assert country[7] or start + told == left
    assert set(frame.event) >= {"roll", "land", "install", "harm", "year", "zone"}
    assert (frame[frame.event == "zone"].amount <= frame[frame.event == "zone"].capacity).all()


def test_the_table_draws_itself_in_both_languages():
    for language in ("en", "cs"):
        for most in (0, 10, 40, 10_000):
            table = played(4, most)
            table.language = language
            assert "Terrabilis" in str(table)
            assert "None" not in str(table)
