"""Many games of Terrabilis: what is measured, and the table of `run.py balance --game terrabilis`."""

import pytest

import terra_widgets as tw
from terra_widgets.games.terrabilis import balance as terrabilis_balance
from terra_widgets.simulation import balance, columns

FEW = {"games": 12, "workers": 1, "seed": 4}


@pytest.fixture(scope="module")
def frame():
    return tw.simulate("terrabilis", players=["builder", "steward", "ally", "random"], **FEW)


def test_there_is_one_row_per_player_and_game(frame):
    assert list(frame.columns) == list(columns("terrabilis"))
    assert len(frame) == 48
    assert frame.isna().sum().sum() == 0


def test_wins_and_counters_add_up(frame):
    games = frame.groupby("game")
    won = games.won.sum()
    assert (((won - 1).abs() < 1e-9) | (won == 0)).all()
    assert (games.won.sum()[games.lost.max() == 1] == 0).all()
    left = games[["nature", "wellbeing"]].sum().sum(axis=1)
    # What countries put onto the zone and did not take back is gone or lies there.
    assert (left <= 96).all()
    assert (games.burst.sum() == games.bursts.max()).all()
    assert (games.harm.sum() - games.benefit.sum() <= 35).all()


def test_a_game_can_be_played_again_from_its_seed(frame):
    row = frame.iloc[0]
    table = tw.new(
        "terrabilis",
        players=[f"bot:{kind}" for kind in frame[frame.game == row.game].player],
        seed=int(row.seed),
    ).advance()
    assert list(table.outcome.points.values()) == list(frame[frame.game == row.game].points)


def test_events_of_many_games():
    events = tw.simulate("terrabilis", players=["builder", "steward"], games=2, workers=1, detail="events")
    assert {"harm", "benefit", "burst", "install", "gain", "year"} <= set(events.event)
    assert events[events.event == "harm"].amount.max() < 0


@pytest.fixture(scope="module")
def tallies():
    fast = {name: kinds for name, kinds in terrabilis_balance.LINEUPS.items() if "thinker:1" not in kinds}
    fast[terrabilis_balance.SENSIBLE] = ("builder", "steward", "ally", "steward")
    return {name: balance.tally("terrabilis", kinds, 4, workers=1) for name, kinds in fast.items()}


@pytest.mark.long
def test_the_report_tells_of_every_table_and_every_target(tallies):
    lines, good = terrabilis_balance.report(tallies)
    text = "\n".join(lines)
    assert all(name in text for name in tallies)
    assert good == ("MISSED" not in text)
    assert text.count("met   ") + text.count("MISSED") == 8


def test_four_builders_lose_the_planet(tallies):
    assert tallies["four builders"].share("lost") > 0.5


def test_the_command_finds_the_game(capsys):
    assert balance.main(["--game", "terrabilis", "--deck", "nowhere.csv", "--games", "4"]) == 2
    assert "nowhere.csv" in capsys.readouterr().err
