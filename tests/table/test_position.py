"""Positions: as a dict, as text, and as the beginning of a table."""

import random

import pytest
from lanes import first_quick

import terra_widgets as tw
from terra_widgets import errors

PUZZLE = """
terra_futura
P1 "Team A": c3 H1 2 green; c2 I01; scoring unknown unknown
P2 "Team B": c3 H2 1 money
turn P1: activate c2 c3
"""


@pytest.mark.parametrize("seed", first_quick(range(6)))
def test_every_position_of_a_game_round_trips_as_dict_and_as_text(seed):
    table = tw.new(players=1 + seed % 5, seed=seed, limited_supply=seed % 2 == 1)
    rng = random.Random(seed)
    while table.to_move is not None:
        table.play(rng.choice(table.legal_moves))
        if rng.random() < 0.6:
            continue
        position, text = table.position(), table.position_text()
        assert tw.at(position).position() == position
        assert tw.at(text).position() == position
        assert tw.at(text).position_text() == text


def test_what_is_left_out_is_dealt_by_the_seed():
    table = tw.at(PUZZLE, seed=4)
    assert table.to_move == "Team A"
    assert "use c3" in table.legal_moves
    assert len(table.position()["market"]["I"]) == 4
    assert table.position() == tw.at(PUZZLE, seed=4).position()
    assert table.position() != tw.at(PUZZLE, seed=5).position()


def test_a_deck_of_known_size_has_that_many_cards():
    table = tw.at(PUZZLE + "decks: 15 / 17", seed=4)
    decks = table.position()["decks"]
    assert (len(decks["I"]), len(decks["II"])) == (15, 17)


def test_a_position_can_be_played_on_to_the_end():
    table = tw.at(PUZZLE, seed=4)
    rng = random.Random(1)
    while table.to_move is not None:
        table.play(rng.choice(table.legal_moves))
    assert table.outcome is not None


def test_changing_the_dict_later_does_not_change_the_table():
    position = tw.new(players=2, seed=1).position()
    table = tw.at(position)
    position["players"][0]["territory"]["c3"]["green"] = 9
    assert tw.from_record(table.record).position() == table.position()


def test_names_of_any_kind_survive_the_text_form():
    names = ['A "b" ; c', "P2: x / y", "Řeka & <b>", "日本"]
    table = tw.new(players=names, seed=1)
    assert tw.at(table.position_text()).names == tuple(names)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "2 to 5 players"),
        ("chess", "does not exist"),
        (PUZZLE.replace("P2", "P3"), "Line 3"),
        (PUZZLE.replace("c2 I01", "c2 I99"), "'I99' is not a card"),
        (PUZZLE.replace("c2 I01", "c2 H3"), "another level"),
        (PUZZLE.replace("c2 I01", "e5 I01"), "touches none"),
        (PUZZLE.replace("2 green", "200 green"), "from 0 to 130"),
        (PUZZLE.replace("2 green", "2 grey"), "'grey' has no meaning"),
        (PUZZLE.replace("2 green", "green"), "Line 2"),
        (PUZZLE.replace("activate c2 c3", "activate c4"), "c4 is not among the places"),
        (PUZZLE.replace("turn P1", "turn P2"), "numbers of cards"),
        (PUZZLE.replace("activate c2 c3", "dance"), "no decision"),
        (PUZZLE.replace("turn P1: activate c2 c3", "hello: world"), "Line 4"),
        ("x" * 30_000, "not the text of a position"),
        (7, "names with values"),
        (None, "names with values"),
        ({"players": 7}, "expected a list"),
        ({"players": [{"name": "A", "territory": float("nan")}]}, "not the text"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(text, sentence):
    with pytest.raises(errors.TerraError) as caught:
        tw.at(text)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("price", [1, 2])
def test_a_number_among_the_options_stays_a_number_in_the_text_form(price):
    table = tw.new(players=2, seed=3, carbon_price=price)
    text = table.position_text()
    assert f"carbon_price={price}" in text.splitlines()[0]
    assert tw.at(text).position_text() == text
