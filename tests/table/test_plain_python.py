"""What a person types in plain Python is understood, or told what to write instead."""

import pydoc

import pytest

import terra_widgets as tw
from terra_widgets import errors

PUBLIC = {
    "Lab", "Lesson", "Log", "Market", "Record", "ScoreSheet", "ScoringCards", "Supply", "Table", "TableView",
    "TerraError", "Territory", "at", "chart", "first_game", "from_record", "live_chart", "load", "new",
    "print_kit", "resume", "saves", "simulate",
}  # fmt: skip


# Names


def test_dir_shows_the_public_names_and_the_version():
    assert set(dir(tw)) >= PUBLIC | {"__version__"}
    assert [name for name in dir(tw) if name.startswith("_")] == ["__version__"]
    assert all(hasattr(tw, name) for name in dir(tw))


def test_help_names_everything_public_and_is_a_few_pages():
    text = pydoc.plain(pydoc.render_doc(tw))
    first_page = text.split("PACKAGE CONTENTS")[0]
    assert {name for name in dir(tw) if f"tw.{name}" not in first_page} == {"__version__"}
    assert len(text.splitlines()) < 300


@pytest.mark.parametrize(
    ("written", "game"),
    [
        ("Terra Futura", "terra_futura"),
        ("terra futura", "terra_futura"),
        (" TERRA-FUTURA ", "terra_futura"),
        ("Terra", "terra"),
        ("Terrabilis", "terrabilis"),
        ("Nova Ziemia", "nova_ziemia"),
    ],
)
def test_a_game_is_found_by_its_name_as_people_write_it(written, game):
    assert tw.new(written, seed=1).record.game == game


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("terra_futra", 'Did you mean "terra_futura"?'),
        ("Tera", 'Did you mean "terra"?'),
        (2, "tw.new(players=2)"),
        (["Ann", "Ben"], 'tw.new(players=["Ann", "Ben"])'),
        pytest.param(10**5000, "tw.new(players=int)", id="a huge number"),
        (2.5, "There is: terra_futura, terra,"),
        ("x" * 5000, "There is no game"),
        ([[9] * 100] * 100, "tw.new(players="),
    ],
)
def test_what_is_no_game_is_told_what_to_write(given, sentence):
    with pytest.raises(errors.SetupError) as caught:
        tw.new(given)
    assert sentence in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_simulation_finds_its_game_too():
    frame = tw.simulate("Terra Futura", players=["random"] * 2, games=1, progress=False)
    assert frame.attrs["game"] == "terra_futura"


# Positions


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"playrs": [{"name": "Ann"}]}, 'Did you mean "players"?'),
        ({}, "A position needs its players"),
        ({"players": [{"name": "Ann"}], "desicion": "market"}, 'Did you mean "decision"?'),
        ({"players": [{"name": "Ann"}], "gmae": "terra"}, 'Did you mean "game"?'),
        ({"players": [{"name": "Ann", "scorign": []}]}, 'Did you mean "scoring"?'),
        ({"players": [{"name": "Ann"}], "zzz": 1}, "Here may stand: "),
    ],
)
def test_a_misspelt_part_of_a_position_is_told_what_to_write(change, sentence):
    with pytest.raises(errors.PositionError) as caught:
        tw.at(change)
    assert sentence in str(caught.value)


# Moves


def test_moves_and_those_taken_back_are_texts():
    table = tw.new(players=2, seed=7, sandbox=True).play("take I2", "place c2")
    assert table.moves == ("take I2", "place c2") == table.record.moves
    table.undo()
    assert (table.moves, table.undone) == (("take I2",), ("place c2",))
    assert list(map(table.game.move_text, table.move_numbers)) == ["take I2"]


def test_a_table_ahead_takes_the_moves_that_play_takes():
    table = tw.new(players=2, seed=7)
    ahead = table.ahead("take I2", "Place  C2")
    assert (ahead.moves, table.moves) == (("take I2", "place c2"), ())
    with pytest.raises(errors.IllegalMove, match="Place the card in your hand first"):
        table.ahead("take I2", "take I2")


@pytest.mark.parametrize("game", ["terra_futura", "terra", "terrabilis", "nova_ziemia"])
@pytest.mark.parametrize("typed", ["tkae I9", "roll dice", "setle", "dorw", "hello", "", "shift z up"])
def test_an_error_suggests_only_a_move_that_is_legal_now(game, typed):
    table = tw.new(game, players=2 if game != "terra" else 4, seed=7)
    said = table.why_not(typed)
    named = said.split('"')[3]
    assert named in table.legal_moves
    with pytest.raises(errors.IllegalMove) as caught:
        table.play(typed)
    assert str(caught.value) == said


def test_a_suggestion_fits_the_moment_of_that_move():
    table = tw.new(players=2, seed=7)
    with pytest.raises(errors.IllegalMove, match=r'Did you mean "place [a-e][1-5]"'):
        table.play("take I2", "plaec c9")


# Records


def test_a_record_is_one_line_without_secrets():
    table = tw.new("terra", players=["Ann", "Ben", "Cyd"], seed=7)
    table.play(table.legal_moves[0])
    assert repr(table.record) == "<Record terra: Ann, Ben, Cyd; 1 move>"


# The supply


def test_tf5_a_supply_below_zero_is_said_in_words():
    starts = {"Ann": "H1", "Ben": "H2"}
    lands = [{"name": n, "territory": {"c3": {"card": card, "money": 18}}} for n, card in starts.items()]
    table = tw.at({"players": lands}, seed=1)
    assert "0 money (6 more are in play)" in " ".join(str(table).split())
    assert "-6" not in str(table)
