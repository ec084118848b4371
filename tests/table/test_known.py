"""What a record tells of a game in progress: to each seat what it knows; and all of it after the end."""

import random

import pytest

import terra_widgets as tw
from terra_widgets.errors import RecordError

NAMES = ["Ada", "Ben", "Cy"]


def played(game, seed=1, most=10_000, names=NAMES, until=lambda table: False):
    table, rng = tw.new(game, players=list(names), seed=seed), random.Random(seed)
    while table.to_move is not None and len(table.moves) < most and not until(table):
        table.play(rng.choice(table.legal_moves))
    return table


def drawn(frame, name):
    """The cards that a player drew into the hand."""
    return set(frame[(frame["event"] == "draw") & (frame["player"] == name)]["card"].dropna())


def test_tr20_a_draw_is_in_the_frame_of_its_player_only():
    record = played("terra", most=30).record
    assert drawn(record.frame(seat="Ada"), "Ada")
    assert not drawn(record.frame(seat="Ben"), "Ada")
    assert not drawn(record.frame(), "Ada")


def test_tr32_a_hoard_is_in_the_frame_of_its_player_only():
    hoarded = lambda table: any(move.startswith("hoard") for move in table.moves)  # noqa: E731
    table = next(
        table
        for seed in range(200)
        if hoarded(table := played("terra", seed, until=hoarded)) and table.to_move
    )
    who = table.names[table.game.to_move(table.history[-2])]
    record, other = table.record, next(name for name in NAMES if name != who)
    assert record.frame(seat=who)["move"].iloc[-1] == table.moves[-1]
    assert record.frame(seat=other)["move"].iloc[-1] == "hoard"
    assert record.frame(seat=other)["value"].iloc[-1] == 0


def test_everything_is_in_the_frame_once_the_game_is_over():
    record = played("terra").record
    assert drawn(record.frame(), "Ada")
    assert list(record.frame()["move"]) == list(record.frame(seat="Ben")["move"])


def test_the_one_person_among_automatic_players_reads_their_own_draws():
    record = played("terra", most=30, names=["Ada", "bot:random", "bot:random"]).record
    assert drawn(record.frame(), "Ada")
    assert not drawn(record.frame(), "bot:random")


def test_tb30_a_card_put_back_is_named_to_its_player_only():
    back = lambda table: any(move.startswith("return ") for move in table.moves)  # noqa: E731
    table = played("terrabilis", 3, until=back)
    who = table.names[table.game.to_move(table.history[-2])]
    other = next(name for name in NAMES if name != who)
    assert table.record.known_moves(table.names.index(who))[-1] == table.moves[-1]
    assert table.record.known_moves(table.names.index(other))[-1] == "return"
    assert table.record.known_moves(-1)[-1] == "return"


def test_a_frame_for_nobody_at_the_table_is_refused():
    with pytest.raises(RecordError, match="nobody at this table"):
        played("terra", most=5).record.frame(seat="Zoe")


@pytest.mark.parametrize("hand", [["G1", "G2"], ["B1", "B2"]])
def test_tr21_what_is_printed_does_not_tell_whether_a_player_has_the_colour_that_is_asked_for(hand):
    players = [{"name": name, "hand": hand if name == "Ada" else ["R1", "R2"]} for name in NAMES]
    start = {
        "game": "terra",
        "players": players,
        "turn": "Ada",
        "decision": "give",
        "impending": "green europe",
    }
    assert "The moves that are not listed" in str(tw.at({**start, "played": []}, seed=1)).replace("\n", " ")
