"""Terra in the lab: what is measured, and whether the dilemma is real."""

import pytest

import terra_widgets as tw
from terra_widgets.errors import SetupError
from terra_widgets.games.terra import balance as terra_balance
from terra_widgets.simulation import balance, columns, event_columns


@pytest.fixture(scope="module")
def frame():
    return tw.simulate("terra", games=40, seed=2, workers=1, progress=False)


def test_the_frame_has_the_documented_columns(frame):
    assert list(frame.columns) == list(columns("terra"))
    assert all(columns("terra").values())
    assert len(frame) == 160
    assert list(frame["player"][:4]) == ["helper", "helper", "helper", "hoarder"]


def test_points_are_track_and_hoard_in_a_saved_world_only(frame):
    assert (frame["points"] == (frame["track"] + frame["hoard"]) * frame["saved"]).all()
    assert ((frame["limit"] == 0) == (frame["saved"] == 1)).all()
    by_game = frame.groupby("game")
    assert (by_game["won"].sum().round(6) == by_game["saved"].max()).all()


def test_what_was_given_is_counted(frame):
    assert (frame["in_time"] <= frame["given"]).all()
    assert (frame["given"] <= frame["given_value"]).all()
    helpers, hoarders = (frame[frame["player"] == kind] for kind in ("helper", "hoarder"))
    assert helpers["given"].mean() > 2 * hoarders["given"].mean()
    assert helpers["hoards"].mean() < hoarders["hoards"].mean()


def test_a_saved_world_has_no_cards_left(frame):
    assert (frame[frame["saved"] == 1]["left"] == 0).all()
    assert frame["open"].max() <= 7


def test_events_of_many_games():
    events = tw.simulate("terra", games=2, seed=2, detail="events", workers=1, progress=False)
    assert list(events.columns) == list(event_columns("terra"))
    assert events["threat"].dtype == "int64"


def test_one_game_of_a_simulation_can_be_played_again(frame):
    row = frame.iloc[0]
    crew = [f"bot:{kind}" for kind in frame["player"][:4]]
    table = tw.new("terra", players=crew, seed=int(row["seed"])).advance()
    assert list(table.outcome.points.values()) == list(frame["points"][:4])


def test_kinds_of_another_game_are_refused():
    with pytest.raises(SetupError, match="There is: random, helper"):
        tw.simulate("terra", players=["greedy"] * 4)


# The balance


@pytest.fixture(scope="module")
def tallies():
    few = ("four helpers", "four hoarders", "one hoarder, three helpers")
    return {name: balance.tally("terra", terra_balance.LINEUPS[name], 160, workers=1) for name in few}


@pytest.mark.long
def test_the_dilemma_is_real(tallies):
    """160 games are few: the limits are wide. `run.py balance --game terra` plays more."""
    helpers, hoarders, mixed = tallies.values()
    assert 0.80 <= helpers.share("saved") <= 0.99
    assert hoarders.share("saved") < 0.05
    assert mixed.mean("hoarder", "points") > 1.3 * mixed.mean("helper", "points")
    assert mixed.mean("hoarder", "won") > 0.25
    assert mixed.share("saved") < helpers.share("saved") - 0.1


@pytest.mark.long
def test_the_report_has_a_line_for_each_kind_and_each_target(tallies):
    lines, good = terra_balance.report(tallies)
    assert sum("helper" in line and "games" not in line for line in lines) >= 2
    assert sum(line.startswith(("met", "MISSED")) for line in lines) == 5
    assert good == (not any(line.startswith("MISSED") for line in lines))


def test_the_command_finds_the_game(capsys):
    assert balance.main(["--game", "terra", "--games", "4", "--workers", "1"]) in {0, 1}
    assert "four helpers" in capsys.readouterr().out
    assert balance.main(["--game", "terra", "--deck", "nowhere.csv"]) == 2
    assert "nowhere.csv" in capsys.readouterr().err
