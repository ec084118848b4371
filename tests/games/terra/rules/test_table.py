"""Terra at a table: record, codes, undo, secrets, drawing, and the tidy frame."""

import json
import random

import pytest

import terra_widgets as tw
from terra_widgets.errors import DeckError, IllegalMove, SetupError
from terra_widgets.table import record
from terra_widgets.table.record import Record

from .tables import acting
from .walks import moments


def finished(seed, players=4, **options):
    table = tw.new("terra", players=players, seed=seed, **options)
    luck = random.Random(seed)
    while table.to_move:
        moves = table.legal_moves
        table.play(moves[luck.randrange(max(1, len(moves) - (luck.random() < 0.6)))])
    return table


@pytest.mark.parametrize("seed", range(4))
def test_a_record_replays_exactly_without_the_generator(seed, monkeypatch):
    table = finished(seed, players=3 + seed)
    text = table.record.to_json()
    monkeypatch.setattr("terra_widgets.games.contract.Chance._generator", None)
    again = tw.from_record(Record.from_json(text))
    assert again.position() == table.position()
    assert again.record.to_json() == text


@pytest.mark.parametrize("seed", range(4))
def test_a_resume_code_brings_the_game_back(seed):
    table = finished(seed, players=3 + seed)
    code = table.resume_code()
    assert len(code) < 500
    assert tw.resume(code).position() == table.position()


def test_a_code_from_a_position_goes_on(tmp_path):
    start = acting("G1 G2", "G3", "G4", crises={"green europe": ""}).position
    table = tw.at(start, seed=5).play("help europe G1", "end", "draw")
    assert tw.resume(table.resume_code()).position() == table.position()
    table.save(tmp_path / "game.json")
    assert tw.load(tmp_path / "game.json").position() == table.position()


def test_a_teachers_own_deck_is_kept_in_the_record(tmp_path):
    from terra_widgets.games import decks

    own = tmp_path / "class.csv"
    text = decks.load("terra", "terra").to_csv().replace("red,europe,16", "red,europe,9")
    own.write_text(text, encoding="utf-8")
    table = tw.new("terra", seed=1, deck=own)
    assert "9" in str(next(c for c in table.game.deck.crises if c.id == "red europe").threat)
    again = Record.from_json(table.record.to_json())
    assert again.deck == table.record.deck
    with pytest.raises(tw.TerraError, match="another deck"):
        tw.resume(table.resume_code())
    assert tw.resume(table.resume_code(), deck=own).position() == table.position()


def test_a_deck_of_another_game_is_refused():
    from terra_widgets.games import decks

    with pytest.raises(DeckError, match="for the game terra_futura, not for terra"):
        tw.new("terra", deck=decks.load())
    with pytest.raises(DeckError, match="neither a file nor a built-in deck"):
        tw.new("terra", deck="terra_futura")


def test_drawing_can_not_be_taken_back_but_in_a_sandbox():
    with pytest.raises(IllegalMove, match="came to light"):
        tw.new("terra", seed=1).play("draw").undo()
    assert tw.new("terra", seed=1, sandbox=True).play("draw").undo().moves == ()


def test_other_moves_can_be_taken_back():
    table = tw.at(acting("G1 G2", "G3", "G4", crises={"green europe": ""}).position)
    table.play("help europe G1")
    before = table.position()
    assert table.play("end").undo().position() == before


def test_automatic_players_of_other_games_do_not_play_here():
    with pytest.raises(SetupError, match="There is: random, helper, hoarder, reciprocal, thinker"):
        tw.new("terra", players=["A", "B", "bot:greedy"])
    with pytest.raises(SetupError, match="There is: random, greedy"):
        tw.new("terra_futura", players=["A", "bot:helper"])


# Secrets


def test_no_view_tells_anything_of_hidden_cards():
    """Other hands, hoards and the pile may be anything that fits: the view does not change with them."""
    for game, state in moments(30, seed=3):
        for player in (-1, *range(game.players)):
            seen = game.view(state, player)
            names = tuple(map(str, range(game.players)))
            position = game.position(seen, names)
            if position["decision"] == "over":
                continue
            assert isinstance(position["pile"], int) or position["pile"] == []
            for other, one in enumerate(position["players"]):
                hidden = other != player
                assert isinstance(one["hand"], int) == hidden
                assert not hidden or isinstance(one["hoard"], int) or one["hoard"] == []
            assert game.luck(seen) == ()


def test_two_worlds_that_differ_in_secrets_only_look_the_same():
    one = acting("G1 G2", "G3 B4", "R1", crises={"green europe": "G1"}, pile=["R2", "B2"])
    discards = _discards(one, add="R1 B4 B2", drop="R4 B1 B6")
    open_cards = {"crises": {"green europe": "G1"}, "discards": discards, "solved": one.position["solved"]}
    other = acting("G1 G2", "G3 R4", "B1", pile=["R2", "B6"], **open_cards)
    views = [t.game.position(t.game.view(t.state, 0), ("A", "B", "C")) for t in (one, other)]
    for view in views:
        del view["discards"]  # they lie open
    assert views[0] == views[1]


def _discards(table, add, drop):
    cards = [*table.position["discards"], *add.split()]
    for card in drop.split():
        cards.remove(card)
    return cards


# The frame


def test_the_frame_has_the_documented_columns():
    frame = finished(1).record.frame()
    columns = record.columns("terra")
    assert list(frame.columns) == list(columns)
    assert all(columns.values())


@pytest.mark.parametrize("seed", range(6))
def test_the_frame_adds_up(seed):
    table = finished(seed, teams=seed % 2 == 0)
    frame = table.record.frame()
    counted = frame[frame["event"] == "count"].groupby("player")["amount"].sum()
    assert {name: int(counted.get(name, 0)) for name in table.names} == table.outcome.points
    scored = frame[frame["event"] == "points"].groupby("player")["amount"].sum()
    given = frame[frame["event"].isin(["give", "help"])].groupby("player").size()
    for player in table.position()["players"]:
        assert int(scored.get(player["name"], 0)) == player["points"]
        assert int(given.get(player["name"], 0)) == player["given"]
    drawn = frame["event"].isin(["draw", "crisis"]).sum()
    assert drawn == 92 - len(table.position()["pile"])
    assert (frame["event"].isin(["lost", "saved"])).sum() == 1


def test_points_say_what_they_are_for():
    frame = finished(2).record.frame()
    points = frame[frame["event"] == "points"]
    assert set(points["why"]) <= {"first", "highest", "last"}
    assert set(points[points["why"] == "last"]["amount"]) <= {5}
    assert set(points[points["why"] != "last"]["amount"]) <= {3}


# In a terminal


def test_the_drawing_shows_the_own_hand_to_one_person_only():
    table = tw.new("terra", players=["Ana", "bot:helper", "bot:helper"], seed=2)
    hand = " ".join(table.position()["players"][0]["hand"])
    assert f"Cards of Ana, secret: {hand}" in str(table)
    several = tw.new("terra", players=["Ana", "Boris", "Cyril"], seed=2).play("draw")
    assert "Cards of" not in str(several)


def test_the_drawing_in_every_decision_and_language():
    for game, state in moments(20, seed=9):
        position = game.position(state, [f"Team {n}" for n in range(game.players)])
        for language in ("en", "cs"):
            text = str(tw.at(json.loads(json.dumps(position)), language=language))
            assert "{" not in text
            assert "Team 0" in text
